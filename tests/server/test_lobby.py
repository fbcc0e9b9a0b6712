"""Lobbies: tables are created, found by codes, filled, arranged and started."""

from __future__ import annotations

import asyncio
import contextlib
import unicodedata
from itertools import cycle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hautemer.client import Client
from hautemer.core import registry
from hautemer.server.errors import Wrong
from hautemer.server.tables.names import clean_name, is_called, mistaken_for
from tests.cases import KEYS
from tests.server.people import (
    after_grace,
    crowd,
    refused,
    scene_of,
    seated,
    settings,
    smallest,
    with_windows,
)

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()
MOST = registry.meta(GAME).seats[1]


async def test_a_code_leads_to_the_table_and_dies_at_the_start(server: str, people: list[Client]) -> None:
    host, guest, *_ = people
    table, code = await host.make(settings(GAME, LEAST), name="Host")
    assert code is not None
    assert len(code) == 4
    assert (await guest.call("POST", "/api/codes", {"code": f" {code.lower()} "}))["table"] == table
    full, closed = "/api/codes", {"code": code}
    async with seated([host, guest], table) as [at, other]:
        await other.do("join", name="Guest")
        for number in range(LEAST - 2):
            await at.do("bot", seat=number + 2, bot="random")
        when_full = await answer(guest, full, closed)
        await at.do("start")
        assert at.scene is not None
        when_begun = await answer(guest, full, closed)
    unknown = await answer(guest, full, {"code": "QQQQ"})
    assert when_full == when_begun == unknown
    assert unknown[0] == 404


async def answer(client: Client, path: str, body: dict[str, str]) -> tuple[int, bytes]:
    """Return the status and the body of an answer."""
    import httpx2

    async with httpx2.AsyncClient(base_url=client.url, headers=client.headers()) as http:
        got = await http.post(path, json=body)
        return got.status_code, got.content


async def test_seats_are_taken_given_up_and_ordered(people: list[Client]) -> None:
    host, one, two, _ = people
    seats = max(3, LEAST)
    key = next(key for key in KEYS if registry.meta(key).seats[0] <= 3 <= registry.meta(key).seats[1])
    table, _ = await host.make(settings(key, 3), name="Host")
    async with seated([host, one, two], table) as [at, first, second]:
        assert await refused(first.do("join", name="Host")) == "name_at_table"
        assert await refused(first.do("join", name="A" * 25)) == "wrong_name"
        assert await refused(first.do("join", name="\u202eevil")) == "wrong_name"
        assert await refused(first.do("join", name="One", seat=0)) == "seat_taken"
        assert await refused(first.do("join", name="One", seat=3)) == "no_such_seat"
        await first.do("join", name="One", seat=2)
        assert await refused(first.do("join", name="Uno")) == "already_seated"
        await second.do("join", name="Two")
        assert await refused(first.do("arrange", order=[0, 1, 2])) == "not_your_table"
        assert await refused(first.do("start")) == "not_your_table"
        assert await refused(first.do("leave", seat=1)) == "not_your_table"
        assert await refused(at.do("arrange", order=[0, 1, 1])) == "wrong_order"
        await at.do("arrange", order=[2, 0, 1])
        scene = await first.until(lambda scene: scene["seat"] == 0)
        assert [chair["name"] for chair in scene["table"]["chairs"]] == ["One", "Host", "Two"]
        assert scene["table"]["host"] == 1
        await second.do("leave")
        scene = await second.until(lambda scene: scene["seat"] is None)
        assert [chair.get("taken", False) for chair in scene["table"]["chairs"]] == [True, True, False]
        assert await refused(second.do("leave")) == "not_seated"
        assert await refused(at.do("leave", seat=2)) == "not_seated"
    assert seats >= 3


