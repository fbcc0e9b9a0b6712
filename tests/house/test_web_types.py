"""The client declares no message type of its own: all of them are generated into `server.ts`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

import pytest

from hautemer.core import described, registry
from hautemer.core.codec import shaped
from hautemer.server import protocol
from tests.cases import KEYS, Case
from tests.house.places import ROOT, tracked

SOURCES = ROOT / "web" / "src"
GENERATED = SOURCES / "net" / "server.ts"
TAGS = "|".join(str(kind.__struct_config__.tag) for kind in (*protocol.COMMANDS, *protocol.MESSAGES))
BEGINS = re.compile(r"^[ \t]*(?:export\s+)?(?:interface|type)\s+(\w+)[^={\n]*=?[^{;\n]*", re.M)
FIELD = re.compile(r"(?:^|[{;,\n])\s*(?:readonly\s+)?(\w+)\??\s*:")
TAGGED = re.compile(rf"""\b(?:is|do)\??\s*:\s*['"](?:{TAGS})['"]""")


def types_in(text: str) -> Iterator[tuple[str, str, str]]:
    """Yield the types that a file declares: the name, what stands before the first brace, and its body."""
    for begin in BEGINS.finditer(text):
        depth, end = 0, begin.end()
        while end < len(text) and (depth or text[end] == "{"):
            depth += {"{": 1, "}": -1}.get(text[end], 0)
            end += 1
            if not depth:
                break
        yield begin[1], begin[0], text[begin.end() : end]


def fields_of(body: str) -> frozenset[str]:
    """Return the names of the fields of a type, without those of the types inside it."""
    inner = re.sub(r"/\*.*?\*/|//[^\n]*", "", body[1:-1], flags=re.S)
    while inner != (flat := re.sub(r"\{[^{}]*\}", "", inner)):
        inner = flat
    return frozenset(FIELD.findall("\n" + inner))


def known_types() -> dict[str, frozenset[str]]:
    """Return the generated types with the names of their fields."""
    return {name: fields_of(body) for name, _, body in types_in(GENERATED.read_text(encoding="utf-8"))}


def own_message_types(path: str, text: str) -> list[str]:
    """Return the types of a file that are message types, by their name, their fields or their tag."""
    known = known_types()
    found = []
    for name, head, body in types_in(text):
        if "server." in head:  # made from a generated type
            continue
        of_game = path.startswith("games/")  # a game may call a thing of its own as it likes
        fields = fields_of(body) if body else frozenset()
        repeated = len(fields) > 1 and fields in known.values()
        if (name in known and not of_game) or repeated or TAGGED.search(body):
            found.append(name)
    return found


def test_the_client_declares_no_message_type() -> None:
    files = [path for path in tracked() if path.is_relative_to(SOURCES) and path != GENERATED]
    texts = {str(path.relative_to(SOURCES)): path for path in files if path.suffix in (".ts", ".svelte")}
    assert len(texts) > 100
    found = {
        name: own for name, path in texts.items() if (own := own_message_types(name, path.read_text("utf-8")))
    }
    assert found == {}, "import these types from net/protocol.ts or net/server.ts"


@pytest.mark.parametrize(
    "planted",
    [
        "export interface Scene {\n  anything: string\n}\n",
        "export interface Asked { motion: string; wanted: number[]; needed: number }",
        "type Sent = { do: 'vote'; motion: string }",
        "export interface Heard {\n  is: 'done'\n  id: string\n}",
        "  export type Pace = 'calm' | 'brisk'",
    ],
)
def test_a_planted_message_type_is_found(planted: str) -> None:
    assert len(own_message_types("net/planted.ts", planted)) == 1


@pytest.mark.parametrize(
    "harmless",
    [
        "export type Command = server.Command extends infer One ? One : never",
        "interface Sent {\n  text: string\n  resolve: (message: Message) => void\n}\n",
        "interface Properties {\n  scene: Scene\n  table: Table\n}\n",
    ],
)
def test_other_types_may_be_declared(harmless: str) -> None:
    assert own_message_types("net/planted.ts", harmless) == []


@pytest.mark.parametrize("key", KEYS)
def test_offers_are_described_in_the_generated_shape(key: str) -> None:
    kinds = {
        "one_of": described.OneOfField,
        "between": described.BetweenField,
        "some_of": described.SomeOfField,
    }
    game = registry.find(key)
    marks = set(described.Marks.__annotations__)
    seen = 0
    for match in islice(Case(key, game.meta.seats[0], 0, game).watch(), 80):
        for seat in range(len(match.names)):
            for offer in match.offers(seat):
                written = offer.describe()
                shaped({name: value for name, value in written.items() if name in marks}, described.Marks)
                for name in written.keys() - marks:
                    (kind,) = kinds.keys() & written[name].keys()
                    shape = kinds[kind]
                    assert written[name].keys() <= shape.__annotations__.keys()
                    shaped(written[name], shape)
                    seen += 1
    assert seen
