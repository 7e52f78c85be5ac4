"""What controls are called in an episode's look: gold solutions speak as look 0 does."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import urlsplit

from ...apps import APPS
from ...apps.platform.looks import Look
from ...apps.platform.wording.speech import vocabulary_of


def names_in(look: Look, url: str, name: str) -> Sequence[str]:
    """What look 0 calls `name` on the page at `url`, likeliest first; the name itself comes last."""
    key = (urlsplit(url).hostname or "").partition(".")[0]
    app = next((app for app in APPS if app.key == key), None)
    if app is None or not look.of_axis("words"):
        return (name,)
    return tuple(vocabulary_of(app.package, look["verbs"], look["nouns"]).names(name))
