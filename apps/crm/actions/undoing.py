"""What goes along when records get back what they held: the histories of deals and cases tell of that, too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ...platform.database import Db
from ...platform.models import Record
from ..models import Case, Deal
from . import case_history, stages


@contextmanager
def undoing(db: Db, rows: Sequence[Record]) -> Iterator[None]:
    deals = {row: stages.Standing.of(row) for row in rows if isinstance(row, Deal)}
    cases = {row: case_history.standing(row) for row in rows if isinstance(row, Case)}
    yield
    for deal, before in deals.items():
        stages.record_history(db, deal, before)
    for case, standing in cases.items():
        case_history.write_history(db, case, standing)
