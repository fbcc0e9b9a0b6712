"""Replays in worker processes: answers, caches and fair queues."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
from collections.abc import AsyncIterator, Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from hautemer.client import Client, Declined
from hautemer.core import record as records
from hautemer.core import registry
from hautemer.core.codec import encode, read_json
from hautemer.devtools.servers import ServerProcess
from hautemer.server.config import Config
from hautemer.server.errors import Wrong
from hautemer.server.replay import worker as replayer
from hautemer.server.replay.moments import Replayed
from hautemer.server.replay.pool import REPLAYER, WAITING, ReplayPool
from hautemer.server.replay.worker import Begin, LookAt, MatchCache
from hautemer.server.tables import lobby
from hautemer.server.tables.registry import may_take_long
from hautemer.server.tables.settings import Settings
from hautemer.server.workers.fair_queue import Asker, FairQueue
from hautemer.storage import records as kept
from hautemer.storage.connect import connect
from tests.cases import KEYS, Case
from tests.server.in_process import database_in, guests, opened, served
from tests.server.people import crowd, eventually, play_out, refused, seated, settings, smallest

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
SLOW = "slow"


def written(key: str = GAME, seats: int = LEAST, number: int = 1) -> bytes:
    """Return the record of a match that was played elsewhere."""
    return records.to_bytes(records.write(Case(key, seats, number, registry.find(key)).play()))


def moments_of(document: bytes) -> int:
    return len(records.read(document).entries) + 1


@cache
def played(document: bytes) -> Replayed:
    return Replayed(records.read(document))


def expected(document: bytes, moment: int, seat: str) -> Any:
    """Return a moment as JSON decodes it."""
    return read_json(encode(played(document).seen_by(seat, moment)))


@cache
def longest() -> bytes:
    """Return the longest of one match of each game."""
    return max((written(key, registry.meta(key).seats[1]) for key in KEYS), key=len)


@cache
def slow() -> bytes:
    """Return a record that takes minutes to replay: every undo folds a long match again."""
    document = read_json(longest())
    document.pop("result")
    entries = document["entries"] = document["entries"][:-1]
    last = entries[-1]
    for _ in range(60_000):
        entries += [{"seat": last["seat"], "do": "undo", "to": len(entries) - 1}, last]
    return encode(document)


def workers_of(server: int) -> list[int]:
    """Return the process ids of a server's replay workers."""
    listed = subprocess.run(
        ["ps", "-A", "-o", "pid=,ppid=,args="], check=True, capture_output=True, text=True
    )
    rows = [line.split(maxsplit=2) for line in listed.stdout.splitlines()]
    return [int(pid) for pid, parent, command in rows if int(parent) == server and REPLAYER in command]


@pytest.fixture
async def replaying() -> AsyncIterator[Callable[..., ReplayPool]]:
    """Return a factory of replay pools that are closed at the end."""
    made: list[ReplayPool] = []

    def make(seconds: float = 60, **more: Any) -> ReplayPool:
        made.append(ReplayPool(seconds, **more))
        return made[-1]

    yield make
    for one in made:
        await one.close()


class Documents:
    """Records by name, and the names that were loaded."""

    def __init__(self, **documents: bytes) -> None:
        self.documents = documents
        self.asked: list[str] = []

    def __getitem__(self, name: str) -> Callable[[], bytes]:
        def document() -> bytes:
            self.asked.append(name)
            return self.documents[name]

        return document


