"""The types in `web/src/net/server.ts` are generated from those of the server."""

from __future__ import annotations

from hautemer.server.http.typescript import declared, typescript, written
from hautemer.server.tables.settings import LIVE
from tests.house.places import ROOT


def test_the_file_in_the_repository_is_current() -> None:
    """Otherwise: python -m hautemer.server.http.typescript > web/src/net/server.ts"""
    assert (ROOT / "web" / "src" / "net" / "server.ts").read_text(encoding="utf-8") == typescript()


def test_types_are_written_as_the_wire_has_them() -> None:
    found = typescript()
    assert 'export interface Scene {\n  is: "scene"\n' in found
    assert "  done: string[]\n" in found
    assert "  seats: [number, number]\n" in found
    assert "  offers: Offer[] | null\n" in found
    assert "  wanted?: boolean\n" in found
    assert "  | Hinted\n" in found
    assert written({"type": "array", "items": {"anyOf": [{"type": "string"}, {"type": "null"}]}}) == (
        "(string | null)[]"
    )
    assert written({}) == "Value"
    assert declared("X", {"enum": ["a", 1]}, {}) == 'export type X = "a" | 1\n'


def test_defaults_are_those_of_the_server() -> None:
    found = typescript()
    told = '"coach": "", "move": null, "done": 0, "steps": 0, "at": "", "claim": null, "chapter": 1'
    assert f"  Guide: {{{told}}},\n" in found
    assert '  Scene: {"beside": "Beside", "table": "PublicTable", "guide": "Guide"},\n' in found
    # A default that is such a type is whole.
    assert f'"pace": {{"kind": "live", "move": {LIVE.move}, "match": null, ' in found
    # A sender of a type may leave out fields that have their default, also inside it.
    assert (
        '  settings: Pick<Settings, "game" | "seats"> & Partial<Omit<Settings, "pace">> & '
        "{ pace?: Partial<Pace> }\n" in found
    )
