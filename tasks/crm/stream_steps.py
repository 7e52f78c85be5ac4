"""What families about the stream share: things that people did some time ago, and the steps of reading and posting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import ClassVar

from ...apps.platform.database import Db
from ...apps.platform.rich_text import plain
from ..gold import User
from ..reading.courtesy import clauses, is_courtesy, opening, words_of
from ..reading.text import closed_list, undressed
from .gold_steps import open_record
from .working_hours import acting, working_time


@contextmanager
def back_then(db: Db, at: datetime, who: int, *, after: datetime | None = None) -> Iterator[None]:
    """What is done within was done by `who` at that time: every stamp, history and notification says so.

    The time is that of the office's hours nearest before, and later than `after`.
    """
    with acting(db, working_time(db, at, after=after), who):
        yield


#: The words that may stand in a post beside the names; none of them takes back that these are there.
_BESIDE = closed_list(
    "is are here there and at on in of for with to this that the a deal account customer please have take look "
    "note fyi heads up active involved competitor competition competing supplier rival reported mentioned named "
    "stream posts see s has been now present"
)


@dataclass(frozen=True)
class Names:
    """A post that names all of these, each once with an @ or without as it stands here, and says nothing else."""

    words: tuple[str, ...]
    is_courteous: ClassVar[bool] = True

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        rest = plain(text or "")
        for word in self.words:
            rest, times = re.subn(rf"(?<!\w){re.escape(word)}(?!\w)", " ", rest, flags=re.IGNORECASE)
            if times != 1:
                return False
        return all(map(_may_stand_beside, clauses(undressed(rest))))

    def examples(self, wanted: str) -> tuple[str, ...]:
        said = " ".join(self.words)
        return said, f"{said}, please have a look.", f"Hello {' and '.join(self.words)}!", f"{said} is here. Thanks!"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        """Each with one of the names left out, and what takes them back."""
        said = " ".join(self.words)
        left_out = (" ".join(each for each in self.words if each != word) for word in self.words)
        return "", f"{said} is not here", f"{said}, never mind", f"{said} and Zork", *left_out


def _may_stand_beside(clause: str) -> bool:
    words = words_of(clause)
    return set(words[opening(words) :]) <= _BESIDE or is_courtesy(clause)


def read_stream(user: User, kind: str, name: str) -> None:
    """Open a record and look at its stream."""
    open_record(user, kind, name)
    user.click("link", "Stream")


def post(user: User, text: str) -> None:
    """Write a post on the stream that is open."""
    user.fill("Post", text)
    user.click("button", "Post", within="New post")
