"""Looking back during a match: each viewer sees only what they saw at the time."""

from __future__ import annotations

import asyncio
import os
import signal
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from hautemer.client import Client
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import Move, Struct, encode, plain, read_json
from hautemer.core.errors import Refused
from hautemer.core.game import AnyGame, Seat, Tell, View, silent
from hautemer.core.match import Match
from hautemer.core.offers import Offer, Offers
from hautemer.core.state import State
from hautemer.server import protocol
from hautemer.server.errors import Wrong
from hautemer.server.http.api.replays import reach
from hautemer.server.replay.live import LiveReplay
from hautemer.server.replay.pool import ReplayPool
from hautemer.server.sockets.broadcast import audience_of
from hautemer.server.tables import lobby
from hautemer.server.tables.settings import Pace, Settings
from hautemer.server.workers.fair_queue import Asker
from tests.cases import KEYS, Case
from tests.secrecy.leaks import Delegate
from tests.server.in_process import guests, opened
from tests.server.people import eventually, play_out, refused, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
ENTRIES = 300
DAY = 86_400_000
ALL = (10**9, 10**9)


def case(key: str = GAME) -> Case:
    return Case(key, registry.meta(key).seats[0], 1, registry.find(key))


def told(match: Match) -> Iterator[None]:
    """Make a claim and send a chat message at some moments, if the game has claims."""
    rng = Random(len(match.log))
    seat = rng.randrange(len(match.names))
    claims = match.game.claims(match.state, seat)
    if claims and rng.random() < 0.3:
        match.say(seat, plain(claims.sample(rng)))
        yield
    if rng.random() < 0.1:
        match.hear(records.Talk(len(match.log) - 1, seat, text="Ahoy"))
        yield


def taken_back(match: Match) -> Iterator[None]:
    """Undo a move at some moments, with everybody's consent if necessary."""
    if not match.played or Random(f"undo {len(match.log)}").random() > 0.05:
        return
    last = match.played[-1]
    if last.seat is not None:
        try:
            match.undo_by_consent(last.seat, last.position)
        except Refused:
            return
        yield


def going_on(case: Case) -> Iterator[Match]:
    """Yield a running match with chat and undos after every event."""
    for match in case.watch():
        yield match
        for _ in told(match):
            yield match
        for _ in taken_back(match):
            yield match
        if len(match.log) > ENTRIES:
            return


class Story:
    """The history of one viewer: one item per change of the viewer's outlook."""

    def __init__(self, viewer: Seat | None) -> None:
        self.viewer = viewer
        self.seen: list[dict[str, Any]] = []
        self.facts: list[Any] = []
        self.told: list[int] = []

    def look(self, match: Match) -> None:
        """Add the current outlook and the round, which is on every screen."""
        outlook = read_json(match.outlook(self.viewer, len(self.facts)).written())
        shown = {
            "public": outlook["public"],
            "owns": {} if self.viewer is None else {str(self.viewer): outlook["own"]},
            "waiting_for": outlook["waiting_for"],
            "result": outlook.get("result"),
            "round": match.game.round(match.state),
        }
        if self.seen and not outlook["facts"] and shown == self.seen[-1]:
            return
        self.told += [len(self.seen)] * len(outlook["facts"])
        self.facts += outlook["facts"]
        self.seen.append(shown)

    def rounds(self) -> list[list[int]]:
        """Return each round with the first moment at which this viewer saw it."""
        numbers = [shown["round"] for shown in self.seen]
        return [
            [number, moment]
            for moment, number in enumerate(numbers)
            if number > max(numbers[:moment], default=0)
        ]

    def moment(self, match: Match, number: int) -> dict[str, Any]:
        """Return a moment as it must be: only what was seen until then."""
        facts = sum(moment <= number for moment in self.told)
        return {
            "game": match.game.meta.key,
            "names": list(match.names),
            "options": read_json(encode(match.options)),
            "moment": number,
            "moments": len(self.seen),
            "facts": self.facts[:facts],
            "fact_moments": self.told[:facts],
            "scores": [],
            "chart": [],
            "last": None,
            "rounds": self.rounds(),
            **self.seen[number],
        }


def looked(past: LiveReplay, viewer: Seat | None, moment: int) -> dict[str, Any]:
    seen: dict[str, Any] = read_json(encode(past.seen_by(viewer, moment, ALL)))
    return seen