async def test_only_windows_that_the_game_has_are_given_a_length(people: list[Client]) -> None:
    key = with_windows()
    windows, least = registry.find(key).windows, registry.meta(key).seats[0]
    long = settings(key, least, pace={"windows": dict.fromkeys(windows, 60_000)})
    table, _ = await people[0].make(long, name="Host")
    for wrong in ({"x" * 3000: 5000}, {windows[0].upper(): 5000}):
        unknown = settings(key, least, pace={"windows": wrong})
        assert await refused(people[0].make(unknown, name="Host")) == "unknown_window"
        async with seated(people[:1], table) as [at]:
            assert await refused(at.do("change", settings=unknown)) == "unknown_window"


@pytest.mark.parametrize("present", [True, False])
async def test_the_host_frees_any_seat_before_the_start_publicly(people: list[Client], present: bool) -> None:
    host, guest, other, _ = people
    table, _ = await host.make(settings(GAME, MOST), name="Host")
    async with seated([host, other], table) as [at, third], contextlib.AsyncExitStack() as stack:
        [place] = await stack.enter_async_context(seated([guest], table))
        await place.do("join", name="Guest", seat=1)
        await at.until(lambda scene: scene["table"]["chairs"][1].get("here"))
        if not present:
            await stack.aclose()
            await at.until(lambda scene: scene["table"]["chairs"][1].get("away_since"))
        assert await refused(third.do("leave", seat=1)) == "not_your_table"
        assert await refused(at.do("leave", seat=MOST - 1)) == "not_seated"
        await at.do("leave", seat=1)
        for one in (third, place) if present else (third,):
            await one.until(lambda scene: not scene["table"]["chairs"][1].get("taken"))
            told = [(beside["what"], beside["details"]) for beside in one.beside]
            assert told[-1] == ("freed", {"name": "Guest"})
    async with seated([guest], table) as [place]:
        assert scene_of(place)["seat"] is None
        assert place.beside[-1]["what"] == "freed"
        await place.do("join", name="Guest")


async def test_the_host_frees_the_seats_of_those_who_do_not_come_to_a_rematch(people: list[Client]) -> None:
    host = people[0]
    bots = ["random"] * (LEAST - 2)
    table, _ = await host.make(
        settings(GAME, LEAST, pace={"grace": 50}), name="Host", bots=[None, None, *bots]
    )
    async with seated(people[:2], table) as [at, other]:
        await other.do("join", name="Guest", seat=1)
        await at.do("start")
        await at.do("vote", motion="call_off")
        await other.do("vote", motion="call_off")
        await at.until(lambda scene: scene["table"]["phase"] == "called_off")
        await at.do("rematch")
        scene = await at.until(lambda scene: scene["table"].get("rematch"))
    async with seated([host], scene["table"]["rematch"]) as [at]:
        assert scene_of(at)["table"]["chairs"][1]["taken"]
        await after_grace(at, "leave", seat=1)
        await at.do("bot", seat=1, bot="random")
        await at.do("start")


@pytest.mark.parametrize(
    "alike", ["Zoé", " zoé ", "Zoe\u0301", "Ｚoé", "ZO\u00c9", "Zo\u200dé", "Zo\u200cé", "Zoé\ufe0f"]
)
async def test_no_two_at_a_table_have_names_that_look_alike(people: list[Client], alike: str) -> None:
    table, _ = await people[0].make(settings(GAME, MOST), name="Zoé")
    async with seated(people[:2], table) as [at, other]:
        assert await refused(other.do("join", name=alike)) == "name_at_table"
        assert await refused(at.do("bot", seat=1, bot="random", name=alike)) == "name_at_table"
        await other.do("join", name="Zoë")


# Latin letters that have lookalikes in Cyrillic or Greek.
LATIN = "ABCEHIJKMOPSTXYaceijopsxy"
CYRILLIC = str.maketrans(LATIN, "АВСЕНІЈКМОРЅТХУасеіјорѕху")
GREEK = str.maketrans("ABEHIKMNOPTXYZov", "ΑΒΕΗΙΚΜΝΟΡΤΧΥΖον")


