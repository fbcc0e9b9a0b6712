"""A match against bots in the terminal: bots move, the person reads the news and answers questions."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

from rich.rule import Rule
from rich.text import Text

from hautemer import bots
from hautemer.bots import analysis
from hautemer.bots.random import RandomBot
from hautemer.cli.terminal import clauses
from hautemer.cli.terminal.coach import Coach
from hautemer.cli.terminal.draw import BoardDrawing, bars
from hautemer.cli.terminal.menu import ask_claim, asked, choices
from hautemer.cli.terminal.prompt import ACCENT, QUIET, Cancelled, Quit, TerminalPerson, number_in
from hautemer.cli.terminal.saves import SavedMatch
from hautemer.core import ranking
from hautemer.core.codec import Move, plain
from hautemer.core.errors import Problem, Refused
from hautemer.core.game import Bot, Situation, Talker
from hautemer.core.talk import Claim
from hautemer.core.turns import asking_order, clock_move
from hautemer.words import Plain, Words, hyphens

# Letters that can be entered at every question, in the order of display.
LETTERS = ("u", "b", "l", "r", "h", "s", "q", "?")
# Bots for opponents, the best first; every game has ANYTHING.
GOOD = (ranking.FIRST_MATE,)
ANYTHING = "random"
# Lines of the log that fit on a screen; the rest is in the record.
LOG = 40


class LocalTable:
    """A match of one person against bots."""

    def __init__(self, waiting: SavedMatch, person: TerminalPerson, *, pace: float = 0) -> None:
        self.waiting = waiting
        self.match = waiting.match
        self.game = waiting.match.game
        self.seat = waiting.seat
        self.words = Words(person.words.language, self.game.meta.key, self.match.names)
        self.person = TerminalPerson(self.words, person.console)
        self.console = person.console
        self.drawing = BoardDrawing(self.game, self.words, self.seat)
        self.coach = None if self.match.lesson is None else Coach(self.match, self.seat, self.person)
        self.pace = pace
        self.heard = waiting.heard
        self.drawn = -1  # the length of the log when the board was last printed
        self.declined = -1  # the length of the log when the person last chose to do nothing
        self.resting: int | None = None  # the number of the prompt that the person does not want to see again
        self.undone = -1  # the length of the log after the person's last undo
        best = ranking.names(self.game.meta.key)[-1]
        self.adviser = None if best == ANYTHING else best
        self.bots: dict[int, Bot] = {
            seat: bots.make(self.game, name) for seat, name in enumerate(waiting.bots) if name is not None
        }

    def play(self) -> Path | None:
        """Play to the end. Return the path of the record, or None if the person left before."""
        try:
            self.keep()
            while self.match.result is None and len(self.match.log) < self.game.meta.entries_at_most:
                if not self.advance():
                    break
            self.tell_news()
            if self.coach is not None:
                self.coach.speaks()
            return self.finish()
        except (Quit, KeyboardInterrupt):
            self.keep()
            self.person.say("play-left", file=Plain(str(self.waiting.path)))
            return None

    def keep(self) -> None:
        """Save the match. If this fails, print a warning and continue."""
        try:
            self.waiting.keep()
        except Problem as problem:
            self.person.write(self.words.problem(problem), "bold red")

    def enter(self, seat: int | None, move: Move) -> None:
        """Enter a move: save it, then print it."""
        self.match.submit(seat, move)
        self.entered()
        if seat != self.seat and self.pace:
            time.sleep(self.pace)

    def entered(self) -> None:
        """Save an entry, then print it."""
        self.keep()
        self.tell_news()

    def tell_news(self) -> None:
        """Print the facts that are new to this seat."""
        for fact in self.match.facts[self.seat][self.heard :]:
            self.person.indented(self.words.fact(fact))
        self.heard = len(self.match.facts[self.seat])

    # Turns

    def advance(self) -> bool:
        """Make the next entry. Order: the lesson, optional moves, required moves, the clock."""
        taught = None if self.coach is None else self.coach.step_of_others()
        if self.coach is not None and self.coach.advice() is None:
            self.coach.speaks()
        if self.coach is not None and taught is not None:
            if taught.seat is not None and taught.claim is not None:
                self.match.say(taught.seat, taught.claim)
            self.enter(taught.seat, self.coach.move_of(taught))
            return True
        if self.coach is not None and self.coach.advice() is not None:
            return self.person_moves(may=False)
        rng = Random(f"{self.waiting.secret.hex()} {len(self.match.log)}")
        state = self.match.state
        may, must, clock = asking_order(self.game, state, self.game.actors(state))
        rng.shuffle(may)
        if any(self.bot_moves(seat, rng) for seat in may if seat != self.seat):
            return True
        if self.seat in may and self.wants_to_be_asked() and self.person_moves(may=True):
            return True
        if any(self.bot_moves(seat, rng, must=True) for seat in must if seat != self.seat):
            return True
        if self.seat in must:
            return self.person_moves(may=False)
        if clock:
            self.enter(None, clock_move(self.game, self.match.state))
        return clock

    def wants_to_be_asked(self) -> bool:
        """True if the person is asked about a move that they need not make."""
        prompt = self.match.prompts[self.seat].number
        return self.declined != len(self.match.log) and self.resting != prompt

    def bot_moves(self, seat: int, rng: Random, *, must: bool = False) -> bool:
        """Let a bot move. True if it did; a bot that `must` move and has no move moves at random."""
        situation = self.situation(seat)
        move = self.bots[seat].choose(situation, rng)
        if move is None and must:
            move = RandomBot(self.game).choose(situation, rng)
        if move is not None:
            self.enter(seat, move)
            self.bot_talks(seat, rng)
        return move is not None

    def situation(self, seat: int) -> Situation[Any]:
        """Return the situation of a bot's seat: its view and all claims."""
        return Situation.of(self.game, self.match.state, seat, self.match.talk)

    def bot_talks(self, seat: int, rng: Random) -> None:
        """Let a bot that has just moved make a claim."""
        bot = self.bots[seat]
        if self.match.result is None and isinstance(bot, Talker):
            claim = bot.say(self.situation(seat), rng)
            if claim is not None:
                self.match.say(seat, claim)
                self.entered()

    def person_talks(self) -> None:
        """Let the person make a claim."""
        claim = ask_claim(self.person, self.game.claims(self.match.state, self.seat))
        assert isinstance(claim, Claim)
        try:
            self.match.say(self.seat, claim)
        except Refused as refused:
            self.person.write(self.words.problem(refused))
        else:
            self.entered()

    # The person's move

    def person_moves(self, *, may: bool) -> bool:
        """Ask the person for a move. True if there is a new entry."""
        forced = self.forced_move()
        if forced is not None:
            self.person.say("play-forced", move=Plain(self.words.move(plain(forced))), style=QUIET)
            self.enter(self.seat, forced)
            time.sleep(self.pace)
            return True
        if self.drawn != len(self.match.log):
            self.show_board()
        position = len(self.match.log)
        offers = self.match.offers(self.seat)
        shown = choices(offers, self.words)
        labels = [label for label, _ in shown]
        if self.game.claims(self.match.state, self.seat):
            labels.append(self.words.say("play-say"))
        self.show_choices(labels, may=may)
        while len(self.match.log) == position:
            answer = self.person.line("›")
            number = number_in(answer)
            claim = self.coach.claim() if self.coach is not None and not answer else None
            if claim is not None:
                self.match.say(self.seat, claim)
                self.entered()
                self.show_choices(labels, may=may)
                continue
            advice = self.coach.advice() if self.coach is not None and not answer else None
            if advice is not None:
                self.enter(self.seat, advice)
                break
            if may and (number == 0 or not answer):
                self.declined = position
                return False
            if may and answer.casefold() == "w":
                self.resting = self.match.prompts[self.seat].number
                return False
            if number is not None and 1 <= number <= len(shown):
                try:
                    self.enter(self.seat, shown[number - 1][1](self.person))
                except Cancelled:
                    return self.person_moves(may=may)
            elif number == len(labels) > len(shown):
                with suppress(Cancelled):
                    self.person_talks()
                self.show_choices(labels, may=may)
            elif not self.serve(answer):
                self.person.say("play-what", high=len(labels))
        return True

    def forced_move(self) -> Move | None:
        """Return the only answer if everybody can tell it, or None if the person must be asked.

        A learner is asked, and so is a person who has just taken a move back.
        """
        offer = next(iter(self.match.offers(self.seat)))
        asked = self.undone == len(self.match.log) or (
            self.coach is not None and self.coach.advice() is not None
        )
        return offer.moves()[0] if offer.forced and not asked else None

    def show_choices(self, labels: list[str], *, may: bool) -> None:
        """Print the question with numbered answers, after the coach's advice."""
        if self.coach is not None:
            self.coach.speaks()
        self.person.write(" ".join(dict.fromkeys(self.questions())), ACCENT)
        if may:
            self.person.list_choices([self.words.say("play-nothing")], first=0)
        self.person.list_choices(labels)
        self.quiet_line(may=may)

    def questions(self) -> Iterator[str]:
        """Yield the question of each kind of move that is open to the person."""
        for offer in self.match.offers(self.seat):
            yield self.words.say(asked(offer, self.words))

    def show_board(self, *, explaining: bool = False) -> None:
        """Print the board as this seat sees it. Explain its signs the first time and on demand."""
        explaining = explaining or self.drawn < 0
        self.drawn = len(self.match.log)
        outlook = self.match.outlook(self.seat, len(self.match.facts[self.seat]))
        self.console.print()
        self.console.print(Rule(Text(self.words.say("title"), "bold"), style="cyan"))
        drawn = self.drawing.board(
            outlook.public,
            outlook.own,
            self.console.width,
            waiting=outlook.waiting_for,
            explaining=explaining,
        )
        self.console.print(drawn)
        self.console.print()

    def quiet_line(self, *, may: bool = False) -> None:
        """Print the letters that can be entered, without a line break inside an item."""
        letters = [letter for letter in LETTERS if letter != "h" or self.adviser is not None]
        said = [
            f"{letter}\N{NO-BREAK SPACE}{self.words.say(message('letter', letter))}" for letter in letters
        ]
        if may:
            said.insert(0, f"w\N{NO-BREAK SPACE}{self.words.say(message('letter', 'w'))}")
        self.person.write("  ".join(said), QUIET)

    # Letters

    def serve(self, answer: str) -> bool:
        """Do what a letter asks for. True if the answer was a known letter."""
        letter, _, rest = answer.partition(" ")
        match letter.casefold():
            case "u":
                self.undo()
            case "b":
                self.show_board(explaining=True)
            case "l":
                self.show_log()
            case "r":
                self.show_rules(rest)
            case "h" if self.adviser is not None:
                self.hint(self.adviser)
            case "s":
                self.keep()
                self.person.say("play-saved", file=Plain(str(self.waiting.path)))
            case "q":
                raise Quit
            case "?":
                self.help()
            case _:
                return False
        return True

    def undo(self) -> None:
        """Undo the person's last move and everything after it. Bots consent; secret commitments stay."""
        own = [entry.position for entry in self.match.played if entry.seat == self.seat]
        if not own:
            self.person.say("play-nothing-to-undo")
            return
        try:
            self.match.undo_by_consent(self.seat, own[-1])
        except Refused:
            self.person.say("play-secret-stands")
        else:
            self.undone = len(self.match.log)
            self.entered()

    def show_log(self) -> None:
        """Print the facts that this seat has received."""
        for fact in self.match.facts[self.seat][-LOG:]:
            self.person.indented(self.words.fact(fact))

    def show_rules(self, wanted: str) -> None:
        """Print the titles of the rulebook, or the clauses of a number."""
        key = self.game.meta.key
        chosen = clauses.select(key, wanted)
        if chosen:
            self.console.print(clauses.page(self.words, chosen))
            return
        self.console.print(clauses.contents(self.words, key))
        if clauses.parts(key):
            self.person.say("play-rules-how", part=Plain(clauses.parts(key)[0]), style=QUIET)

    def hint(self, adviser: str) -> None:
        """Print what a good bot with the person's knowledge would do in this seat, and why."""
        situation = self.situation(self.seat)
        found = analysis.hint(bots.make(self.game, adviser), situation, Random(len(self.match.log)))
        self.person.show_hint(adviser, found.move, found.why, found.valued)

    def help(self) -> None:
        """Print what the letters do."""
        for letter in (*LETTERS[:-1], "w", "c"):
            self.person.indented(f"{letter}  {self.words.say(message('help', letter))}")
        self.person.say("play-help-numbers")

    # The end

    def finish(self) -> Path | None:
        """Print the result with its reason, all secrets, the scores and the path of the record."""
        result = self.match.result
        if result is None:
            self.person.say("play-stuck", file=Plain(str(self.waiting.path)))
            return None
        self.show_board()
        self.person.say(f"reason-{hyphens(result.reason)}", style="bold")
        winners = list(result.winners)
        self.person.say("winners", seats=winners, count=len(winners), style=ACCENT)
        self.console.print(bars(self.drawing, result.scores, winners, self.console.width))
        owns = [self.match.views.own(seat) for seat in range(len(self.match.names))]
        public = self.match.views.public
        self.console.print(self.drawing.opened(public, owns, self.console.width))
        self.console.print()
        path = self.waiting.close()
        self.person.say("play-recorded", file=Plain(str(path)))
        return path


def best_bot(names: list[str]) -> str:
    """Return the bot to play against if none is named."""
    return next((name for name in GOOD if name in names), ANYTHING)


def message(kind: str, letter: str) -> str:
    """Return the message id of a letter."""
    return f"play-{kind}-{'help' if letter == '?' else letter}"
