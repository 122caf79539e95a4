"""A person plays against bots in a terminal. Knows the table, the words and a game's tabletop; no game in particular,
and nothing that the person's seat may not see."""

import difflib
from collections.abc import Callable

from rich.text import Text

from madang.bots import Bot, at_once, bot
from madang.bots.shared import is_shared_ready
from madang.cli import rules_page
from madang.cli.files import Keeper, shell_command
from madang.cli.moves import Moves
from madang.cli.screen import Screen
from madang.cli.tables import tabletop
from madang.engine.game import Plain
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.engine.rng import generator
from madang.engine.warming import start_warming
from madang.engine.words import LANGUAGES
from madang.tables import Table
from madang.terminal.tabletop import Line
from madang.terminal.texts import Texts, texts_in

HELP = "?"
MOST_DIGITS = 4
FEW_MOVES = 4
"""How many moves are named when a text may mean several."""


class Quit(Exception):
    """The person leaves the table."""


class Play:
    """One session at the table: from the first prompt to the end of the game or to `quit`."""

    def __init__(self, table: Table, seat: int, bots: list[str], screen: Screen, texts: Texts, keeper: Keeper):
        self.table = table
        self.seat = table.check_seat(seat)
        self.bot_names = bots
        others = [other for other in range(table.players) if other != seat]
        if len(bots) not in (1, len(others)):
            raise Refused(texts.say("refused-bots", seats=len(others), given=len(bots)))
        self.bot_of = dict(zip(others, bots if len(bots) > 1 else bots * len(others), strict=True))
        self.bots = {other: bot(name, table.game) for other, name in self.bot_of.items()}
        self.rng = generator(None)
        self.screen, self.texts, self.keeper = screen, texts_in(texts.language, table.game), keeper
        self.words = table.words(texts.language)
        self.tabletop = tabletop(table.game)
        self.moves = Moves(table, self.tabletop, texts)
        self.since = self._start_of_part()
        self.made = 0
        """Moves the person has made in this session and not taken back."""
        self.acts: dict[str, Callable[[], bool]] = {
            "moves": self._show_moves,
            "table": self._show_table,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
        }
        self.commands = {word: act for name, act in self.acts.items() for word in words_of_command(name)}

    def run(self) -> None:
        """Plays to the end; leaving early, by whatever way, saves."""
        try:
            self._welcome()
            self._let_bots_play()
            while not self.table.over:
                self.show()
                self._ask()
                self._let_bots_play()
        except (EOFError, KeyboardInterrupt, Quit):
            self.screen.line()
            self._leave("resume-with", "play", "--resume")
            return
        self._finish()

    # The others

    def _let_bots_play(self) -> None:
        while (seat := self.table.to_act) is not None and seat != self.seat:
            states = self.table.known_to(seat, self.rng)
            self.table.play(self._bot_at(seat).choose(states, self.table.legal(), seat, self.rng), seat)
        if self.made:
            self._try_to_keep()

    def _bot_at(self, seat: int) -> Bot:
        """Who plays at a seat, or stands in there while the bot is not compiled yet."""
        name = at_once(self.bot_of[seat], self.table.game)
        return self.bots[seat] if name == self.bot_of[seat] else bot(name, self.table.game)

    # What is shown

    def _welcome(self) -> None:
        self.screen.line(self.texts.say("welcome", name=self.words.seat(self.seat), seat=self.seat), "bold")
        for seat, name in self.bot_of.items():
            self.screen.line(self.texts.say("welcome-bot", name=self.words.seat(seat), seat=seat, bot=name))
        self.screen.line(self.texts.say("welcome-help"))
        if start_warming([self.table.game], is_shared_ready()):
            self.screen.line(self.texts.say("not-compiled"), "dim")

    def show(self) -> None:
        """What happened, the table, and what is asked: on one screen, where that can be."""
        if self.screen.draws:
            self._show_on_one_screen()
            return
        lines = self._account(self.since)
        if lines:
            self.screen.gap()
            self.screen.line(self.texts.say(self._heading), "bold")
            self._show_lines(lines)
        self._show_table()
        asked = self._asked()
        title, hint = self.words.prompt(asked)
        self.screen.gap()
        self.screen.line(f"{title} ({asked['rule']})", "bold")
        self.screen.line(hint, "dim")
        self.screen.items(self._items(asked))

    def _show_on_one_screen(self) -> None:
        """What happened is seen whole or not at all; the table is as full as the rest allows, then what can be done is
        said as fully as there is room, then comes the hint. What is not seen stands above."""
        asked, screen = self._asked(), self.screen
        title, hint = self.words.prompt(asked)
        head, hints = screen.wrapped(f"{title} ({asked['rule']})", "bold"), screen.wrapped(hint, "dim")
        news, choices, smallest = self._news(), screen.choices(self._items(asked)), len(self._drawn(0))
        room = screen.height - len(head) - 1 - (2 if screen.gaps else 0)
        least = next((len(choice) for choice in choices[-2:] if smallest + len(choice) <= room), len(choices[-1]))
        seen = len(news) if smallest + len(news) + least <= room else 0
        table = self._drawn(room - seen - least)
        room -= seen + len(table)
        listed = next((choice for choice in choices if len(choice) <= max(1, room)), None)
        if listed is None:
            listed = choices[-1][: max(0, room - 1)]
            listed += screen.wrapped(self.texts.say("more-moves", count=len(asked["options"])), "dim")
        screen.show(news)
        screen.gap()
        screen.show(table)
        screen.gap()
        screen.show(head + (hints if len(hints) + len(listed) <= room else []) + listed)

    def _drawn(self, height: int | None = None) -> list[Text]:
        view = self.table.view(self.seat)
        return self.tabletop.draw(view, self.words, self.texts, self.screen.width, height)

    @property
    def _heading(self) -> str:
        return "since" if self.made else "so-far"

    def _news(self) -> list[Text]:
        lines = self._account(self.since)
        return [Text(self.texts.say(self._heading), "bold"), *self._lines(lines)] if lines else []

    def _lines(self, lines: list[Line]) -> list[Text]:
        """The log as it stands in a terminal."""
        told = []
        for line in lines:
            mark, style = ("", "bold") if line.heading else ("· ", "")
            told += self.screen.wrapped(f" {mark}{line.text}", style, 3)
        return told

    def _show_lines(self, lines: list[Line]) -> None:
        if self.screen.plain:
            self.screen.lines(line.text for line in lines)
        else:
            self.screen.show(self._lines(lines))

    def _show_table(self) -> bool:
        """The whole table, however many lines that takes."""
        self.screen.gap()
        if self.screen.draws:
            self.screen.show(self._drawn())
        else:
            self.screen.lines(self.tabletop.describe(self.table.view(self.seat), self.words, self.texts))
        return False

    def _show_moves(self) -> bool:
        self.screen.items(self._items(self._asked()))
        return False

    def _items(self, asked: Plain) -> list[tuple[str, str]]:
        """What can be done: in a sentence, and as little as one has to type."""
        options = zip(asked["options"], self.table.legal(), strict=True)
        return [(self.moves.said(option), self.moves.typed(action)) for option, action in options]

    def _account(self, since: int, short: bool = True) -> list[Line]:
        return self.tabletop.account(self.table.events(self.seat, since), self.words, self.texts, short)

    def _start_of_part(self) -> int:
        """The decision with which the present part of the game (a round, say) began."""
        for decision in range(len(self.table.actions), 0, -1):
            lines = self.tabletop.account(self.table.events(self.seat, decision), self.words, self.texts, True)
            if any(line.heading for line in lines):
                return decision
        return 0

    def _asked(self) -> Plain:
        asked = self.table.prompt(self.seat)
        assert asked is not None
        return asked

    # What is answered

    def _ask(self) -> None:
        """Asks until a move was made or taken back."""
        count = len(self.table.legal())
        question = self.texts.say("question" if count > 1 else "question-one", count=count) + " "
        while not self._obey(" ".join(self.screen.ask(question).split())):
            pass

    def _obey(self, answer: str) -> bool:
        """Does what was typed; True when a move was made or taken back."""
        if not answer:
            return False
        if (topic := self._topic(answer)) is not None:
            self._explain(topic)
            return False
        if answer.lower() in self.commands:
            return self.commands[answer.lower()]()
        action = self._move_meant(answer)
        if action is None:
            return False
        decision = len(self.table.actions) + 1
        try:
            self.table.play(action, self.seat)
        except IllegalMove as refusal:
            self.screen.line(self.texts.say("impossible", move=self.moves.typed(action), rule=str(refusal.rule)))
            return False
        self.since = decision
        self.made += 1
        return True

    def _topic(self, answer: str) -> str | None:
        """What is asked about with `?` or a word for help; None where nothing is asked."""
        if answer.startswith(HELP):
            return answer.removeprefix(HELP).strip()
        first, _, rest = answer.partition(" ")
        return rest if first.lower() in words_of_command("help") else None

    def _move_meant(self, answer: str) -> int | None:
        """The move typed as a number, in whatever words or in notation; None, said so, if it is none."""
        legal = self.table.legal()
        if answer.isdecimal():
            number = int(answer[: MOST_DIGITS + 1])
            if 1 <= number <= len(legal):
                return legal[number - 1]
            self.screen.line(self.texts.say("not-a-number", number=shorten(answer, 12), count=len(legal)))
            return None
        found = self.moves.meant(answer, legal)
        if len(found) == 1:
            return found[0]
        typed = [self.moves.typed(action) for action in found or legal]
        text, count = shorten(answer), len(legal)
        if found:
            some = ", ".join(typed[:FEW_MOVES]) + (", …" if len(typed) > FEW_MOVES else "")
            self.screen.line(self.texts.say("several-moves", text=text, moves=some))
        else:
            example = difflib.get_close_matches(answer.lower(), typed, 1, 0.0)[0]
            self.screen.line(self.texts.say("not-a-move", text=text, example=example, count=count))
        return None

    def _undo(self) -> bool:
        if not self.made:
            self.screen.line(self.texts.say("nothing-to-undo"))
        elif not self.table.can_undo:
            self.screen.line(self.texts.say("cannot-undo"))
        else:
            action = self.table.actions[-1]
            self.table.undo()
            option = self.table.option(action)
            self.since = len(self.table.actions) + 1
            self.made -= 1
            self.screen.line(self.texts.say("taken-back", move=self.moves.said(option)))
            return True
        return False

    def _log(self) -> bool:
        self._show_lines(self._account(0, short=False))
        return False

    def _save(self) -> bool:
        if self._try_to_keep():
            self.screen.line(self.texts.say("saved", path=str(self.keeper.path)), wrapped=False)
        return False

    def _quit(self) -> bool:
        raise Quit

    # What is kept

    def _keep(self) -> None:
        self.keeper.keep(self.table, self.seat, self.bot_names)

    def _try_to_keep(self) -> bool:
        """Saves after every move, so that a closed terminal loses nothing; a full disk is no reason to stop playing."""
        try:
            self._keep()
        except Refused as refusal:
            self.screen.line(str(refusal), "dim")
            return False
        return True

    def _leave(self, key: str, *arguments: str) -> None:
        """Saves, and says where and what to do with it: a command to be copied stands alone in its line."""
        self._keep()
        self.screen.line(self.texts.say("saved", path=str(self.keeper.path)), wrapped=False)
        self.screen.line(self.texts.say(key))
        self.screen.line(shell_command(*arguments, self.keeper.name), wrapped=False)

    # What is explained

    def _explain(self, topic: str) -> None:
        asked, legal = self._asked(), self.table.legal()
        example = self.moves.typed(legal[0])
        if not topic:
            self._explain_commands(example, asked["rule"])
            return
        if topic.upper() in self.table.game.rules:
            for text in self._rule(topic):
                self.screen.line(text, hanging=2)
            return
        if topic.isdecimal():
            action = self._move_meant(topic)
            if action is not None:
                self._explain_move(action)
            return
        card, meant = self.moves.card_meant(topic), self.moves.meant(topic, legal)
        if card is not None:
            self._explain_card(card)
        if len(meant) == 1 and (card is None or meant[0] in legal):
            self._explain_move(meant[0])
        elif card is None:
            self.screen.line(self.texts.say("unknown-topic", text=shorten(topic), example=example))

    def _explain_commands(self, example: str, rule: str) -> None:
        say = self.texts.say
        card = self.tabletop.names(self.table.game.cards[0], self.words)[0].lower()
        rows = [
            (say("help-number"), say("help-number-does")),
            (example, say("help-notation-does")),
            (say("help-explain-number"), say("help-explain-number-does")),
            (f"? {rule}", say("help-explain-rule-does")),
            (f"? {card}", say("help-explain-card-does")),
            *((say(f"command-{name}"), say(f"help-{name}-does")) for name in ("help", *self.acts)),
        ]
        width = max(len(typed) for typed, _ in rows)
        for typed, does in rows:
            text = say("help-line", typed=typed, does=does) if self.screen.plain else f"  {typed:<{width}}  {does}"
            self.screen.line(text, hanging=width + 4)

    def _explain_move(self, number: int) -> None:
        """In words, whether it is possible, what it would do, the rule it rests on, and the powers of the cards it
        names."""
        actions = self.table.game.actions
        action = actions.actions[number]
        words = self.words.move(action.block, action.fields)
        self.screen.line(self.texts.say("explain-move", words=words, notation=self.moves.typed(number)), "bold")
        rule = actions.block(number).rule
        try:
            self.table.check(number, self.seat)
        except IllegalMove as refusal:
            rule = refusal.rule or rule
            self.screen.line(self.texts.say("explain-not-now", rule=rule))
        else:
            for consequence in self.table.foresee(number, self.seat):
                self.screen.line(self.words.would(consequence))
        for card in action.fields.values():
            if card in self.table.game.cards:
                self.screen.line(self._card_line(card))
        facts = list(self.tabletop.about_move(action.fields, self.words, self.texts))
        for fact in facts:
            self.screen.line(fact, hanging=2)
        if not facts:
            self._show_rule(rule)

    def _explain_card(self, card: str) -> None:
        self.screen.line(self._card_line(card), "bold")
        for rule in self.tabletop.CARD_RULES[card]:
            self._show_rule(rule)

    def _card_line(self, card: str) -> str:
        about = self.tabletop.about(card, self.words)
        return self.texts.say("explain-card", card=self.words.card(card), does=about)

    def _show_rule(self, name: str) -> None:
        self.screen.line(self._rule(name)[0], hanging=2)

    def _rule(self, name: str) -> list[str]:
        return rules_page.rule(self.table.game, self.texts.language, name, self.texts)

    # The end

    def _finish(self) -> None:
        lines = self._account(self.since)
        if lines:
            self.screen.gap()
            self.screen.line(self.texts.say("since"), "bold")
            self._show_lines(lines)
        self._show_table()
        self.screen.gap()
        self.screen.line(self.texts.say("final"), "bold")
        show_scores(self.table, self.screen, self.texts)
        self.screen.gap()
        self._leave("replay-with", "replay")


def show_scores(table: Table, screen: Screen, texts: Texts) -> None:
    """The final count, and who has won."""
    words, shown = table.words(texts.language), tabletop(table.game)
    texts = texts_in(texts.language, table.game)
    if screen.draws:
        screen.show(shown.draw_scores(table.view(), table.winners(), words, texts, screen.width))
    else:
        screen.lines(shown.describe_scores(table.view(), words, texts))
    names = [words.seat(seat) for seat in table.winners()]
    screen.gap()
    screen.line(texts.say("won", count=len(names), names=", ".join(names)), "bold")


def words_of_command(name: str) -> list[str]:
    """What one may type for a command, in all languages."""
    return [word for language in LANGUAGES for word in texts_in(language).say(f"command-{name}").split(", ")]
