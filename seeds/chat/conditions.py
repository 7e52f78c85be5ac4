"""What must hold for a scene to be played: who speaks with whom, and when."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta

from ...apps.handbook.holidays import is_workday
from ...apps.platform.models import Person

# So long somebody is new.
_NEW = timedelta(days=75)
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday")
#: What may be said of the hour, by the local time.
_TIMES: Mapping[str, Callable[[datetime], bool]] = {
    "early": lambda at: at.hour < 9,
    "morning": lambda at: at.hour < 12,
    "noon": lambda at: 11 <= at.hour < 13,
    "afternoon": lambda at: 12 <= at.hour < 17,
    "late": lambda at: at.hour >= 17,
    "ahead of weekend": lambda at: not is_workday(at.date() + timedelta(days=1)),
    **{day: lambda at, number=number: at.weekday() == number for number, day in enumerate(_DAYS)},  # type: ignore[misc]
}
#: The months of what is said of the year.
_SEASONS = {"winter": (12, 1, 2, 3), "spring": (4, 5), "summer": (6, 7, 8, 9), "fall": (10, 11), "late summer": (8, 9),
            "late fall": (11, 12)}  # fmt: skip
#: What may be said of ranks; those are peers of whom neither leads the other.
_RANKS = ("A leads B", "B leads A", "peers")
_TEAMS = ("same team", "other team")
_PLACES = re.compile(r"([ABC]) (not in|in) (.+)")
_LEADS = re.compile(r"([ABC]) (not lead|is lead)")


@dataclass(frozen=True)
class Place:
    """Where A, B or C works, or does not."""

    letter: str
    #: Departments, or titles of jobs.
    names: frozenset[str]
    is_there: bool

    def suits(self, letter: str, person: Person) -> bool:
        return letter != self.letter or (not self.names.isdisjoint((person.department, person.title))) == self.is_there


@dataclass(frozen=True)
class Conditions:
    """The conditions of one scene, sorted by what they speak of."""

    times: tuple[str, ...] = ()
    rank: str = ""
    team: str = ""
    seasons: tuple[str, ...] = ()
    #: Of A, B or C the departments or jobs, one of which is theirs, or none.
    places: tuple[Place, ...] = ()
    #: Of A, B or C whether others report to them.
    leads: tuple[tuple[str, bool], ...] = ()
    #: Of A, B or C who came lately.
    newcomers: tuple[str, ...] = ()

    @classmethod
    def parse(cls, line: str) -> Conditions:
        """From "B leads A; morning"; raises ValueError for a condition that does not exist."""
        parts = [part.strip() for part in line.split(";")]
        ranks = [part for part in parts if part in _RANKS]
        teams = [part for part in parts if part in _TEAMS]
        places = [match for part in parts if (match := _PLACES.fullmatch(part))]
        leads = [match for part in parts if (match := _LEADS.fullmatch(part))]
        newcomers = [part for part in parts if part[1:] == " is new"]
        times = [part for part in parts if part in _TIMES]
        seasons = [part for part in parts if part in _SEASONS]
        of_people = {*ranks, *teams, *(match[0] for match in (*places, *leads)), *newcomers}
        if unknown := set(parts) - {*of_people, *times, *seasons}:
            raise ValueError(f"No such condition of a scene: {sorted(unknown)}")
        return cls(
            times=tuple(times),
            rank="".join(ranks),
            team="".join(teams),
            seasons=tuple(seasons),
            places=tuple(Place(each[1], frozenset(each[3].split("|")), each[2] == "in") for each in places),
            leads=tuple((each[1], each[2] == "is lead") for each in leads),
            newcomers=tuple(part[0] for part in newcomers),
        )

    def hold_at(self, local: datetime) -> bool:
        """Whether the scene can begin at that local time."""
        if self.seasons and not any(local.month in _SEASONS[name] for name in self.seasons):
            return False
        return all(_TIMES[name](local) for name in self.times)

    def suit(self, letter: str, person: Person, age: timedelta, *, is_lead: bool = False) -> bool:
        """Whether somebody who has been here so long, and leads others or not, can be A, B or C."""
        if letter in self.newcomers and age > _NEW:
            return False
        if any(of == letter and wanted != is_lead for of, wanted in self.leads):
            return False
        return all(place.suits(letter, person) for place in self.places)

    def pair(self, first: Person, second: Person, leads: Callable[[Person, Person], bool]) -> bool:
        """Whether these two can be A and B."""
        if self.rank and self.rank != self._rank(first, second, leads):
            return False
        return not self.team or (self.team == "same team") == (first.department == second.department)

    @staticmethod
    def _rank(first: Person, second: Person, leads: Callable[[Person, Person], bool]) -> str:
        return "A leads B" if leads(first, second) else "B leads A" if leads(second, first) else "peers"


def with_usual(block: str, usual: str) -> str:
    """A scene that is also held to what usually holds, unless it says otherwise of the same person."""
    first, _, rest = block.partition("\n")
    own = first[2:] if first.startswith("? ") else ""
    said = {match[1] for match in re.finditer(r"([ABC]) in ", own)}
    leading = set(re.findall(r"([AB]) leads|([ABC]) is lead", own))
    heads = {letter for pair in leading for letter in pair if letter}
    added = [
        part
        for part in usual.split("; ")
        if not (" in " in part and " not in " not in part and part[0] in said)
        and not (part.endswith("not lead") and part[0] in heads)
    ]
    if not added:
        return block
    return "\n".join(("? " + "; ".join((*filter(None, [own]), *added)), rest if own else block))
