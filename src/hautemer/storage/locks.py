"""A lock on a file that the system releases when the process ends for any reason."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from hautemer.storage.database import BadDatabase

# The system's locks do not exclude the process that holds them, so its own locks are listed here.
_HELD: set[Path] = set()


class FileLock:
    """A lock that is held from creation until `release`. A second holder gets `database_in_use`."""

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
        """Release the lock. The file remains, since another process may already wait for it."""
        if self.path in _HELD:
            _HELD.discard(self.path)
            with contextlib.suppress(OSError):
                os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def lock(file: int) -> None:
        """Lock a byte far behind the holder's number, which other processes may still read."""
        os.lseek(file, 4096, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        os.lseek(file, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(file: int) -> None:
        """Take a record lock. Unlike flock, it is not inherited by workers that outlive a killed server."""
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
