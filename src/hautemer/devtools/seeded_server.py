"""A server whose matches are dealt from a seed, for measurements that can be repeated.

python -m hautemer.devtools.seeded_server SEED serve --port 0
"""

from __future__ import annotations

import secrets
import sys
from random import Random
from types import SimpleNamespace

from hautemer.cli import main
from hautemer.server.tables import lobby


def deal_from(seed: str) -> None:
    """Draw the secrets of new matches from a seed; everything else stays unpredictable."""
    rng = Random(seed)
    lobby.secrets = SimpleNamespace(  # type: ignore[attr-defined,assignment]
        token_bytes=rng.randbytes, token_hex=secrets.token_hex, choice=secrets.choice
    )


if __name__ == "__main__":
    deal_from(sys.argv.pop(1))
    main()
