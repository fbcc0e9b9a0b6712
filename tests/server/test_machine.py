"""A state machine against a running server: after any commands it answers, and its scenes are valid."""

from __future__ import annotations

import asyncio
import contextlib
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from hautemer.client import AtTable, Client, Declined
from hautemer.client.players import choose, waited_for
from hautemer.core import registry
from tests.cases import KEYS
from tests.server.people import settings as table_settings

PEOPLE = 4
EXAMPLES, STEPS = 12, 50
MANY_SEATS = 8
PHASES = {
    "lobby": {"lobby", "running"},
    "running": {"running", "finished", "called_off"},
    "finished": {"finished"},
    "called_off": {"called_off"},
}
KEYS_OF_REFUSALS = {
    "lobby": {
        "already_seated", "name_at_table", "no_free_seat", "seat_taken", "not_seated", "not_your_table",
        "still_here", "wrong_order", "too_few", "not_running", "no_talk", "not_over", "hushed", "unknown_bot",
        "wrong_seats", "wrong_text", "wrong_option",
    },
    "running": {
        "not_in_lobby", "not_seated", "not_your_table", "old_prompt", "not_open", "outside_offer",
        "not_a_move", "nothing_to_undo", "not_asked", "no_window", "paused", "not_paused", "not_resigned",
        "still_here", "no_talk",
        "hushed", "not_sayable", "too_much_talk", "not_over", "wrong_text", "not_running",
    },
}  # fmt: skip
KEYS_OF_REFUSALS["finished"] = KEYS_OF_REFUSALS["called_off"] = (
    KEYS_OF_REFUSALS["lobby"] | KEYS_OF_REFUSALS["running"]
)

who = st.integers(0, PEOPLE - 1)
seat = st.integers(-1, MANY_SEATS)
luck = st.integers(0, 10**6)