@pytest.mark.parametrize("key", KEYS)
def test_every_moment_is_what_its_viewer_saw_then_and_no_more(key: str) -> None:
    """This also holds while the match continues, with chat and undos."""
    rng, past, since = Random(key), None, (0, 0)
    stories: list[Story] = []
    for match in going_on(case(key)):
        stories = stories or [Story(viewer) for viewer in match.facts]
        for story in stories:
            story.look(match)
        if rng.random() < 0.1:
            record = records.write(match)
            past = past or LiveReplay(record)
            if rng.random() < 0.5:  # another viewer asked meanwhile: a part is cached
                since = (rng.randint(0, since[0]), rng.randint(0, since[1]))
            past.grow(since, record.entries[since[0] :], record.talk[since[1] :])
            since = len(record.entries), len(record.talk)
            story = rng.choice(stories)
            last = len(story.seen) - 1
            assert looked(past, story.viewer, last) == story.moment(match, last)
            with pytest.raises(Wrong):
                looked(past, story.viewer, last + 1)
    assert past is not None
    record = records.write(match)
    past.grow(since, record.entries[since[0] :], record.talk[since[1] :])
    assert any(entry["do"] == "undo" for entry in record.entries)
    for story in stories:
        for number in {0, len(story.seen) - 1, *rng.sample(range(len(story.seen)), 40)}:
            assert looked(past, story.viewer, number) == story.moment(match, number)


class Nothing(Struct, frozen=True):
    """An empty view."""


class Dark(Delegate):
    """A game whose views and facts are empty."""

    def offers(self, state: State, seat: Seat | None) -> Offers:
        return Offers(Offer(one.kind, one.fields, may=True) for one in self.inner.offers(state, seat))

    def apply(self, state: State, seat: Seat | None, move: Move, chance: Any, tell: Tell) -> None:
        self.inner.apply(state, seat, move, chance, silent)

    def public(self, state: State) -> View:
        return Nothing()

    def private(self, state: State, seat: Seat) -> View:
        return Nothing()


