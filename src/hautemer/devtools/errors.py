"""Error sentences of the development tools."""

from __future__ import annotations

from hautemer.core.errors import declare

SENTENCES = {
    "no_targets": "The folder {folder} holds no target picture. Name the folder of the pictures.",
    "no_round": "No match of bots has a round {round}. Name the round by its number.",
    "film_too_large": "The film has {bytes} bytes, and {limit} are allowed. Choose a shorter round.",
    "no_picture": "The file {file} is no PNG picture.",
}
declare(SENTENCES)
