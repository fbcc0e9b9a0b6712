"""Games that come in a box: their printed numbers are in `data.toml` and can be replaced."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar, Generic, Self, TypeVar

from hautemer.core import registry
from hautemer.core.game import DataFile, Game, S

D = TypeVar("D")


class BoxGame(Game[S], Generic[S, D]):
    """A game whose printed numbers are read from a data file.

    A subclass names its folder (`key`) and reads its file (`read_data`). `GAME = MyGame.boxed()` is the game
    with the numbers of its own `data.toml`.
    """

    key: ClassVar[str]

    def __init__(self, data: D, file: DataFile | None = None) -> None:
        self.meta = registry.meta(self.key)
        self.data = data
        self.data_file = file

    @staticmethod
    @abstractmethod
    def read_data(document: bytes) -> D:
        """Return the printed numbers of a data file. Raise `BadOptions` if they do not fit the game."""

    @classmethod
    def boxed(cls) -> Self:
        """Return the game with the printed numbers of its own folder."""
        return cls(cls.read_data(registry.file(cls.key, "data.toml")))

    def with_data(self, document: bytes, file: DataFile) -> Self:
        return type(self)(self.read_data(document), file)
