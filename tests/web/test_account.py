"""An account from the screen: made, left, come back to, forgotten."""

from __future__ import annotations

from collections.abc import Callable

from tests.cases import KEYS
from tests.web.person import Screen


def test_an_account_finds_its_matches_again(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    page = screen.page
    screen.make(KEYS[0], 4)
    page.goto(page.url.partition("#")[0])
    page.reload()
    waiting = page.get_by_role("heading", name="Mes parties")
    waiting.wait_for()

    screen.called("Mon compte").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Votre nom à bord").fill("Soizic Le Gall")
    dialog.get_by_label("Mot de passe").fill("cap au large")
    dialog.locator("form").get_by_role("button").click()
    dialog.get_by_text("sous le nom de Soizic Le Gall").wait_for()
    screen.called("Se déconnecter").click()
    screen.called("Créer un compte").first.wait_for()
    assert waiting.count() == 0

    screen.called("Se connecter").first.click()
    dialog.get_by_label("Mot de passe").fill("cap au nord")
    dialog.locator("form").get_by_role("button").click()
    dialog.get_by_role("alert").get_by_text("Nom ou mot de passe incorrect.").wait_for()
    screen.device.forgive("401")
    dialog.get_by_label("Mot de passe").fill("cap au large")
    dialog.locator("form").get_by_role("button").click()
    dialog.get_by_text("sous le nom de Soizic Le Gall").wait_for()
    waiting.wait_for()

    screen.called("Effacer mes données").click()
    screen.called("Vraiment ? Appuyez encore").click()
    screen.called("Créer un compte").first.wait_for()
    assert waiting.count() == 0
