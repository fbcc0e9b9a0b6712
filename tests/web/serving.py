"""A server process that can be stopped and restarted."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from hautemer.server.http.static import bundle

# A host name that only the browsers of these tests resolve.
NAME = "hautemer.test"


class Serving:
    """A server with a SQLite file; it restarts at the same address."""

    def __init__(self, folder: Path, installed: Path | None = None) -> None:
        assert (bundle() / "index.html").is_file(), "the client is not built: tools/web.sh"
        paths = [str(installed or ""), os.environ.get("PYTHONPATH", "")]
        # where it finds packages that are not installed
        self.paths = os.pathsep.join(path for path in paths if path)
        self.database = folder / "hautemer.db"
        self.port = 0
        self.start()

    def start(self) -> None:
        """Start the server."""
        command = [sys.executable, "-m", "hautemer", "serve", "--unlimited", "--lang", "en", "--workers", "1"]
        places = ["--port", str(self.port), "--allow-host", NAME, "--database", f"sqlite:///{self.database}"]
        places += ["--allow-target", "127.0.0.1"]  # a push service of these tests
        self.process = subprocess.Popen(
            [*command, *places],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1", "PYTHONPATH": self.paths},
        )
        assert self.process.stdout is not None
        found = None
        while found is None:
            line = self.process.stdout.readline()
            assert line, "the server did not come up"
            found = re.search(r"http://[\w.]+:(\d+)", line)
        self.port = int(found[1])

    def stop(self) -> None:
        """Stop the server."""
        self.process.terminate()
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()

    @property
    def address(self) -> str:
        """Its URL on this machine."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def far_address(self) -> str:
        """Its URL as another machine of the network uses it: plain http, which is not a secure context."""
        return f"http://{NAME}:{self.port}"
