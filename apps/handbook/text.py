"""What a revision says: its gaps filled with the numbers of the policies; then as HTML, or as plain lines."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from markdown_it import MarkdownIt
from markupsafe import Markup, escape

from .models import POSTS, HandbookRevision, Policy
from .policies import in_force

#: Policies by their key.
Policies = Mapping[str, list[Policy]]

_GAP = re.compile(r"\{([a-z_]+)(?::([^}]+))?\}")
_RULE = re.compile(r"\|[ :|-]+\|")


def filled(revision: HandbookRevision, policies: Policies) -> str:
    """The body with the numbers that held from the revision's first day on."""

    def number(gap: re.Match[str]) -> str:
        key, subject = gap.groups()
        rule = in_force(policies.get(key, ()), key, subject, revision.valid_from)
        return quantity(rule.value, rule.unit)

    return _GAP.sub(number, revision.body)


def quantity(value: int, unit: str) -> str:
    """A number as people write it: "$250", "15%", "1 day", "9:00 AM"; a post by its name."""
    if unit == "USD cents":
        return f"${value // 100:,}" + (f".{value % 100:02}" if value % 100 else "")
    if unit == "percent":
        return f"{value}%"
    if unit == "o'clock":
        return f"{value % 12 or 12}:00 {'AM' if value < 12 else 'PM'}"
    if unit == "post":
        return POSTS[value]
    return f"{value:,} {unit.removesuffix('s') if value == 1 else unit}"


def render(text: str) -> Markup:
    """A filled body as safe HTML."""
    return Markup(_parser().render(text))


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table").disable(["image", "html_block", "html_inline"])


def plain_lines(text: str) -> list[str]:
    """Paragraphs, headings, points and rows of tables without their marks, one per line."""
    lines = (line.strip() for line in text.splitlines())
    kept = (line for line in lines if line and not _RULE.fullmatch(line))
    return [re.sub(r"\s*\|\s*", " · ", re.sub(r"^#+ |^- |\*", "", line).strip("| ")) for line in kept]


def marked(text: str, words: list[str]) -> Markup:
    """Plain text with the words that were looked for highlighted."""
    if not words:
        return escape(text)
    any_word = "|".join(re.escape(word) for word in sorted(words, key=len, reverse=True))
    parts = enumerate(re.split(f"({any_word})", text, flags=re.IGNORECASE))
    return Markup("").join(Markup("<mark>{}</mark>").format(part) if n % 2 else part for n, part in parts)
