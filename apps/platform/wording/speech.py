"""What a page says: the words of the request's look for a text that look 0 has."""

from __future__ import annotations

import json
import re
from functools import cache, lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from flask import current_app, has_request_context
from markupsafe import Markup

from ..looks import Look
from ..looks.serving import look
from .sources import Sources, scripts_of, sources_of
from .vocabulary import Part, Vocabulary, article_of, filled, read_part

_OWN = Path(__file__).parents[1]
#: Folders of scripts that every app may use.
_KIT = ("charting", "platform", "writing")
#: A label has fewer blanks than this.
_WORDS = 2
#: What joins two labels has no more letters than this: of, by, to, and.
_JOINT = 3
_ARTICLE = re.compile(r"(?:\b([Aa]n?) )?\{\}")
_PLATFORM = __package__.rpartition(".")[0] if __package__ else ""


class Speech:
    """A vocabulary as an app speaks it."""

    def __init__(self, vocabulary: Vocabulary, sources: Sources) -> None:
        self.vocabulary, self._sources = vocabulary, sources
        self._labels: dict[str, str] = {}
        self._told: dict[str, str] = {}

    def label(self, text: str) -> str:
        """A label, if it is one that the app has; a name that somebody made up stays."""
        if (known := self._labels.get(text)) is None:
            known = _remember(self._labels, text, self._label(text))
        return known

    def sentence(self, text: str) -> str:
        """What the app tells; what is data in it stays."""
        if (known := self._told.get(text)) is None:
            known = _remember(self._told, text, self._sentence(text))
        return known

    def _label(self, text: str) -> str:
        if self._is_whole(text):
            return self.vocabulary.phrase(text)
        for shape, parts in self._sources.matching(text):
            if _tells(shape) and all(self._is_said(part) for part in parts):
                return self._filled(shape, parts)
        labels = text.split(": ")
        if len(labels) > 1 and self._sources.texts.issuperset(labels):
            return ": ".join(map(self.vocabulary.phrase, labels))  # a field of another thing, as in "Account: Type"
        return self._counted(text)

    def _sentence(self, text: str) -> str:
        if self._is_whole(text):
            return self.vocabulary.phrase(text)
        for shape, parts in self._sources.matching(text):
            return self._filled(shape, parts)
        return self._counted(text)

    def _is_whole(self, text: str) -> bool:
        """Whether it is said as it stands: a text of the app, or one that the vocabulary leaves alone."""
        plain = " ".join(text.split())
        return plain in self._sources.texts or self.vocabulary.keeps(plain)

    def _filled(self, shape: str, parts: tuple[str, ...]) -> str:
        said = [self._part(part) for part in parts]
        pattern = self.vocabulary.phrase(shape)
        if said != list(parts):
            holes = iter(said)
            pattern = _ARTICLE.sub(lambda found: _agreeing(found, next(holes)), pattern)
        return filled(pattern, said)

    def _part(self, text: str) -> str:
        return self.vocabulary.phrase(text) if self._is_known(text) else self._counted(text)

    def _counted(self, text: str) -> str:
        """ "7 deals": a number with what was counted."""
        number, _, noun = text.partition(" ")
        is_count = bool(noun) and number.replace(",", "").isdecimal() and self._is_known(noun)
        return f"{number} {self.vocabulary.phrase(noun)}" if is_count else text

    def _is_known(self, text: str) -> bool:
        """Whether a part of a sentence is a label. Longer ones may be names of records that say what they hold."""
        return self.vocabulary.is_term(text) or (text in self._sources.texts and text.count(" ") < _WORDS)

    def _is_said(self, text: str) -> bool:
        return self._is_known(text) or text.replace(",", "").isdecimal() or self._counted(text) != text


def _tells(shape: str) -> bool:
    """Whether a shape has words of its own: "{} by {}" may be the name of a report that somebody made."""
    return len(shape.replace("{}", "").replace(" ", "")) > _JOINT


def _agreeing(found: re.Match[str], part: str) -> str:
    """A hole, with the article before it that goes with what will fill it."""
    return f"{article_of(found[1], part)} {{}}" if found[1] else found[0]


