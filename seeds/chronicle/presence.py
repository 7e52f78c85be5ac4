"""Who wrote something when, so that nobody is said to have been away on a day on which they wrote."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from datetime import date, timedelta

from ...apps.chat.models import Post
from ...apps.crm.models import CaseComment, Email, Note
from ..calendar import next_workday
from ..draft import Draft

# So many days before and after a day are looked at for one that is free.
_REACH = 45


class WrittenDays:
    """The days on which people wrote notes, mails, comments and posts, as far as these have been made."""

    def __init__(self, draft: Draft) -> None:
        self._today = draft.calendar.today
        self._days: dict[int, set[date]] = defaultdict(set)
        rows: tuple[list[Note] | list[Email] | list[CaseComment], ...]
        rows = (draft.all(Note), draft.all(Email), draft.all(CaseComment))
        for some in rows:
            for row in some:
                if row.created_by_id is not None:
                    self._days[row.created_by_id].add(draft.calendar.date_of(row.created_at))
        for post in draft.all(Post):
            self._days[post.author_id].add(draft.calendar.date_of(post.created_at))

    def are_free(self, person_id: int, first: date, length: int) -> bool:
        """Whether somebody wrote nothing on so many days from `first` on."""
        days = self._days.get(person_id, ())
        return not any(first + timedelta(days=n) in days for n in range(length))

    def free_from(self, person_id: int, first: date, length: int) -> date | None:
        """The working day nearest to `first` from which on somebody was silent for so many days, if there is one.

        What lies behind us stays there, and so does what is to come.
        """
        is_ahead = first >= self._today
        for day in _around(first):
            if (day >= self._today) == is_ahead and self.are_free(person_id, day, length):
                return day
        return None


def _around(day: date) -> Iterator[date]:
    yield next_workday(day)
    for n in range(1, _REACH):
        yield next_workday(day + timedelta(days=n))
        yield next_workday(day - timedelta(days=n))
