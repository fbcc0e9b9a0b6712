"""The chat on the screen: its last messages at once, earlier ones on request, and the host's switch."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.cases import KEYS
from tests.web.person import Screen

MESSAGES = 260
SAY = """async ([table, count]) => {
    const address = new URL(`api/tables/${table}/socket`, document.baseURI.replace(/#.*$/, ''))
    address.protocol = 'ws:'
    const socket = new WebSocket(address)
    await new Promise((opened) => (socket.onopen = opened))
    socket.send(JSON.stringify({ do: 'hello' }))
    const waiting = new Set()
    const all = new Promise((resolve) => {
        socket.onmessage = ({ data }) => {
            const message = JSON.parse(data)
            for (const id of message.done ?? [message.id]) waiting.delete(id)
            if (waiting.size === 0 && message.is !== 'scene') resolve()
            if (waiting.size === 0 && (message.done ?? []).length) resolve()
        }
    })
    for (let number = 0; number < count; number++) {
        waiting.add(`say ${number}`)
        socket.send(JSON.stringify({ do: 'say', id: `say ${number}`, text: `message ${number}.` }))
    }
    await all
    socket.close()
}"""


@pytest.mark.parametrize("size", ["phone", "desktop"])
def test_earlier_messages_come_page_by_page(size: str, open_screen: Callable[..., Screen]) -> None:
    screen = open_screen(size)
    table = screen.make(KEYS[0], 4)
    screen.page.evaluate(SAY, [table, MESSAGES])
    screen.page.reload()
    screen.dock.wait_for()
    if size == "phone":
        screen.button("talk-tab").click()
    else:
        screen.page.get_by_role("tab", name=screen.say("talk-tab")).click()
    chat = screen.page.get_by_role("region", name=screen.say("talk-tab"))
    expect(chat).to_contain_text(f"message {MESSAGES - 1}.")
    expect(chat).not_to_contain_text("message 3.")
    held = len([line for line in chat.inner_text().splitlines() if "message" in line])
    assert held <= 200
    screen.button("earlier-messages").click()
    expect(chat).to_contain_text("message 0.")
    expect(screen.button("earlier-messages")).to_have_count(0)
    expect(chat.get_by_role("listitem")).to_have_count(MESSAGES)
    # The visible messages stay visible.
    assert chat.evaluate("list => list.scrollTop") > 0


def test_the_host_switches_the_chat_of_spectators_off(open_screen: Callable[..., Screen]) -> None:
    screen = open_screen("phone")
    screen.make(KEYS[0], 4)
    screen.button("menu").click()
    screen.button("hush-spectators").click()
    screen.button("unhush-spectators").click()
    expect(screen.button("hush-spectators")).to_be_visible()
