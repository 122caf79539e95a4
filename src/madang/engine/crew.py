"""Threads that play the parts of a step together, and what they say to each other without the interpreter's lock.

Waking a thread through the system takes longer than playing hundreds of decisions. So a thread that has played its part
stays in compiled code for a while and looks again and again at its *slot*, where the next call to work appears; only
then it goes home to Python and sleeps. Nothing here knows rules, nor the batch whose arrays are worked on.

A slot is a number that only changes in one piece. It is a call, which is 0 or more and says which arrays are meant, or

    TAKEN    the part is being played
    AWAKE    it is played, and a thread in compiled code looks out for the next call
    ASLEEP   it is played, and whoever shall play the next one has to be woken
"""

import os
from operator import is_
from threading import Lock, Thread
from time import sleep
from typing import Any

import numpy as np
from numba import types
from numba.extending import intrinsic

from madang.engine.rule import rule

AWAKE, ASLEEP, TAKEN = -1, -2, -3
SLOT_WORDS = 8
"""A slot has a cache line of its own, of which it uses the first word."""
PATIENCE = 2500
"""How often a thread looks for a call before it goes home: about a millisecond."""
IMPATIENCE = 200
"""How often the one who called looks whether all parts are played before it sleeps between two looks."""
BREAK = 50e-6
"""Seconds of such a sleep."""

_give_way = types.ExternalFunction("SwitchToThread" if os.name == "nt" else "sched_yield", types.int32())
"""Lets others use the processor, if any wait for it: who looks for something must not keep away who works on it."""


# In compiled code


def _place(context: Any, builder: Any, kind: Any, slot: Any) -> Any:
    return context.make_array(kind)(context, builder, slot).data


@intrinsic
def _seen(context: Any, slot: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.load_atomic(_place(context, builder, slot, values[0]), "acquire", 8)

    return types.int64(slot), generate


@intrinsic
def _put(context: Any, slot: Any, new: Any) -> Any:
    """The number that was there before."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.atomic_rmw("xchg", _place(context, builder, slot, values[0]), values[1], "seq_cst")

    return types.int64(slot, types.int64), generate


@intrinsic
def _change(context: Any, slot: Any, old: Any, new: Any) -> Any:
    """Whether the old number was there, and the new one is now."""

    def generate(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        place = _place(context, builder, slot, values[0])
        return builder.extract_value(builder.cmpxchg(place, values[1], values[2], "seq_cst", "seq_cst"), 1)

    return types.boolean(slot, types.int64, types.int64), generate


@rule
def taken(slot: Any, call: Any) -> Any:
    """Whether this call is there, and nobody else takes it."""
    return _change(slot, call, TAKEN)  # type: ignore[call-arg]


@rule
def rest(slot: Any, patience: Any) -> None:
    """Says that the part is played, and looks so many times whether something else is there."""
    _put(slot, AWAKE)  # type: ignore[call-arg]
    while patience and _seen(slot) == AWAKE:
        patience -= 1
        _give_way()
    _change(slot, AWAKE, ASLEEP)


@rule
def call_all(slots: Any, call: Any, first: Any) -> Any:
    """Puts a call into every slot; whether anybody from `first` on was asleep."""
    asleep = False
    for i in range(len(slots)):
        if _put(slots[i], call) == ASLEEP and i >= first:  # type: ignore[call-arg]
            asleep = True
    return asleep


@rule
def all_played(slots: Any, patience: Any) -> Any:
    """Whether all parts are played, after so many looks at most."""
    for i in range(len(slots)):
        while _seen(slots[i]) not in (AWAKE, ASLEEP):  # type: ignore[call-arg]
            if patience == 0:
                return False
            patience -= 1
            _give_way()
    return True


# In Python


class Crew:
    """Plays steps in parts. A part is what `step_range` of a core takes first, up to the `Room`. Each has a thread,
    which starts when it is first needed; but the first part is played by the one who calls, if that one stays."""

    def __init__(self, core: Any, parts: list[tuple[int, int, Any]]):
        self._core = core
        self._alone = parts[0] if len(parts) == 1 else None
        self._slots = np.full((len(parts), SLOT_WORDS), ASLEEP, np.int64)
        self._parts = [
            (first, last, room._replace(slot=slot))
            for (first, last, room), slot in zip(parts, self._slots, strict=True)
        ]
        self._doors: list[Any] = [None] * len(parts)
        """A lock behind which the thread sleeps, where there is a thread."""
        self._work: tuple[int, tuple[Any, ...]] = 0, ()
        """The call for these arrays, and the arrays. Other arrays have another call, which sends home who is awake."""
        self._errors: list[Exception] = []
        self._under_way = self._ended = False

    def begin(self, arrays: tuple[Any, ...], here: bool) -> None:
        """Begins a step of these arrays. `here`: the one who calls is going to wait at once, and so plays a part."""
        if here and self._alone:  # there is nobody to call
            first, last, room = self._alone
            room.slot[0] = 0
            self._core.step_range(first, last, room, 0, 0, *arrays)
            return
        call, before = self._work
        others = len(arrays) != len(before) or not all(map(is_, arrays, before))
        if others:
            call += 1
            self._work = call, arrays
        self._under_way = True
        if self._core.call_all(self._slots, call, int(here)) or others:
            self._wake(int(here))

    def wait(self) -> None:
        """Returns when the step is played that was begun last, if there is one. Plays the parts that nobody has taken:
        the first one, and those of threads that take long to wake up."""
        if not self._under_way:
            return
        for number in range(len(self._slots)):
            if self._slots[number, 0] >= 0:
                self._play(number, 0)
        patience = IMPATIENCE
        while not self._core.all_played(self._slots, patience):
            sleep(BREAK)
            patience = 0
        self._under_way = False
        if self._errors:
            errors, self._errors = self._errors, []
            raise errors[0]

    def end(self) -> None:
        """Sends all threads home for good."""
        self._ended = True
        for door in self._doors:
            if door is not None and door.locked():
                door.release()

    def _wake(self, first: int) -> None:
        """Wakes whoever has a call and may be asleep. Being woken too often does no harm."""
        for number in range(first, len(self._slots)):
            if self._slots[number, 0] < 0:
                continue
            door = self._doors[number]
            if door is None:
                door = Lock()
                door.acquire()
                self._doors[number] = door
                Thread(target=self._serve, args=(number, door), daemon=True).start()
            elif door.locked():
                door.release()

    def _serve(self, number: int, door: Any) -> None:
        while not self._ended:
            self._play(number, PATIENCE)
            door.acquire()

    def _play(self, number: int, patience: int) -> None:
        call, arrays = self._work
        try:
            self._core.step_range(*self._parts[number], call, patience, *arrays)
        except Exception as error:
            self._errors.append(error)
            self._slots[number, 0] = ASLEEP
