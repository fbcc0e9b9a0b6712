"""Guessing passwords: attempts are slow, cost others nothing and do not lock the owner out."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NoReturn

import httpx2
import pytest
from argon2 import extract_parameters
from argon2.exceptions import VerifyMismatchError

from hautemer.server.auth import known_devices, passwords
from hautemer.server.auth.attempts import LONGEST, NEWCOMERS, Tries
from hautemer.server.auth.passwords import QUEUE, QUEUE_OF_A_PERSON, RETRY_AFTER, THREADS, Passwords
from hautemer.server.config import Limits
from hautemer.server.errors import Wrong
from hautemer.server.workers.fair_queue import Asker
from tests.server.in_process import served
from tests.server.test_limits import by, limited

pytestmark = pytest.mark.anyio


class Slow:
    """A password hasher that waits for a signal and records its calls."""

    def __init__(self) -> None:
        self.let = threading.Event()
        self.asked: list[str] = []
        self.at_once = self.most_at_once = 0

    def hash(self, password: str) -> str:
        return password

    def verify(self, written: str, password: str) -> None:
        self.let.wait(60)
        self.asked.append(password)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        time.sleep(0.02)
        self.at_once -= 1


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Slow:
    hasher = Slow()
    monkeypatch.setattr(passwords, "HASHER", hasher)
    return hasher


async def tried(pool: Passwords, password: str, household: str, person: str = "") -> str:
    """Return the outcome of a try: done, or refused with a time to come back."""
    try:
        await pool.verify("hash", password, Asker(household, person))
    except Wrong as wrong:
        told = (wrong.key, wrong.status, wrong.retry_after)
        return "refused" if told == ("too_fast", 429, RETRY_AFTER) else str(told)
    return "done"


async def start(pool: Passwords, household: str, number: int, person: str = "") -> list[asyncio.Task[str]]:
    """Start tries that will have to wait."""
    tasks = [asyncio.create_task(tried(pool, household, household, person)) for _ in range(number)]
    await asyncio.sleep(0)
    return tasks


class Unused(ThreadPoolExecutor):
    """A default thread pool that fails the test if it is used."""

    def submit(self, *args: Any, **options: Any) -> NoReturn:
        raise AssertionError("password hashing uses the default thread pool")


async def test_hashing_takes_two_threads_and_none_of_the_default_pool(slow: Slow) -> None:
    asyncio.get_running_loop().set_default_executor(Unused())
    pool = Passwords()
    tasks = await start(pool, "198.51.100.7", 8)
    slow.let.set()
    assert await asyncio.gather(*tasks) == ["done"] * 8
    assert slow.most_at_once == THREADS
    pool.close()


async def test_an_honest_sign_in_waits_for_one_try_of_every_other_household(slow: Slow) -> None:
    pool = Passwords()
    storm = [task for n in range(12) for task in await start(pool, f"attacker {n}", 40)]
    [honest] = await start(pool, "honest", 1)
    slow.let.set()
    assert await honest == "done"
    assert slow.asked.index("honest") <= 2 * THREADS + 12, "one try of each, and those that were running"
    outcomes = Counter([await task for task in storm])
    assert outcomes == {"done": QUEUE - 1 + THREADS, "refused": 12 * 40 - QUEUE + 1 - THREADS}
    pool.close()


async def test_the_queue_is_bounded_and_its_places_are_shared(slow: Slow) -> None:
    pool = Passwords()
    one = await start(pool, "one", 40)
    assert sum(task.done() for task in one) == 40 - QUEUE_OF_A_PERSON - THREADS, "strangers share a place"
    many = [task for n in range(200) for task in await start(pool, "many", 1, f"guest {n}")]
    await asyncio.sleep(0)
    assert sum(not task.done() for task in (*one, *many)) == QUEUE + THREADS
    [late] = await start(pool, "late", 1)
    slow.let.set()
    assert await late == "done", "a household with nothing in the queue was refused"
    await asyncio.gather(*one, *many)
    pool.close()


async def test_an_ipv6_48_queues_as_one_household(slow: Slow) -> None:
    pool = Passwords()
    storm = [task for n in range(256) for task in await start(pool, f"2001:db8:1:{n:x}00::/56", 1)]
    [honest] = await start(pool, "2001:db8:2::/56", 1)
    slow.let.set()
    assert await honest == "done"
    assert slow.asked.index("2001:db8:2::/56") <= THREADS + 2
    await asyncio.gather(*storm)
    pool.close()


def test_an_unknown_name_costs_as_much_as_a_known_one() -> None:
    known = passwords.HASHER.hash("salt")
    assert extract_parameters(passwords.NOBODY) == extract_parameters(known)
    with pytest.raises(VerifyMismatchError):  # its form is right, so all of it is computed
        passwords.HASHER.verify(passwords.NOBODY, "salt")


async def test_a_sign_in_under_an_unknown_name_is_verified_too(slow: Slow) -> None:
    slow.let.set()
    pool = Passwords()
    await pool.verify(None, "ahoy", Asker("one", ""))
    assert slow.asked == ["ahoy"]
    pool.close()


def allowed(tries: Tries, household: str, device: str | None = None) -> bool:
    """True if a try at Zoé's password is allowed."""
    try:
        tries.begin("zoé", household, device)
    except Wrong as wrong:
        is_right = wrong.key == "too_many_tries" and wrong.retry_after == wrong.details["seconds"]
        if not is_right or wrong.retry_after not in range(1, LONGEST + 1):
            raise
        return False
    return True