@given(st.text(LATIN + "éëÄ", min_size=1, max_size=12), st.lists(st.sampled_from("lcg"), min_size=12))
def test_lookalike_letters_make_no_other_name(name: str, scripts: list[str]) -> None:
    """А person (Cyrillic) looks like A person, letter by letter, with or without accents."""
    tables: dict[str, dict[int, int]] = {"l": {}, "c": CYRILLIC, "g": GREEK}
    letters = unicodedata.normalize("NFD", name)
    alike = "".join(
        letter.translate(tables[script]) for letter, script in zip(letters, cycle(scripts), strict=False)
    )
    assert mistaken_for(alike, ["Host", name]) == name
    assert mistaken_for(name, ["", alike]) == alike


def test_names_of_one_script_stay_apart() -> None:
    """A name that looks like no other is not refused."""
    names = ["Анна", "Нина", "Μαρία", "Νίκος", "Anna", "Nina", "Maria", "Nikos", "Яна", "Яна́", "Jana"]
    assert [name for name in names if is_called(name, [other for other in names if other != name])] == []


async def test_a_lookalike_name_is_reported(people: list[Client]) -> None:
    table, _ = await people[0].make(settings(GAME, MOST), name="Anna")
    async with seated(people[:2], table) as [at, other]:
        assert await refused(other.do("join", name="\u0410nn\u0430")) == "name_looks_alike"
        assert await refused(at.do("bot", seat=1, bot="random", name="\u0410nna")) == "name_looks_alike"


async def test_a_bot_takes_no_name_that_looks_like_a_person_s(people: list[Client]) -> None:
    named = {"bots": [None, "random"]}
    first, _ = await people[0].make(settings(GAME, LEAST), name="Host", **named)
    async with seated(people[:1], first) as [at]:
        crew = scene_of(at)["table"]["chairs"][1]["name"]
    table, _ = await people[0].make(settings(GAME, LEAST), name=crew.upper(), **named)
    async with seated(people[:1], table) as [at]:
        assert scene_of(at)["table"]["chairs"][1]["name"] != crew


UNSEEN = ["", " ", "\u2060", "\u200d", "\u3164", "\u2800", "\ufe0f", "\u0301"]
NAMES = {
    "wrong": [
        *UNSEEN, *(f"Anna{sign}" for sign in UNSEEN[2:6]), "An\u00adna", "Anna\u200b",
        "a" + "\u0301\u0323" * 11, "Anna\u180e",
        "Anna\U000e0041", "\u200eAnna", "An\u200d\u200dna", "Anna \u0301", "x\u0000",
    ],
    "good": [
        "Zoé", "Jean-Luc d’Été", "Ngũgĩ", "Nguyễn Thị Ánh",
        "شیرین\u200cزاد", "नेहा", "👨\u200d👩\u200d👧", "❤\ufe0f", "1", "Ки́ра",
    ],
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES["wrong"])
def test_a_name_that_hides_something_is_refused(name: str) -> None:
    with pytest.raises(Wrong, match="1"):
        clean_name(name)


@pytest.mark.parametrize("name", NAMES["good"])
def test_names_in_all_scripts_are_accepted(name: str) -> None:
    assert clean_name(f" {name} ") == name


async def test_bots_sit_down_and_get_up(people: list[Client]) -> None:
    host, guest, *_ = people
    table, _ = await host.make(settings(GAME, MOST), name="Host")
    async with seated([host, guest], table) as [at, other]:
        assert await refused(other.do("bot", seat=1, bot="random")) == "not_your_table"
        assert await refused(at.do("bot", seat=1, bot="genius")) == "unknown_bot"
        assert await refused(at.do("bot", seat=0, bot="random")) == "seat_taken"
        await at.do("bot", seat=1, bot="random")
        await at.do("bot", seat=1, bot="greedy", name="Nemo")
        scene = await other.until(lambda scene: scene["table"]["chairs"][1].get("bot") == "greedy")
        assert scene["table"]["chairs"][1]["name"] == "Nemo"
        await at.do("bot", seat=1)
        await other.until(lambda scene: not scene["table"]["chairs"][1].get("bot"))
        await other.do("join", name="Guest", seat=1)


