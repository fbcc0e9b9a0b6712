"""Screens during an animation: staged moments, the result, an open window."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from hautemer.core import registry
from hautemer.devtools.screenshots.camera import Camera
from hautemer.devtools.screenshots.manifest import Variant, listed_by
from hautemer.devtools.screenshots.moments import ANYTHING, Wanted, find, find_stage
from hautemer.devtools.screenshots.playback import Theatre
from hautemer.devtools.screenshots.stage import Staged

# The share of a moment that has passed on its picture.
MIDWAY = 0.6
# Milliseconds of the result that have passed on its picture.
REVEALED = 900


def staged_moment(camera: Camera, key: str, stage: str, seats: int) -> None:
    """Show a staged moment."""
    variant = listed_by(key).variants.get(stage, Variant())
    found = find_stage(key, stage, seats, variant.bot, tuple(sorted(variant.options.items())))
    assert found is not None, f"no match of bots stages {stage}"
    theatre = Theatre(camera, found.match, found.entries - 1)
    theatre.next()
    theatre.wait_for(stage, MIDWAY)


def revealed(camera: Camera, match: Staged) -> None:
    """Show the result of a match during its animation."""
    theatre = Theatre(camera, match, len(match.entries) - 1)
    theatre.next()
    for _ in theatre.frames(lambda: camera.dialog.count() > 0 and camera.dialog.first.is_visible()):
        pass
    theatre.frame(REVEALED)


def window(camera: Camera, key: str, seats: int) -> None:
    """Show an open window in which this person may act."""
    found = find(key, Wanted(window=True, asks=ANYTHING), seats)
    assert found is not None, "no match of bots opens a window"
    camera.table(*found)


def played_out(key: str, seats: int, match: Callable[[], Staged]) -> dict[str, Callable[[Camera], None]]:
    """Return the screens of a game with an animation."""
    found: dict[str, Callable[[Camera], None]] = {
        f"stage-{stage}": partial(staged_moment, key=key, stage=stage, seats=seats)
        for stage in registry.meta(key).moments
    }
    found["revealed"] = lambda camera: revealed(camera, match())
    if registry.find(key).has_windows:
        found["window"] = partial(window, key=key, seats=seats)
    return found
