"""Names of records and people in their usual spellings: one, or several that are listed."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterable

from .phrase import Surroundings
from .text import LONGEST_SENTENCE, undressed, unfenced, without_marks

_CELL = re.compile(r"([a-z]{1,3})(\d+)")
_SEPARATOR = re.compile(r" ?(?:[,;\n\t][,;\n\t ]*(?:(?:and|&) )?|(?:and|&) )")


def read_items(given: object) -> list[object] | None:
    """The items of a list, or of a text that is one in JSON; None for what is no list."""
    if isinstance(given, str):
        text = unfenced(given).strip()
        try:
            given = json.loads(text) if text.startswith("[") else None
        except (ValueError, RecursionError):
            return None
    return list(given) if isinstance(given, list | tuple) else None


def are_named(text: str, values: Collection[str], around: Surroundings) -> bool:
    """Whether a text names all these, each once and in any order, and says nothing else that is not understood."""
    said = without_marks(undressed(text))
    if said.startswith("[") and said.endswith("]"):
        said = said[1:-1].strip()
    spelled = {spelling: value for value in values for spelling in _spellings(value)}
    ordered = sorted(spelled, key=lambda spelling: (-len(spelling), spelling))
    for start in _starts(said, ordered):
        if len(said[:start]) <= LONGEST_SENTENCE and around.may_precede_name(said[:start].rstrip("'")):
            return _listed(said, start, spelled, ordered, around)
    return not values and not said


def _starts(said: str, spellings: Iterable[str]) -> list[int]:
    """Where the first name may begin: what stands before it holds none, or a label that does."""
    places = {said.find(spelling) for spelling in spellings} - {-1}
    return sorted({place for place in places if not said[:place][-1:].isalnum()})[:12]


def _listed(said: str, place: int, spelled: dict[str, str], ordered: list[str], around: Surroundings) -> bool:
    """Whether all the names stand in a row from a place on."""
    left = set(spelled.values())
    while True:
        quoted = said[place - 1 : place] == "'"
        name = next((each for each in ordered if said.startswith(each, place) and _ends(said, place + len(each))), None)
        if name is None or spelled[name] not in left:
            return False
        left.remove(spelled[name])
        place += len(name)
        if quoted:
            if said[place : place + 1] != "'":
                return False
            place += 1
        rest = said[place:]
        if not left:
            return len(rest) <= LONGEST_SENTENCE and around.may_follow_name(rest)
        separator = _SEPARATOR.match(said, place)
        if separator is None:
            return False
        place = separator.end() + (said[separator.end() : separator.end() + 1] == "'")


def _ends(said: str, place: int) -> bool:
    """Whether a name can end at a place: no word, possessive or hyphen goes on there."""
    return re.match(r"[\w$]|['/-]\w", said[place : place + 2]) is None


def _spellings(value: str) -> set[str]:
    """How a name is written: as it stands, a person's last name first, a cell with its signs."""
    name = " ".join(undressed(value).split())
    found = {name, name.rstrip("."), f"@{name}"}
    words = name.split(" ")
    if "," not in name:
        found |= {f"{' '.join(words[n:])}, {' '.join(words[:n])}" for n in range(1, len(words))}
    if cell := _CELL.fullmatch(name):
        column, row = cell.groups()
        found |= {f"${column}${row}", f"${column}{row}", f"{column}${row}"}
    return found