class Tables(RuleBasedStateMachine):
    """Four people at one table, the first of whom is its host."""

    url = ""

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.stack = contextlib.AsyncExitStack()
        self.before: dict[str, Any] = {}

    @initialize(key=st.sampled_from(KEYS))
    def sit_down(self, key: str) -> None:
        self.runner.run(self._sit_down(key))

    async def _sit_down(self, key: str) -> None:
        self.people = [await self.stack.enter_async_context(Client(self.url)) for _ in range(PEOPLE)]
        most = min(MANY_SEATS, registry.meta(key).seats[1])
        wanted = table_settings(key, most, pace={"grace": 50})
        self.table, _ = await self.people[0].make(wanted, name="Person 0")
        self.places: list[AtTable] = []
        for person in self.people:
            place = await self.stack.enter_async_context(person.at(self.table))
            await place.until(lambda scene: True)
            self.places.append(place)

    def teardown(self) -> None:
        self.runner.run(self.stack.aclose())
        self.runner.close()

    def do(self, person: int, do: str, **fields: Any) -> str | None:
        """Return the key of the refusal of a command, or None."""

        async def asking() -> str | None:
            place = self.places[person]
            try:
                async with asyncio.timeout(30):
                    await place.do(do, **fields)
            except Declined as declined:
                return declined.key
            return None

        phase = self.phase
        refusal = self.runner.run(asking())
        assert refusal is None or refusal in KEYS_OF_REFUSALS[phase] | {"no_such_seat", "wrong_shape"}, (
            do,
            refusal,
        )
        return refusal

    @property
    def phase(self) -> str:
        scene = self.runner.run(self._look())
        return str(scene["table"]["phase"])

    async def _look(self) -> dict[str, Any]:
        scene = self.places[0].scene
        assert scene is not None
        return scene

    # Lobby

    @rule(person=who, name=st.sampled_from(["Person 1", "Person 2", "Person 3", "Zoé"]), at=st.none() | seat)
    def join(self, person: int, name: str, at: int | None) -> None:
        self.do(person, "join", name=name, seat=at)

    @rule(person=who, at=st.none() | seat)
    def leave(self, person: int, at: int | None) -> None:
        if self.phase == "lobby":
            self.do(person, "leave", seat=at)

    @rule(
        person=st.sampled_from([0, 0, 0, 1]),
        at=seat,
        bot=st.sampled_from(["random", "random", None, "genius"]),
    )
    def bot(self, person: int, at: int, bot: str | None) -> None:
        if self.phase == "lobby":
            self.do(person, "bot", seat=at, bot=bot)

    @rule(person=st.sampled_from([0, 0, 1]), order=st.permutations(range(4)))
    def arrange(self, person: int, order: list[int]) -> None:
        self.do(person, "arrange", order=order)

    @rule(person=st.sampled_from([0, 0, 0, 2]))
    def start(self, person: int) -> None:
        self.do(person, "start")

    @rule()
    def fill_and_start(self) -> None:
        if self.phase == "lobby":
            for person in range(1, PEOPLE):
                self.do(person, "join", name=f"Person {person}")
            for at in range(MANY_SEATS):
                self.do(0, "bot", seat=at, bot="random")
            self.do(0, "start")

    # Playing

    @rule(person=who, number=luck)
    def move(self, person: int, number: int) -> None:
        scene = self.places[person].scene
        assert scene is not None
        offers = waited_for(scene) or scene.get("offers")
        if offers:
            self.do(person, "move", move=choose(offers, Random(number)), prompt=scene.get("prompt", 0))

    @rule(number=luck)
    def play_on(self, number: int) -> None:
        for turn in range(10):
            self.move(turn % PEOPLE, number + turn)

    @rule(person=who, prompt=st.integers(0, 5))
    def move_nonsense(self, person: int, prompt: int) -> None:
        if self.phase == "running":
            assert self.do(person, "move", move={"do": "fly"}, prompt=prompt) is not None

    @rule(person=who)
    def undo(self, person: int) -> None:
        self.do(person, "undo")

    @rule(person=who, agrees=st.booleans())
    def answer(self, person: int, agrees: bool) -> None:
        self.do(person, "answer", agrees=agrees)

    @rule(person=who, ahead=st.booleans())
    def ready(self, person: int, ahead: bool) -> None:
        self.do(person, "ready", ahead=ahead)

    @rule(person=who, text=st.text(st.characters(codec="utf-8"), max_size=40))
    def say(self, person: int, text: str) -> None:
        self.do(person, "say", text=text)

    @rule(person=who, motion=st.sampled_from(["pause", "go_on", "go_on", "call_off"]), wanted=st.booleans())
    def vote(self, person: int, motion: str, wanted: bool) -> None:
        self.do(person, "vote", motion=motion, wanted=wanted)

    @rule()
    def everybody_goes_on(self) -> None:
        for person in range(PEOPLE):
            self.do(person, "vote", motion="go_on")

    @rule(person=who)
    def resign(self, person: int) -> None:
        self.do(person, "resign", bot="random")

    @rule(person=who)
    def come_back(self, person: int) -> None:
        self.do(person, "return")

    @rule(person=st.sampled_from([0, 1]), at=seat)
    def replace(self, person: int, at: int) -> None:
        self.do(person, "replace", seat=at)

    @rule(person=st.sampled_from([0, 1]), at=seat, hushed=st.booleans())
    def hush(self, person: int, at: int, hushed: bool) -> None:
        self.do(person, "hush", seat=at, hushed=hushed)

    @rule(person=who)
    def rematch(self, person: int) -> None:
        self.do(person, "rematch")

    @precondition(lambda self: self.before)
    @rule(person=who)
    def drop_the_line(self, person: int) -> None:
        async def drop() -> None:
            place = self.places[person]
            lost, scenes = place.lost, place.scenes
            if place._socket is not None:
                await place._socket.close()
            async with asyncio.timeout(30):
                while place.lost == lost or place.scenes == scenes:
                    await asyncio.sleep(0.01)

        self.runner.run(drop())

    @invariant()
    def what_is_shown_holds(self) -> None:
        board = self.runner.run(self.people[0].call("GET", f"/api/tables/{self.table}"))
        if self.before:
            assert board["phase"] in PHASES[self.before["phase"]]
            assert board["commitment"] == self.before["commitment"]
            if self.before["phase"] != "lobby":
                assert len(board["chairs"]) == len(self.before["chairs"])
                assert [chair["name"] for chair in board["chairs"]] == [
                    chair["name"] for chair in self.before["chairs"]
                ]
        names = [chair["name"] for chair in board["chairs"] if chair.get("name")]
        assert len(set(names)) == len(names)
        for ballot in board.get("ballots", ()):
            assert len(ballot["wanted"]) < ballot["needed"]
        self.before = board


@pytest.mark.filterwarnings("ignore")
def test_whatever_people_do_a_table_answers(shared_server: str) -> None:
    Tables.url = shared_server
    run_state_machine_as_test(
        Tables,
        settings=settings(
            max_examples=EXAMPLES,
            stateful_step_count=STEPS,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            deadline=None,
        ),
    )
