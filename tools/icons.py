"""Draw the icons and the picture for link previews from the client's own art: tools/icons.py"""

from __future__ import annotations

import re
import shutil
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

WEB = Path(__file__).parent.parent / "web"
PUBLIC, ART = WEB / "public", WEB / "src" / "art"
GROUND = "#14283d"
# The width of the drawing as a share of a full square: a mask may cut off everything outside 80 percent.
FULL = {"apple-touch-icon.png": (180, 88), "icon-maskable-512.png": (512, 78)}
SOCIAL = (1200, 630)
STYLE = """
body { margin: 0; position: relative; width: 1200px; height: 630px; overflow: hidden; color: var(--ink) }
.band { position: absolute; inset: 0 0 auto; height: 330px;
  box-shadow: 0 8px 0 var(--paper), 0 18px 30px rgb(15 6 0 / 50%) }
.title { position: absolute; left: 210px; top: 44px; width: 780px; height: 176px }
h1 { position: absolute; left: 210px; top: 80px; width: 780px; margin: 0;
  font: 400 96px/1 var(--display); text-align: center }
.ship { position: absolute; left: 34px; top: 74px; width: 190px; height: 142px }
.whale { position: absolute; right: 34px; top: 92px; width: 180px; height: 78px }
.scenes { position: absolute; inset: 256px 34px auto; display: flex; gap: 22px }
.scenes span { flex: 1; height: 330px; padding: 14px;
  background: var(--fibre), var(--paper); box-shadow: var(--shadow);
  border-radius: 7px; outline: 1.5px solid var(--paper-ink); outline-offset: -7px }
.scenes svg { display: block; width: 100%; height: 100%; background: var(--sea) }
"""


def main() -> None:
    """Write the icons and the picture of the home page that previews of a link show."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in (192, 512):
            square(browser, drawing, PUBLIC / f"icon-{size}.png", size, 100)
        for name, (size, share) in FULL.items():
            square(browser, drawing, PUBLIC / name, size, share, GROUND)
        preview(browser, PUBLIC / "social.jpg")
        browser.close()


def square(
    browser: Browser, drawing: str, file: Path, size: int, share: int, ground: str = "transparent"
) -> None:
    """Draw the icon, `share` percent wide, on a ground of `size` pixels."""
    page = browser.new_page(viewport={"width": size, "height": size})
    place = (
        f"display:block;width:{share}vw;height:{share}vh;margin:{(100 - share) / 2}vh {(100 - share) / 2}vw"
    )
    hidden = ".ground{display:none}" if ground != "transparent" else ""
    page.set_content(f"<style>body{{margin:0;background:{ground}}}svg{{{place}}}{hidden}</style>{drawing}")
    page.screenshot(path=file, omit_background=True)
    page.close()


def preview(browser: Browser, file: Path) -> None:
    """Draw the title band and the scenes of all games."""
    scenes = [scene.read_text(encoding="utf-8") for scene in sorted((WEB / "src/games").glob("*/scene.svg"))]
    names = [re.findall(r'<symbol id="(scene-[^"]+)"', scene)[0] for scene in scenes]
    cards = "".join(
        f'<span><svg viewBox="0 0 300 208" preserveAspectRatio="xMidYMax slice"><use href="#{name}" '
        'width="300" height="208"/></svg></span>'
        for name in names
    )
    sprite = "".join([(ART / "shell.svg").read_text(encoding="utf-8"), *scenes])
    sheets = "".join(
        f'<link rel="stylesheet" href="{name}.css">' for name in ("tokens", "fonts", "materials")
    )
    text = (
        f'<!doctype html><html data-theme="light"><base href="{ART.as_uri()}/">{sheets}<style>{STYLE}</style>'
        f'<body class="planks"><div style="position:absolute;width:0;height:0;overflow:hidden">{sprite}</div>'
        '<div class="band sea-chart"></div><svg class="title"><use href="#title-cartouche"/></svg>'
        '<h1>Hautemer</h1><svg class="ship"><use href="#ship"/></svg><svg class="whale"><use href="#whale"/>'
        f'</svg><div class="scenes">{cards}</div></body></html>'
    )
    with tempfile.TemporaryDirectory() as folder:
        written = Path(folder) / "preview.html"
        written.write_text(text, encoding="utf-8")
        page = browser.new_page(viewport={"width": SOCIAL[0], "height": SOCIAL[1]})
        page.goto(written.as_uri())
        page.evaluate("document.fonts.ready.then(() => true)")
        page.screenshot(path=file, type="jpeg", quality=84)
        page.close()


if __name__ == "__main__":
    main()
