"""People: guests, accounts, devices and deletion."""

from __future__ import annotations

import asyncio
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import Connection, select, update

from hautemer.storage import links, notices, people, records, schema, tables
from hautemer.storage.database import Database
from hautemer.storage.people import NameTaken, name_key
from tests.storage.rows import line, table


@given(st.text())
def test_the_key_of_a_key_is_the_key(name: str) -> None:
    key = name_key(name)
    assert name_key(key) == key
    key.encode()  # any name can be stored
    assert "\0" not in key


@given(st.text())
def test_spellings_of_a_name_share_a_key(name: str) -> None:
    for form in ("NFC", "NFD", "NFKC", "NFKD"):
        assert name_key(unicodedata.normalize(form, name)) == name_key(name)
    assert name_key(f"  {name}\u200b\t") == name_key(name)
    assert name_key(name.casefold()) == name_key(name)


def test_names_that_differ_have_different_keys() -> None:
    names = ["Ann", "Anne", "Änn", "A nn", "Аnn"]  # the last begins with a Cyrillic letter
    assert len({name_key(name) for name in names}) == len(names)
    assert name_key("STRASSE") == name_key("straße") == name_key("Straẞe")
    assert name_key("Ⅷ") == "viii"


@pytest.mark.anyio
async def test_a_guest_is_recognised_by_their_device(database: Database) -> None:
    ann = await people.new_session(database, "ann", label="Firefox", language="fr")
    bill = await people.new_session(database, "bill")
    assert ann != bill
    found = await people.person_of(database, "ann")
    assert found is not None
    assert (found.id, found.name, found.language, found.is_guest) == (ann, None, "fr", True)
    assert await people.person_of(database, "nobody") is None
    assert await people.new_session(database, "ann's telephone", ann) == ann
    devices = await people.sessions_of(database, ann)
    assert {device.token_hash for device in devices} == {"ann", "ann's telephone"}
    assert await people.signed_in(database, ["ann", "nobody"]) == {"ann"}
    await people.drop_session(database, "ann")
    assert await people.signed_in(database, {"ann", *(str(number) for number in range(1000))}) == set()
    assert await people.person_of(database, "ann") is None
    assert len(await people.sessions_of(database, ann)) == 1


@pytest.mark.anyio
async def test_visits_are_recorded_once_per_interval(database: Database) -> None:
    await people.new_session(database, "ann")
    ann = await people.person_of(database, "ann")
    assert ann is not None
    [fresh] = await people.sessions_of(database, ann.id)
    await people.person_of(database, "ann")
    assert await people.sessions_of(database, fresh.person) == [fresh]
    old = fresh.seen_at - people.SEEN_MS

    def age(connection: Connection) -> None:
        connection.execute(update(schema.sessions).values(seen_at=old))

    await database.run(age)
    await people.person_of(database, "ann")
    [again] = await people.sessions_of(database, fresh.person)
    assert again.seen_at >= fresh.seen_at
    found = await people.get(database, fresh.person)
    assert found is not None
    assert found.seen_at == again.seen_at


@pytest.mark.anyio
async def test_a_name_belongs_to_one_account(database: Database) -> None:
    ann, bill, guest = [await people.new_session(database, token) for token in "abc"]
    await people.register(database, ann, "Ann Bonny", "hash")
    with pytest.raises(NameTaken):
        await people.register(database, bill, "ＡNN  bonny", "other")
    found = await people.by_name(database, "ann BONNY ")
    assert found is not None
    assert (found.id, found.name, found.password_hash) == (ann, "Ann Bonny", "hash")
    assert "hash'" not in repr(found)
    await people.register(database, bill, "Bill", "other")
    with pytest.raises(NameTaken):
        await people.rename(database, bill, "Ann Bonny")
    await people.rename(database, guest, "Ann Bonny")  # guests may have any name
    found = await people.by_name(database, "Ann Bonny")
    assert found is not None
    assert found.id == ann
    await people.rename(database, ann, "Anne")
    assert await people.by_name(database, "Ann Bonny") is None
    await people.rename(database, bill, "Ann Bonny")
    await people.register(database, bill, "Ann Bonny", "third")
    await people.new_language(database, bill, "de")
    bills = await people.by_name(database, "ann bonny")
    assert bills is not None
    assert (bills.id, bills.password_hash, bills.language) == (bill, "third", "de")


