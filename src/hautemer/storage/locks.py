"""A lock on a file that ends with the process that holds it, however that ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from hautemer.storage.database import BadDatabase

# A process does not stand in its own way with the system's locks: what it holds is kept here.
_HELD: set[Path] = set()


class FileLock:
    """Held from its making until `release`; a second holder gets `database_in_use`."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        if self.path in _HELD:
            raise BadDatabase("database_in_use", process=os.getpid())
        self._file = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock(self._file)
        except OSError:
            holder = os.read(self._file, 20).decode("ascii", "replace").strip() or "?"
            os.close(self._file)
            raise BadDatabase("database_in_use", process=holder) from None
        os.ftruncate(self._file, 0)
        os.write(self._file, str(os.getpid()).encode())
        _HELD.add(self.path)

    def release(self) -> None:
        """Lets the file go; it stays where it is, since another process may already wait for it."""
        if self.path in _HELD:
            _HELD.discard(self.path)
            with contextlib.suppress(OSError):
                os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Takes a byte far behind the holder's number, which others may still read."""
        os.lseek(file, 4096, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(file: int) -> None:
        """A record lock: unlike flock, worker processes that outlive a killed server do not inherit it."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