async def test_a_match_starts_with_the_people_present(people: list[Client]) -> None:
    host, guest, *_ = people
    key = next(key for key in KEYS if registry.meta(key).seats[1] > registry.meta(key).seats[0])
    least, most = registry.meta(key).seats
    table, _ = await host.make(settings(key, most), name="Host")
    async with seated([host, guest], table) as [at, other]:
        assert await refused(at.do("start")) == "too_few"
        await other.do("join", name="Guest", seat=most - 1)
        for seat in range(1, least - 1):
            await at.do("bot", seat=seat, bot="random")
        await at.do("start")
        scene = await other.until(lambda scene: scene["table"]["phase"] == "running")
        assert len(scene["table"]["chairs"]) == least
        assert scene["seat"] == least - 1
        assert scene["table"].get("code") is None
        assert await refused(other.do("leave")) == "not_in_lobby"
        assert await refused(at.do("arrange", order=list(range(least)))) == "not_in_lobby"
        assert await refused(at.do("change", settings=settings(key, most))) == "not_in_lobby"
        assert await refused(at.do("start")) == "not_in_lobby"


async def test_the_host_changes_the_settings(people: list[Client]) -> None:
    host, guest, *_ = people
    other = next(key for key in KEYS if key != GAME and registry.meta(key).seats[0] <= MOST)
    table, _ = await host.make(settings(GAME, MOST), name="Host")
    async with seated([host, guest], table) as [at, place]:
        assert await refused(place.do("change", settings=settings(GAME, LEAST))) == "not_your_table"
        assert await refused(at.do("change", settings=settings(GAME, 99))) == "wrong_seats"
        assert await refused(at.do("change", settings=settings("chess", 2))) == "unknown_game"
        assert await refused(at.do("change", settings=settings(GAME, MOST, pace={"move": 1}))) == "wrong_time"
        await place.do("join", name="Guest", seat=MOST - 1)
        assert await refused(at.do("change", settings=settings(GAME, LEAST))) == "seat_taken"
        seats = max(MOST, registry.meta(other).seats[0])
        await at.do("change", settings=settings(other, seats, open=True))
        scene = await place.until(lambda scene: scene["table"]["settings"]["game"] == other)
        assert scene["seat"] == MOST - 1
    listed = await guest.call("GET", "/api/tables", game=other)
    assert [one for one in listed if one["id"] == table]
    assert not [one for one in await guest.call("GET", "/api/tables", game=GAME) if one["id"] == table]


async def test_open_tables_are_listed_and_others_are_not(people: list[Client]) -> None:
    host, guest, *_ = people
    hidden, _ = await host.make(settings(GAME, LEAST), name="Host")
    shown, _ = await host.make(settings(GAME, LEAST, open=True), name="Host")
    listed = {table["id"]: table for table in await guest.call("GET", "/api/tables")}
    assert shown in listed
    assert hidden not in listed
    assert listed[shown]["names"] == ["Host"]
    assert listed[shown]["free"] == LEAST - 1
    mine = {table["id"]: table for table in (await host.call("GET", "/api/me"))["tables"]}
    assert mine[hidden]["seat"] == mine[shown]["seat"] == 0
    picture = await guest.call("GET", f"/api/tables/{shown}/invitation.svg")
    assert b"<svg" in picture


async def test_a_crowd_joins_at_once_and_each_has_a_seat_of_its_own(server: str) -> None:
    key = max(KEYS, key=lambda key: registry.meta(key).seats[1])
    number = registry.meta(key).seats[1]
    async with crowd(server, number + 2) as [host, *guests]:
        table, _ = await host.make(settings(key, number), name="Host")
        async with seated(guests, table) as places:
            outcomes = await asyncio.gather(
                *(place.do("join", name=f"Guest {at}") for at, place in enumerate(places)),
                return_exceptions=True,
            )
            failed = [outcome for outcome in outcomes if isinstance(outcome, Exception)]
            assert [getattr(error, "key", error) for error in failed] == ["no_free_seat"] * 2
            seats = [
                (await place.until(lambda scene: scene["seat"] is not None))["seat"]
                for place, outcome in zip(places, outcomes, strict=True)
                if not isinstance(outcome, Exception)
            ]
    assert sorted(seats) == list(range(1, number))
