"""A person plays against bots in a terminal. Knows the table, the words and a game's tabletop; no game in particular,
and nothing that the person's seat may not see."""

import difflib
import shlex
import unicodedata
from collections.abc import Callable

from madang.bots import bot
from madang.cli import rules_page
from madang.cli.files import Keeper
from madang.cli.screen import Screen
from madang.cli.tables import Line, tabletop
from madang.cli.texts import Texts
from madang.engine.game import Plain
from madang.engine.refusal import IllegalMove, Refused, shorten
from madang.engine.rng import generator
from madang.engine.warming import start_warming
from madang.tables import Table

HELP = "?"
COMMANDS = ("undo", "log", "table", "save", "quit")
MOST_DIGITS = 4


class Quit(Exception):
    """The person leaves the table."""


class Play:
    """One sitting: from the first prompt to the end of the game or to `quit`."""

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
        self.screen, self.texts, self.keeper = screen, texts, keeper
        self.words = table.words(texts.language)
        self.tabletop = tabletop(table.game.name)
        self.since = self._start_of_part()
        self.made = 0
        """Moves the person has made in this sitting and not taken back."""
        self.commands: dict[str, Callable[[], bool]] = {}
        acts = (self._undo, self._log, self._show_table, self._save, self._quit)
        for name, act in zip(COMMANDS, acts, strict=True):
            self.commands[name] = self.commands[texts.say(f"command-{name}")] = act

    def run(self) -> None:
        """Plays to the end; leaving early, by whatever way, saves."""
        try:
            self._welcome()
            self._let_bots_play()
            while not self.table.over:
                self._show()
                self._ask()
                self._let_bots_play()
        except (EOFError, KeyboardInterrupt, Quit):
            self.screen.line()
            self._leave("resume-with")
            return
        self._finish()

    # The others

    def _let_bots_play(self) -> None:
        while (seat := self.table.to_act) is not None and seat != self.seat:
            states = self.table.known_to(seat, self.rng)
            self.table.play(self.bots[seat].choose(states, self.table.legal(), seat, self.rng), seat)
        if self.made:
            self._try_to_keep()

    # What is shown

    def _welcome(self) -> None:
        self.screen.line(self.texts.say("welcome", name=self.words.seat(self.seat), seat=self.seat), "bold")
        for seat, name in self.bot_of.items():
            self.screen.line(self.texts.say("welcome-bot", name=self.words.seat(seat), seat=seat, bot=name))
        self.screen.line(self.texts.say("welcome-help"))
        if start_warming([self.table.game]):
            self.screen.line(self.texts.say("not-compiled"), "dim")

    def _show(self) -> None:
        """What happened, the table, and what is asked."""
        lines = self._account(self.since)
        if lines:
            self.screen.gap()
            self.screen.line(self.texts.say("since" if self.made else "so-far"), "bold")
            self._show_lines(lines)
        self._show_table()
        self._show_prompt()

    def _show_lines(self, lines: list[Line]) -> None:
        for line in lines:
            if self.screen.plain:
                self.screen.line(line.text)
            else:
                self.screen.line(f" {'' if line.heading else '· '}{line.text}", "bold" if line.heading else "", "   ")

    def _show_table(self) -> bool:
        view = self.table.view(self.seat)
        self.screen.gap()
        if self.screen.draws:
            self.screen.draw(self.tabletop.draw(view, self.words, self.texts, self.screen.width))
        else:
            self.screen.lines(self.tabletop.describe(view, self.words, self.texts))
        return False

    def _show_prompt(self) -> None:
        asked = self._asked()
        title, hint = self.words.prompt(asked)
        self.screen.gap()
        self.screen.line(f"{title} ({asked['rule']})", "bold")
        self.screen.line(hint, "dim")
        self.screen.items([(self._in_words(option), option["move"]) for option in asked["options"]])

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

    def _in_words(self, option: Plain) -> str:
        """A move as a person would say it; one that names a place says which card lies there."""
        said = self.words.move(option["name"], option["fields"])
        cards = [self.words.card(part["card"]) for part in option["parts"]] if "place" in option["fields"] else []
        return ", ".join((said, *cards))

    # What is answered

    def _ask(self) -> None:
        """Asks until the situation has changed."""
        count = len(self.table.legal())
        question = self.texts.say("question" if count > 1 else "question-one", count=count) + " "
        while not self._obey(" ".join(self.screen.ask(question).split())):
            pass

    def _obey(self, answer: str) -> bool:
        """Does what was typed; True when the situation has changed."""
        if not answer:
            return False
        if answer.startswith(HELP):
            self._explain(answer.removeprefix(HELP).strip())
            return False
        if answer.lower() in self.commands:
            return self.commands[answer.lower()]()
        move = self._move_meant(answer)
        if move is None:
            return False
        decision = len(self.table.actions) + 1
        try:
            self.table.play(move, self.seat)
        except IllegalMove as refusal:
            self.screen.line(self.texts.say("impossible", move=move, rule=str(refusal.rule)))
            return False
        self.since = decision
        self.made += 1
        return True

    def _move_meant(self, answer: str) -> str | None:
        """The notation of the move typed as a number, in notation or in words; None, said so, if it is none."""
        options = self._asked()["options"]
        if answer.isdecimal():
            number = int(answer[: MOST_DIGITS + 1])
            if 1 <= number <= len(options):
                return str(options[number - 1]["move"])
            self.screen.line(self.texts.say("not-a-number", number=shorten(answer, 12), count=len(options)))
            return None
        for option in options:
            if folded(answer) == folded(self._in_words(option)):
                return str(option["move"])
        try:
            return self.table.game.actions.actions[self.table.game.actions.parse(answer)].text
        except IllegalMove:
            moves = [option["move"] for option in options]
            example = difflib.get_close_matches(answer.lower(), moves, 1, 0.0)[0]
            self.screen.line(self.texts.say("not-a-move", text=shorten(answer), example=example, count=len(options)))
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
            self.screen.line(self.texts.say("taken-back", move=self._in_words(option)))
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

    def _leave(self, key: str) -> None:
        """Saves, and says where and what to do with it."""
        self._keep()
        path = str(self.keeper.path)
        self.screen.line(self.texts.say("saved", path=path), wrapped=False)
        self.screen.line(self.texts.say(key, path=shlex.quote(path)), wrapped=False)

    # What is explained

    def _explain(self, topic: str) -> None:
        asked = self._asked()
        example = asked["options"][0]["move"]
        if not topic:
            self._explain_commands(example, asked["rule"])
            return
        if topic.upper() in self.table.game.rules:
            for text in self._rule(topic):
                self.screen.line(text, indent="  ")
            return
        if topic.isdecimal():
            move = self._move_meant(topic)
            if move is not None:
                self._explain_move(move)
            return
        card = self._card_meant(topic)
        if card is not None:
            self._explain_card(card)
        option = next((one for one in asked["options"] if folded(self._in_words(one)) == folded(topic)), None)
        try:
            meant = self.table.game.actions.parse(option["move"] if option else topic)
        except IllegalMove:
            if card is None:
                self.screen.line(self.texts.say("unknown-topic", text=shorten(topic), example=example))
            return
        if card is None or meant in self.table.legal():
            self._explain_move(self.table.game.actions.actions[meant].text)

    def _explain_commands(self, example: str, rule: str) -> None:
        say = self.texts.say
        card = self.tabletop.names(self.table.game.cards[0], self.words)[0].lower()
        rows = [
            (say("help-number"), say("help-number-does")),
            (example, say("help-notation-does")),
            (say("help-explain-number"), say("help-explain-number-does")),
            (f"? {rule}", say("help-explain-rule-does")),
            (f"? {card}", say("help-explain-card-does")),
        ]
        rows += [(say(f"command-{name}"), say(f"help-{name}-does")) for name in COMMANDS]
        width = max(len(typed) for typed, _ in rows)
        for typed, does in rows:
            text = say("help-line", typed=typed, does=does) if self.screen.plain else f"  {typed:<{width}}  {does}"
            self.screen.line(text, indent=" " * (width + 4))

    def _explain_move(self, move: str) -> None:
        """In words, whether it is possible, the rule it rests on, and the powers of the cards it names."""
        actions = self.table.game.actions
        action = actions.actions[actions.parse(move)]
        words = self.words.move(action.block, action.fields)
        self.screen.line(self.texts.say("explain-move", words=words, notation=move), "bold")
        rule = actions.block(action.number).rule
        if action.number not in self.table.legal():
            try:
                self.table.check(move, self.seat)
            except IllegalMove as refusal:
                rule = refusal.rule or rule
                self.screen.line(self.texts.say("explain-not-now", rule=rule))
        for card in action.fields.values():
            if card in self.table.game.cards:
                self.screen.line(self._card_line(card))
        self._show_rule(rule)

    def _explain_card(self, card: str) -> None:
        self.screen.line(self._card_line(card), "bold")
        for rule in self.tabletop.CARD_RULES[card]:
            self._show_rule(rule)

    def _card_line(self, card: str) -> str:
        about = self.tabletop.about(card, self.words)
        return self.texts.say("explain-card", card=self.words.card(card), does=about)

    def _card_meant(self, topic: str) -> str | None:
        for card in self.table.game.cards:
            if folded(topic) in map(folded, (card, *self.tabletop.names(card, self.words))):
                return card
        return None

    def _show_rule(self, name: str) -> None:
        self.screen.line(self._rule(name)[0], indent="  ")

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
        self._leave("replay-with")


def show_scores(table: Table, screen: Screen, texts: Texts) -> None:
    """The final count, and who has won."""
    words, shown = table.words(texts.language), tabletop(table.game.name)
    if screen.draws:
        screen.draw(shown.draw_scores(table.view(), table.winners(), words, texts, screen.width))
    else:
        screen.lines(shown.describe_scores(table.view(), words, texts))
    names = [words.seat(seat) for seat in table.winners()]
    screen.gap()
    screen.line(texts.say("won", count=len(names), names=", ".join(names)), "bold")


def folded(text: str) -> str:
    """Letters without case and accents, and plain apostrophes, so that nobody has to type them."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))
