"""Draws the icons for home screens from the one in web/public/icon.svg: tools/icons.py"""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

PUBLIC = Path(__file__).parent.parent / "web" / "public"


def main() -> None:
    """Writes icon-192.png and icon-512.png."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size in (192, 512):
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                "<style>body{margin:0;background:#1d3a5f}"
                f"svg{{display:block;width:80vw;height:80vh;margin:10vh 10vw}}</style>{drawing}"
            )
            page.screenshot(path=PUBLIC / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
