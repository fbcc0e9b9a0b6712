"""Fonts: two families of our own server, with their licences; text shows before they are there."""

from __future__ import annotations

import re

from tests.house.places import ROOT

WEB = ROOT / "web"
FACES = re.findall(r"@font-face \{(.*?)\}", (WEB / "src/art/fonts.css").read_text("utf-8"), re.S)


def test_two_families_are_delivered_with_their_licences() -> None:
    families = {re.search(r"font-family: '(.+?)'", face)[1] for face in FACES}  # type: ignore[index]
    assert len(families) == 2
    for family in families:
        licence = WEB / "public/licences" / f"{family.lower().replace(' ', '-')}.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text("utf-8").upper(), family
    for face in FACES:
        assert "font-display: swap" in face
        (source,) = re.findall(r"url\('(.+?)'\)", face)
        assert (WEB / "src/art" / source).stat().st_size < 24_000
        assert "http" not in face


def test_only_the_text_font_is_preloaded() -> None:
    page = (WEB / "index.html").read_text("utf-8")
    assert re.findall(r'rel="preload" href="(.+?)" as="font"', page) == ["/src/art/fonts/alegreya-500.woff2"]
