"""The name under which a person recognises one of their devices."""

from __future__ import annotations

# What a User-Agent header contains, the telling part first: most browsers claim to be several others too.
BROWSERS = (
    ("Edg", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"), ("Chrome/", "Chrome"), ("CriOS", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("Windows", "Windows"),
    ("Mac OS X", "macOS"), ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip


def label_of(agent: str) -> str:
    """Return the browser and the system that a User-Agent header names, as far as they are known.

    >>> label_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> label_of("curl/8.5")
    ''
    """
    found = (next((name for sign, name in known if sign in agent), "") for known in (BROWSERS, SYSTEMS))
    return ", ".join(filter(None, found))