def _remember(kept: dict[str, str], text: str, said: str) -> str:
    if len(kept) > 20_000:  # names of records pass through here, too
        kept.clear()
    kept[text] = said
    return said


def words_of(look: Look) -> tuple[str, str]:
    """Which vocabularies a look has: of verbs, and of nouns."""
    return look["verbs"], look["nouns"]


@cache
def vocabulary_of(package: str, verbs: str, nouns: str) -> Vocabulary:
    """What an app's interface says with these verbs and these nouns."""
    return Vocabulary(f"{verbs}-{nouns}", _joined(package, verbs), _joined(package, nouns))


def _joined(package: str, key: str) -> Part:
    """What the platform has by this name, and over it what the app has."""
    parts = [read_part(path) for path in _files(package, key)]
    return Part(
        {old: new for part in parts for old, new in part.phrases.items()},
        {old: new for part in parts for old, new in part.terms.items()},
    )


def _files(package: str, key: str) -> list[Path]:
    return [path for folder in (_OWN, _folder(package)) if (path := folder / "words" / f"{key}.txt").exists()]


@cache
def _folder(package: str) -> Path:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


@cache
def speech_of(package: str, verbs: str, nouns: str) -> Speech:
    """How an app speaks with these verbs and these nouns."""
    return Speech(vocabulary_of(package, verbs, nouns), sources_of(_packages(package)))


def _packages(package: str) -> tuple[str, ...]:
    """The platform, and the app with what it shares with its sibling, if it has one."""
    above = package.rpartition(".")[0]
    return (_PLATFORM, package if above == _PLATFORM.rpartition(".")[0] else above)


def speech() -> Speech | None:
    """How the app that answers speaks in the look of the request; None: as in look 0."""
    if not has_request_context():
        return None
    now = look()
    # The portal is none of the office's apps, and has no vocabulary.
    app = getattr(current_app, "spec", None)
    return None if now.is_plain or app is None else _speech_in(app.package, now)


@lru_cache(maxsize=256)
def _speech_in(package: str, look: Look) -> Speech | None:
    found = speech_of(package, *words_of(look))
    return None if found.vocabulary.is_plain else found


def script_words() -> Markup:
    """What scripts are to say otherwise than in look 0, for `static/platform/words.js`; in look 0 there is nothing."""
    if speech() is None:
        return Markup()
    told = _script_words(current_app.spec.package, *words_of(look()))  # type: ignore[attr-defined]
    return Markup('\n  <script type="application/json" id="said-in-this-look">{}</script>').format(Markup(told))


@cache
def _script_words(package: str, verbs: str, nouns: str) -> str:
    vocabulary = vocabulary_of(package, verbs, nouns)
    kit = [_OWN / "static" / name for name in _KIT]
    own = [folder for folder in (_folder(package) / "static").glob("*") if folder.is_dir()]
    found = scripts_of((*kit, *own))
    texts = {
        text: words for text in sorted(found.texts) if _is_label(text) and (words := vocabulary.phrase(text)) != text
    }
    shapes = [[shape, words] for shape in found.shapes if (words := vocabulary.phrase(shape)) != shape]
    # In a script's element only this could end it.
    return json.dumps({"texts": texts, "shapes": shapes}, ensure_ascii=False).replace("<", "\\u003c")


def _is_label(text: str) -> bool:
    return text[0].isupper() or " " in text


def said(text: Any) -> Any:
    """A label in the words of the look."""
    return _spoken(text, "label")


def told(text: Any) -> Any:
    """A sentence in the words of the look."""
    return _spoken(text, "sentence")


def choice(text: Any, value: Any) -> Any:
    """One of a control's choices: what stands for something else is a label, what stands for itself is data."""
    return text if str(value) == text else said(text)


def _spoken(text: Any, way: str) -> Any:
    if not isinstance(text, str) or isinstance(text, Markup) or (now := speech()) is None:
        return text
    return getattr(now, way)(text)
