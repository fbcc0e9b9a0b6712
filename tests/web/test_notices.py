"""Notifications on the device: only for people who want them, and on this device only."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from hautemer.words import Plain
from tests.cases import KEYS
from tests.notices.office import Letters, post_office
from tests.web.person import Screen
from tests.web.proxy import Proxy
from tests.web.serving import Serving

# No push service can be reached from here. This replaces what the browser would get from one, with keys that
# a browser could have; the permission, the worker and the server are real.
SERVICE = """() => {
    let subscription = null
    window.asked = 0
    const ask = Notification.requestPermission.bind(Notification)
    Notification.requestPermission = () => (window.asked++, ask())
    const letters = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    PushManager.prototype.getSubscription = async () => subscription
    PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
        const point = atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/'))
        if (!userVisibleOnly || point.length !== 65) throw new Error('not as a push service wants it')
        const curve = { name: 'ECDH', namedCurve: 'P-256' }
        const pair = await crypto.subtle.generateKey(curve, true, ['deriveBits'])
        const p256dh = letters(await crypto.subtle.exportKey('raw', pair.publicKey))
        const keys = { p256dh, auth: letters(crypto.getRandomValues(new Uint8Array(16))) }
        const endpoint = 'http://127.0.0.1:9/device'
        const unsubscribe = async () => ((subscription = null), true)
        return (subscription = { endpoint, unsubscribe, toJSON: () => ({ endpoint, keys }) })
    }
}"""
CHANNELS = (
    "async () => (await (await fetch('api/channels')).json()).map(({ kind, address }) => [kind, address])"
)


@pytest.fixture
def browser(whole_browser: Browser) -> Browser:
    """Return a browser that shows notifications."""
    return whole_browser


def ready(screen: Screen) -> None:
    """Wait until the server knows this device and the worker is ready, and open the settings."""
    screen.home.wait_for()
    screen.page.wait_for_load_state("networkidle")
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    screen.button("settings").click()
    screen.dialog("settings").wait_for()


def test_notifications_are_sent_to_a_device_that_wants_them(open_screen: Callable[..., Screen]) -> None:
    """Permission is asked only after a press; then the server knows the device until it is switched off."""
    screen = open_screen("phone")
    screen.device.context.grant_permissions(["notifications"])
    screen.home.wait_for()
    screen.page.evaluate(SERVICE)
    ready(screen)
    switch = screen.page.get_by_role("switch", name=screen.say("tell-me"))
    expect(switch).to_be_enabled()
    expect(switch).not_to_be_checked()
    assert screen.page.evaluate("window.asked") == 0
    assert screen.page.evaluate(CHANNELS) == []
    switch.click()
    expect(switch).to_be_checked()
    assert screen.page.evaluate("window.asked") == 1
    assert screen.page.evaluate(CHANNELS) == [["webpush", "127.0.0.1"]]

    screen.button("close").click()
    ready(screen)
    expect(switch).to_be_checked()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(switch).to_be_enabled()
    assert screen.page.evaluate(CHANNELS) == []
    assert (
        screen.page.evaluate(
            "async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()"
        )
        is None
    )


LANGUAGE = "async () => (await (await fetch('api/me')).json()).language"
SUBSCRIPTION = "async () => (await navigator.serviceWorker.ready).pushManager.getSubscription()"


def test_notifications_have_the_language_of_the_screen(open_screen: Callable[..., Screen]) -> None:
    """The language is the browser's at first, then the chosen one."""
    screen = open_screen(language="de-DE")
    screen.home.wait_for()
    assert becomes(screen, LANGUAGE, "de")
    screen.reads("de")
    screen.button("settings").click()
    screen.called("English").click()
    assert becomes(screen, LANGUAGE, "en")
    screen.page.reload()
    screen.home.wait_for()
    assert screen.page.evaluate(LANGUAGE) == "en"


def becomes(screen: Screen, asked: str, answer: Any) -> bool:
    """True if a request gets this answer after a while."""
    for _ in range(200):
        if screen.page.evaluate(asked) == answer:
            return True
        screen.page.wait_for_timeout(50)
    return False


def switched_on(screen: Screen) -> None:
    """Switch notifications on and wait until it is done."""
    screen.device.context.grant_permissions(["notifications"])
    screen.home.wait_for()
    screen.page.evaluate(SERVICE)
    ready(screen)
    switch = screen.page.get_by_role("switch", name=screen.say("tell-me"))
    switch.click()
    expect(switch).to_be_checked()
    screen.button("close").click()


