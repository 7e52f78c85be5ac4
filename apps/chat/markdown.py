"""Messages as HTML: Markdown without raw HTML or images; names, emoji and the office's own addresses become more."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, MutableMapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any
from urllib.parse import urlsplit

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from markupsafe import Markup, escape

from ..platform.emoji import EMOJI
from . import text

_URL = r"(?P<url>https?://[^\s<>\"]*[^\s<>\".,;:!?)\]'*_])"
_PERSON = r"(?<![\w@/.])@(?P<person>[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)"
_CHANNEL = r"(?<![\w#/&])#(?P<channel>[a-z0-9][a-z0-9_-]{1,63})"
_EMOJI = r"(?<![\w:]):(?P<emoji>[a-z0-9_+-]+):(?!\w)"
_SPECIAL = re.compile("|".join((_URL, _PERSON, _CHANNEL, _EMOJI)), re.IGNORECASE)


@dataclass(frozen=True)
class Known:
    """Whom and what a reader knows: only these names become links."""

    people: Mapping[str, str]  # full name by username
    channels: Collection[str]
    my_username: str = ""
    #: Where the reader finds the office's apps, by where texts say that they are: only what lies there becomes a link.
    origins: Mapping[str, str] = field(default_factory=dict)


def render(body: str, known: Known) -> Markup:
    """The message as safe HTML."""
    return Markup(_parser().render(body, {"known": known}))


@cache
def _parser() -> MarkdownIt:
    parser = MarkdownIt("commonmark", {"html": False, "breaks": True}).enable(["strikethrough", "table"])
    parser.disable(["image", "html_block", "html_inline", "lheading", "reference", "entity"])
    parser.add_render_rule("text", _text)
    parser.add_render_rule("link_open", _link_open)
    parser.add_render_rule("link_close", _link_close)
    parser.add_render_rule("th_open", _cell_open)
    parser.add_render_rule("td_open", _cell_open)
    parser.add_render_rule("heading_open", _heading_open)
    parser.add_render_rule("heading_close", _heading_close)
    return parser


def emoji(name: str) -> Markup:
    """An emoji by its name, as every reader sees it."""
    return Markup('<span class="emoji" role="img" aria-label="{}" title=":{}:">{}</span>').format(
        name.replace("_", " "), name, EMOJI[name]
    )


def _text(self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]) -> str:
    known: Known = env["known"]
    is_linked = any(token.type == "link_open" for token in tokens[:index]) and not any(
        token.type == "link_close" for token in tokens[:index]
    )
    parts, end = [], 0
    for match in _SPECIAL.finditer(tokens[index].content):
        made = _special(match, known, is_linked)
        if made is not None:
            parts += [escape(tokens[index].content[end : match.start()]), made]
            end = match.end()
    return str(Markup("").join([*parts, escape(tokens[index].content[end:])]))


def _special(match: re.Match[str], known: Known, is_linked: bool) -> Markup | None:
    """What a match stands for; None for plain text."""
    if match["emoji"]:
        name = match["emoji"].lower()
        return emoji(name) if name in EMOJI else None
    if is_linked:
        return None
    if match["url"]:
        address = _reached(match["url"], known)
        return Markup('<a href="{0}"{1}>{0}</a>').format(address, _target(address)) if address else None
    if match["person"]:
        return _person(match["person"], known)
    name = match["channel"].lower()
    return (
        Markup('<a class="channel-link" href="/channels/{0}">#{0}</a>').format(name) if name in known.channels else None
    )


def _person(name: str, known: Known) -> Markup | None:
    lower = name.lower()
    if lower in text.EVERYBODY:
        return Markup('<strong class="mention me">@{}</strong>').format(name)
    if lower not in known.people:
        return None
    return Markup('<a class="mention{}" href="/people/{}" data-dialog title="{}">@{}</a>').format(
        " me" if lower == known.my_username else "", lower, known.people[lower], name
    )


def _link_open(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]
) -> str:
    address = str(tokens[index].attrs.get("href", ""))
    reached = _reached(address, env["known"])
    env["outside"] = "" if reached else address
    return str(Markup('<a href="{}"{}>').format(reached, _target(reached))) if reached else ""


def _link_close(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]
) -> str:
    """An address outside the office leads nowhere, so it is only told."""
    if not env["outside"]:
        return "</a>"
    is_told = tokens[index].markup == "autolink" or tokens[index - 1].content == env["outside"]
    return "" if is_told else str(Markup(" ({})").format(env["outside"]))


def _reached(address: str, known: Known) -> str:
    """Where the reader finds a path of this app, or what lies on the host of one of the office's; "" for all else."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    if not parts.scheme and not parts.netloc:
        return address if address.startswith("/") else ""
    said = f"{parts.scheme}://{parts.netloc.lower()}"
    return known.origins[said] + address[len(said) :] if said in known.origins else ""


def _target(address: str) -> Markup:
    """Other pages open in a tab of their own, so that the conversation stays."""
    return Markup(' target="_blank" rel="noopener"') if urlsplit(address).netloc else Markup()


def _cell_open(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]
) -> str:
    """Where a column is aligned, by a class: a page may have no styles in its tags."""
    side = str(tokens[index].attrs.get("style", "")).removeprefix("text-align:")
    return f'<{tokens[index].tag} class="{side}">' if side else f"<{tokens[index].tag}>"


def _heading_open(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]
) -> str:
    """Headings of messages are no headings of the page."""
    return f'<p class="heading {tokens[index].tag}"><strong>'


def _heading_close(
    self: RendererHTML, tokens: Sequence[Token], index: int, options: Any, env: MutableMapping[str, Any]
) -> str:
    return "</strong></p>\n"