class TestTries:
    """Delays of tries, with a fake clock."""

    at = 1000.0

    @pytest.fixture(autouse=True)
    def clock(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("time.monotonic", lambda: self.at)

    def count(self, tries: Tries, addresses: int, seconds: int) -> int:
        """Return how many tries are allowed if every address tries ten times per second."""
        done = 0
        for _ in range(seconds * 10):
            done += sum(allowed(tries, f"address {n}") for n in range(addresses))
            self.at += 0.1
        return done

    @pytest.mark.parametrize("addresses", [1, 4, 40])
    def test_an_account_is_tried_about_ten_times_a_minute_then_once(self, addresses: int) -> None:
        tries = Tries(Limits().tries_at_once)
        assert self.count(tries, addresses, 60) <= 11 + addresses
        assert self.count(tries, addresses, 600) <= 11

    def test_first_tries_of_many_addresses_are_bounded_too(self) -> None:
        tries = Tries(Limits().tries_at_once)
        assert sum(allowed(tries, f"198.51.100.{n}") for n in range(256)) == NEWCOMERS + 5
        tries = Tries(Limits().tries_at_once)
        assert sum(allowed(tries, f"2001:db8:1:{n:x}00::/56") for n in range(256)) == 1 + 5

    def test_the_owner_is_not_locked_out(self) -> None:
        tries = Tries(Limits().tries_at_once)
        self.count(tries, 4, 120)
        assert allowed(tries, "address 1", "a known device"), "on a known device, even behind the same router"
        assert allowed(tries, "the library"), "on a new device elsewhere"
        assert not allowed(tries, "address 2")

    def test_a_known_device_has_a_delay_of_its_own(self) -> None:
        tries = Tries(5)
        assert [allowed(tries, "home", "stolen laptop") for _ in range(7)] == [True] * 5 + [False] * 2

    def test_a_sign_in_and_an_hour_forget_the_tries(self) -> None:
        tries = Tries(5)
        for _ in range(5):
            key = tries.begin("zoé", "home", "laptop")
        tries.succeeded(key)
        assert [allowed(tries, "home", "laptop") for _ in range(6)] == [True] * 5 + [False]
        self.at += 3600
        assert [allowed(tries, "home", "laptop") for _ in range(6)] == [True] * 5 + [False]


def test_a_device_is_known_by_its_cookie_only_and_to_its_accounts_only() -> None:
    cookie = known_devices.with_person("", "zoé", b"key")
    assert known_devices.device_in(cookie, "zoé", b"key") is not None
    assert known_devices.with_person(cookie, "zoé", b"key") == cookie
    for wrong in (
        known_devices.device_in(cookie, "max", b"key"),
        known_devices.device_in(cookie, "zoé", b"other"),
    ):
        assert wrong is None
    for forged in ("", "~", ".", "é.é", cookie[:-1], cookie.replace(".", "x.")):
        assert known_devices.device_in(forged, "zoé", b"key") is None
    both = known_devices.with_person(cookie, "max", b"key")
    assert known_devices.device_in(both, "zoé", b"key") == known_devices.device_in(cookie, "zoé", b"key")
    for number in range(9):
        both = known_devices.with_person(both, f"person {number}", b"key")
    assert len(both) < 300


async def test_guesses_from_many_addresses_are_refused_and_the_owner_signs_in(tmp_path: Path) -> None:
    account, wrong = ({"name": "Zoé", "password": one} for one in ("correct horse", "wrong horse"))
    config = limited(tmp_path, Limits())
    async with served(config) as (_, url), httpx2.AsyncClient(base_url=url) as owner:
        await owner.get("/api/me", headers=by("198.51.100.99"))
        assert (await owner.post("/api/account", json=account)).status_code == 200
        await owner.post("/api/logout", json={})
        async with httpx2.AsyncClient(base_url=url) as thief:
            answers = [
                await thief.post("/api/login", json=wrong, headers=by(f"198.51.100.{n % 4}"))
                for n in range(80)
            ]
        statuses = Counter(answer.status_code for answer in answers)
        assert statuses[401] <= 4 + 5 + 5
        refused = [answer for answer in answers if answer.status_code == 429]
        assert all(answer.json()["error"] == "too_many_tries" for answer in refused)
        assert all(1 <= int(answer.headers["retry-after"]) <= LONGEST for answer in refused)
        unknown = {"name": "Nobody", "password": "wrong horse"}
        async with httpx2.AsyncClient(base_url=url) as thief:
            others = [
                (await thief.post("/api/login", json=unknown, headers=by("198.51.100.1"))).status_code
                for _ in range(8)
            ]
        assert others[:6] == [401] * 6, "an unknown name is answered in the same way"
        assert 429 in others
        assert (await owner.post("/api/login", json=account, headers=by("198.51.100.1"))).status_code == 200
        owner.cookies.clear()
        assert (await owner.post("/api/login", json=account, headers=by("203.0.113.5"))).status_code == 200
