"""Optional dependencies: the modules that each extra of the distribution installs."""

from __future__ import annotations

from importlib.util import find_spec

from hautemer.core.errors import Problem, declare

SENTENCES = {
    "missing_extra": "This needs the package {module}, which is not installed: pip install hautemer[{extra}]",
}
declare(SENTENCES)

# By extra, the modules that are imported from what it installs. pyproject.toml names the distributions.
EXTRAS = {
    "cli": ("click", "rich", "platformdirs", "httpx2", "websockets"),
    "server": (
        "starlette",
        "uvicorn",
        "uvloop",
        "httptools",
        "sqlalchemy",
        "alembic",
        "argon2",
        "structlog",
        "prometheus_client",
        "segno",
        "confusable_homoglyphs",
    ),
    "postgresql": ("asyncpg",),
    "redis": ("redis",),
    "push": ("cryptography", "jwt"),
    "strong": ("numpy",),
    "train": ("torch",),
    "rl": ("gymnasium", "pettingzoo"),
    "openspiel": ("pyspiel",),
    "dataset": ("pyarrow",),
    "report": ("matplotlib",),
    "ray": ("ray",),
    "lab": ("pygame", "rlcard", "polars", "datasets"),
    "dev": ("playwright",),
    "bench": ("catanatron", "pyspiel"),
}
# Installed where they exist; the code runs without them.
OPTIONAL = ("uvloop",)


class MissingExtra(Problem):
    """A module is not installed. The message says which extra installs it."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__("missing_extra", module=module, extra=extra)


def explained(error: ModuleNotFoundError) -> MissingExtra | None:
    """Return the problem to show instead of an import error, or None if no extra installs the module.

    >>> str(explained(ModuleNotFoundError(name="starlette.routing")))
    'This needs the package starlette, which is not installed: pip install hautemer[server]'
    """
    module = (error.name or "").partition(".")[0]
    return next((MissingExtra(module, extra) for extra in EXTRAS if module in EXTRAS[extra]), None)


def named(error: ModuleNotFoundError) -> ModuleNotFoundError:
    """Return an import error that also names the extra to install, if there is one.

    >>> print(named(ModuleNotFoundError("No module named 'gymnasium'", name="gymnasium")))
    This needs the package gymnasium, which is not installed: pip install hautemer[rl]
    """
    problem = explained(error)
    return error if problem is None else ModuleNotFoundError(str(problem), name=error.name)


def require(*extras: str) -> None:
    """Raise `MissingExtra` if a module of these extras is not installed."""
    for extra in extras:
        for module in missing(extra):
            raise MissingExtra(module, extra)


def is_installed(extra: str) -> bool:
    """True if all modules of an extra are installed."""
    return not missing(extra)


def missing(extra: str) -> list[str]:
    """Return the modules of an extra that are not installed."""
    return [name for name in EXTRAS[extra] if name not in OPTIONAL and find_spec(name) is None]
