"""What must hold for a scene to be played: who speaks with whom, and when."""

from __future__ import annotations

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
#: What may be said of ranks.
_RANKS = ("A leads B", "B leads A")
_TEAMS = ("same team", "other team")
_PLACES = ("A in ", "B in ", "C in ")


@dataclass(frozen=True)
class Conditions:
    """The conditions of one scene, sorted by what they speak of."""

    times: tuple[str, ...] = ()
    rank: str = ""
    team: str = ""
    #: Of A, B or C the departments, one of which is theirs.
    places: tuple[tuple[str, tuple[str, ...]], ...] = ()
    #: Of A, B or C who came lately.
    newcomers: tuple[str, ...] = ()

    @classmethod
    def parse(cls, line: str) -> Conditions:
        """From "B leads A; morning"; raises ValueError for a condition that does not exist."""
        parts = [part.strip() for part in line.split(";")]
        ranks = [part for part in parts if part in _RANKS]
        teams = [part for part in parts if part in _TEAMS]
        places = [part for part in parts if part.startswith(_PLACES)]
        newcomers = [part for part in parts if part[1:] == " is new"]
        times = [part for part in parts if part in _TIMES]
        if unknown := set(parts) - {*ranks, *teams, *places, *newcomers, *times}:
            raise ValueError(f"No such condition of a scene: {sorted(unknown)}")
        return cls(
            times=tuple(times),
            rank="".join(ranks),
            team="".join(teams),
            places=tuple((part[0], tuple(part[5:].split("|"))) for part in places),
            newcomers=tuple(part[0] for part in newcomers),
        )

    def hold_at(self, local: datetime) -> bool:
        """Whether the scene can begin at that local time."""
        return all(_TIMES[name](local) for name in self.times)

    def suit(self, letter: str, person: Person, age: timedelta) -> bool:
        """Whether somebody who has been here so long can be A, B or C."""
        if letter in self.newcomers and age > _NEW:
            return False
        return all(person.department in departments for who, departments in self.places if who == letter)

    def pair(self, first: Person, second: Person, leads: Callable[[Person, Person], bool]) -> bool:
        """Whether these two can be A and B."""
        if self.rank and not (leads(first, second) if self.rank == "A leads B" else leads(second, first)):
            return False
        return not self.team or (self.team == "same team") == (first.department == second.department)
