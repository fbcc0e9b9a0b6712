"""Boards as text: a game's `board.py`, or the view of a game without one, drawn with boxes and lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from hautemer.core import registry
from hautemer.core.board import Board, BoardTable, Cards, Cell, Lines, Ring, RingPlace, Say, SeatName, Several
from hautemer.core.codec import plain
from hautemer.core.game import AnyGame, View
from hautemer.words import Words, hyphens

INK = "cyan"
LIT = "bold yellow"
QUIET = "dim"
FACE_DOWN = "▒"

# A ring is drawn if each place gets at least NARROWEST columns; a place has at most WIDEST.
NARROWEST, WIDEST = 15, 19
# The width from which other parts fit next to a ring.
SIDE_BY_SIDE = 148

# The longest name with its flag and mark; longer names are cut.
LONGEST_NAME = 24

# The flag of a seat: a pattern of two cells that can be distinguished without colours.
FLAGS = (
    ("▌▐", "white on blue"),
    ("▀▀", "yellow on blue"),
    ("▞▞", "red on white"),
    ("██", "bright_yellow"),
    ("▄▄", "red on white"),
    ("▚▚", "blue on yellow"),
    ("▐▌", "black on yellow"),
    ("▙▟", "yellow on red"),
    ("▛▜", "white on red"),
    ("▖▗", "blue on white"),
    ("▘▝", "red on white"),
    ("▌▌", "yellow on red"),
    ("▐▐", "black on yellow"),
    ("▞▚", "blue on white"),
    ("▚▞", "red on yellow"),
    ("░░", "blue on white"),
    ("▒▒", "yellow on blue"),
    ("▀▄", "red on white"),
    ("▄▀", "black on white"),
    ("▗▖", "yellow on blue"),
)


class BoardDrawing:
    """A renderer of boards for one seat, in one language."""

    def __init__(self, game: AnyGame, words: Words, seat: int | None) -> None:
        self.game = game
        self.words = words
        self.seat = seat
        self.waiting: Sequence[int] = ()
        self.explaining = False
        part = registry.part(game.meta.key, "board")
        self.make = None if part is None else part.board
        self.open = getattr(part, "opened", None)
        self.colours: Mapping[str, str] = getattr(part, "COLOURS", {})

    def board(
        self,
        public: View,
        own: View | None,
        width: int,
        *,
        waiting: Sequence[int] = (),
        explaining: bool = False,
    ) -> RenderableType:
        """Return the board as the seat sees it. Highlight seats in `waiting`; explain signs if wanted."""
        self.waiting, self.explaining = waiting, explaining
        if self.make is None:
            return self.anything(public, own)
        return self.drawn(self.make(self.game, public, own, self.seat), width)

    def opened(self, public: View, owns: Sequence[View], width: int) -> RenderableType:
        """Return the secrets of all seats, after the end."""
        if self.open is not None:
            return self.drawn(self.open(self.game, public, owns), width)
        seats = Group(*(self.tree(self.name(seat), plain(own)) for seat, own in enumerate(owns)))
        return Group(Text(self.words.say("play-secrets"), f"bold {INK}"), seats)

    def drawn(self, board: Board, width: int) -> RenderableType:
        """Return the parts of a board: next to a ring if they fit, otherwise one below the other."""
        first, *rest = board
        if width < SIDE_BY_SIDE or not isinstance(first, Ring) or not rest:
            return Group(*(self.part(part, width) for part in board))
        ring = self.part(first, width // 2)
        grid = Grid.grid(padding=(0, 3, 0, 0))
        grid.add_row(ring, Group(*(self.part(part, width // 2) for part in rest)))
        return grid

    def part(self, part: BoardTable | Lines | Ring, width: int) -> RenderableType:
        """Return one part of a board."""
        if isinstance(part, BoardTable):
            return self.table(part)
        if isinstance(part, Ring):
            return self.ring(part, width)
        return self.lines(part)

    # Texts

    def text(self, say: Say) -> Text:
        """Return a message of the game's board."""
        return Text(self.words.say(f"board-{hyphens(say.message)}", **say.details))

    def heading(self, say: Say) -> Text:
        """Return the title of a part."""
        title = self.text(say)
        title.stylize(f"bold {INK}")
        return title

    def key(self, key: str) -> Text:
        """Return the name of a thing in its colour."""
        return Text(self.words.called(key), self.colours.get(key, ""))

    def cell(self, cell: Cell) -> Text:
        """Return the contents of a cell."""
        match cell:
            case None:
                return Text()
            case Say():
                return self.text(cell)
            case SeatName(seat):
                return self.name(seat)
            case Several(messages):
                return Text(" ").join(self.text(say) for say in messages)
            case Cards(keys, hidden):
                return self.cards(keys, hidden)
            case str():
                return self.key(cell)
            case _:
                return Text(str(cell))

    def name(self, seat: int) -> Text:
        """Return the flag and the name of a seat."""
        pattern, colours = FLAGS[seat % len(FLAGS)]
        name = Text.assemble((pattern, colours), " ", self.words.seat(seat))
        if seat == self.seat:
            name.stylize("bold", len(pattern))
        return name

    def cards(self, keys: Sequence[str], hidden: int) -> Text:
        """Return cards in one line: equal cards counted, then the backs of face-down cards."""
        shown = []
        for key, count in Counter(keys).items():
            card = self.key(key)
            if count > 1:
                card.append(f" ×{count}")
            shown.append(card)
        if hidden:
            shown.append(Text(FACE_DOWN * hidden, QUIET))
        return Text.assemble((" · ", QUIET)).join(shown) if shown else Text("–", QUIET)

    def is_asked(self, seat: int) -> bool:
        """True if the match waits for a seat."""
        return seat in self.waiting

    # Parts

    def table(self, table: BoardTable) -> RenderableType:
        """Return a table of the board."""
        grid = Grid(
            title=self.heading(table.title),
            title_justify="left",
            box=box.SIMPLE_HEAD,
            header_style=INK,
            padding=(0, 1, 0, 0),
            show_edge=False,
            pad_edge=False,
        )
        for column, heading in enumerate(table.headings):
            cells = [row.cells[column] for row in table.rows]
            title = Text("  " if column == 0 else "") + self.text(heading)
            if all(isinstance(cell, SeatName) for cell in cells):
                grid.add_column(title, no_wrap=True, overflow="ellipsis", max_width=LONGEST_NAME)
            else:
                numbers = all(isinstance(cell, int | None) for cell in cells)
                grid.add_column(title, justify="right" if numbers else "left", overflow="fold")
        for row in table.rows:
            lit = row.lit or any(
                isinstance(cell, SeatName) and self.is_asked(cell.seat) for cell in row.cells
            )
            first, *others = (self.cell(cell) for cell in row.cells)
            mark = Text.assemble(("▸ " if lit else "  ", LIT))
            grid.add_row(mark + first, *others, style=LIT if lit else "")
        return Padding(grid, (1, 0, 0, 0))

    def lines(self, lines: Lines) -> RenderableType:
        """Return sentences under a title. The seat's own sentences have a line in the margin."""
        title = self.heading(lines.title)
        margin = Grid.grid(padding=(0, 1, 0, 0))
        for line in lines.lines:
            margin.add_row(Text("│" if lines.secret else " ", INK), self.text(line))
        return Padding(Group(title, margin), (1, 0, 0, 0))

    def ring(self, ring: Ring, width: int) -> RenderableType:
        """Return places around a rectangle, or a plain table if the width is too small."""
        around = len(ring.places) // 2 + 2
        rows = around // 2
        columns = around - rows
        inner = min(WIDEST, (width - columns - 1) // columns)
        if len(ring.places) % 2 or rows < 3 or inner < NARROWEST:
            return self.unrolled(ring)
        return Padding(Group(*self.rectangle(ring, rows, columns, inner), *self.legend(ring)), (1, 0, 0, 0))

    def rectangle(self, ring: Ring, rows: int, columns: int, inner: int) -> list[Text]:
        """Return the lines of a ring, drawn clockwise from the upper left corner."""
        height = max(len(place.lines) for place in ring.places)
        spots = clockwise(rows, columns)
        cells = {
            spot: self.place(place, height, inner) for spot, place in zip(spots, ring.places, strict=True)
        }
        hole = inner * (columns - 2) + columns - 3
        middle = [line for say in ring.middle for line in self.text(say).wrap(Console(), hole - 2)]
        blank = (height + 1) * (rows - 2) - 1 - len(middle)
        middle = [Text()] * (blank // 2) + middle
        # a span, because a style of the text would colour everything after it
        bar = Text.assemble(("│", INK))
        lines = [self.border("╭┬╮", columns, inner)]
        for row in range(rows):
            for number in range(height):
                if row in (0, rows - 1):
                    line = bar + bar.join(cells[row, column][number] for column in range(columns)) + bar
                else:
                    said = middle.pop(0) if middle else Text()
                    inside = centred(said, hole)
                    line = bar + cells[row, 0][number] + bar + inside
                    line += bar + cells[row, columns - 1][number] + bar
                lines.append(line)
            if row == rows - 1:
                lines.append(self.border("╰┴╯", columns, inner))
            elif row == 0:
                lines.append(self.border("├┴┤", columns, inner, ends="┼"))
            elif row == rows - 2:
                lines.append(self.border("├┬┤", columns, inner, ends="┼"))
            else:
                said = middle.pop(0) if middle else Text()
                edge = Text.assemble(("├" + "─" * inner + "┤", INK))
                lines.append(edge + centred(said, hole) + edge)
        return lines

    def border(self, corners: str, columns: int, inner: int, ends: str = "") -> Text:
        """Return a line between two rows of places; at `ends` it meets the sides of the middle."""
        joints = [corners[1]] * (columns - 1)
        if ends:
            joints[0] = joints[-1] = ends
        drawn = corners[0]
        for joint in (*joints, corners[2]):
            drawn += "─" * inner + joint
        return Text(drawn, INK)

    def place(self, place: RingPlace, height: int, inner: int) -> list[Text]:
        """Return the lines of a place, each as wide as the place."""
        shown = []
        for number in range(height):
            cells = place.lines[number] if number < len(place.lines) else ()
            line = self.spread([self.cell(cell) for cell in cells], inner)
            if number == 0:
                line.stylize(LIT if place.lit else "bold")
            elif not place.lit:
                line.stylize(QUIET)
            shown.append(line)
        return shown

    def spread(self, cells: Sequence[Text], width: int) -> Text:
        """Return cells in a line of exactly `width` columns, the last of several at its end."""
        *first, last = cells if len(cells) > 1 else (*cells, Text())
        left = Text(" ") + Text(" ").join(first)
        room = width - last.cell_len - 1
        left.truncate(room, overflow="ellipsis", pad=True)
        return left + last + Text(" ")

    def legend(self, ring: Ring) -> list[Text]:
        """Return the meanings of the signs on a ring."""
        if not ring.legend or not self.explaining:
            return []
        said = Text(" · ").join(self.text(say) for say in ring.legend)
        said.stylize(QUIET)
        return [said]

    def unrolled(self, ring: Ring) -> RenderableType:
        """Return a ring as a table with one row per place."""
        grid = Grid.grid(padding=(0, 2, 0, 0))
        for place in ring.places:
            cells = [self.cell(cell) for line in place.lines for cell in line]
            grid.add_row(*cells, style=LIT if place.lit else "")
        middle = [self.text(say) for say in ring.middle]
        return Padding(Group(grid, *self.legend(ring), Text(), *middle), (1, 0, 0, 0))

    # Views of games without a board

    def anything(self, public: View, own: View | None) -> RenderableType:
        """Return the view of a game without `board.py` as a tree, with names where we have them."""
        parts: list[RenderableType] = [self.tree(self.label("public"), plain(public))]
        if own is not None:
            parts.append(self.tree(self.label("own"), plain(own)))
        return Padding(Group(*parts), (1, 0, 0, 0))

    def tree(self, title: Text, value: Any) -> RenderableType:
        """Return a value as a tree."""
        tree = Tree(title, guide_style=QUIET)
        self.grow(tree, value)
        return tree

    def grow(self, tree: Tree, value: Any) -> None:
        """Add the contents of a value to a tree."""
        items = value.items() if isinstance(value, dict) else enumerate(value)
        for name, item in items:
            by_seat = isinstance(name, int) and len(value) == len(self.words.seats)
            label = self.name(name) if by_seat and isinstance(name, int) else self.label(str(name))
            if isinstance(item, dict) or (isinstance(item, list) and any(isinstance(x, dict) for x in item)):
                self.grow(tree.add(label), item)
            else:
                tree.add(Text.assemble(label, Text(" : ", QUIET), self.leaf(str(name), item)))

    def leaf(self, name: str, value: Any) -> Text:
        """Return a value without contents as a line of a tree."""
        if isinstance(value, list) and value and all(isinstance(item, str) for item in value):
            return self.cards(value, 0)
        if isinstance(value, list):
            return Text(", ").join(self.leaf(name.removesuffix("s"), item) for item in value) or Text("–")
        if isinstance(value, str):
            return self.key(value)
        if value is None:
            return Text("–", QUIET)
        if isinstance(value, int) and not isinstance(value, bool) and name in ("seat", "captain", "turn"):
            return self.name(value)
        return Text(self.words.value("", value))

    def label(self, name: str) -> Text:
        """Return the name of a field of a view."""
        message = f"view-{hyphens(name)}"
        return Text(self.words.say(message) if self.words.has(message) else self.words.called(name), INK)


def clockwise(rows: int, columns: int) -> list[tuple[int, int]]:
    """Return the places around a rectangle, clockwise from the upper left corner."""
    top = [(0, column) for column in range(columns)]
    right = [(row, columns - 1) for row in range(1, rows - 1)]
    bottom = [(rows - 1, column) for column in reversed(range(columns))]
    left = [(row, 0) for row in reversed(range(1, rows - 1))]
    return top + right + bottom + left


def centred(text: Text, width: int) -> Text:
    """Return a line of exactly `width` columns with the text in its middle."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    space = width - text.cell_len
    return Text(" " * (space // 2)) + text + Text(" " * (space - space // 2))


def bars(drawing: BoardDrawing, scores: Sequence[int], winners: Sequence[int], width: int) -> RenderableType:
    """Return the scores as a table with bars, the best first."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    longest = max(8, min(40, width - 40))
    most = max(1, *(abs(score) for score in scores))
    for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
        length = abs(scores[seat]) * longest // most
        bar = ("█" if scores[seat] >= 0 else "░") * length
        star = Text("★" if seat in winners else " ", LIT)
        grid.add_row(star, drawing.name(seat), Text(str(scores[seat]), justify="right"), Text(bar, INK))
    return Padding(grid, (1, 0, 1, 2))
