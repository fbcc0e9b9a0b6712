"""The command `hautemer`: every module of `commands` is one command, loaded when it is called."""

from __future__ import annotations

import importlib
import pkgutil
import sys

import click

from hautemer import __version__
from hautemer.cli import commands
from hautemer.cli import errors as errors
from hautemer.cli.click_messages import speak


class Commands(click.Group):
    """A group that loads a command's module on demand, so that `--help` and `replay` start quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return sorted(module.name for module in pkgutil.iter_modules(commands.__path__))

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.list_commands(ctx):
            return None
        command: click.Command = importlib.import_module(f"{commands.__name__}.{cmd_name}").command
        return command


@click.command(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="hautemer")
def group() -> None:
    """Four seafaring games of hidden hands and hidden sides.

    \b
    hautemer games                       what can be played
    hautemer play GAME                   play against bots, here in the terminal
    hautemer rules GAME --lang fr        read the rules
    hautemer simulate GAME --matches 1000
    """


def main() -> None:
    """Run the command. End quietly if it is interrupted."""
    speak(sys.argv[1:])
    try:
        status = group(standalone_mode=False)
        sys.exit(status if isinstance(status, int) else 0)
    except click.exceptions.Abort:
        sys.exit(130)
    except click.ClickException as error:
        error.show()
        sys.exit(error.exit_code)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
