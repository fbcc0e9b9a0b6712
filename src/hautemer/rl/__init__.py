"""The laboratory: environments for learning agents, vectorised play, and simulations at scale.

`actions` and `observations` turn the moves and the view of a seat into numbers; `episode` is a match in which
agents make small choices. The other modules offer such matches to other libraries, each of which is an extra:
`pettingzoo`, `gymnasium` (extra `rl`) and `openspiel`. `dataset` writes matches as Parquet files, `cluster`
plays on many machines.
"""

from __future__ import annotations

from hautemer.rl import errors as errors
