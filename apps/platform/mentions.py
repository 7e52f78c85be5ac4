"""Names after an @: whom a text names by their full name, and how that is shown."""

from __future__ import annotations

import re
from collections.abc import Iterable

from markupsafe import Markup, escape

from .models import Person


def named_in(text: str, people: Iterable[Person]) -> list[Person]:
    """Those of `people` whom the text names with an @ before their full name, in their order."""
    if "@" not in text:
        return []
    lower = text.casefold()
    return [person for person in people if re.search(rf"@{re.escape(person.name.casefold())}(?!\w)", lower)]


def marked(text: str, people: Iterable[Person], me: int | None = None) -> Markup:
    """The text as HTML in which the names of `people` after an @ stand out; that of `me` more than others."""
    ids = {person.name.casefold(): person.id for person in people}
    if not ids:
        return escape(text)
    names = "|".join(re.escape(name) for name in sorted(ids, key=lambda name: (-len(name), name)))
    parts = re.split(rf"(@(?:{names})(?!\w))", text, flags=re.IGNORECASE)
    return Markup("").join(_shown(part, ids, me) if at % 2 else escape(part) for at, part in enumerate(parts))


def _shown(part: str, ids: dict[str, int], me: int | None) -> Markup:
    kind = "mention me" if ids[part[1:].casefold()] == me else "mention"
    return Markup('<span class="{}">{}</span>').format(kind, part)
