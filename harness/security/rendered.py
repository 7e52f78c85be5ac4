"""Hostile texts in the real browser: no script of theirs runs, and what is shown of them leads nowhere else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import urlsplit

from ...gym.actions import Click, Fill, Wait
from ..audit.findings import Finding
from . import links, markup, scripts
from .house import DOMAIN, HOSTS, House, Visitor, label_of
from .payloads import LINKS, MARK, PAYLOADS, escaped, outward
from .planting import plant
from .screen import Screen

#: Fields in which one types, and is shown what there is.
_ASKING = ("searchbox", "combobox")
_MOST_CLICKS = 3


def check(house: House, app: str) -> Iterator[Finding]:
    pages: dict[str, Visitor] = {}
    for chosen in (scripts.chosen, links.chosen):
        for _ in plant(house, app, chosen, pages):
            pass
    with Screen(house) as screen:
        yield from look_around(screen, app, pages)
        if app == "chat":
            yield from hear_of(screen, house, pages)


def look_around(screen: Screen, app: str, pages: dict[str, Visitor]) -> Iterator[Finding]:
    """Every page opened; the first of each kind asked for the texts, and what it shows of them clicked."""
    kinds: set[str] = set()
    for path, visitor in sorted(pages.items(), key=lambda item: item[0]):
        what = f"{path} opened by {visitor}"
        screen.open(visitor, path)
        yield from _look(screen, app, path, what)
        kind = re.sub(r"\d+", "0", path.partition("?")[0])
        if kind in kinds:
            continue
        kinds.add(kind)
        for place, node in enumerate([node for node in screen.nodes() if node.role in _ASKING]):
            screen.open(visitor, path)
            again = [node for node in screen.nodes() if node.role in _ASKING]
            if place < len(again) and (ref := again[place].ref):
                screen.do(Fill(ref, MARK))
                yield from _look(screen, app, path, f"{what} with {MARK} in {node.name!r}")
        yield from click(screen, visitor, path)


def _look(screen: Screen, app: str, path: str, what: str) -> Iterator[Finding]:
    page = markup.parse(screen.html())
    for each in (*screen.ran(), *dict.fromkeys(escaped(page))):
        yield Finding("run", app, f"{what}: {each}", "")
    for each in dict.fromkeys(outward(page, path, f"{label_of(app)}.{DOMAIN}")):
        yield Finding("link", app, f"{what} has {each}", "")


def click(screen: Screen, visitor: Visitor, path: str) -> Iterator[Finding]:
    """What shows a hostile text, clicked where it stands."""
    screen.open(visitor, path)
    shown = [node.name for node in screen.nodes() if MARK in node.name and node.role in ("link", "cell", "gridcell")]
    for name in list(dict.fromkeys(shown))[:_MOST_CLICKS]:
        node = next((node for node in screen.nodes() if node.name == name), None)
        if node is None or node.ref is None:
            continue
        screen.do(Click(ref=node.ref))
        for url in screen.urls:
            if urlsplit(url).hostname not in HOSTS:
                yield Finding("link", visitor.app, f"a click on {name[:80]!r} at {path} opens {url}", "")
        yield from (
            (Finding("run", visitor.app, f"a click on {name[:80]!r} at {path}: {each}", "")) for each in screen.ran()
        )
        screen.open(visitor, path)


def hear_of(screen: Screen, house: House, pages: dict[str, Visitor]) -> Iterator[Finding]:
    """An open conversation hears of what is said in it meanwhile, in another window."""
    path, visitor = next(
        (path, who) for path, who in sorted(pages.items()) if re.fullmatch(r"/channels/[^0-9/?]+", path)
    )
    (channel,) = house.rows("SELECT id FROM chat_channel WHERE name = :name", name=path.rpartition("/")[2])[0]
    screen.open(visitor, path)
    body = "\n\n".join(text.replace("{n}", "1").replace("\0", "") for text in (*PAYLOADS, *LINKS[:8]))
    house.ask(visitor, "POST", f"/channels/{channel}/posts", {"body": body}, keep=True)
    screen.do(Wait())
    yield from _look(screen, "chat", path, f"{path} opened by {visitor} while it is written")
