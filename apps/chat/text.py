"""What a message says beyond its words: whom and which channels it names, and whether it has something to say."""

from __future__ import annotations

import re

MAX_BODY = 16_383
EVERYBODY = frozenset({"channel", "all", "here"})
USERNAME = re.compile(r"(?<![\w@/.])@([a-z0-9](?:[a-z0-9._-]*[a-z0-9])?)", re.IGNORECASE)
CHANNEL = re.compile(r"(?<![\w#/&])#([a-z0-9][a-z0-9_-]{1,63})", re.IGNORECASE)
SHORTCODE = re.compile(r"(?<![\w:]):([a-z0-9_+-]+):(?!\w)")
_CODE = re.compile(r"```.*?(?:```|\Z)|`[^`\n]+`", re.DOTALL)


def without_code(body: str) -> str:
    """The text without what stands in code, where nothing is a mention."""
    return _CODE.sub(" ", body)


def usernames(body: str) -> list[str]:
    """The names after an @, lower-case, in order and once each."""
    return list(dict.fromkeys(name.lower() for name in USERNAME.findall(without_code(body))))


def words(text: str) -> set[str]:
    """The lower-case words and numbers of a text."""
    return set(re.findall(r"[a-z0-9][a-z0-9'’-]*", text.lower()))


def plain(body: str) -> str:
    """One line of the message without Markdown's marks, for previews."""
    text = re.sub(r"```\w*", " ", body)
    text = re.sub(r"\[([^\]]+)\]\([^)\s]+\)", r"\1", text)
    text = re.sub(r"(?m)^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+", "", text)
    text = re.sub(r"\*\*|__|~~|`", "", text)
    return " ".join(text.split())
