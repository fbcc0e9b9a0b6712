"""Playing in the terminal: a match against bots here, or a seat at a table on a server."""

import re

from rich import _wrap

# Rich breaks lines at any space. A no-break space belongs to its word: no line begins with a French colon.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")
