"""Accounts on the screen: created, signed out, signed in again, deleted."""

from __future__ import annotations

from collections.abc import Callable

import pytest

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
    dialog.get_by_role("status").get_by_text("sous ce nom\u00a0: Soizic Le Gall").wait_for()
    dialog.get_by_role("button", name="Mon compte").click()
    screen.called("Se déconnecter").click()
    screen.called("Créer un compte").first.wait_for()
    assert waiting.count() == 0

    screen.called("Se connecter").first.click()
    dialog.get_by_label("Votre nom à bord").fill("Soizic Le Gall")
    dialog.get_by_label("Mot de passe").fill("cap au nord")
    dialog.locator("form").get_by_role("button").click()
    dialog.get_by_role("alert").get_by_text("Nom ou mot de passe incorrect.").wait_for()
    screen.device.forgive("401")
    dialog.get_by_label("Mot de passe").fill("cap au large")
    dialog.locator("form").get_by_role("button").click()
    dialog.get_by_text("sous ce nom\u00a0: Soizic Le Gall").wait_for()
    waiting.wait_for()

    screen.called("Supprimer mon compte").click()
    now = screen.called("Supprimer définitivement mon compte")
    assert now.is_disabled()
    dialog.get_by_label("Votre mot de passe").fill("cap au nord")
    now.click()
    dialog.get_by_role("alert").get_by_text("Nom ou mot de passe incorrect.").wait_for()
    screen.device.forgive("401")
    dialog.get_by_label("Votre mot de passe").fill("cap au large")
    now.click()
    dialog.get_by_role("status").get_by_text("Votre compte est supprimé").wait_for()
    assert waiting.count() == 0


def create(screen: Screen, name: str) -> None:
    """Create an account from the home page, and press three times more, as fast as a hand can."""
    screen.called("Mon compte").click()
    form = screen.page.get_by_role("dialog").locator("form")
    form.get_by_label("Votre nom à bord").fill(name)
    form.get_by_label("Mot de passe").fill("cap au large")
    form.get_by_role("button").hover()
    press(screen, 1)
    screen.page.get_by_role("dialog", name="Votre compte est prêt").wait_for()


def press(screen: Screen, times: int) -> None:
    """Press at the place where the pointer is, without looking."""
    for _ in range(times):
        screen.page.mouse.down()
        screen.page.mouse.up()
        screen.page.wait_for_timeout(90)


# Presses a button, and at the same place the one with a name that comes with the next view.
REPEAT = """async (button, name) => {
    const dialog = button.closest('dialog')
    const where = { bubbles: true, cancelable: true, detail: 1, clientX: 50, clientY: 50 }
    const press = (one) => one.dispatchEvent(new MouseEvent('click', where))
    const called = () => [...dialog.querySelectorAll('button')].find((one) => one.textContent.trim() === name)
    press(button)
    while (!called()) await new Promise(requestAnimationFrame)
    press(called())
}"""


def is_signed_in(screen: Screen) -> bool:
    """True if the server knows this device as one of an account."""
    return bool(screen.page.evaluate("async () => (await (await fetch('api/me')).json()).account"))


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_fast_presses_after_creating_an_account_lose_nothing(
    size: str, open_screen: Callable[..., Screen]
) -> None:
    screen = open_screen(size)
    create(screen, f"Maël {size}")
    press(screen, 5)
    assert is_signed_in(screen)
    assert not screen.page.get_by_role("button", name="Supprimer").count(), "a dangerous button came up"


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_a_double_press_deletes_no_account(size: str, open_screen: Callable[..., Screen]) -> None:
    """Not at the same place, not within a second, and not without the password."""
    screen = open_screen(size)
    create(screen, f"Nolwenn {size}")
    screen.page.get_by_role("dialog").get_by_role("button", name="Mon compte").click()
    screen.called("Supprimer mon compte").hover()
    press(screen, 8)
    assert is_signed_in(screen)
    now = screen.called("Supprimer définitivement mon compte")
    now.wait_for()
    password = screen.page.get_by_role("dialog").get_by_label("Votre mot de passe")
    screen.called("Annuler").click()
    screen.page.wait_for_timeout(1100)
    screen.called("Supprimer mon compte").evaluate(REPEAT, "Annuler")
    screen.page.wait_for_timeout(200)
    assert now.is_visible(), "the rest of a double press reached the next view"
    screen.page.wait_for_timeout(1100)
    screen.called("Annuler").click()
    screen.called("Supprimer mon compte").click()
    password.fill("cap au large")  # as fast as a password manager
    assert now.is_disabled(), "it can be pressed before anybody has read what will happen"
    now.click()
    screen.page.get_by_role("status").get_by_text("Votre compte est supprimé").wait_for()
    assert not is_signed_in(screen)


