"""Fixtures: a certificate that is trusted during a test, and a receiver."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.notices.receivers import Receiver, certificate, receiver

HOST = "hooks.example"


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def trusted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a certificate for our receivers that this process trusts."""
    path = certificate(tmp_path / "certificate.pem", [HOST, "localhost", "127.0.0.1"])
    monkeypatch.setenv("SSL_CERT_FILE", str(path))
    return path


@pytest.fixture
async def hook(trusted: Path) -> AsyncIterator[Receiver]:
    """Yield a receiver over https."""
    async with receiver(trusted) as made:
        yield made
