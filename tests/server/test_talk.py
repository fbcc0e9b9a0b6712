"""Chat is bounded, sent in pages, and its pages show each viewer exactly what its scenes show."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hautemer.client import AtTable, Client
from hautemer.core.errors import Problem
from hautemer.server import protocol
from hautemer.server.config import Config, Limits
from hautemer.server.errors import Wrong
from hautemer.server.http.api.chat import page
from hautemer.server.services import Services
from hautemer.server.sockets import viewer as viewers
from hautemer.server.sockets.viewer import MAX_BUFFERED, Viewer
from hautemer.server.tables import events, lobby
from hautemer.server.tables.chat import LATEST, LATEST_BYTES, Shares, clean_text, first_sent
from hautemer.server.tables.decision import Decision
from hautemer.server.tables.settings import DAY, Pace, Settings
from tests.server.in_process import database_in, guests, opened, served
from tests.server.people import crowd, look, refused, seated, settings, smallest
from tests.server.sitting import Sitting

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
WHALES = "\N{WHALE}" * 400  # the largest possible message
FLOOD = 20_000


def remarks(number: int, text: str = WHALES) -> Decision:
    """Return messages of spectators, as a journal from before the limits may contain them."""
    return Decision(tuple(events.Remarked("Guest", text) for _ in range(number)))


async def flooded(tables: Any, host: str, number: int = 2_000, **more: Any) -> str:
    """Return a running table with more messages of spectators than the limits allow now."""
    wanted = Settings(GAME, LEAST, pace=Pace(move=None), **{"watch": "everybody", **more})
    bots = [None, *["random"] * (LEAST - 1)]
    table, _ = await lobby.make(tables, host, wanted, lobby.NewTable(name="Host", bots=bots, start=True))
    loaded = await tables.find(table)
    for _ in range(number // 1000):
        await tables.write(loaded, lambda: remarks(1000))
    return table


@given(
    st.lists(
        st.tuples(st.sampled_from(["words", "claims", "remarks"]), st.integers(0, 4 * protocol.MAX_TEXT))
    )
)
def test_every_share_of_the_chat_has_its_own_limit(said: list[tuple[str, int]]) -> None:
    shares = Shares()
    refused_in = set()
    for kind, size in said * 40:
        share = getattr(shares, kind)
        others = {
            name: vars_of(getattr(shares, name)) for name in ("words", "claims", "remarks") if name != kind
        }
        try:
            share.check_room(size)
            share.add(size)
        except Wrong:
            refused_in.add(kind)
        assert share.lines <= share.most_lines
        assert share.size <= share.most_bytes
        assert others == {name: vars_of(getattr(shares, name)) for name in others}
    assert shares.words.size + shares.remarks.size <= 256 * 1024


@pytest.mark.parametrize("kind", ["words", "claims", "remarks"])
def test_short_messages_fill_a_share_of_the_chat_too(kind: str) -> None:
    """However little a message says, it is a line of the journal and of every page."""
    share = getattr(Shares(), kind)
    for _ in range(share.most_lines):
        share.check_room(1)
        share.add(1)
    assert share.size < share.most_bytes
    with pytest.raises(Wrong, match="is full"):
        share.check_room(1)


def vars_of(share: Any) -> tuple[int, int]:
    return share.lines, share.size


def test_chatter_does_not_count_as_what_happens_around_a_match() -> None:
    """Neither spectators nor players who chat all day use up the journal's other lines."""
    sitting = Sitting(GAME, LEAST, LEAST)
    table = sitting.table
    for _ in range(FLOOD):
        sitting.write(events.Remarked("Guest", "aye"))
    for _ in range(table.talk.words.most_lines):
        sitting.do(0, protocol.Speak, text="aye")
    with pytest.raises(Problem, match="full"):
        sitting.do(0, protocol.Speak, text="aye")
    assert table.talk.words.lines == table.talk.words.most_lines
    assert table.lines_beside == 0
    rng = Random(1)
    seat = table.running.waiting_for()[0]
    sitting.move(seat, rng)
    assert sitting.read_again().talk == table.talk


