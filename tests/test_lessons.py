"""Lessons, played through the real rules: as their files have them, and by a learner who does something else."""

import re

import pytest

from games import game_of
from madang.engine.drivers import interpreted
from madang.engine.refusal import Refused
from madang.engine.words import LANGUAGES
from madang.games import NAMES
from madang.lessons import FILE, LEARNER, Guide, Progress, lacks, lesson_of, played, read_lesson, words_file
from madang.tables import Table

LESSONS = {name: lesson for name in NAMES if (lesson := lesson_of(game_of(name)))}
every_lesson = pytest.mark.parametrize("lesson", LESSONS.values(), ids=LESSONS)
LONGEST_SENTENCES = 2
A_MINUTE = 200
"""Words that are read in a minute."""


@every_lesson
def test_a_lesson_leads_from_its_first_step_to_its_last(lesson):
    assert lacks(lesson) == []


@every_lesson
def test_every_step_is_short(lesson):
    """At most two sentences, and an order that begins with the learner's act."""
    for language, act in zip(LANGUAGES, ("Your move: ", "À vous\u00a0: "), strict=True):
        for step in lesson.steps:
            said = lesson.say(language, f"{step.name}-text").replace("…", "")
            assert sum(said.count(mark) for mark in (". ", "? ", "! ")) < LONGEST_SENTENCES, said
            for number, _ in enumerate(step.moves, 1):
                assert lesson.say(language, f"{step.name}-order-{number}").startswith(act)


@every_lesson
def test_the_idea_takes_a_minute_and_the_whole_no_more_than_ten(lesson):
    assert 5 <= lesson.minutes <= 10
    for language in LANGUAGES:
        assert len(" ".join(lesson.ideas(language)).split()) <= A_MINUTE


@every_lesson
def test_what_a_step_teaches_is_true_away_from_its_table(lesson):
    """The rules tell it, too: it names no player, and speaks of no card that lies here now."""
    for language in LANGUAGES:
        source = words_file(lesson.folder, language).read_text("utf-8")
        for name in (step.name for step in lesson.steps):
            said = re.search(rf"^{name}-text = (.*)$", source, re.MULTILINE)
            assert said
            assert "{" not in said[1]
            assert not re.search(r"\b(here|now|you hold its|ici|maintenant)\b", said[1], re.IGNORECASE), said[1]


@every_lesson
def test_who_does_something_else_is_led_on(lesson):
    """Another move than the suggested one, wherever there is one: what is suggested and lit stays possible."""
    table, guide, said = lesson.table(), Guide(lesson, Progress()), []
    guide.look(table)
    while not guide.over and not table.over:
        if table.to_act == LEARNER and guide.progress.since is not None and not guide.step.moves:
            guide.go_on(table)
            continue
        suggestion = guide.suggested(table)
        others = [move for move in table.moves() if suggestion is None or move != suggestion.move]
        seat, move = table.to_act, (others or table.moves())[len(said) % max(1, len(others))]
        before = guide.progress.step
        table.play(move)
        guide.follow(table, seat, move)
        if suggestion and others:
            assert guide.progress.step == before + 1
            assert guide.progress.otherwise
        said.append(move)
    assert guide.over or table.over


@every_lesson
def test_a_newcomer_can_play_at_once_what_was_taught(lesson):
    """The options of the lesson lead to an ordinary deal with the same decks."""
    table = Table(lesson.game, lesson.players, 1, lesson.options, core=interpreted(lesson.game))
    assert table.options.items() >= lesson.options.items()
    for seat, taught in zip(table.view()["seats"], lesson.table().view()["seats"], strict=True):
        assert seat.get("clans") == taught.get("clans")


def test_a_bot_does_what_it_is_told_as_soon_as_it_can():
    lesson = LESSONS["koryo"]
    table, guide = lesson.table(), Guide(lesson, Progress())
    for seat, move in ((0, "lay 2 merchant"), (1, "lay 2 guardian"), (2, "lay 2 guardian")):
        assert seat != 1 or guide.reply(1, table) == "lay 1 banker"
        table.play(move)
        guide.follow(table, seat, move)
    while "lay 1 banker" not in table.moves() or table.to_act != 1:
        assert table.to_act != 1 or guide.reply(1, table) is None
        table.play(table.moves()[-1])
    assert guide.reply(1, table) == "lay 1 banker"


def test_what_is_taken_back_was_never_done():
    lesson = LESSONS["koryo"]
    guide, table = next((guide, table) for guide, table in played(lesson) if guide.step.name == "tokens")
    progress = guide.progress
    table.play("banker")
    guide.follow(table, LEARNER, "banker")
    assert guide.progress != progress
    guide.undo()
    assert guide.progress == progress


BROKEN = {
    'rule = "KO-MAJ-1"': ('rule = "KO-MAJ-99"', "step 'majorities' cites KO-MAJ-99; Koryŏ has no such rule."),
    'move = "lay 2 banker"': ('move = "lay 3 banker"', "Step 'majorities': 'lay 3 banker' is not possible there."),
    'name = "points"': ('name = "pints"', "The lesson of Koryŏ has no words 'pints' in en."),
    'light = [{ field = "powers" }]': ('light = [{ field = "sky" }]', "lights {'field': 'sky'}, which is not there."),
    'asked = ["discard"]': ('asked = ["tea"]', "Step 'keeping' is never reached."),
    "minutes = 7": ('minutes = "seven"', "'minutes' of a lesson is a whole number, not 'seven'."),
    "seed = 95": ("weather = 95", "a lesson has no 'weather'; the fields are minutes, seed"),
    "[position]": ("[position", "is not a TOML file"),
}


@pytest.mark.parametrize("old", BROKEN)
def test_a_broken_lesson_says_what_is_wrong(tmp_path, old):
    new, sentence = BROKEN[old]
    lesson = LESSONS["koryo"]
    source = (lesson.folder / FILE).read_text("utf-8")
    assert old in source
    (tmp_path / FILE).write_text(source.replace(old, new), "utf-8")
    (tmp_path / "text").symlink_to(lesson.folder / "text")
    try:
        said = lacks(read_lesson(lesson.game, tmp_path / FILE))
    except Refused as refusal:
        said = [str(refusal)]
    assert any(sentence in one for one in said), said


def test_a_lesson_speaks_every_language(tmp_path):
    lesson = LESSONS["koryo"]
    (tmp_path / FILE).write_text((lesson.folder / FILE).read_text("utf-8"), "utf-8")
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text((lesson.folder / "text" / "en.ftl").read_text("utf-8"), "utf-8")
    assert lacks(read_lesson(lesson.game, tmp_path / FILE)) == [
        f"{tmp_path} has no words in fr: a lesson speaks en and fr."
    ]
