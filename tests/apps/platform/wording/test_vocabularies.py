"""Each vocabulary of each app: two things of look 0 never get one name, and nothing is said twice over."""

from __future__ import annotations

import json
from functools import cache

import pytest
from deskgym.apps import APPS, App
from deskgym.apps.platform.looks.axes import FEATURES
from deskgym.apps.platform.wording.sources import sources_of
from deskgym.apps.platform.wording.speech import _packages, _script_words, speech_of, vocabulary_of
from deskgym.apps.platform.wording.templates import WordedEnvironment
from deskgym.apps.platform.wording.vocabulary import Vocabulary

#: More words than this are a sentence, which no control is called.
_LONGEST = 5
#: Pairs that never stand on one page, or of which one is no control's: what a column of a file may be called.
ELSEWHERE = {
    frozenset(pair)
    for pair in (
        ("E-mail", "Email"),
        ("Done", "Save"),
        ("Article", "Product"),
        ("Out of stock", "Sold out"),
    )
}

each_app = pytest.mark.parametrize("app", APPS, ids=lambda app: app.key)
each_noun = pytest.mark.parametrize("nouns", FEATURES["nouns"].values)
each_verb = pytest.mark.parametrize("verbs", FEATURES["verbs"].values)


class Listener(Vocabulary):
    """Hears all that templates say while they are compiled."""

    def __init__(self) -> None:
        super().__init__("heard")
        object.__setattr__(self, "heard", set())

    def phrase(self, text: str) -> str:
        self.heard.add(" ".join(text.split()))  # type: ignore[attr-defined]
        return text


@cache
def labels_of(app: App) -> frozenset[str]:
    """What an app calls its things in look 0: in templates, and in Python where it begins like a label."""
    environment = app.wsgi().jinja_env
    assert isinstance(environment, WordedEnvironment)
    listener = Listener()
    listening = environment.overlay(bytecode_cache=None)
    listening.vocabulary = listener
    for name in environment.list_templates():
        source, _, _ = environment.loader.get_source(environment, name)  # type: ignore[union-attr]
        listening.parse(source, name)
    told = {text for text in sources_of(_packages(app.package)).texts if text[:1].isupper() and text[-1:] not in ".?"}
    heard: set[str] = listener.heard  # type: ignore[attr-defined]
    return frozenset(text for text in heard | told if text and len(text.split()) <= _LONGEST and "<" not in text)


@each_app
@each_noun
@each_verb
def test_two_things_never_get_one_name(app: App, nouns: str, verbs: str) -> None:
    vocabulary = vocabulary_of(app.package, verbs, nouns)
    by_words: dict[str, set[str]] = {}
    for label in labels_of(app):
        by_words.setdefault(vocabulary.phrase(label), set()).add(label)
    alike = {words: found for words, found in by_words.items() if len(found) > 1}
    assert {words: found for words, found in alike.items() if frozenset(found) not in ELSEWHERE} == {}


@each_app
@each_noun
@each_verb
def test_what_is_said_stays_when_it_is_said_again(app: App, nouns: str, verbs: str) -> None:
    speech = speech_of(app.package, verbs, nouns)
    once = {label: speech.vocabulary.phrase(label) for label in labels_of(app)}
    again = {label: speech.label(words) for label, words in once.items() if words != label}
    assert {label: words for label, words in again.items() if words != once[label]} == {}


@pytest.mark.parametrize("verbs", FEATURES["verbs"].values[1:])
def test_scripts_are_given_the_words_of_what_they_draw(verbs: str) -> None:
    told = json.loads(_script_words("deskgym.apps.crm", verbs, "own"))
    assert {"Previous month", "Next month", "Nothing was saved. Correct the marked cells."} <= told["texts"].keys()