def test_signing_out_ends_notifications(open_screen: Callable[..., Screen]) -> None:
    """Neither the browser nor the server keeps the address, also after the seat moved to another device."""
    screen = open_screen("phone")
    switched_on(screen)
    name = f"Soizic {screen.page.evaluate('Math.random().toString(36).slice(2, 10)')}"
    account = f"{{ method: 'POST', body: JSON.stringify({{ name: '{name}', password: 'cap au large' }}) }}"
    channels = f"async () => (await fetch('api/login', {account}), await ({CHANNELS})())"
    screen.page.evaluate(f"fetch('api/account', {account})")
    screen.page.evaluate("location.hash = '#/look'")
    screen.link("home").click()
    screen.button("account").click()
    screen.button("sign-out").click()
    expect(screen.button("sign-out")).to_have_count(0)
    assert screen.page.evaluate(SUBSCRIPTION) is None
    assert screen.page.evaluate(channels) == []

    guest, new = open_screen("phone"), open_screen("phone")
    switched_on(guest)
    guest.make(KEYS[0], 4)
    guest.button("menu").click()
    guest.button("move-device").click()
    link = guest.page.get_by_label(guest.say("link"), exact=True).input_value()
    new.page.goto(link)
    new.button("sit-here").click()
    new.dock.wait_for()
    assert becomes(guest, SUBSCRIPTION, None)
    assert guest.page.evaluate(CHANNELS) == []


def test_a_denied_permission_is_not_asked_again(open_screen: Callable[..., Screen]) -> None:
    """The page reports a denied permission, and the server gets no request."""
    screen = open_screen()
    screen.page.add_init_script("Object.defineProperty(Notification, 'permission', { value: 'denied' })")
    screen.page.reload()
    ready(screen)
    expect(screen.page.get_by_role("switch", name=screen.say("tell-me"))).to_be_disabled()
    expect(screen.page.get_by_text(screen.say("tell-forbidden"))).to_be_visible()
    assert screen.page.evaluate(CHANNELS) == []


def test_without_https_nothing_is_offered(open_screen: Callable[..., Screen], serving: Serving) -> None:
    screen = open_screen(base=serving.far_address)
    screen.home.wait_for()
    screen.button("settings").click()
    expect(screen.page.get_by_role("checkbox").first).to_be_visible()
    assert screen.page.get_by_role("switch").count() == 0


def test_a_notification_opens_the_table(open_screen: Callable[..., Screen], serving: Serving) -> None:
    """The browser's worker shows a push message; a press on it opens the table."""
    screen = open_screen()
    screen.device.context.grant_permissions(["notifications"])
    table = screen.make(KEYS[0], 4)
    screen.go()
    screen.home.wait_for()
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    message = {"table": table, "game": KEYS[0], "title": "Un jeu", "text": "À vous de jouer", "url": "…"}
    push(screen, serving.address, message)
    assert shown(screen, 1) == [["Un jeu", "À vous de jouer", table]]

    press(screen)
    screen.page.wait_for_url(f"**/#/table/{table}")
    screen.dock.wait_for()
    assert shown(screen, 0) == []


def test_a_notification_leaves_other_applications_alone(
    open_screen: Callable[..., Screen], serving: Serving
) -> None:
    """Behind a proxy other applications share the host: their pages are not redirected."""
    proxy = Proxy(serving.port)
    screen = open_screen(base=proxy.address)
    screen.device.context.grant_permissions(["notifications"])
    table = screen.make(KEYS[0], 4)
    screen.go()
    screen.home.wait_for()
    screen.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    root = proxy.address.removesuffix(proxy.path)
    other = screen.device.context.new_page()
    other.route(
        "**/calendar", lambda route: route.fulfill(body="<h1>Calendar</h1>", content_type="text/html")
    )
    other.goto(f"{root}/calendar")
    push(screen, root, {"table": table, "game": KEYS[0], "title": "Un jeu", "text": "À vous", "url": "…"})
    shown(screen, 1)
    press(screen)
    screen.page.wait_for_url(f"**/#/table/{table}")
    assert other.url == f"{root}/calendar"
    screen.dock.wait_for()
    screen.page.goto("about:blank")
    proxy.stop()


