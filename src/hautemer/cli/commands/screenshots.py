"""`hautemer screenshots`: takes pictures of every screen of the browser client."""

from __future__ import annotations

from pathlib import Path

import click

from hautemer.cli import sim_tables
from hautemer.cli.options import find_game, language_option, split_names, telling
from hautemer.core.errors import BadOptions
from hautemer.extras import require
from hautemer.words import LANGUAGES, Plain, Words


@click.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    required=True,
    help="The folder for the pictures.",
)
@click.option(
    "--compare",
    "folder",
    type=click.Path(path_type=Path, file_okay=False),
    help="A folder of target pictures, to be compared with the product in the same states.",
)
@click.option(
    "--film",
    metavar="GAME:ROUND",
    help="Film a round of a match of bots instead: an animated WebP file of at most 2 MB.",
)
@click.option(
    "--only", metavar="TEXT[,TEXT…]", default="", help="Only screens whose names contain one of these."
)
@click.option("--sizes", default="phone,tablet,desktop", show_default=True, help="Sizes of the screen.")
@click.option("--languages", default=",".join(LANGUAGES), show_default=True, help="Languages of the screen.")
@click.option("--themes", default="light,dark", show_default=True, help="Light and dark.")
@language_option
def command(
    out: Path,
    folder: Path | None,
    film: str | None,
    only: str,
    sizes: str,
    languages: str,
    themes: str,
    language: str,
) -> None:
    """Take pictures of every screen in Chromium.

    Home, lobby, rulebooks, settings; each game's guided match, and a match of it early, in the middle, late,
    its result and its replay; on a phone, a tablet and a desktop, in all languages, light and dark. Needs the
    extra `dev` and a built client.

    With --compare only the states of the target pictures are shown, each beside its target, and index.html
    shows all pairs. `pictures.toml` says which state belongs to which picture; a game's list is in its tests.

    With --film, one round of a match is recorded, in the first of --languages.

    \b
    hautemer screenshots --out pictures --sizes phone --languages fr --themes light
    """
    words = Words(language)
    with telling(language):
        require("server", "dev")
    if folder is not None:
        with telling(language):
            lay_beside_targets(folder, out, split_names(only), words)
        return
    if film is not None:
        with telling(language):
            film_round(film, split_names(languages)[0], out, words)
        return
    with telling(language):
        from hautemer.devtools.screenshots.album import pictures, screens
        from hautemer.devtools.screenshots.camera import LOOKS

        looks = [
            look
            for look in LOOKS
            if look.size in split_names(sizes)
            and look.language in split_names(languages)
            and look.theme in split_names(themes)
        ]
        wanted = {
            name: show
            for name, show in screens().items()
            if not only or any(part in name for part in split_names(only))
        }
        make(out)
        with sim_tables.progress(words, "screenshots-progress") as bar:
            task = bar.add_task("", total=len(looks) * len(wanted))
            taken = 0
            for picture in pictures(looks, wanted, out):
                taken += 1
                bar.update(task, advance=0 if "-whole-" in picture.name else 1)
        click.echo(words.say("screenshots-taken", count=taken))


def make(out: Path) -> None:
    """Make a folder for pictures. Raise `BadOptions` if it cannot be made."""
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadOptions("unwritable", file=str(out)) from None


def lay_beside_targets(folder: Path, out: Path, only: list[str], words: Words) -> None:
    """Put a picture of the product next to each target picture of a folder."""
    from hautemer.devtools.screenshots import compare

    found, compared = compare.targets(folder, only)
    make(out)
    with sim_tables.progress(words, "screenshots-progress") as bar:
        task = bar.add_task("", total=len(found))
        for one in compare.compare(found, out, words):
            compared.append(one)
            bar.advance(task)
    compare.write_index(out, compared, words)
    made = [one for one in compared if one.made is not None]
    click.echo(words.say("screenshots-taken", count=len(made)))
    for one in compared:
        if one.made is None:
            click.echo(f"{one.target}: {compare.reason_of(one, words)}")
    if any(one.why in ("moment", "unlisted") or str(one.why).startswith("failed") for one in compared):
        raise click.exceptions.Exit(1)


def film_round(wanted: str, screen: str, out: Path, words: Words) -> None:
    """Film a round of a game, named as `GAME:ROUND`, in a language of the screen."""
    from hautemer.devtools.screenshots import film

    name, _, number = wanted.partition(":")
    key = find_game(name).meta.key
    if not number.isdigit():
        raise BadOptions("no_round", round=number)
    make(out)
    file = out / f"{key}-{number}.webp"
    with sim_tables.progress(words, "screenshots-film-progress") as bar:
        task = bar.add_task("", total=None)
        length = film.shoot(
            key,
            int(number),
            screen,
            file,
            total=lambda entries: bar.update(task, total=entries),
            done=lambda: bar.advance(task),
        )
    click.echo(words.say("screenshots-filmed", file=Plain(str(file)), size=length // 1000))
