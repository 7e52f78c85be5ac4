"""A vocabulary: what an interface says otherwise than in look 0, in whole phrases and in nouns that an app can take.

It is made of plain text files, of the platform and of an app. In one of them, `[terms]` has nouns with their plural
("deal, deals = opportunity, opportunities"), which stand for each other in all that the interface says; `[phrases]` has
whole texts ("Save = Apply"), in which `{}` is a part that is not said but data, and `{thing}` each of the nouns that a
line of `[things]` lists. Where a text is a phrase, no noun is looked for in it: "Log out = Log out" leaves it alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from hashlib import sha256
from itertools import product
from pathlib import Path

_HOLE = "{}"
_VOWELS = tuple("aeiou")
#: Words that begin with a vowel's letter and not with its sound.
_CONSONANTS = ("uni", "use", "one", "eu")
#: More occurrences of nouns than this in one name are said all alike.
_MOST = 4
#: How phrases come into templates decides what is compiled as much as the phrases do.
_CODE = b"".join((Path(__file__).parent / name).read_bytes() for name in ("markup.py", "templates.py", "vocabulary.py"))


@dataclass(frozen=True)
class Part:
    """One file: the phrases and nouns of a vocabulary, or of one half of it."""

    phrases: Mapping[str, str] = field(default_factory=dict)
    terms: Mapping[str, str] = field(default_factory=dict)


def read_part(path: Path) -> Part:
    """What a file says. Raises ValueError where a line makes no sense."""
    phrases: dict[str, str] = {}
    terms: dict[str, str] = {}
    things: list[str] = []
    section = ""
    for line in path.read_text().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if line.startswith("["):
            section = line.strip().strip("[]")
        elif section == "things":
            things += [thing.strip() for thing in line.split(",") if thing.strip()]
        elif " = " not in line:
            raise ValueError(f"{path}: {line!r} has no ' = '")
        elif section == "terms":
            old, new = ([word.strip() for word in side.split(",")] for side in line.split(" = "))
            terms |= dict(zip(old, new, strict=True))
        else:
            old_phrase, _, new_phrase = (piece.strip() for piece in line.partition(" = "))
            for thing in things if "{thing}" in old_phrase else [""]:
                phrases[old_phrase.replace("{thing}", thing)] = new_phrase.replace("{thing}", thing)
    return Part(phrases, terms)


@dataclass(frozen=True)
class Vocabulary:
    """What an app's interface says in a look. `verbs` are said first, then `nouns` of what they say."""

    key: str
    verbs: Part = Part()
    nouns: Part = Part()

    @property
    def is_plain(self) -> bool:
        """Whether it says everything as look 0 does."""
        return not (self.verbs.phrases or self.nouns.phrases or self.nouns.terms)

    @cached_property
    def digest(self) -> str:
        """A name for what this vocabulary says and how, by which templates are kept that were compiled in it."""
        parts = [(dict(part.phrases), dict(part.terms)) for part in (self.verbs, self.nouns)]
        return sha256(_CODE + repr(parts).encode()).hexdigest()[:16]

    def phrase(self, text: str) -> str:
        """What a text of the interface is in this vocabulary. White space around it stays."""
        stripped = text.strip()
        if not stripped:
            return text
        said = self._said(" ".join(stripped.split()))
        if said is None:
            return text
        start = text.index(stripped[0])
        return text[:start] + said + text[start + len(stripped) :]

    def _said(self, text: str) -> str | None:
        after = self._verbs(text)
        found = self.nouns.phrases.get(text, self.nouns.phrases.get(after))
        if found is None:
            found = self._nouns(after)
        return None if found == text else found

    def _verbs(self, text: str) -> str:
        return self.verbs.phrases.get(text, text)

    @cached_property
    def _term(self) -> re.Pattern[str] | None:
        words = sorted(self.nouns.terms, key=len, reverse=True)
        if not words:
            return None
        any_of = "|".join(map(re.escape, words))
        return re.compile(rf"(?<![\w/#.@’'-])(?:(an?)(\s+))?({any_of})(?![\w-])", re.IGNORECASE)

    def _nouns(self, text: str) -> str:
        return self._term.sub(self._replaced, text) if self._term else text

    def _replaced(self, match: re.Match[str]) -> str:
        article, space, word = match.groups()
        new = self.nouns.terms.get(word) or self.nouns.terms[word.lower()]
        if word[0].isupper():
            new = new[0].upper() + new[1:]
        if word.isupper() and len(word) > 1:
            new = new.upper()
        return article_of(article, new) + space + new if article else new

    def is_term(self, text: str) -> bool:
        """Whether a text is one of the nouns and nothing else."""
        return text.lower() in self.nouns.terms

    @cached_property
    def patterns(self) -> list[tuple[re.Pattern[str], str]]:
        """The phrases that have holes, as expressions, and what they become; the longest come first."""
        return [(shaped(old), new) for old, new in self._holed]

    @cached_property
    def _holed(self) -> list[tuple[str, str]]:
        both = {**self.verbs.phrases, **self.nouns.phrases}
        holed = sorted((old for old in both if _HOLE in old), key=len, reverse=True)
        return [(old, self.phrase(old)) for old in holed]

    def names(self, name: str) -> Iterator[str]:
        """What a control may be called that look 0 calls `name`, likeliest first: nouns in it may be data or not."""
        seen: set[str] = set()
        for each in self._names(name):
            if each not in seen:
                seen.add(each)
                yield each

    def _names(self, name: str) -> Iterator[str]:
        yield self.phrase(name)
        for shape, new in self.patterns:
            if match := shape.fullmatch(name):
                variants = [list(self._labels(group)) for group in match.groups()]
                yield from (filled(new, groups) for groups in product(*variants))
        words = name.split(" ")
        # It may be counted: "13 to fulfill".
        if words[0].replace(",", "").isdecimal() and len(words) > 1:
            yield f"{words[0]} {self.phrase(' '.join(words[1:]))}"
        # What it says may be followed by its keys, or a value: "Version history Ctrl+Alt+H", "Phone: 555-0188",
        # "Notifications, 6 unread".
        for length in range(len(words), 0, -1):
            begin, rest = " ".join(words[:length]), " ".join(words[length:])
            label = begin.rstrip(":,")
            if self._is_phrase(label):
                said = self.phrase(label) + begin[len(label) :]
                yield from (f"{said} {each}".rstrip() for each in self._variants(rest))
        # Or end in a label: "Add Amount", "Add Account: Employees", "Filter by close date".
        for length in range(1, len(words)):
            begin, rest = " ".join(words[:length]), " ".join(words[length:])
            label = rest.rpartition(": ")[2]
            if self._is_phrase(label) or self._is_phrase(label[:1].upper() + label[1:]):
                yield from (f"{each} {next(self._labels(rest))}" for each in self._variants(begin))
        # Or be how something with data in it begins: "Change status of".
        if len(words) > 1:
            yield from (new.partition(_HOLE)[0].rstrip() for old, new in self._holed if old.startswith(f"{name} "))
        yield from self._variants(name)

    def keeps(self, text: str) -> bool:
        """Whether a text is left alone, in so many words."""
        return self._is_phrase(text) and self.phrase(text) == text

    def _is_phrase(self, text: str) -> bool:
        """Whether a text is said as a whole."""
        return text in self.verbs.phrases or text in self.nouns.phrases

    def _labels(self, text: str) -> Iterator[str]:
        """A text in a control's name, which may be a label, or several: "Account: Employees"."""
        if self._is_phrase(text):
            yield self.phrase(text)
        elif self._is_phrase(capital := text[:1].upper() + text[1:]):
            yield self.phrase(capital).lower()  # "Filter by close date"
        elif ": " in text and any(self._is_phrase(part) for part in text.split(": ")):
            yield ": ".join(self.phrase(part) for part in text.split(": "))
        yield from self._variants(text)

    def _variants(self, text: str) -> Iterator[str]:
        """A text with its nouns replaced: all of them, some, none."""
        if self._term is None:
            yield text
            return
        found = list(self._term.finditer(text))
        ways: Iterable[tuple[bool, ...]] = product((True, False), repeat=len(found))
        for way in [(True,) * len(found), (False,) * len(found)] if len(found) > _MOST else ways:
            choices = iter(way)
            yield self._term.sub(lambda match: self._replaced(match) if next(choices) else match.group(), text)  # noqa: B023


def article_of(article: str, word: str) -> str:
    """The "a" or "an" that goes with a word, written as `article` is."""
    is_vowel = word.lower().startswith(_VOWELS) and not word.lower().startswith(_CONSONANTS)
    right = "an" if is_vowel else "a"
    return right.capitalize() if article[0].isupper() else right


def shaped(pattern: str) -> re.Pattern[str]:
    """An expression for texts of a pattern: a group stands for each of its holes."""
    return re.compile("(.+?)".join(re.escape(part) for part in pattern.split(_HOLE)), re.DOTALL)


def filled(pattern: str, parts: Iterable[str]) -> str:
    """A pattern with its holes filled, each in its turn."""
    given = iter(parts)
    return re.sub(r"\{\}", lambda _: next(given), pattern)