async def test_a_full_chat_leaves_everything_else_possible(tmp_path: Path) -> None:
    async with opened(tmp_path) as services:
        host, other = await guests(services, 2)
        wanted = Settings(GAME, LEAST, pace=Pace(move=None))
        table, _ = await lobby.make(services.tables, host, wanted, lobby.NewTable(name="Host"))
        loaded = await services.tables.find(table)
        await services.tables.command(loaded, other, protocol.Join("join", "Other"))
        await services.tables.command(loaded, host, protocol.Start("start"))
        await services.tables.write(loaded, lambda: remarks(FLOOD, "aye"))
        words = Decision(tuple(events.Said(1, text="aye") for _ in range(FLOOD)))
        await services.tables.write(loaded, lambda: words)
        with pytest.raises(Wrong, match="chat of this table is full"):
            await services.tables.command(loaded, host, protocol.Speak("say", text="aye"))
        await services.tables.command(loaded, host, protocol.Hush("hush", 1))
        await services.tables.command(loaded, host, protocol.Hush("spectators", None))
        assert loaded.table.places[1].hushed
        assert loaded.table.spectators_hushed


@given(st.lists(st.integers(0, 5_000), max_size=10), st.integers(0, 700), st.integers(0, 700))
def test_one_message_holds_the_last_happenings_within_its_limits(
    some: list[int], one: int, other: int
) -> None:
    from hautemer.server.tables.seats import Happening

    sizes = some * 60  # long lists are rarely drawn
    happenings = [Happening("said", 0, {}, {}, size) for size in sizes]
    since, until = sorted((min(one, len(sizes)), min(other, len(sizes))))
    first = first_sent(happenings, since, until)
    assert since <= first <= until
    assert until - first <= LATEST
    assert sum(sizes[first:until]) <= max(LATEST_BYTES, *sizes, 0)
    assert first < until or since == until, "at least one"
    if first > since and until - first < LATEST:
        assert sum(sizes[first - 1 : until]) > LATEST_BYTES, "no fewer than fit"


async def test_pages_and_the_scene_are_the_whole_chat_for_every_viewer(own: tuple[Services, str]) -> None:
    """Players, spectators and the public screen page through what their own scenes count."""
    services, url = own
    async with crowd(url, 2) as [host, guest]:
        person = (await host.call("GET", "/api/me"))["person"]
        table = await flooded(services.tables, person)
        loaded = await services.tables.find(table)
        some = Decision(tuple(events.Said(0, text=f"line {number}") for number in range(450)))
        await services.tables.write(loaded, lambda: some)
        async with (
            seated([host, guest], table) as [player, spectator],
            host.at(table, watching=True) as screen,
        ):
            await screen.until(lambda scene: True)
            for at, plays, seat in ((player, True, 0), (spectator, False, None), (screen, True, None)):
                wanted = [json.loads(json.dumps(one)) for one in told(loaded, plays, seat)]
                assert len(at.beside) <= LATEST < len(wanted)
                while await at.earlier():
                    if len(at.beside) > 2_000:  # the rest is similar
                        break
                assert at.beside == wanted[at.beside_from :]
                assert at.beside_from == 0 or at is spectator
            assert not any(one["what"] == "remarked" for one in player.beside + screen.beside)


def told(loaded: Any, plays: bool, seat: int | None) -> list[dict[str, Any]]:
    """Return all happenings as a viewer receives them."""
    from hautemer.core.codec import encode, read_json

    return [read_json(encode(happening.to(seat))) for happening in loaded.table.happened(plays=plays)]


