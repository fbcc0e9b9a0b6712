"""The pages about the server leave nothing out."""

from __future__ import annotations

import re
from pathlib import Path

from hautemer.cli.commands.admin import command as admin
from hautemer.cli.commands.serve import command as serve
from hautemer.server import protocol
from hautemer.server.config import Config
from hautemer.server.http.api import endpoints
from hautemer.server.metrics import METRICS
from hautemer.server.services import Services
from hautemer.server.sockets.socket import CLOSED

DOCS = Path(__file__).parents[2] / "docs"
# The client's own files, and the descriptions that the page begins with.
ASIDE = {"/", "/{file:path}", "/api/openapi.json", "/api/asyncapi.json"}


def page(name: str) -> str:
    return (DOCS / name).read_text(encoding="utf-8")


def test_the_protocol_names_everything_that_can_be_asked() -> None:
    text = page("protocol.md")
    paths = {endpoint.path for endpoint in endpoints(Services(Config("sqlite:///nowhere")))} - ASIDE
    assert sorted(path for path in paths if f"{path}`" not in text) == []
    named = set(re.findall(r"`?(?:GET|POST|PATCH|DELETE) (/[\w/{}.-]+)", text))
    assert sorted(named - paths) == []


def test_the_protocol_names_every_command_and_message() -> None:
    text = page("protocol.md")
    tags = [kind.__struct_config__.tag for kind in (*protocol.COMMANDS, *protocol.MESSAGES)]
    assert [tag for tag in tags if f"`{tag}`" not in text] == []
    commands = text.partition("### Commands")[2]
    for kind in protocol.COMMANDS:
        tag = f"`{kind.__struct_config__.tag}`"
        row = next(
            line for line in commands.splitlines() if line.startswith("|") and tag in line.split("|")[1]
        )
        missing = [name for name in kind.__struct_fields__ if name != "id" and f"`{name}`" not in row]
        assert missing == [], kind
    assert [name for name in protocol.Scene.__struct_fields__ if f"`{name}`" not in text] == []
    assert [code for code in CLOSED.values() if str(code) not in text] == []


def test_the_operators_page_names_every_option_command_and_metric() -> None:
    text = page("operations.md")
    options = {
        name for option in serve.params for name in option.opts if not getattr(option, "hidden", False)
    }
    shown = options - {"--host", "--port", "--open", "--lang"}
    assert sorted(option for option in shown if option not in text) == []
    assert sorted(name for name in admin.commands if f"admin {name}" not in text) == []
    metrics = set(re.findall(r"^# TYPE (\w+) ", METRICS.page().decode(), re.MULTILINE))
    assert sorted(name for name in metrics if name not in text and not name.endswith("_created")) == []


def drawn(tree: str) -> set[str]:
    """Return the paths that a drawn tree names; folders end with a slash."""
    found, above = set[str](), [""]
    for line in tree.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        names = re.split(" {2,}", line.strip())[0].split(" ")
        found |= {above[depth] + name for name in names}
        above[depth + 1 :] = [above[depth] + names[-1]]
    return found


def test_the_architecture_shows_every_folder() -> None:
    root = DOCS.parent
    named = drawn(page("architecture.md").partition("## The tree\n\n```\n")[2].partition("```")[0])
    assert [path for path in sorted(named) if not (root / path).exists()] == []
    folders = [*root.glob("src/hautemer/*/"), *root.glob("src/hautemer/*/*/"), *root.glob("tests/*/")]
    full = [folder for folder in folders if {path.name for path in folder.iterdir()} - {"__pycache__"}]
    names = {f"{folder.relative_to(root)}/" for folder in full if folder.name != "__pycache__"}
    inside = ("src/hautemer/games/", "src/hautemer/web/")  # one folder per game; the built client
    shown = {name for name in names if not name.startswith(inside) or name == inside[0]}
    assert sorted(shown - named) == []


def test_a_drawn_tree_is_read() -> None:
    assert drawn("a/\n  b/  text\n    c.py  more text\n  d/ e/    both\n") == {
        "a/", "a/b/", "a/b/c.py", "a/d/", "a/e/",
    }  # fmt: skip