def press(screen: Screen) -> None:
    """Dispatch a press on a notification to the worker; only the system can make a real one."""
    screen.device.context.service_workers[0].evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications()
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
        }"""
    )


def shown(screen: Screen, number: int) -> Any:
    """Return the shown notifications, once there are `number`."""
    return screen.page.evaluate(
        """async (number) => {
            const worker = await navigator.serviceWorker.ready
            for (let tries = 0; tries < 200; tries++) {
                const notices = await worker.getNotifications()
                if (notices.length === number)
                    return notices.map(({ title, body, tag }) => [title, body, tag])
                await new Promise((go) => setTimeout(go, 50))
            }
        }""",
        number,
    )


def push(screen: Screen, origin: str, message: dict[str, Any]) -> None:
    """Dispatch a push message, already decrypted, as the browser's push service does."""
    registrations: list[str] = []
    session = screen.device.context.new_cdp_session(screen.page)

    def updated(event: dict[str, Any]) -> None:
        registrations.extend(one["registrationId"] for one in event["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", updated)
    session.send("ServiceWorker.enable")
    while not registrations:
        screen.page.wait_for_timeout(20)
    data = {"origin": f"{origin}/", "registrationId": registrations[-1], "data": json.dumps(message)}
    session.send("ServiceWorker.deliverPushMessage", data)


def test_a_webhook_is_listed_and_removed(open_screen: Callable[..., Screen]) -> None:
    """Channels elsewhere can be removed in the settings; without a mail server no mail is offered."""
    screen = open_screen("phone")
    table = screen.make(KEYS[0], 4)
    hook = {"kind": "webhook", "address": "http://127.0.0.1:9/secret", "table": table}
    screen.page.evaluate(ADD, hook)
    screen.go()
    screen.button("settings").click()
    expect(screen.page.get_by_text(screen.say("channel-webhook", address=Plain("127.0.0.1")))).to_be_visible()
    expect(screen.page.get_by_label(screen.say("mail-address"))).to_have_count(0)
    screen.button("channel-remove", address=Plain("127.0.0.1")).click()
    expect(screen.page.get_by_text(screen.say("channels"))).to_have_count(0)
    assert screen.page.evaluate(CHANNELS) == []


ADD = "async (wanted) => fetch('api/channels', { method: 'POST', body: JSON.stringify(wanted) })"


def test_an_address_is_added_confirmed_and_removed(
    open_screen: Callable[..., Screen], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with mail_server() as (letters, port):
        monkeypatch.setenv("HAUTEMER_SMTP", f"smtp://127.0.0.1:{port}?from=games@hautemer.example")
        serving = Serving(tmp_path)
        screen = open_screen(base=serving.address)
        screen.home.wait_for()
        screen.button("settings").click()
        screen.page.get_by_label(screen.say("mail-address")).fill("zoe@mail.example")
        screen.button("mail-add").click()
        address = Plain("zoe@mail.example")
        expect(screen.page.get_by_text(screen.say("mail-asked", address=address))).to_be_visible()
        expect(screen.page.get_by_text(screen.say("channel-unconfirmed"))).to_be_visible()
        screen.button("close").click()

        found = re.search(r"#/confirm/(\S+)", letters.got[0].get_content())
        assert found is not None
        screen.go("confirm", found[1])
        screen.button("mail-confirm-yes").click()
        expect(screen.page.get_by_text(screen.say("mail-confirmed", address=address))).to_be_visible()
        screen.link("home").click()
        screen.button("settings").click()
        remove = screen.button("channel-remove", address=address)
        expect(remove).to_be_visible()
        expect(screen.page.get_by_text(screen.say("channel-unconfirmed"))).to_have_count(0)
        remove.click()
        expect(remove).to_have_count(0)
        screen.page.goto("about:blank")
        serving.stop()


@contextmanager
def mail_server() -> Iterator[tuple[Letters, int]]:
    """Run a mail server in a thread."""
    loop = asyncio.new_event_loop()
    running = Thread(target=loop.run_forever)
    running.start()
    office = post_office()
    yield asyncio.run_coroutine_threadsafe(office.__aenter__(), loop).result()
    asyncio.run_coroutine_threadsafe(office.__aexit__(None, None, None), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    running.join()
    loop.close()
