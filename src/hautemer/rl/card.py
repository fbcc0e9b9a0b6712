"""The data card of a dataset: what was played, what the columns mean, and how the files are read."""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Any

from hautemer import __version__
from hautemer.core import registry
from hautemer.core.codec import encode

# Other tools find the files by the configurations in this header.
CARD = """---
pretty_name: "{title}: matches between bots"
tags: [games, hidden-information, self-play, tabular]
configs:
  - config_name: decisions
    default: true
    data_files: data/*.parquet
  - config_name: matches
    data_files: matches/*.parquet
---

# {title}: matches between bots

{matches} matches of {title} for {seats} seats, played by bots: {decisions} decisions, {bytes} bytes of
Parquet. Written by hautemer {version} under version {rules} of the rules:

```sh
{command}
```

The same command writes the same rows again. Options of the game: `{options}`.{data}

## Columns of `data/`

One row per decision of a bot, in the order of the match. A row contains nothing that the seat did not know,
except its outcome: `reward` and `score`.

| column | meaning |
|---|---|
| `match` | the number of the match |
| `entry` | how many entries of the match came before the decision |
| `seat`, `bot` | the seat that was asked, and its bot |
| `view` | the seat's view as {view} signed bytes, version {encoder} of hautemer's encoder |
| `offers` | the legal moves, as JSON: kinds of moves with the allowed values of their fields |
| `moves` | the number of legal moves |
| `move` | the move as JSON, or null if the bot declined all offers |
| `choices` | the same move as the numbers of successive small choices; `[0]` declines |
| `reward` | 1 if the seat won, −1 if it did not, 0 in a match that was stopped |
| `score` | the final score of the seat |

## Columns of `matches/`

One row per match: `match`, `bots` and `scores` by seat, `entries`, `winners`, and `reason` (null in a match
that was stopped).

## Reading

```python
import datasets, polars, pyarrow.parquet

table = pyarrow.parquet.read_table("data")
frame = polars.read_parquet("data/*.parquet")
decisions = datasets.load_dataset("parquet", data_files="data/*.parquet", split="train")
```

## Limits

Bots played all seats: the moves are no sample of how people play. Split training and test data by `match`,
because the decisions of one match share an outcome.
"""


def written(settings: Mapping[str, Any], totals: Mapping[str, int], view: int) -> str:
    """Return the data card of a dataset; `view` is the length of an encoded view."""
    meta = registry.meta(settings["game"])
    data = settings["data"]
    return CARD.format(
        title=meta.title,
        version=__version__,
        matches=settings["matches"],
        seats=settings["seats"],
        rules=settings["rules"],
        encoder=settings["encoder"],
        options=encode(settings["options"]).decode(),
        command=command(settings),
        data="" if data is None else f" The printed numbers come from a file with the SHA-256 `{data}`.",
        view=view,
        decisions=totals["decisions"],
        bytes=totals["bytes"],
    )


def command(settings: Mapping[str, Any]) -> str:
    """Return the command that writes the dataset."""
    words = ["hautemer", "dataset", settings["game"], "--seats", str(settings["seats"])]
    words += ["--matches", str(settings["matches"]), "--bots", ",".join(settings["bots"])]
    words += ["--seed", settings["seed"]]
    words += ["--rotate"] if settings["rotate"] else []
    for key, value in settings["options"].items():
        written = value if isinstance(value, str) else encode(value).decode()
        words += ["--option", f"{key}={written}"]
    words += ["--data", "FILE"] if settings["data"] is not None else []
    return shlex.join([*words, "--out", "FOLDER"])
