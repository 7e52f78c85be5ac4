"""What families about the stream share: things that people did some time ago, and the steps of reading and posting."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import datetime

from ...apps.platform.database import Db
from ..gold import User
from .gold_steps import open_record
from .working_hours import acting, working_time


@contextmanager
def back_then(db: Db, at: datetime, who: int, *, after: datetime | None = None) -> Iterator[None]:
    """What is done within was done by `who` at that time: every stamp, history and notification says so.

    The time is that of the office's hours nearest before, and later than `after`.
    """
    with acting(db, working_time(db, at, after=after), who):
        yield


@dataclass(frozen=True)
class Names:
    """A post that names all of these, each with an @ or without as it stands here, in whatever sentence."""

    words: tuple[str, ...]

    def __call__(self, text: str | None, wanted: str | None) -> bool:
        return text is not None and all(_stands(word, text) for word in self.words)

    def examples(self, wanted: str) -> tuple[str, ...]:
        said = " ".join(self.words)
        return said, f"{said}, please have a look.", f"Hello {' and '.join(self.words)}!"

    def counterexamples(self, wanted: str) -> tuple[str, ...]:
        """Each with one of the names left out."""
        return ("", *(" ".join(each for each in self.words if each != word) for word in self.words))


def _stands(word: str, text: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text, re.IGNORECASE) is not None


def read_stream(user: User, kind: str, name: str) -> None:
    """Open a record and look at its stream."""
    open_record(user, kind, name)
    user.click("link", "Stream")


def post(user: User, text: str) -> None:
    """Write a post on the stream that is open."""
    user.fill("Post", text)
    user.click("button", "Post", within="New post")