async def test_pages_respect_the_delay_of_spectators(tmp_path: Path) -> None:
    """Delayed spectators and strangers get no later page, whatever number they send."""
    async with opened(tmp_path) as services:
        host, stranger = await guests(services, 2)
        for more in ({"watch_delay": DAY}, {"watch": "nobody"}):
            table = await flooded(services.tables, host, **more)
            loaded = await services.tables.find(table)
            if "watch" in more:
                with pytest.raises(Wrong) as caught:
                    page(loaded, stranger, 10**6, watching=False)
                assert caught.value.key == "watching_closed"
            else:
                before = [page(loaded, stranger, number, watching=False) for number in (1, 300, 10**6)]
                await services.tables.write(loaded, lambda: remarks(1, "the captain holds three swords"))
                assert before == [
                    page(loaded, stranger, number, watching=False) for number in (1, 300, 10**6)
                ]
                assert all(len(one.beside) <= 2 for one in before), "what happened before the delay"
            mine = page(loaded, host, 10**6, watching=False)
            assert "remarked" not in [one.what for one in mine.beside], "players read that after the end"
            assert page(loaded, host, 10**6, watching=True).beside_from == 0


async def test_the_end_sends_players_no_flood_of_remarks(own: tuple[Services, str]) -> None:
    """Without pages, each player got one frame of 32 MB at the end of the match."""
    services, url = own
    async with Client(url) as host:
        person = (await host.call("GET", "/api/me"))["person"]
        table = await flooded(services.tables, person)
        largest = 0

        class Weighing(AtTable):
            async def _hear(self, frame: str | bytes) -> None:
                nonlocal largest
                largest = max(largest, len(frame.encode() if isinstance(frame, str) else frame))
                await super()._hear(frame)

        host.place = lambda table, watching=False: Weighing(host, table, watching=watching)  # type: ignore[method-assign, misc]
        async with host.at(table) as at:
            await at.until(lambda scene: True)
            await at.do("vote", motion="call_off")
            await at.until(lambda scene: scene["table"]["phase"] == "called_off")
            assert at.beside[-1]["what"] in ("remarked", "called_off")
            assert at.beside_from > 2_000 - 2 * LATEST
            assert await at.earlier() > 0
        assert largest < 200_000, largest


async def test_remarks_are_limited_per_household(tmp_path: Path) -> None:
    """The limit is per household, however many guests it has; other tables and households have room."""
    limits = Limits(remarks_a_minute=5)
    config = Config(database_in(tmp_path), workers=1, limits=limits, proxies=("127.0.0.1/32",))
    async with served(config) as (services, url), crowd(url, 6) as [host, *others]:
        person = (await host.call("GET", "/api/me"))["person"]
        tables = []
        for _ in range(2):
            wanted = Settings(GAME, LEAST, watch="everybody", pace=Pace(move=None))
            bots = [None, *["random"] * (LEAST - 1)]
            made, _ = await lobby.make(
                services.tables, person, wanted, lobby.NewTable(name="Host", bots=bots, start=True)
            )
            tables.append(made)
        answers: list[str] = []
        for guest in others:
            async with guest.at(tables[0]) as at:
                answers += [await said(at) for _ in range(3)]
        assert answers == ["done"] * 5 + ["too_fast"] * 10
        async with others[0].at(tables[1]) as at:
            assert await said(at) == "done"


async def test_spectators_fill_their_own_share_of_the_chat_only(own: tuple[Services, str]) -> None:
    services, url = own
    async with crowd(url, 2) as people:
        host, guest = people
        person = (await host.call("GET", "/api/me"))["person"]
        table = await flooded(services.tables, person)
        async with host.at(table) as at, guest.at(table) as spectator:
            assert await said(spectator) == "full_talk"
            assert await said(at) == "done"


async def said(at: AtTable) -> str:
    """Send a chat message and return the outcome."""
    from hautemer.client import Declined

    try:
        return str((await at.do("say", text="aye"))["is"])
    except Declined as declined:
        return declined.key