@pytest.mark.anyio
async def test_a_new_password_leaves_one_device_signed_in_under_a_new_token(database: Database) -> None:
    ann = await people.new_session(database, "first", label="Firefox, Linux")
    bill = await people.new_session(database, "another person")
    await people.register(database, ann, "Ann", "hash", "first", "renewed")
    await people.new_session(database, "second", ann)
    await people.register(database, ann, "Ann", "other hash", "renewed")
    assert await people.signed_in(database, ["first", "renewed", "second", "another person"]) == {
        "renewed", "another person",
    }  # fmt: skip
    [session] = await people.sessions_of(database, ann)
    assert session.label == "Firefox, Linux"
    with pytest.raises(NameTaken):
        await people.register(database, bill, "Ann", "hash", "another person", "not signed in")
    assert await people.signed_in(database, ["not signed in", "renewed"]) == {"renewed"}


@pytest.mark.anyio
async def test_two_concurrent_claims_of_a_name(database: Database) -> None:
    ids = [await people.new_session(database, token) for token in "abcd"]
    answers = await asyncio.gather(
        *(people.register(database, id, "Ann", "hash") for id in ids), return_exceptions=True
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["NameTaken"] * 3 + ["NoneType"]


@pytest.mark.anyio
async def test_a_guest_s_seats_go_to_the_account_at_login(database: Database) -> None:
    guest, user = [await people.new_session(database, token) for token in ("guest", "user")]
    await people.register(database, user, "Ann", "hash")
    await tables.make(database, table("t"), [line("t", 0)], [(0, guest, "ann"), (1, None, "Bill")])
    await tables.make(database, table("u"), [line("u", 0)], [(0, user, "Ann")])
    await links.put(database, "link", "t", 0, guest)
    await notices.add_channel(database, notices.Channel("c", guest, "webhook", "https://example.org"))
    assert await people.merge(database, guest, user) == ["t"]
    assert {row.id for row in await tables.of_person(database, user)} == {"t", "u"}
    assert [seat.name for seat in await tables.seats(database, "t")] == ["ann", "Bill"]
    assert [channel.id for channel in await notices.channels_of(database, user)] == ["c"]
    # A token of the guest does not become a token of the account.
    assert await people.person_of(database, "guest") is None
    assert await links.use(database, "link") is None
    assert await people.get(database, guest) is None
    assert await people.merge(database, user, user) == []
    other = await people.new_session(database, "other")
    assert await people.merge(database, user, other) == []
    assert await people.get(database, user) is not None


@pytest.mark.anyio
async def test_a_person_is_deleted(database: Database) -> None:
    ann, bill = [await people.new_session(database, token) for token in ("ann", "bill")]
    await people.register(database, ann, "Ann Bonny", "hash")
    await tables.make(database, table("t"), [line("t", 0)], [(0, ann, "Ann Bonny"), (1, bill, "Bill")])
    await links.put(database, "link", "t", 0, ann)
    channel = notices.Channel("c", ann, "email", "ann@example.org", keys={"a": "b"})
    await notices.add_channel(database, channel)
    await notices.put(database, "c", "t", b"{}", 5)
    await records.keep(database, "r", ann, b"{}")
    assert await people.delete(database, ann, "?") == ["t"]

    def left(connection: Connection) -> str:
        every = [connection.execute(select(one)).fetchall() for one in schema.metadata.tables.values()]
        return repr(every)

    rest = await database.read(left)
    for word in (ann, "Ann Bonny", "ann bonny", "ann@example.org", "'link'"):
        assert word not in rest
    seats = await tables.seats(database, "t")
    assert [(seat.person, seat.name) for seat in seats] == [(None, "?"), (bill, "Bill")]
    assert await people.person_of(database, "bill") is not None
