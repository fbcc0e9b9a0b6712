"""Hautemer: four seafaring games of hidden hands and hidden sides, as a typed library.

>>> from hautemer import registry
>>> game = registry.find(next(iter(registry.keys())))
>>> game.meta.rules
1
"""

from hautemer.core import registry

__all__ = ["registry"]
__version__ = "0.1.0"
