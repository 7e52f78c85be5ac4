"""Series are filled by a step, by growth and by dates, as far as told."""

from __future__ import annotations

import pytest
from deskgym.apps.platform.database import Db
from deskgym.apps.platform.errors import Blocked, Invalid
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.actions import SeriesRule
from deskgym.apps.sheet.actions.series_fill import read_number
from deskgym.apps.sheet.engine import parse_area

from .cast import Cast
from .looking import check_mirror, column


def filled(db: Db, cast: Cast, first: str, rule: SeriesRule, area: str = "D1:D5") -> list[str]:
    actions.set_cells(db, cast.summary, {(1, 4): first})
    actions.fill_series(db, cast.summary, parse_area(area), rule)
    check_mirror(db, cast.workbook)
    return column(db, cast.summary, "D1:D5")


def test_numbers_go_on_by_a_step(db: Db, cast: Cast) -> None:
    assert filled(db, cast, "$5.00", SeriesRule(step=2.5)) == ["$5.00", "$7.50", "$10.00", "$12.50", "$15.00"]


def test_numbers_go_on_by_growth(db: Db, cast: Cast) -> None:
    assert filled(db, cast, "3", SeriesRule("growth", 2)) == ["3", "6", "12", "24", "48"]


@pytest.mark.parametrize(
    ("unit", "step", "dates"),
    [
        ("day", 10, ["1/30/2026", "2/9/2026", "2/19/2026"]),
        ("weekday", 1, ["1/30/2026", "2/2/2026", "2/3/2026"]),
        ("weekday", -6, ["1/30/2026", "1/22/2026", "1/14/2026"]),
        ("month", 1, ["1/30/2026", "2/28/2026", "3/30/2026"]),
        ("year", 2, ["1/30/2026", "1/30/2028", "1/30/2030"]),
    ],
)
def test_dates_go_on_by_a_unit(db: Db, cast: Cast, unit: str, step: int, dates: list[str]) -> None:
    rule = SeriesRule("date", step, None, unit)  # type: ignore[arg-type]
    assert filled(db, cast, "1/30/2026", rule, "D1:D3")[:3] == dates


def test_a_stop_value_ends_it_and_needs_no_area(db: Db, cast: Cast) -> None:
    assert filled(db, cast, "1", SeriesRule(step=3, stop=9), "D1") == ["1", "4", "7", "", ""]
    assert filled(db, cast, "1", SeriesRule(step=1, stop=3), "D1:D5") == ["1", "2", "3", "", ""]


def test_rows_are_filled_to_the_right(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.summary, {(1, 4): "1", (2, 4): "10"})
    work = actions.fill_series(db, cast.summary, parse_area("D1:F2"), SeriesRule(step=5), by="rows")
    assert column(db, cast.summary, "D1:F2") == ["1", "6", "11", "10", "15", "20"]
    assert work.notice == "4 cells filled."


def test_what_makes_no_series_is_refused(db: Db, cast: Cast) -> None:
    actions.set_cells(db, cast.summary, {(1, 4): "5", (1, 5): "text"})
    db.commit()
    area = parse_area("D1:D5")
    with pytest.raises(Invalid, match="E1 holds no number"):
        actions.fill_series(db, cast.summary, parse_area("E1:E5"), SeriesRule())
    db.rollback()
    with pytest.raises(Invalid, match="D1 holds no date"):
        actions.fill_series(db, cast.summary, area, SeriesRule("date"))
    db.rollback()
    with pytest.raises(Invalid, match="never comes to its stop value"):
        actions.fill_series(db, cast.summary, area, SeriesRule(step=0, stop=9))
    with pytest.raises(Invalid, match="type a value to stop at"):
        actions.fill_series(db, cast.summary, parse_area("D1"), SeriesRule())
    with pytest.raises(Blocked, match="stops at its first value"):
        actions.fill_series(db, cast.summary, area, SeriesRule(step=1, stop=2))
    db.rollback()
    with pytest.raises(Invalid, match="Choose a smaller step"):
        actions.fill_series(db, cast.summary, parse_area("D1:D90"), SeriesRule("growth", 1e9))
    with pytest.raises(Invalid, match="Type a number"):
        read_number(db, "soon", "step")
