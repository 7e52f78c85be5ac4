"""Random sequences of operations: the mirror stays equal to the engine, and undo comes back to the exact bytes."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache

from deskgym.apps.platform.database import Database, Db
from deskgym.apps.platform.errors import DomainError
from deskgym.apps.sheet import actions
from deskgym.apps.sheet.engine import Area
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from . import cast as casting
from .cast import Cast
from .looking import check_mirror, digest, rows

Step = Callable[[Db, Cast], object]

spots = st.tuples(st.integers(1, 8), st.integers(1, 6))
areas = st.builds(
    lambda top, left, height, width: Area(top, left, top + height, left + width),
    st.integers(1, 6), st.integers(1, 5), st.integers(0, 3), st.integers(0, 2),
)  # fmt: skip
texts = st.sampled_from(
    ["", "7", "12%", "$3.20", "hello", "Mar 5, 2026", "10:30", "(5)", "TRUE", "=A1+B2", "=SUM(C2:C5)", "=Sales!C2",
     "=SEQUENCE(2)", "=TODAY()", "=RAND()", "=1/0", "=Summary!B1*2", "='x", "#N/A", "'007",
     "ann@x.example", "bo@y.example", "'3/4",
     "=IF(C2>5,\"big\",\"small\")",
     "=VLOOKUP(\"East\",A2:E5,3,FALSE)", "=A1", "=UPPER(A2)"]
)  # fmt: skip
axes = st.sampled_from(["row", "column"])
BANDS = actions.BandColors("#FFFFFF", "#F1F5F9")
looks = st.sampled_from([{"b": 1}, {"f": "0.00%"}, {"g": "#FFEE00", "w": 1}, {"b": None}, {"h": "center"}])


@cache
def office() -> tuple[bytes, Cast]:
    database = Database()
    cast = casting.build(database)
    snapshot = database.snapshot()
    database.close()
    return snapshot, cast


def attempt(step: Step, database: Database, cast: Cast) -> None:
    """Olga does it, or is refused."""
    db = Db(database.engine, actor_id=cast.olga)
    with suppress(DomainError):
        step(db, cast)
        db.commit()
    db.close()


steps: st.SearchStrategy[Step] = st.one_of(
    st.builds(lambda at, text: lambda db, c: actions.set_cells(db, c.sales, {at: text}), spots, texts),
    st.builds(lambda at, text: lambda db, c: actions.set_cells(db, c.summary, {at: text}), spots, texts),
    st.builds(
        lambda area, all: lambda db, c: actions.clear_cells(db, c.sales, [area], formats=all),
        areas, st.booleans(),
    ),
    st.builds(
        lambda axis, at, n: lambda db, c: actions.insert_lines(db, c.sales, axis, at, n),
        axes, st.integers(1, 6), st.integers(1, 2),
    ),
    st.builds(
        lambda axis, at, n: lambda db, c: actions.delete_lines(db, c.sales, axis, at, n),
        axes, st.integers(1, 6), st.integers(1, 2),
    ),
    st.builds(lambda area, look: lambda db, c: actions.format_cells(db, c.sales, [area], look), areas, looks),
    st.builds(lambda area: lambda db, c: actions.merge_cells(db, c.sales, area, discard=True), areas),
    st.builds(lambda area: lambda db, c: actions.unmerge_cells(db, c.sales, area), areas),
    st.builds(
        lambda area, at, cut: lambda db, c: actions.paste(db, c.sales, area, c.sales, Area(*at, *at), cut=cut),
        areas, spots, st.booleans(),
    ),
    st.builds(
        lambda area, at, cut: lambda db, c: actions.paste(db, c.sales, area, c.summary, Area(*at, *at), cut=cut),
        areas, spots, st.booleans(),
    ),
    st.builds(
        lambda a, n: lambda db, c: actions.fill(db, c.sales, a, Area(a.top, a.left, a.bottom + n, a.right)),
        areas, st.integers(1, 3),
    ),
    st.builds(
        lambda area, down: lambda db, c: actions.sort_range(db, c.sales, area, [actions.SortKey(area.left, down)]),
        areas, st.booleans(),
    ),
    st.builds(
        lambda axis, at, hide: lambda db, c: actions.hide_lines(db, c.sales, axis, at, 1, hide),
        axes, st.integers(1, 8), st.booleans(),
    ),
    st.builds(
        lambda at, size: lambda db, c: actions.resize_lines(db, c.sales, "column", at, 2, size),
        st.integers(1, 8), st.integers(20, 200),
    ),
    st.builds(lambda: lambda db, c: actions.create_filter(db, c.sales, Area(1, 1, 5, 5))),
    st.builds(lambda: lambda db, c: actions.set_criterion(db, c.sales, 1, hidden_values=["East"])),
    st.builds(lambda: lambda db, c: actions.remove_filter(db, c.sales)),
    st.builds(lambda: lambda db, c: actions.add_sheet(db, c.workbook)),
    st.builds(lambda: lambda db, c: actions.duplicate_sheet(db, c.sales)),
    st.builds(lambda: lambda db, c: actions.delete_sheet(db, c.summary)),
    st.builds(
        lambda name: lambda db, c: actions.rename_sheet(db, c.sales, name),
        st.sampled_from(["Sales 2", "P&L", "It's"]),
    ),
    st.builds(lambda: lambda db, c: actions.move_sheet(db, c.summary, 1)),
    st.builds(lambda: lambda db, c: actions.define_name(db, c.sales, "Units", "C2:C5")),
    st.builds(lambda: lambda db, c: actions.replace(db, c.sales, actions.Search("e"), "E")),
    st.builds(
        lambda axis, at, n, to: lambda db, c: actions.move_lines(db, c.sales, axis, at, n, to),
        axes, st.integers(1, 6), st.integers(1, 2), st.integers(1, 9),
    ),
    st.builds(
        lambda axis, at, n: lambda db, c: actions.group_lines(db, c.sales, axis, at, n),
        axes, st.integers(1, 6), st.integers(1, 3),
    ),
    st.builds(lambda on: lambda db, c: actions.fold_groups(db, c.sales, on), st.booleans()),
    st.builds(lambda axis, at: lambda db, c: actions.ungroup_lines(db, c.sales, axis, at), axes, st.integers(1, 8)),
    st.builds(lambda area: lambda db, c: actions.remove_duplicates(db, c.sales, area, [area.left]), areas),
    st.builds(
        lambda at: lambda db, c: actions.split_text(db, c.sales, Area(*at, *at), overwrite=True), spots
    ),
    st.builds(lambda area: lambda db, c: actions.trim_texts(db, c.sales, area), areas),
    st.builds(
        lambda area, at: lambda db, c: actions.paste(
            db, c.sales, area, c.sales, Area(*at, *at), mode="transposed"
        ),
        areas, spots,
    ),
    st.builds(lambda at: lambda db, c: actions.set_link(db, c.sales, *at, target="Summary!B2"), spots),
    st.builds(lambda area: lambda db, c: actions.set_banding(db, c.sales, str(area), BANDS), areas),
)  # fmt: skip


@given(st.lists(steps, min_size=1, max_size=9))
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_same_operations_leave_the_same_database_byte_for_byte(plan: list[Step]) -> None:
    def play() -> bytes:
        data, cast = office()
        database = Database.of(data)
        for step in plan:
            attempt(step, database, cast)
        left = database.snapshot()
        database.close()
        return left

    assert play() == play()


@given(st.lists(steps, min_size=1, max_size=9))
@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_mirror_follows_the_engine_and_undo_comes_back_to_the_byte(plan: list[Step]) -> None:
    data, cast = office()
    database = Database.of(data)
    db = Db(database.engine, actor_id=cast.olga)
    states = [(digest(db, cast.workbook), rows(db, cast.workbook))]
    for step in plan:
        try:
            step(db, cast)
        except DomainError:
            db.rollback()
            assert (digest(db, cast.workbook), rows(db, cast.workbook)) == states[-1]
            continue
        db.commit()
        check_mirror(db, cast.workbook)
        states.append((digest(db, cast.workbook), rows(db, cast.workbook)))
    for state in reversed(states[:-1]):
        actions.undo(db, cast.workbook)
        db.commit()
        assert (digest(db, cast.workbook), rows(db, cast.workbook)) == state
        check_mirror(db, cast.workbook)
    for state in states[1:]:
        actions.redo(db, cast.workbook)
        db.commit()
        assert (digest(db, cast.workbook), rows(db, cast.workbook)) == state
    db.close()
    database.close()
