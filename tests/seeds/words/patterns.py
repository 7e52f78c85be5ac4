"""Every pattern that texts are made of, and what each of them can say."""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from itertools import product

import deskgym.seeds
from deskgym.seeds.chat import dialogues
from deskgym.seeds.grammar import Branch, Grammar

#: A pattern with no more texts is read whole; of others, every two choices that stand beside each other in every way.
WHOLE = 48
#: So many pairs of what two such choices can say are read at most.
PAIRS = 400
#: Words, and a choice or a gap between them or none: what is a pattern rather than a key or a code.
_PATTERN = re.compile(r"\S\s+\S+\s+\S")
# A turn of a scene without who speaks, and without reactions and files.
_TURN = re.compile(r"^[A-D](?: >)? (.*?)(?: [+!]\w+)*\s*$")
# What has to be known for a text, or of which goods it is said.
_ONLY_IF = re.compile(r"^<[\w ]+> |^\d[bh]?@[^/]* // ")
# A line of a story of the desk or of an article, without what it is.
_PART = re.compile(r"^(?:[STLQP+-]|us\+?|them\+?|note|tell|fix) (.*)$")
# Lines that are not said: when a scene is told, what a story is called, where it goes on in another way.
_HEADS = ("? ", "?? ", "### ", "---")
_PLACES = ("phrases", "dialogues", "trades", "scenes", "stories")


def modules() -> list[str]:
    """The names of all modules of the seeds that hold what people say."""
    found = pkgutil.walk_packages(deskgym.seeds.__path__, "deskgym.seeds.")
    return sorted(one.name for one in found if not one.ispkg and set(_PLACES) & set(one.name.split(".")))


def patterns(module: str) -> Iterator[Branch]:
    """The patterns that stand in a module's constants, parsed."""
    grammar = Grammar(_macros())
    for text in _held(module):
        yield grammar.parse(_ONLY_IF.sub("", text))


def said(module: str) -> list[str]:
    """All that the module's patterns are made of, and what others lend to all."""
    return [*_held(module), *map(repr, sorted(_macros().items()))]


def _held(module: str) -> list[str]:
    held = vars(import_module(module))
    texts = (text for name, value in held.items() if name.isupper() and name != "MACROS" for text in _texts(value))
    return list(dict.fromkeys(texts))


def expansions(branch: Branch) -> list[str]:
    """What a pattern can say, its gaps open."""
    return _combined([_options(part) for part in branch.parts])


def _options(part: str | tuple[Branch, ...]) -> list[str]:
    return [part] if isinstance(part, str) else [text for branch in part for text in expansions(branch)]


def _combined(parts: Sequence[list[str]]) -> list[str]:
    """All ways to put the parts together, or where these are many, all of each two choices in a row."""
    total = 1
    for options in parts:
        total *= len(options)
    if total <= WHOLE:
        return ["".join(chosen) for chosen in product(*parts)]
    choices = [at for at, options in enumerate(parts) if len(options) > 1]
    found: dict[str, None] = {}
    for number, (one, other) in enumerate(zip(choices, [*choices[1:], choices[0]], strict=True)):
        for turn, (left, right) in enumerate(_pairs(parts[one], parts[other])):
            chosen = [options[(turn + number) % len(options)] for options in parts]
            chosen[one], chosen[other] = left, right
            found["".join(chosen)] = None
    return list(found)


def _pairs(some: Sequence[str], others: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Every two, or where that is too many, each of them a few times."""
    if len(some) * len(others) <= PAIRS:
        yield from product(some, others)
        return
    for at in range(2 * max(len(some), len(others))):
        yield some[at % len(some)], others[(at + at // len(some)) % len(others)]


@cache
def _macros() -> Mapping[str, str]:
    """What patterns of scenes may name."""
    found = pkgutil.walk_packages(dialogues.__path__, f"{dialogues.__name__}.")
    return {name: text for one in found for name, text in getattr(import_module(one.name), "MACROS", {}).items()}


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield from (text for text in _lines(value) if _PATTERN.search(text))
    elif isinstance(value, Mapping):
        yield from (text for each in value.values() for text in _texts(each))
    elif isinstance(value, (tuple, list)):
        yield from (text for each in value for text in _texts(each))
    elif is_dataclass(value) and not isinstance(value, type):
        yield from (text for each in fields(value) for text in _texts(getattr(value, each.name)))


def _lines(text: str) -> Iterator[str]:
    """The turns of scenes, or the text itself."""
    if "\n" not in text.strip():
        yield text
        return
    for line in re.sub(r"\n {2,}", " ", text.strip("\n")).splitlines():
        if line.strip() and not line.startswith(_HEADS):
            turn = _TURN.match(line) or _PART.match(line)
            # What is chosen for a whole scene is a choice of each of its turns.
            yield (turn[1] if turn else line).replace("<<", "[").replace(">>", "]")
