"""Pages in other words are the same pages: as many controls, distinct ones still distinct, no word of look 0 left."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from deskgym.apps import APPS, App
from deskgym.apps.platform.wording.speech import vocabulary_of
from deskgym.seeds.world import World

from .reading import Reading
from .test_vocabularies import labels_of

WORDS = [("enterprise", "classic"), ("startup", "brisk"), ("agency", "polite"), ("bureau", "terse")]
#: How many kinds of pages are read of each app.
MOST = 5
#: What is data, or means something else where it stands, though the app has a label that reads alike.
DATA = {"Account", "Customer", "Done", "Edit", "Email", "Home", "Owner", "Save", "Section", "Support", "View"}


@pytest.fixture(scope="module")
def world() -> Iterator[World]:
    world = World.build(0)
    yield world
    world.close()


@pytest.mark.parametrize("app", [app for app in APPS if app.navigation or app.has_customers], ids=lambda app: app.key)
def test_a_page_in_other_words_is_the_same_page(app: App, world: World) -> None:
    reading = Reading(app, world)
    troubles: list[str] = []
    for path in list(reading.paths(MOST)):
        plain = reading.page(path).said
        for nouns, verbs in WORDS:
            worded = reading.page(path, f"words:{nouns},words:{verbs}").said
            at = f"{path} in {nouns}, {verbs}"
            if [kind for kind, _ in plain] != [kind for kind, _ in worded]:
                troubles.append(f"{at}: another page")
                continue
            troubles += [f"{at}: {names} have one name" for names in _merged(plain, worded)]
            vocabulary = vocabulary_of(app.package, verbs, nouns)
            kept = {text for (_, text), (_, words) in zip(plain, worded, strict=True) if text == words}
            left = {text for text in kept & labels_of(app) - DATA if vocabulary.phrase(text) != text}
            troubles += [f"{at}: {text!r} is left" for text in sorted(left)]
    assert troubles == [], "\n".join(troubles)


def _merged(plain: list[tuple[str, str]], worded: list[tuple[str, str]]) -> list[str]:
    names: dict[tuple[str, str], set[str]] = {}
    for before, after in zip(plain, worded, strict=True):
        names.setdefault(after, set()).add(before[1])
    return [" and ".join(sorted(found)) for found in names.values() if len(found) > 1]
