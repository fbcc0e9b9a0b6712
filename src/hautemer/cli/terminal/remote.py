"""A table on a server in the terminal, with the same drawings and menus as a local match."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path
from typing import Any, get_args, get_type_hints

import httpx2
from rich.rule import Rule
from rich.text import Text

from hautemer.cli.options import writing
from hautemer.cli.terminal import clauses, random_draw
from hautemer.cli.terminal.connection import ServerConnection, refusal
from hautemer.cli.terminal.draw import BoardDrawing, bars
from hautemer.cli.terminal.menu import asked, choices
from hautemer.cli.terminal.prompt import ACCENT, QUIET, Cancelled, Quit, TerminalPerson, number_in
from hautemer.cli.terminal.saves import fresh_path, home, make_folder
from hautemer.client import AtTable, Declined
from hautemer.core import record, registry
from hautemer.core.codec import encode, plain, read_as
from hautemer.core.match import Fact, Instead
from hautemer.core.offers import Offer, described
from hautemer.core.thinking import ValuedMove
from hautemer.core.why import Why
from hautemer.server.tables.events import BotPace
from hautemer.words import Plain, Words, hyphens

# Letters that can be entered at every question, in the order of display.
LETTERS = ("u", "b", "l", "r", "h", "t", "y", "w", "v", "p", "q", "?")
# Shown only if the chat has messages that the server did not send yet.
EARLIER = "e"
LOG = 40
FOREVER = 10.0**9
# Seconds before the only answer is sent, always the same.
FORCED_PAUSE = 0.5


class RemoteTable:
    """A person at a table on a server."""

    def __init__(self, line: ServerConnection, there: AtTable, person: TerminalPerson) -> None:
        self.line = line
        self.there = there
        self.console = person.console
        self.language = person.words.language
        self.person = person
        self.words = person.words
        self.seen = 0  # the number of scenes that were read
        self.lost = 0
        self.heard = 0
        self.beside = 0
        self.drawn: tuple[int, int] | None = None
        self.declined = -1  # the number of the prompt that the person does not want to answer
        self.waited_for: tuple[int, ...] = ()
        self.stood_in: tuple[int, ...] = ()
        self.told_left_out = False

    # Scenes

    def next(self) -> dict[str, Any]:
        """Wait for the next scene. Ctrl-C prompts for a letter meanwhile."""
        while True:
            try:
                scene, self.seen = self.line.ask(self.newer())
                break
            except KeyboardInterrupt:
                self.console.print()
                self.quiet_line()
                if not self.serve(self.person.line("›")):
                    self.help()
        if self.there.lost > self.lost:
            self.lost = self.there.lost
            self.person.say("away-back", style=QUIET)
        return scene

    async def newer(self) -> tuple[dict[str, Any], int]:
        """Return an unread scene and its number, read together because more scenes may follow."""
        scene = await self.there.until(lambda _: self.there.scenes != self.seen, FOREVER)
        return scene, self.there.scenes

    def get_ready(self, scene: dict[str, Any]) -> None:
        """Prepare words and drawing for the current match."""
        table = scene["table"]
        self.game = registry.find(table["settings"]["game"])
        names = [chair.get("name", "") for chair in table["chairs"]]
        self.words = Words(self.language, self.game.meta.key, names)
        self.person = TerminalPerson(self.words, self.console)
        self.drawing = BoardDrawing(self.game, self.words, scene["seat"])

    def tell_news(self, scene: dict[str, Any]) -> None:
        """Print what happened since the last scene, in and outside the match, in its order."""
        first = self.there.beside_from
        if first > self.beside:
            self.person.say("away-earlier", style=QUIET)
        beside = self.there.beside[max(0, self.beside - first) :]
        self.beside = first + len(self.there.beside)
        for number in range(self.heard, len(self.there.facts) + 1):
            for happening in beside:
                if max(self.heard, min(happening["after"], len(self.there.facts))) == number:
                    self.tell_beside(happening)
            if number < len(self.there.facts):
                written = self.there.facts[number]
                self.person.indented(self.words.fact(fact_of(written)))
        self.heard = len(self.there.facts)

    def tell_stood_in(self, scene: dict[str, Any]) -> None:
        """Print how many moves a bot played for this seat while its owner was away, if that is news."""
        numbers = tuple(scene.get("stood_in", ()))
        if numbers and numbers != self.stood_in and not is_played_for(scene):
            self.person.say("away-stood-in", style=ACCENT, count=len(numbers))
        self.stood_in = numbers

    def tell_beside(self, happening: dict[str, Any]) -> None:
        """Print something that happened outside the match."""
        details = happening.get("details", {})
        shown = {name: Plain(value) if isinstance(value, str) else value for name, value in details.items()}
        self.person.say(f"beside-{hyphens(happening['what'])}", style=QUIET, **shown)

    # Playing

    def play(self) -> None:
        """Play until the match is over."""
        while True:
            scene = self.next()
            self.get_ready(scene)
            self.tell_news(scene)
            self.tell_stood_in(scene)
            random_draw.tell_left_out(self)
            if scene["table"]["phase"] != "running":
                if scene["table"]["phase"] == "lobby":
                    return
                self.finish(scene)
                return
            self.consent(scene)
            if not self.turn(scene):
                self.tell_waiting(scene)

    def consent(self, scene: dict[str, Any]) -> None:
        """Ask the person if another player may take a move back."""
        question = scene["table"].get("question")
        seat = scene["seat"]
        if question is None or seat not in question["asked"] or seat in question["agreed"]:
            return
        agrees = self.person.agrees(self.words.say("away-consent", seat=question["seat"]), default=True)
        self.do("answer", agrees=agrees)

    def turn(self, scene: dict[str, Any]) -> bool:
        """Ask the person for a move. True if there was something to ask."""
        offers = [described(offer, self.game.moves) for offer in scene.get("offers") or ()]
        prompt = scene.get("prompt", 0)
        may = scene["seat"] not in scene.get("waiting_for", ())
        if not offers or scene["table"].get("paused") or (may and self.declined == prompt):
            return False
        if not self.answers_itself(scene, offers):
            self.ask(scene, offers, may=may)
        return True

    def answers_itself(self, scene: dict[str, Any], offers: list[Offer]) -> bool:
        """Send the only answer that everybody can derive; False if the person must be asked.

        A learner is asked, and so is a person who has just taken a move back.
        """
        facts = self.there.facts
        if not offers[0].forced or scene.get("guide") or (facts and facts[-1]["fact"] == "undone"):
            return False
        move = plain(offers[0].moves()[0])
        self.person.say("play-forced", move=Plain(self.words.move(move)), style=QUIET)
        time.sleep(FORCED_PAUSE)
        return self.do("move", move=move, prompt=scene.get("prompt", 0)) is not None

    def ask(self, scene: dict[str, Any], offers: list[Offer], *, may: bool) -> None:
        """Ask until the person has done something or the question has changed."""
        prompt = scene.get("prompt", 0)
        self.show_board(scene)
        shown = choices(offers, self.words)
        said = dict.fromkeys(self.words.say(asked(offer, self.words)) for offer in offers)
        self.person.write(" ".join(said), ACCENT)
        if may:
            self.person.list_choices([self.words.say("play-nothing")], first=0)
        self.person.list_choices([label for label, _ in shown])
        self.quiet_line()
        while True:
            answer = self.person.line("›")
            number = number_in(answer)
            if may and (number == 0 or not answer):
                self.declined = prompt
                return
            if number is not None and 1 <= number <= len(shown):
                try:
                    move = shown[number - 1][1](self.person)
                except Cancelled:
                    continue
                if not self.do("move", move=plain(move), prompt=prompt):
                    self.drawn = None  # the offers have changed meanwhile: print the board again
                return
            if not self.serve(answer):
                self.person.say("play-what", high=len(shown))
            latest = self.there.scene
            if latest is not None and latest.get("prompt", 0) != prompt:
                return

    def do(self, what: str, **fields: Any) -> dict[str, Any] | None:
        """Send a command and return the answer. Print a refusal and return None."""
        try:
            return self.line.ask(self.there.do(what, **fields))
        except Declined as declined:
            self.person.write(refusal(self.words, declined), "bold red")
            return None

    def tell_waiting(self, scene: dict[str, Any]) -> None:
        """Print the seats that the match waits for, if that is news."""
        waiting = tuple(seat for seat in scene.get("waiting_for", ()) if seat != scene["seat"])
        if waiting and waiting != self.waited_for:
            self.person.say("replay-waiting", style=QUIET, seats=list(waiting))
        self.waited_for = waiting

    def show_board(self, scene: dict[str, Any], *, again: bool = False) -> None:
        """Print the board as this seat sees it, unless it was just printed."""
        state = (len(self.there.facts), scene.get("prompt", 0))
        if state == self.drawn and not again:
            return
        explaining = again or self.drawn is None
        self.drawn = state
        hints = (get_type_hints(type(self.game).public), get_type_hints(type(self.game).private))
        public = read_as(encode(scene["public"]), hints[0]["return"])
        own = None if scene.get("own") is None else read_as(encode(scene["own"]), hints[1]["return"])
        self.console.print()
        self.console.print(Rule(Text(self.words.say("title"), "bold"), style="cyan"))
        waiting = scene.get("waiting_for", ())
        self.console.print(
            self.drawing.board(public, own, self.console.width, waiting=waiting, explaining=explaining)
        )
        self.console.print()

    # Letters

    def quiet_line(self) -> None:
        """Print the letters that can be entered."""
        letters = (*LETTERS[:-1], EARLIER, LETTERS[-1]) if self.there.beside_from else LETTERS
        said = [
            f"{letter}\N{NO-BREAK SPACE}{self.words.say(message('letter', letter))}"
            for letter in letters
            if letter not in self.idle_letters()
        ]
        self.person.write("  ".join(said), QUIET)

    def idle_letters(self) -> tuple[str, ...]:
        """Return the letters without effect: those about windows if there are none or they are constant."""
        if not self.game.has_windows:
            return ("y", "v")
        settings = (self.there.scene or {}).get("table", {}).get("settings", {})
        return ("y",) if settings.get("constant_windows") else ()

    def help(self) -> None:
        """Print what the letters do."""
        idle = self.idle_letters()
        for letter in (one for one in (*LETTERS[:-1], EARLIER, "c") if one not in idle):
            self.person.indented(f"{letter}  {self.words.say(message('help', letter))}")
        self.person.say("play-help-numbers")

    def serve(self, answer: str) -> bool:
        """Do what a letter asks for. True if the answer was a known letter."""
        letter, _, rest = answer.partition(" ")
        scene = self.there.scene or {}
        match letter.casefold():
            case "u":
                self.do("undo")
            case "b" if "public" in scene:
                self.show_board(scene, again=True)
            case "l":
                for fact in self.there.facts[-LOG:]:
                    self.person.indented(self.words.fact(fact_of(fact)))
            case "r":
                self.show_rules(rest)
            case "h":
                hint = self.do("hint")
                if hint is not None:
                    why = None if hint["why"] is None else Why(**hint["why"])
                    valued = [ValuedMove(**one) for one in hint.get("valued", ())]
                    self.person.show_hint(hint["bot"], hint["move"], why, valued)
            case "e":
                self.show_earlier()
            case "t" if rest:
                self.do("say", text=rest)
            case "y":
                self.do("ready")
            case "w":
                self.do("wait")
            case "v":
                self.vote_on_windows(scene)
            case "p" if rest:
                self.choose_pace(rest)
            case "q":
                raise Quit
            case "?":
                self.help()
            case _:
                return False
        return True

    def vote_on_windows(self, scene: dict[str, Any]) -> None:
        """Propose that windows last their whole length from the next round on, or until all are ready."""
        table = scene["table"]
        constant = table.get("constant_next")
        if constant is None:
            constant = table["settings"].get("constant_windows", False)
        motion = "ready_windows" if constant else "constant_windows"
        if self.do("vote", motion=motion) is not None:
            voices = {one["motion"]: len(one["wanted"]) for one in table.get("ballots", ())}
            missing = max(0, table.get("needed", 0) - voices.get(motion, 0) - 1)
            self.person.say("away-windows", style=QUIET, missing=missing)

    def choose_pace(self, wanted: str) -> None:
        """Choose how long bots take to answer, by the first letters of a pace in the person's language."""
        called = {pace: self.words.say(f"pace-{pace}") for pace in get_args(BotPace)}
        found = [pace for pace, name in called.items() if name.startswith(wanted.strip().casefold())]
        if len(found) != 1:
            self.person.say("away-which-pace", paces=Plain(", ".join(called.values())))
        elif self.do("pace", pace=found[0]) is not None:
            self.person.say("away-paced", style=QUIET, pace=Plain(called[found[0]]))

    def show_earlier(self) -> None:
        """Load one page of earlier messages and print it."""
        try:
            found = self.line.ask(self.there.earlier())
        except Declined as declined:
            self.person.write(refusal(self.words, declined), "bold red")
            return
        except httpx2.HTTPError:
            self.person.say("error-server-away", address=Plain(self.line.url))
            return
        if not found:
            self.person.say("away-no-earlier", style=QUIET)
        for happening in self.there.beside[:found]:
            self.tell_beside(happening)

    def show_rules(self, wanted: str) -> None:
        """Print the titles of the rulebook, or the clauses of a number."""
        key = self.game.meta.key
        chosen = clauses.select(key, wanted)
        self.console.print(clauses.page(self.words, chosen) if chosen else clauses.contents(self.words, key))

    # The end

    def finish(self, scene: dict[str, Any]) -> None:
        """Print the result, all secrets and the path of the record."""
        if "public" in scene:
            self.show_board(scene, again=True)
        result = scene.get("result")
        if result is None:
            return
        self.person.say(f"reason-{hyphens(result['reason'])}", style="bold")
        winners = list(result["winners"])
        self.person.say("winners", seats=winners, count=len(winners), style=ACCENT)
        self.console.print(bars(self.drawing, result["scores"], winners, self.console.width))
        with contextlib.suppress(Declined):
            self.person.say("play-recorded", file=Plain(str(self.keep(scene["table"]))))

    def keep(self, table: dict[str, Any]) -> Path:
        """Store the record in the person's folder and print what everybody held."""
        found = self.line.call("GET", f"/api/tables/{self.there.table}/record")
        random_draw.tell_result(self, table, found)
        document = encode(found)
        match = record.replay(record.read(document), self.game)
        owns = [match.views.own(seat) for seat in range(len(match.names))]
        self.console.print(self.drawing.opened(match.views.public, owns, self.console.width))
        self.console.print()
        folder = home() / "records"
        make_folder(folder)
        path = fresh_path(folder, self.game.meta.key)
        with writing(path) as write:
            write(document)
        return path


def message(kind: str, letter: str) -> str:
    """Return the message id of a letter; some messages differ from those of a local match."""
    return f"{'away' if letter in 'tywvpqe' else 'play'}-{kind}-{'help' if letter == '?' else letter}"


def fact_of(written: dict[str, Any]) -> Fact:
    """Return a fact of a scene."""
    instead = written.get("instead")
    if instead is None:
        return Fact(written["fact"], written["details"])
    first, own = instead.get("first", False), instead.get("own", False)
    return Fact(written["fact"], written["details"], Instead(instead["by"], instead["seat"], first, own))


def is_played_for(scene: dict[str, Any]) -> bool:
    """True if a bot plays the viewer's seat now."""
    seat = scene["seat"]
    return seat is not None and scene["table"]["chairs"][seat].get("bot") is not None