async def test_the_host_switches_the_spectators_chat_off(own: tuple[Services, str]) -> None:
    _, url = own
    async with crowd(url, 2) as [host, guest]:
        table, _ = await host.make(settings(GAME, LEAST), name="Host")
        async with seated([host, guest], table) as [at, spectator]:
            await spectator.do("say", text="Ahoy")
            assert await refused(spectator.do("hush", seat=None)) == "not_your_table"
            await at.do("hush", seat=None)
            await spectator.until(lambda scene: scene["table"].get("spectators_hushed"))
            assert await refused(spectator.do("say", text="Ahoy")) == "spectators_hushed"
            await at.do("say", text="players write on")
            await at.do("hush", seat=None, hushed=False)
            await spectator.do("say", text="Ahoy again")
            whats = [one["what"] for one in at.beside]
            assert [what for what in whats if "spectators" in what] == [
                "spectators_hushed",
                "spectators_unhushed",
            ]
            assert "remarked" not in whats


@pytest.mark.parametrize(
    "text",
    ["a" + "\u0301" * 40, "\u200b\u200b", "\u2800", "\u00ad", "\u3164", "\n\n", "", "x" * 401, "a\u202eb"],
)
def test_a_message_contains_no_hidden_characters(text: str) -> None:
    with pytest.raises(Wrong):
        clean_text(text)


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Ahoy  ", "Ahoy"),
        ("one" + "\n" * 390 + "two", "one two"),
        ("un\u202f! deux\u00a0: trois", "un\u202f! deux\u00a0: trois"),
        ("\N{WHALE}\N{WHALE}", "\N{WHALE}\N{WHALE}"),
        ("\U0001f468\u200d\U0001f469\u200d\U0001f467", "\U0001f468\u200d\U0001f469\u200d\U0001f467"),
        ("naïve Zürich Ελλάδα नमस्ते مرحبا", "naïve Zürich Ελλάδα नमस्ते مرحبا"),
        ("3 > 2?", "3 > 2?"),
    ],
)
def test_a_message_is_kept_on_one_line(text: str, kept: str) -> None:
    assert clean_text(text) == kept


async def test_a_client_that_leaves_too_much_in_its_buffer_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """This holds even if no further message is sent to it."""
    waiting = 0
    monkeypatch.setattr(viewers, "PATIENCE", 20)

    async def never(message: bytes) -> None:
        raise AssertionError

    loaded: Any = None
    feed: Any = None
    viewer = Viewer(
        loaded,
        feed,
        "",
        lambda message: True,
        never,
        watching=True,
        facts=0,
        beside=0,
        buffered=lambda: waiting,
    )
    assert not viewer.is_slow(0)
    waiting = MAX_BUFFERED + 1
    assert not viewer.is_slow(10)
    assert not viewer.is_slow(29)
    assert viewer.is_slow(31)
    waiting = MAX_BUFFERED
    assert not viewer.is_slow(32), "it reads"
    waiting = MAX_BUFFERED + 1
    assert not viewer.is_slow(33)


async def test_a_client_without_pages_gets_the_last_messages(own: tuple[Services, str]) -> None:
    services, url = own
    async with Client(url) as guest:
        table = await flooded(services.tables, (await guest.call("GET", "/api/me"))["person"])
        loaded = await services.tables.find(table)
        for hello in ({}, {"beside": 3}, {"beside": 10**6}):
            scene = await look(guest, table, watching=False, **hello)
            assert scene["beside_from"] + len(scene["beside"]) == len(loaded.table.beside)
        async with Client(url) as stranger:
            for hello in ({}, {"beside": 3}, {"beside": 10**6}):
                scene = await look(stranger, table, **hello)
                total = len(loaded.table.aside)
                assert scene["beside_from"] + len(scene["beside"]) == total
                assert 0 < len(scene["beside"]) <= LATEST
            scene = await look(stranger, table, beside=total - 2)
            assert (scene["beside_from"], len(scene["beside"])) == (total - 2, 2)
