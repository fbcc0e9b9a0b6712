"""Middleware and connection limits: hosts, origins, headers, cookies, sizes, rates, slow readers."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import re
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx2
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from hautemer.client import Client
from hautemer.devtools.servers import ServerProcess
from tests.server.in_process import database_in
from tests.server.people import gather_at, play_out, refused, seated, settings, smallest
from tests.server.test_fuzz import until_closed

pytestmark = pytest.mark.anyio

GAME, LEAST = smallest()


@pytest.fixture
async def http(server: str) -> AsyncIterator[httpx2.AsyncClient]:
    async with httpx2.AsyncClient(base_url=server) as client:
        yield client


async def test_the_host_must_be_one_of_ours(http: httpx2.AsyncClient, server: str) -> None:
    port = server.rpartition(":")[2]
    for host in ("evil.example", f"evil.example:{port}", "127.0.0.1.evil.example", "", "evil@127.0.0.2"):
        answer = await http.get("/api/games", headers={"host": host})
        assert answer.status_code in (400, 421), host
    for hosts in (("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1")):
        named = "".join(f"Host: {host}:{port}\r\n" for host in hosts)
        reader, writer = await asyncio.open_connection("127.0.0.1", int(port))
        writer.write(f"GET /api/games HTTP/1.1\r\n{named}Connection: close\r\n\r\n".encode())
        assert (await reader.read()).startswith(b"HTTP/1.1 400")
        writer.close()
    for host in (f"localhost:{port}", f"127.0.0.1:{port}", f"[::1]:{port}", f"LOCALHOST:{port}"):
        assert (await http.get("/api/games", headers={"host": host})).status_code == 200


async def test_other_sites_change_nothing(http: httpx2.AsyncClient, server: str) -> None:
    ours = {"origin": server}
    assert (await http.post("/api/me", json={}, headers=ours)).status_code == 200
    for headers in (
        {"origin": "https://evil.example"},
        {"origin": "null"},
        {"origin": server + ".evil.example"},
        {"origin": "http://127.0.0.1:1"},
        {"origin": server.replace("http:", "https:")},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        for method, path in (("POST", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/tables")):
            answer = await http.request(method, path, json={}, headers=headers)
            assert answer.status_code == 403, headers
            assert answer.json()["error"] == "wrong_origin"
    for site in ("same-origin", "none"):
        answer = await http.post("/api/me", json={}, headers={"sec-fetch-site": site})
        assert answer.status_code == 200


async def test_sockets_from_other_sites_are_refused(server: str, people: list[Client]) -> None:
    table, _ = await people[0].make(settings(GAME, LEAST), name="Host")
    address = server.replace("http", "ws") + f"/api/tables/{table}/socket"
    for origin in ("https://evil.example", "null"):
        with pytest.raises(InvalidStatus):
            async with connect(address, additional_headers={"origin": origin}):
                pass
    async with connect(address, additional_headers={"origin": server}) as line:
        await line.send('{"do":"hello"}')
        assert '"is":"scene"' in str(await line.recv())


async def test_every_answer_has_security_headers(http: httpx2.AsyncClient) -> None:
    for path in ("/", "/api/games", "/nothing/here", "/healthz", "/readyz", "/api/words/fr.ftl"):
        headers = (await http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "unsafe-inline" not in policy
        assert "unsafe-eval" not in policy
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-frame-options"] == "DENY"
        assert "server" not in headers


async def test_personal_answers_are_not_cached(http: httpx2.AsyncClient) -> None:
    for path in ("/api/me", "/api/games", "/api/tables", "/api/tables/none", "/nothing/here"):
        assert (await http.get(path)).headers["cache-control"] == "no-store"
    for path in ("/", "/api/words/fr.ftl"):
        assert (await http.get(path)).headers["cache-control"] == "no-cache", "kept, and asked for anew"


async def test_the_cookie_is_hidden_from_scripts_and_other_sites(http: httpx2.AsyncClient) -> None:
    given = (await http.get("/api/me")).headers["set-cookie"].lower()
    assert "httponly" in given
    assert "samesite=lax" in given
    assert "path=/" in given
    assert "secure" not in given  # plain http on this machine
    assert re.match(r"hautemer=[^;]{43,}", given)


async def test_behind_a_trusted_proxy_cookies_are_secure_and_addresses_count(
    tmp_path: Path,
) -> None:
    options = (
        "--proxy", "127.0.0.1/32", "--public-url", "https://games.example.org/hautemer",
        "--limit", "guests_a_minute=3",
    )  # fmt: skip
    async with ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log") as server:
        headers = {"host": "games.example.org"}
        async with httpx2.AsyncClient(base_url=server.url, headers=headers) as http:
            headers = {"x-forwarded-proto": "https", "x-forwarded-for": "6.6.6.6, 198.51.100.7"}
            answer = await http.get("/api/me", headers=headers)
            assert "secure" in answer.headers["set-cookie"].lower()
            assert "path=/hautemer" in answer.headers["set-cookie"].lower()
            # The address nearest to our proxy counts; what the client wrote before it does not.
            statuses = [
                (await http.post("/api/me", json={}, headers={"x-forwarded-for": f"{n}.1.1.1, 198.51.100.7"}))
                for n in range(1, 4)
            ]
            assert [answer.status_code for answer in statuses] == [200, 200, 429]
            other = await http.post("/api/me", json={}, headers={"x-forwarded-for": "198.51.100.8"})
            assert other.status_code == 200
            # Only the operator on this machine may read figures about bots and scenes.
            far = await http.get("/metrics", headers={"x-forwarded-for": "198.51.100.8"})
            assert far.status_code == 404
            assert "hautemer_" not in far.text
            assert "hautemer_scenes_total" in (await http.get("/metrics")).text


async def test_a_public_https_address_makes_cookies_secure_without_a_proxy(
    tmp_path: Path,
) -> None:
    url = "https://games.example.org"
    server = ServerProcess(database_in(tmp_path), "--public-url", url, log=tmp_path / "log")
    async with server, httpx2.AsyncClient(base_url=server.url, headers={"host": "games.example.org"}) as http:
        answer = await http.get("/api/me")
        assert re.match(r"__Host-hautemer=[^;]{43,};.*Path=/;.*Secure", answer.headers["set-cookie"])
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        token = answer.cookies["__Host-hautemer"]
        for origin, status in ((url, 200), ("http://games.example.org", 403)):
            changed = await http.patch(
                "/api/me", json={}, headers={"origin": origin, "cookie": f"hautemer={token}"}
            )
            assert changed.status_code == status
        # A cookie with the former name is accepted, and replaced when the page asks for the person.
        old = await http.get("/api/me", headers={"cookie": f"hautemer={token}"})
        assert old.json() == answer.json()
        given = old.headers.get_list("set-cookie")
        assert given[0].startswith(f"__Host-hautemer={token};")
        assert re.match(r'hautemer="";.*Max-Age=0', given[1])
        both = await http.get("/api/me", headers={"cookie": f"hautemer=planted; __Host-hautemer={token}"})
        assert both.json() == answer.json()
        assert "set-cookie" not in both.headers
        out = await http.post("/api/logout", json={}, headers={"cookie": f"__Host-hautemer={token}"})
        assert re.match(r'__Host-hautemer="";.*Max-Age=0;.*Path=/;.*Secure', out.headers["set-cookie"])
        # Browsers on this machine trust loopback; those on its network use plain http.
        near = await http.get("/api/me", headers={"host": f"localhost:{server.port}"})
        assert "Secure" in near.headers["set-cookie"]
        assert "strict-transport-security" not in near.headers


async def test_an_unknown_proxy_is_not_trusted(tmp_path: Path) -> None:
    options = ("--limit", "guests_a_minute=3")
    server = ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log")
    async with server, httpx2.AsyncClient() as http:
        http.base_url = server.url
        answer = await http.get("/api/me", headers={"x-forwarded-proto": "https"})
        assert "secure" not in answer.headers["set-cookie"].lower()
        statuses = [
            (await http.post("/api/me", json={}, headers={"x-forwarded-for": f"{n}.1.1.1"})).status_code
            for n in range(4)
        ]
        assert statuses == [200, 200, 429, 429]


async def test_rates_and_numbers_are_limited_per_address(tmp_path: Path) -> None:
    limits = {
        "requests_a_second": 20, "requests_at_once": 40, "sockets": 3, "commands_a_second": 1,
        "commands_at_once": 5, "codes_a_minute": 3, "tables_an_hour": 3, "tables_of_a_person": 2,
        "uploads_a_minute": 1,
    }  # fmt: skip
    options = [word for name, number in limits.items() for word in ("--limit", f"{name}={number}")]
    async with ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log") as server:
        async with Client(server.url) as person, Client(server.url) as other:
            names = ("Zoé", None)  # a host counts, with or without a seat
            tables = [(await person.make(settings(GAME, LEAST), name=name))[0] for name in names]
            refusals = []
            for client, path, body in (
                (person, "/api/tables", {"settings": settings(GAME, LEAST)}),
                (other, "/api/tables", {"settings": settings(GAME, LEAST)}),
                *[(other, "/api/codes", {"code": "QQQQ"})] * 4,
                *[(other, "/api/records", b"{}")] * 2,
            ):
                try:
                    await client.call("POST", path, body)
                except Exception as declined:
                    refusals.append(getattr(declined, "key", declined))
            assert refusals == [
                "too_many", "too_fast", *["no_such_table"] * 3, "too_fast", "wrong_shape", "too_fast",
            ]  # fmt: skip
            address = server.url.replace("http", "ws") + f"/api/tables/{tables[0]}/socket"
            lines = [await connect(address, additional_headers=person.headers()) for _ in range(3)]
            with pytest.raises(InvalidStatus):
                await connect(address, additional_headers=person.headers())
            for line in lines[1:]:
                await line.close()
            line = lines[0]
            await line.send('{"do":"hello"}')
            for number in range(20):
                await line.send(f'{{"do":"say","id":"{number}","text":"x"}}')
            with pytest.raises(ConnectionClosed):
                await until_closed(line)
            assert line.close_code == 4429
            async with httpx2.AsyncClient(base_url=server.url) as http:
                answers = [(await http.get("/healthz")).status_code for _ in range(80)]
                assert 429 in answers
                await asyncio.sleep(1)
                assert (await http.get("/healthz")).status_code == 200
        assert "Traceback" not in server.said()


async def test_requests_without_a_cookie_do_not_each_create_a_person(
    tmp_path: Path,
) -> None:
    options = ("--limit", "guests_a_minute=3")
    server = ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log")
    async with server, httpx2.AsyncClient(base_url=server.url) as http:
        answers = []
        for _ in range(6):
            answers.append(await http.get("/api/me"))
            http.cookies.clear()
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429, 429]
        known = {"cookie": answers[0].headers["set-cookie"].split(";")[0]}
        assert (await http.get("/api/me", headers=known)).status_code == 200


async def test_sockets_are_limited_in_total(tmp_path: Path) -> None:
    options = ("--limit", "sockets_in_all=3", "--proxy", "127.0.0.1/32")
    async with ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log") as server:
        address = server.url.replace("http", "ws") + "/api/tables/nowhere/socket"
        lines = [
            await connect(address, additional_headers={"x-forwarded-for": f"198.51.100.{number}"})
            for number in range(3)
        ]
        elsewhere = {"x-forwarded-for": "198.51.100.77"}
        with pytest.raises(InvalidStatus):
            await connect(address, additional_headers=elsewhere)
        for line in lines:
            await line.close()
        async with connect(address, additional_headers=elsewhere):
            pass


async def test_chat_is_limited_per_person_and_moves_are_not(tmp_path: Path) -> None:
    """The limit is per person, not per socket."""
    async with (
        ServerProcess(database_in(tmp_path), "--limit", "asides_a_minute=4", log=tmp_path / "log") as server,
        Client(server.url) as host,
        Client(server.url) as spectator,
    ):
        bots = [None, *["random"] * (LEAST - 1)]
        table, _ = await host.make(settings(GAME, LEAST), name="Host", bots=bots)
        async with seated([host, host, spectator], table) as [one, other, third]:
            await one.do("start")
            await one.do("say", text="aye")
            await other.do("say", text="aye aye")
            await other.do("say", text="aye aye aye")
            assert await refused(one.do("say", text="no")) == "too_fast"
            assert await refused(other.do("vote", motion="pause")) == "too_fast"
            await third.do("say", text="others may")
            await play_out([one], "moves")


async def test_uploads_are_limited_by_their_size(tmp_path: Path) -> None:
    options = ("--limit", "uploaded_mib_an_hour=1")
    server = ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log")
    async with server, Client(server.url) as person:
        large, small = b"x" * 600_000, b"x" * 1000
        keys = [await refused(person.call("POST", "/api/records", body)) for body in (large, large, small)]
        assert keys == ["not_json", "too_fast", "not_json"]


async def test_a_code_can_not_be_guessed_by_one_address(tmp_path: Path) -> None:
    """Forty people behind one router may try twice each; an attacker has 160,000 codes to try."""
    from hautemer.server.config import Limits
    from hautemer.server.tables.lobby import LETTERS

    assert len(LETTERS) ** 4 / Limits().codes_a_minute > 24 * 60
    assert Limits().sockets >= 40 * 3
    assert Limits().requests_at_once >= 40 * 10
    assert Limits().logins_a_minute >= 40


async def test_bodies_are_limited_while_they_arrive(server: str) -> None:
    """An endless body is cut off, whatever its headers say."""
    host, port = "127.0.0.1", int(server.rpartition(":")[2])
    reader, writer = await asyncio.open_connection(host, port)
    writer.write(
        f"POST /api/tables HTTP/1.1\r\nHost: {host}:{port}\r\nTransfer-Encoding: chunked\r\n\r\n".encode()
    )
    chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
    status = b""
    async with asyncio.timeout(30):
        for _ in range(200):
            try:
                writer.write(chunk)
                await writer.drain()
            except ConnectionError:
                break
            if reader.at_eof():
                break
            try:
                async with asyncio.timeout(0.02):
                    status += await reader.read(1000)
                    break
            except TimeoutError:
                continue
    writer.close()
    assert b"413" in status.split(b"\r\n")[0]


HALVES = {
    "nothing": b"",
    "half a head": b"GET /healthz HTTP/1.1\r\nHost: 127.0",
    "half a body": b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
    "half a body of no use": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    "half a second head": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /hea",
}


async def test_an_incomplete_request_times_out(tmp_path: Path) -> None:
    options = ("--limit", "request_seconds=1")
    server = ServerProcess(database_in(tmp_path), *options, log=tmp_path / "log")
    async with server, Client(server.url) as host:
        table, _ = await host.make(settings(GAME, LEAST), name="Host")
        async with seated([host], table) as [at]:
            lines = []
            for written in HALVES.values():
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(written)
                lines.append((reader, writer))
            for reader, writer in lines:
                async with asyncio.timeout(30):
                    with contextlib.suppress(ConnectionError):
                        await reader.read()
                writer.close()
            await at.do("say", text="a socket is no half request")
            assert at.lost == 0
        assert "Traceback" not in server.said()


async def test_connections_are_limited_per_address(tmp_path: Path) -> None:
    async with ServerProcess(
        database_in(tmp_path), "--limit", "connections=5", log=tmp_path / "log"
    ) as server:
        lines = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(8)]
        request = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n"
        answers = []
        async with asyncio.timeout(30):
            for reader, _ in lines[5:]:
                with contextlib.suppress(ConnectionError):
                    answers.append(await reader.read())
            for reader, writer in lines[:5]:
                writer.write(request)
                answers.append((await reader.read()).split(b"\r\n")[0])
            for _, writer in lines:
                writer.close()
            async with httpx2.AsyncClient(base_url=server.url) as http:
                assert (await http.get("/healthz")).status_code == 200
        assert [answer for answer in answers if answer] == [b"HTTP/1.1 200 OK"] * 5


async def test_a_path_cannot_leave_the_client_folder(http: httpx2.AsyncClient, server: str) -> None:
    port = int(server.rpartition(":")[2])
    for path in (
        "/../pyproject.toml",
        "/%2e%2e/%2e%2e/etc/passwd",
        "//evil.example/",
        "/..%2f..%2fetc/passwd",
    ):
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n".encode())
        async with asyncio.timeout(30):
            answer = await reader.read()
        writer.close()
        assert answer.split()[1] in (b"404", b"400"), path
        assert b"location:" not in answer.lower()
        assert b"root:" not in answer


async def test_a_client_that_reads_nothing_is_dropped(server: str, people: list[Client]) -> None:
    """A client that stops reading is disconnected, and nobody else waits for it."""
    table = await gather_at(people[0], people[1:LEAST], settings(GAME, LEAST))
    port = int(server.rpartition(":")[2])
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    key = base64.b64encode(b"0123456789abcdef").decode()
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {people[3].token}\r\n\r\n".encode()
    )
    line.settimeout(60)
    assert b" 101 " in await asyncio.to_thread(line.recv, 1000)
    line.sendall(frame(b'{"do":"hello"}'))
    # Request much and read nothing: once the system's buffers are full, answers cannot be sent.
    question = frame(b'{"do":"' + b"y" * 300 + b'"}')

    def shout() -> bool:
        try:
            for _ in range(100_000):
                line.sendall(question)
        except OSError:
            return True
        return False

    before = await dropped(people[0], "slow")
    async with seated(people[:LEAST], table) as places:
        shouting = asyncio.create_task(asyncio.to_thread(shout))
        for number in range(10):
            async with asyncio.timeout(30):
                await places[0].do("say", text=f"line {number}")
        async with asyncio.timeout(60):
            while await dropped(people[0], "slow") == before:
                await asyncio.sleep(0.1)
        line.shutdown(socket.SHUT_RDWR)  # unsent data may be lost
        await shouting
    line.close()


async def test_a_client_that_sends_much_and_reads_is_answered(server: str, people: list[Client]) -> None:
    table, _ = await people[0].make(settings(GAME, LEAST), name="Host")
    address = server.replace("http", "ws") + f"/api/tables/{table}/socket"
    async with connect(address, additional_headers=people[0].headers(), max_size=None) as line:
        await line.send('{"do":"hello"}')
        await line.recv()
        for number in range(500):  # all at once, before reading
            await line.send(f'{{"do":"ready","id":"{number}"}}')
        async with asyncio.timeout(60):
            heard = [await line.recv() for _ in range(500)]
        assert all('"is":"refusal"' in str(message) for message in heard)


async def dropped(client: Client, why: str) -> float:
    """Return how many sockets the server has dropped for a reason."""
    return await metric(client, f'hautemer_dropped_total{{why="{why}"}}')


async def metric(client: Client, name: str) -> float:
    """Return a metric of the server."""
    page = (await client.call("GET", "/metrics")).decode()
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return float(found[1]) if found else 0


def frame(payload: bytes) -> bytes:
    """Return a masked text frame."""
    mask = b"\x01\x02\x03\x04"
    length = len(payload)
    head = bytes([0x81]) + (
        bytes([0x80 | length]) if length < 126 else bytes([0x80 | 126]) + length.to_bytes(2, "big")
    )
    return head + mask + bytes(byte ^ mask[at % 4] for at, byte in enumerate(payload))


async def test_the_operator_can_read_metrics(people: list[Client]) -> None:
    counted = (
        "hautemer_events_total",
        "hautemer_scenes_total",
        'hautemer_commands_total{outcome="done"}',
        "hautemer_command_seconds_count",
        'hautemer_command_seconds_bucket{le="+Inf"}',
    )
    before = [await metric(people[0], name) for name in counted]
    table, _ = await people[0].make(settings(GAME, LEAST), name="Host")
    async with people[0].at(table) as at:
        await at.do("say", text="hello")
    after = [await metric(people[0], name) for name in counted]
    assert all(now >= then + 1 for then, now in zip(before, after, strict=True)), (before, after)