def test_an_invisible_entry_makes_no_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of a moment would reveal a secret move."""
    game: AnyGame = Dark(registry.find(GAME))
    record = records.write(next(match for match in case().watch() if len(match.log) == 5))
    monkeypatch.setattr(registry, "find", lambda key: game)
    past = LiveReplay(record)
    past.grow((0, 0), record.entries, record.talk)
    for viewer in (None, *range(LEAST)):
        assert past.seen_by(viewer, 0, ALL).moments == 1


@pytest.fixture
async def replaying() -> AsyncIterator[Callable[..., ReplayPool]]:
    """Return a factory of replay pools that are closed at the end."""
    made: list[ReplayPool] = []

    def make(**more: Any) -> ReplayPool:
        made.append(ReplayPool(60, **more))
        return made[-1]

    yield make
    for one in made:
        await one.close()


async def test_a_cached_past_continues_from_where_it_was(replaying: Callable[..., ReplayPool]) -> None:
    """If it is gone, with its worker or for another match, it is built from the beginning."""
    worker, small = replaying(), replaying(moments=5)
    for match in going_on(case()):
        number = len(match.log)
        if number % 9 or number > 60:
            continue
        record = records.write(match)
        past = LiveReplay(record)
        past.grow((0, 0), record.entries, record.talk)
        last = past.seen_by(1, 0, ALL).moments - 1
        expected = encode(past.seen_by(1, last, ALL))
        assert await worker.look_back("a", match, 1, last, ALL) == expected
        assert worker._told["a"] == (len(match.log), len(match.talk))
        for name in ("a", "b"):  # there is room for only one of them
            assert await small.look_back(name, match, 1, last, ALL) == expected
        with pytest.raises(Wrong) as caught:
            await worker.look_back("a", match, 1, last + 1, ALL)
        assert caught.value.key == "not_found"
        if number == 27:
            assert worker.worker is not None
            os.kill(worker.worker.pid, signal.SIGKILL)
    assert number > 60


async def test_frequent_looks_back_do_not_delay_other_viewers(
    replaying: Callable[..., ReplayPool],
) -> None:
    worker, match, answered = replaying(), case().play(), list[str]()

    async def ask(asker: str) -> None:
        await worker.look_back("a", match, 0, 0, ALL, Asker(asker))
        answered.append(asker)

    async with asyncio.TaskGroup() as group:
        for asker in ("many",) * 4 + ("one",):
            group.create_task(ask(asker))
    assert answered == ["many", "one", "many", "many", "many"]


async def test_permissions_to_look_back(people: list[Client]) -> None:
    person, stranger = people[0], people[1]
    bots = [None, *["random"] * (LEAST - 1)]
    for watch, why in (("nobody", "watching_closed"), ("invited", None)):
        table, _ = await person.make(settings(GAME, LEAST, watch=watch), name="Zoé")
        path = f"/api/tables/{table}/past"
        for one in (person, stranger):
            assert await refused(one.call("GET", path)) == "not_found", "nothing has begun"
        table, _ = await person.make(settings(GAME, LEAST, watch=watch), name="Zoé", bots=bots, start=True)
        path = f"/api/tables/{table}/past"
        async with seated([person], table) as [at]:
            scene = await at.until(lambda scene: scene["waiting_for"] == [0])
            own = await person.call("GET", path, seat=0)
            assert set(own["owns"]) == {"0"}
            last = await person.call("GET", path, seat=0, moment=own["moments"] - 1)
            assert last["owns"]["0"] == scene["own"]
            assert last["public"] == scene["public"]
            assert last["facts"] == at.facts
            public = await person.call("GET", path)
            assert public["owns"] == {}
            for query, error in (
                ({"seat": 1}, "not_over"),
                ({"seat": 1, "moment": 10**6}, "not_over"),
                ({"seat": LEAST + 9}, "not_over"),
                ({"seat": "all"}, "not_found"),
                ({"seat": 0, "moment": own["moments"]}, "not_found"),
                ({"moment": "-1"}, "not_found"),
            ):
                assert await refused(person.call("GET", path, **query)) == error
            for seat in range(LEAST):
                assert await refused(stranger.call("GET", path, seat=seat)) == (why or "not_over")
            if why is None:
                assert await stranger.call("GET", path) == public
            else:
                assert await refused(stranger.call("GET", path)) == why
            assert await refused(person.call("GET", f"/api/tables/{table}/replay")) == "not_over"
            await play_out([at], "past")
        # A viewer who looks back when the match ends can continue; moments stay the same.
        again = await person.call("GET", path, seat=0)
        assert again["rounds"][: len(own["rounds"])] == own["rounds"]
        assert {**again, "moments": own["moments"], "rounds": own["rounds"]} == own
        assert await refused(person.call("GET", path, seat=LEAST)) == "not_found"


async def test_a_delayed_spectator_looks_back_no_further_than_they_see(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        [host] = await guests(services, 1)
        wanted = Settings(GAME, LEAST, watch="everybody", watch_delay=DAY, pace=Pace(move=None, bot=0))
        bots = [None, *["random"] * (LEAST - 1)]
        table, _ = await lobby.make(services.tables, host, wanted, lobby.NewTable(name="Host", bots=bots))
        loaded = await services.tables.find(table)
        await services.tables.command(loaded, host, protocol.Start("start"))
        match = loaded.table.running
        for number in range(3):  # whichever seat begins
            await eventually(lambda: 0 in match.waiting_for())
            prompt = match.prompts[0]
            move = plain(prompt.offers.sample(Random(number)))
            await services.tables.command(loaded, host, protocol.MakeMove(f"{number}", prompt.number, move))
        await eventually(lambda: 0 in match.waiting_for())
        now = len(match.log), len(match.facts[None])
        for watching in (False, True):
            for person in ("", host) if watching else ("",):
                with pytest.raises(Wrong, match="not"):
                    reach(loaded, person, None, watching=watching)
        assert reach(loaded, host, None, watching=False) == now, "who plays knows it already"
        assert reach(loaded, host, 0, watching=False) == (now[0], len(match.facts[0]))
        begun = next(
            number for number, one in enumerate(audience_of(loaded).delayed.past) if one.entries == 0
        )
        past = audience_of(loaded).delayed.past
        for seen in range(len(past)):
            audience_of(loaded).delayed.past = deque(
                glimpse._replace(at=glimpse.at - 2 * DAY if number <= seen else glimpse.at)
                for number, glimpse in enumerate(past)
            )
            for person, watching in (("", False), (host, True)):
                if seen < begun:
                    with pytest.raises(Wrong):
                        reach(loaded, person, None, watching=watching)
                else:
                    far = reach(loaded, person, None, watching=watching)
                    assert far == (past[seen].entries, past[seen].heard[False][0])
                    shown = read_json(
                        await services.played.look_back(f"past of {table}", match, None, 0, far)
                    )
                    assert shown["moments"] == far[0] + 1
        assert far == now