@pytest.mark.parametrize("key", KEYS)
async def test_an_uploaded_record_is_shown_as_it_was_played(people: list[Client], key: str) -> None:
    document = written(key, registry.meta(key).seats[0])
    brought = await people[0].call("POST", "/api/records", document)
    path = f"/api/records/{brought['record']}/replay"
    last = moments_of(document) - 1
    for moment in (0, last, 1, last // 2):
        for seat in ("", "all", "0", "1"):
            seen = await people[1].call("GET", path, moment=moment, seat=seat)
            assert seen == expected(document, moment, seat)
    for wrong in ({"moment": last + 1}, {"moment": "-1"}, {"moment": "x"}, {"seat": "x"}, {"seat": "-1"}):
        assert await refused(people[0].call("GET", path, **wrong)) == "not_found"
    with pytest.raises(Declined) as caught:
        await people[0].call("GET", path, seat="0099")
    assert (caught.value.key, caught.value.details) == ("no_such_seat", {"seat": "0099"})
    table = f"/api/records/{brought['record']}/table"
    wanted = {"settings": settings(key, registry.meta(key).seats[0]), "name": "Zoé"}
    assert await refused(people[0].call("POST", table, {**wanted, "moment": last + 1})) == "not_found"
    assert await refused(people[0].call("POST", table, {**wanted, "moment": -1})) == "not_found"
    other = next(other for other in KEYS if other != key)
    wanted["settings"] = settings(other, registry.meta(other).seats[0])
    assert await refused(people[0].call("POST", table, {**wanted, "moment": 0})) == "not_found"


async def test_a_finished_match_is_shown_as_it_was_played(people: list[Client]) -> None:
    person = people[0]
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await person.make(settings(GAME, LEAST), name="Zoé", bots=bots, start=True)
    path = f"/api/tables/{table}"
    assert await refused(person.call("GET", f"{path}/replay")) == "not_over"
    async with seated([person], table) as [at]:
        await play_out([at], "replaying")
    document = encode(await person.call("GET", f"{path}/record"))
    last = moments_of(document) - 1
    for moment in (0, last, last // 2):
        for seat in ("", "all", "0", str(LEAST - 1)):
            seen = await person.call("GET", f"{path}/replay", moment=moment, seat=seat)
            assert seen == expected(document, moment, seat)


async def test_invalid_records_are_refused_as_in_the_kernel(replaying: Callable[..., ReplayPool]) -> None:
    good = read_json(written())
    broken = {**good["entries"][0], "digest": "0" * 32}
    wrong = encode({**good, "entries": [broken, *good["entries"][1:]]})
    with pytest.raises(records.Problem) as directly:
        Replayed(records.read(wrong))
    worker = replaying()
    with pytest.raises(Wrong) as caught:
        await worker.look(LookAt("wrong", 0), lambda: wrong)
    assert (caught.value.key, caught.value.status) == ("illegal_entry", 400)
    assert caught.value.details == directly.value.details
    assert str(caught.value) == str(directly.value)


async def test_a_worker_that_died_is_replaced_and_asked_once_more(
    replaying: Callable[..., ReplayPool],
) -> None:
    worker, documents = replaying(), Documents(a=written())
    first = await worker.look(LookAt("a", 1), documents["a"])
    assert await worker.look(LookAt("a", 1), documents["a"]) == first
    assert documents.asked == ["a"], "the record is brought once"
    assert worker.worker is not None
    os.kill(worker.worker.pid, signal.SIGKILL)  # before the pool notices
    assert await worker.look(LookAt("a", 1), documents["a"]) == first
    noticed = worker.worker
    os.kill(noticed.pid, signal.SIGKILL)
    await eventually(lambda: not noticed.lives)
    assert await worker.look(LookAt("a", 1), documents["a"]) == first
    assert documents.asked == ["a"] * 3


async def test_the_memory_of_a_worker_is_limited(replaying: Callable[..., ReplayPool]) -> None:
    """A worker without memory is replaced by another, which begins with an empty cache."""
    worker, documents = replaying(), Documents(a=written())
    first = await worker.look(LookAt("a", 1), documents["a"])
    assert worker.worker is not None
    pid = worker.worker.pid
    assert resource.prlimit(pid, resource.RLIMIT_AS) == (replayer.MEMORY, replayer.MEMORY)
    resource.prlimit(pid, resource.RLIMIT_AS, (1024 * 1024, replayer.MEMORY))
    seen = await worker.look(LookAt("b", 1), longest)
    assert read_json(seen) == expected(longest(), 1, "")
    assert worker.worker.pid != pid
    assert await worker.look(LookAt("a", 1), documents["a"]) == first


async def test_the_number_of_cached_moments_is_limited(replaying: Callable[..., ReplayPool]) -> None:
    documents = Documents(a=written(), b=written(number=2), c=written(number=3))
    sizes = {name: moments_of(document) for name, document in documents.documents.items()}
    worker = replaying(moments=sizes["a"] + max(sizes["b"], sizes["c"]))
    for name in ("a", "b", "a", "c", "a", "b"):
        await worker.look(LookAt(name, 0), documents[name])
    assert documents.asked == ["a", "b", "c", "b"], "what was looked at last is kept"
    cache = MatchCache(sizes["a"] - 1)
    for name in ("a", "b"):
        cache.put(name, documents.documents[name])
        assert cache.find(name) is not None, "a longer one is kept alone"
    assert cache.find("a") is None


async def test_a_slow_question_times_out(replaying: Callable[..., ReplayPool]) -> None:
    worker, document = replaying(), written()
    await worker.look(LookAt("a", 0), lambda: document)
    first, worker.seconds = worker.worker, 0.5
    for asking in (worker.look(LookAt(SLOW, 0), slow), worker.begin(Begin(SLOW, 1), slow)):
        with pytest.raises(Wrong) as caught:
            await asking
        assert caught.value.key == "too_long_to_play"
        assert first is not None
        assert not first.lives
        assert worker.worker is not None
        assert not worker.worker.lives
    worker.seconds = 60
    assert read_json(await worker.look(LookAt("a", 0), lambda: document)) == expected(document, 0, "")


async def test_an_abandoned_answer_does_not_reach_the_next_caller(
    replaying: Callable[..., ReplayPool],
) -> None:
    worker, document = replaying(), written()
    await worker.look(LookAt("a", 0), lambda: document)
    giving_up = asyncio.create_task(worker.look(LookAt(SLOW, 0), slow))
    waiting = asyncio.create_task(worker.look(LookAt("a", 2), lambda: document))
    await asyncio.sleep(0.1)
    giving_up.cancel()
    assert read_json(await waiting) == expected(document, 2, "")
    assert giving_up.cancelled()


async def test_paging_through_a_long_match_does_not_delay_others(
    replaying: Callable[..., ReplayPool],
) -> None:
    worker, document, answered = replaying(), written(), []

    async def ask(asker: str) -> None:
        await worker.look(LookAt("a", 0), lambda: document, Asker(asker))
        answered.append(asker)

    async with asyncio.TaskGroup() as group:
        for asker in ("many",) * 4 + ("one",):
            group.create_task(ask(asker))
    assert answered == ["many", "one", "many", "many", "many"]


async def test_the_queue_of_one_asker_is_bounded(replaying: Callable[..., ReplayPool]) -> None:
    worker, document = replaying(), written()

    async def ask(asker: str) -> str:
        try:
            await worker.look(LookAt("a", 0), lambda: document, Asker("home", asker))
        except Wrong as wrong:
            return f"{wrong.key} {wrong.status}"
        return asker

    said = await asyncio.gather(*map(ask, ["many"] * (WAITING + 3) + ["one"]))
    assert said == ["many"] * (WAITING + 1) + ["too_fast 429"] * 2 + ["one"]
    assert await ask("many") == "many"


async def test_households_take_turns_however_many_guests_they_have(
    replaying: Callable[..., ReplayPool],
) -> None:
    worker, document, answered = replaying(), written(), []

    async def ask(asker: Asker) -> None:
        await worker.look(LookAt("a", 0), lambda: document, asker)
        answered.append(asker)

    home = [Asker("many", f"guest {number}") for number in range(3)]
    one, stranger = Asker("one", "somebody"), Asker("one")
    async with asyncio.TaskGroup() as group:
        for asker in (home[0], *home, *home, one, one, stranger):
            group.create_task(ask(asker))
    assert answered == [
        home[0], one, home[1], stranger, home[2], one, home[0], home[1], home[2], home[0]
    ]  # fmt: skip


async def test_a_cancelled_waiter_leaves_the_queue() -> None:
    turns = FairQueue(1)
    async with turns.of("a"):
        waiting = [asyncio.create_task(taken(turns, "b", person)) for person in ("c", "d")]
        await asyncio.sleep(0)
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting)
        assert turns.waiting == {}
    await taken(turns, "b", "c")


async def taken(turns: FairQueue, *asker: str) -> None:
    async with turns.of(*asker):
        pass


async def test_turns_go_by_address_and_token(tmp_path: Path) -> None:
    """The queue is fair by address, and per address by token."""
    config = Config(database_in(tmp_path), workers=1, proxies=("127.0.0.1/32",))
    async with served(config) as (services, url), crowd(url, 3) as [many, another, one]:
        record = (await many.call("POST", "/api/records", written()))["record"]
        path, answered = f"/api/records/{record}/replay", list[str]()
        one._http.headers["x-forwarded-for"] = "198.51.100.7"

        async def look(client: Client, name: str) -> None:
            await client.call("GET", path)
            answered.append(name)

        turns = services.uploaded._turns

        def waiting() -> list[int]:
            return list(turns.waiting.values())

        async with asyncio.TaskGroup() as group, turns.of("somebody else"):
            for _ in range(3):
                group.create_task(look(many, "many"))
            await eventually(lambda: waiting() == [3])
            group.create_task(look(another, "another"))
            await eventually(lambda: waiting() == [4])
            for _ in range(2):
                group.create_task(look(one, "one"))
            await eventually(lambda: waiting() == [4, 2])
        assert answered == ["many", "one", "another", "one", "many", "many"]


async def with_slow_record(folder: Path) -> str:
    """Return a database that contains a record which an upload would refuse."""
    address = database_in(folder)
    database = await connect(address)
    await kept.keep(database, SLOW, None, slow())
    await database.close()
    return address


async def test_a_record_that_takes_too_long_is_refused(tmp_path: Path) -> None:
    database = await with_slow_record(tmp_path)
    options = ("--unlimited", "--workers", "1", "--limit", "replay_seconds=2")
    async with (
        ServerProcess(database, *options, log=tmp_path / "log") as server,
        Client(server.url) as person,
    ):
        path = f"/api/records/{SLOW}"
        assert await refused(person.call("GET", f"{path}/replay")) == "too_long_to_play"
        wanted = {"moment": 1, "settings": settings(GAME, LEAST), "name": "Zoé"}
        assert await refused(person.call("POST", f"{path}/table", wanted)) == "too_long_to_play"
        document = written()
        brought = await person.call("POST", "/api/records", document)
        path = f"/api/records/{brought['record']}"
        assert not workers_of(server.pid), "it was killed"
        seen = await person.call("GET", f"{path}/replay", moment=1)
        assert seen == expected(document, 1, "")
        [worker] = workers_of(server.pid)
        os.kill(worker, signal.SIGKILL)
        assert await person.call("GET", f"{path}/replay", moment=1) == seen
        assert workers_of(server.pid) != [worker]
    assert "Traceback" not in server.said()


async def test_a_slow_record_delays_nobody_and_leaves_nothing_behind(tmp_path: Path) -> None:
    database = await with_slow_record(tmp_path)
    server = ServerProcess(database, "--unlimited", "--workers", "1", log=tmp_path / "log")
    async with server, Client(server.url) as person, Client(server.url) as other:
        looking = asyncio.create_task(other.call("GET", f"/api/records/{SLOW}/replay"))
        await eventually(lambda: workers_of(server.pid))
        table, _ = await person.make(
            settings(GAME, LEAST), name="Zoé", bots=[None, *["random"] * (LEAST - 1)], start=True
        )
        async with seated([person], table) as [at]:
            await play_out([at], "beside")
        seen = await person.call("GET", f"/api/tables/{table}/replay", moment=1, seat="all")
        assert seen["moment"] == 1, "what was played here does not wait for what somebody brought"
        workers = workers_of(server.pid)
        assert len(workers) == 2
        assert not looking.done(), "the worker is still at it"
        assert await server.stop() == 0
        assert await refused(looking) == "away"
    assert not any(Path(f"/proc/{worker}").exists() for worker in workers)
    assert "Traceback" not in server.said()


async def test_a_table_from_a_record_is_folded_outside_the_event_loop(tmp_path: Path) -> None:
    """Even a short record may be slow on purpose."""
    document = read_json(written())
    opening = {**document, "entries": document["entries"][:3]}
    opening.pop("result")
    async with opened(tmp_path) as services:
        [host] = await guests(services, 1)
        wanted = Settings(GAME, LEAST, options=opening.get("options", {}))
        bots = ["random"] * LEAST
        usual, _ = await lobby.make(services.tables, host, wanted, lobby.NewTable(bots=bots, start=True))
        long, _ = await lobby.make(
            services.tables, host, wanted, lobby.NewTable(bots=bots, start=True, opening=opening)
        )
        assert (await services.tables.find(long)).table.opening == 3
        assert may_take_long(await services.tables.journal.read(long))
        assert not may_take_long(await services.tables.journal.read(usual))