def test_a_guest_types_a_name_to_delete_their_data(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.make(KEYS[0], 4)
    screen.page.goto(screen.page.url.partition("#")[0])
    screen.page.evaluate(
        "localStorage.setItem('hautemer', JSON.stringify({ language: 'fr', name: 'Soizic' }))"
    )
    screen.page.reload()
    waiting = screen.page.get_by_role("heading", name="Mes parties")
    waiting.wait_for()
    screen.called("Mon compte").click()
    screen.called("Effacer mes données").dblclick()
    now = screen.called("Effacer définitivement mes données")
    field = screen.page.get_by_role("dialog").get_by_label("écrivez votre nom")
    field.fill("Soiz")
    screen.page.wait_for_timeout(1100)
    assert now.is_disabled()
    field.fill("soizic ")
    now.click()
    screen.page.get_by_role("status").get_by_text("Vos données sont effacées").wait_for()
    assert waiting.count() == 0


def sign_in(screen: Screen, name: str, password: str) -> None:
    """Sign in from the home page."""
    screen.page.reload()
    screen.called("Mon compte").click()
    dialog = screen.page.get_by_role("dialog")
    screen.called("Se connecter").first.click()
    dialog.get_by_label("Votre nom à bord").fill(name)
    dialog.get_by_label("Mot de passe").fill(password)
    dialog.locator("form").get_by_role("button").click()
    dialog.get_by_text(f"sous ce nom\u00a0: {name}").wait_for()


def test_the_other_devices_are_listed_and_signed_out(open_screen: Callable[..., Screen]) -> None:
    here, there = open_screen("phone"), open_screen("desktop")
    create(here, "Nolwenn")
    dialog = here.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mon compte").click()
    dialog.get_by_text("cet appareil").wait_for()
    assert here.called("Déconnecter les autres appareils").count() == 0
    sign_in(there, "Nolwenn", "cap au large")
    here.page.reload()
    here.called("Mon compte").click()
    assert dialog.get_by_role("listitem").count() in (0, 2)
    here.called("Déconnecter les autres appareils").click()
    dialog.get_by_role("status").get_by_text("Les autres appareils sont déconnectés").wait_for()
    assert dialog.get_by_role("listitem").count() == 1
    assert not is_signed_in(there)
    assert is_signed_in(here)


def test_a_new_password_needs_the_old_one_and_signs_the_others_out(
    open_screen: Callable[..., Screen],
) -> None:
    here, there = open_screen("phone"), open_screen("desktop")
    create(here, "Gwenola")
    sign_in(there, "Gwenola", "cap au large")
    dialog = here.page.get_by_role("dialog")
    dialog.get_by_role("button", name="Mon compte").click()
    here.called("Changer de mot de passe").click()
    change = dialog.locator("form").get_by_role("button", name="Changer de mot de passe")
    assert change.is_disabled()
    dialog.get_by_label("Nouveau mot de passe").fill("terre en vue")
    dialog.get_by_label("Votre mot de passe").fill("cap au nord")
    change.click()
    dialog.get_by_role("alert").get_by_text("Nom ou mot de passe incorrect.").wait_for()
    here.device.forgive("401")
    assert is_signed_in(there)
    dialog.get_by_label("Votre mot de passe").fill("cap au large")
    change.click()
    dialog.get_by_role("status").get_by_text("Votre mot de passe est changé").wait_for()
    assert is_signed_in(here)
    assert not is_signed_in(there)
    sign_in(there, "Gwenola", "terre en vue")


@pytest.mark.parametrize("way", ["sign out", "delete"])
def test_nothing_personal_stays_in_the_browser(way: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    create(screen, f"Maël {way}")
    screen.page.evaluate(
        """() => {
            localStorage.setItem('hautemer-hands', JSON.stringify({ t: [{ name: 'Yann', token: 'secret' }] }))
            localStorage.setItem('hautemer notes #/table/t 0', '{}')
            localStorage.setItem('hautemer-draws', JSON.stringify({ t: { contributions: {} } }))
        }"""
    )
    screen.page.reload()
    screen.called("Mon compte").click()
    if way == "sign out":
        screen.called("Se déconnecter").click()
        screen.called("Créer un compte").first.wait_for()
    else:
        screen.called("Supprimer mon compte").click()
        dialog = screen.page.get_by_role("dialog")
        dialog.get_by_label("Votre mot de passe").fill("cap au large")
        screen.called("Supprimer définitivement mon compte").click()
        dialog.get_by_role("status").get_by_text("Votre compte est supprimé").wait_for()
    kept = screen.page.evaluate("() => JSON.stringify({ ...localStorage })")
    assert "Yann" not in kept
    assert "Maël" not in kept
    assert "notes" not in kept
    assert "draws" not in kept
    assert "fr" in kept  # the look of the screen stays
