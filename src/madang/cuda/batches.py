"""Many games side by side on a GPU, stepped together into arrays that stay there."""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from madang.cuda.kernels import aligned, device, kernels, launch, room_on_gpu, words_of
from madang.engine.batch import SHOWN, Batch
from madang.engine.game import Game
from madang.engine.refusal import IllegalMove

ON_DEVICE = (*SHOWN, "states", "numbers", "options", "seed", "_relative", "_absolute", "_chosen")


class CudaBatch(Batch):
    """A batch whose arrays lie on the GPU, with the same contents as `madang.batch` would have after the same steps.
    Each has `__cuda_array_interface__`: `torch.as_tensor(batch.observations, device="cuda")` shares its memory, and a
    tensor on the GPU is taken as actions. There are no bots inside."""

    resting: Any

    def __init__(
        self,
        game: Game,
        players: int | Sequence[int],
        size: int,
        seed: int | str | bytes | None = None,
        options: Mapping[str, Any] | Sequence[Mapping[str, Any]] | None = None,
        relative: bool = False,
        once: bool = False,
        perfect: bool = False,
    ):
        device()  # there has to be one
        super().__init__(game, players, size, seed, options, relative=relative, once=once, perfect=perfect)

    @property
    def over(self) -> bool:
        return bool(self.resting.copy_to_host().all())

    def step(self, actions: Any) -> None:
        """One decision in every game; what is done on the GPU after it sees the new situation. Actions are an array on
        the GPU, or one that is copied there."""
        self.start_step(actions)

    def wait(self) -> None:
        """Returns when all that was started on the GPU is done."""
        device().synchronize()

    def _choose(self, actions: Any) -> None:
        """Takes the actions of the next step, if all are legal."""
        chosen = self._on_device(actions)
        launch(self._core.first_illegal, len(self), chosen, self.masks, self.resting, self._found)
        wrong = int(self._found.copy_to_host()[0])
        if wrong < len(self):
            self._found.copy_to_device(np.array([len(self)]))
            action = int(chosen.copy_to_host()[wrong])
            raise IllegalMove(f"Action {action} is not legal in game {wrong} of the batch; nothing was changed.")
        self._chosen = chosen

    def _on_device(self, actions: Any) -> Any:
        """The actions of a step where the rules are."""
        if not hasattr(actions, "__cuda_array_interface__"):
            return device().to_device(self._actions(actions))
        given = device().as_cuda_array(actions)
        if given.shape != (len(self),) or given.dtype != np.int64 or not given.is_c_contiguous():
            raise IllegalMove(
                f"A batch of {len(self)} games takes as many actions on the GPU, int64 and one after the other, "
                f"not an array of shape {given.shape} and type {given.dtype}."
            )
        return given

    def _prepare(self) -> None:
        """Moves the arrays to the GPU."""
        self._core = kernels(self.game)
        self.states = aligned(self.states)
        needed = sum(getattr(self, name).nbytes for name in ON_DEVICE)
        with room_on_gpu(len(self), f"games of {self.game.title} side by side", needed):
            for name in ON_DEVICE:
                setattr(self, name, device().to_device(getattr(self, name)))
            self._found = device().to_device(np.array([len(self)]))

    def _begin(self, here: bool = False) -> None:
        for shown in (self.observations, self.masks, self.perfect):
            if shown.size:
                launch(self._core.clear, len(self), words_of(shown))
        launch(
            self._core.step,
            len(self),
            self.states,
            self._chosen,
            self.numbers,
            self.players,
            self.options,
            self.seed,
            self._absolute,
            self._relative,
            self._once,
            self.seats,
            self.observations,
            self.masks,
            self.finished,
            self.resting,
            self.scores,
            self.shares,
            self.last_observations,
            self.perfect,
            self._found,
        )

    def __getstate__(self) -> dict[str, Any]:
        """All but the kernels, on the processor."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("_core", "_found")}
        kept |= {name: kept[name].copy_to_host() for name in ON_DEVICE}
        return {**kept, "states": kept["states"].view(self.game.state)}
