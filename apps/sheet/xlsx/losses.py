"""What a workbook has that no xlsx file, or not one of ours, can hold: told before it is downloaded."""

from __future__ import annotations

from sqlalchemy import func, or_, select

from ...platform.database import Db
from ..models import (
    Banding,
    Cell,
    Chart,
    ChartSeries,
    Comment,
    FilterCriterion,
    FilterView,
    NamedVersion,
    Pivot,
    Protection,
    Sheet,
    Validation,
    Workbook,
)
from .formulas import OURS_ALONE, called
from .found import plural
from .write_rules import can_hold


def losses(db: Db, workbook: Workbook) -> list[str]:
    """One line for each kind of thing that stays behind, how many there are first."""
    ids = list(db.scalars(select(Sheet.id).where(Sheet.workbook_id == workbook.id)))
    threads = list(
        db.scalars(
            select(Comment).where(Comment.sheet_id.in_(ids), Comment.thread_id.is_(None), Comment.deleted_at.is_(None))
        )
    )
    protections = list(db.scalars(select(Protection).where(Protection.sheet_id.in_(ids))))
    validations = db.scalars(select(Validation).where(Validation.sheet_id.in_(ids), Validation.kind == "list"))
    both = select(FilterCriterion).where(FilterCriterion.sheet_id.in_(ids), FilterCriterion.operator.is_not(None))
    colored = select(FilterCriterion).where(FilterCriterion.sheet_id.in_(ids))
    drawn = select(ChartSeries.chart_id).where(ChartSeries.sheet_id.in_(ids))
    empty = select(func.count()).select_from(Chart).where(
        Chart.sheet_id.in_(ids), Chart.source_id.is_(None) | Chart.id.not_in(drawn)
    )  # fmt: skip
    versions = select(func.count()).select_from(NamedVersion).where(
        NamedVersion.workbook_id == workbook.id, NamedVersion.deleted_at.is_(None)
    )  # fmt: skip
    pivots = select(func.count()).select_from(Pivot).where(Pivot.sheet_id.in_(ids))
    bandings = select(func.count()).select_from(Banding).where(Banding.sheet_id.in_(ids))
    open_threads = [thread for thread in threads if thread.resolved_at is None]
    found = (
        (len(threads) - len(open_threads), "resolved comment", ""),
        (sum(thread.assignee_id is not None for thread in open_threads), "comment",
         "whom it is given to; threads become notes, one below the other"),
        (sum(row.warns_only for row in protections), "protection", "it only warns, which a file cannot"),
        (sum(bool(row.editors) for row in protections if not row.warns_only), "protection",
         "who may edit all the same; a file has no people"),
        (sum(not can_hold(rule) for rule in validations), "dropdown",
         "values with commas, or more than 255 characters of them"),
        (sum(bool(one.hidden_values) for one in db.scalars(both)), "filtered column",
         "its list of values; of two conditions one comes along"),
        (sum(bool(one.fill or one.color) for one in db.scalars(colored)), "filtered column",
         "the color that it asks for; the rows that it hides stay hidden"),
        (len(list(db.scalars(select(FilterView.id).where(FilterView.sheet_id.in_(ids))))), "filter view", ""),
        (db.scalar(empty) or 0, "chart", "it shows no cells anymore"),
        (_formulas_of_ours(db, ids), "formula",
         f"a function that other programs may not know: {', '.join(sorted(OURS_ALONE))} are of Gridwork"),
        (db.scalar(bandings) or 0, "area with alternating colors", "the colors; paint the cells to keep them"),
        (db.scalar(pivots) or 0, "pivot table", "its cells come along as values"),
        (db.scalar(versions) or 0, "named version", ""),
    )  # fmt: skip
    return [f"{n} {plural(noun, n)}{': ' + why if why else ''}" for n, noun, why in found if n]


def _formulas_of_ours(db: Db, sheets: list[int]) -> int:
    """How many formulas call a function that only Gridwork has."""
    calling = or_(*(Cell.formula.contains(f"{function}(") for function in sorted(OURS_ALONE)))
    formulas = db.scalars(select(Cell.formula).where(Cell.sheet_id.in_(sheets), calling))
    return sum(bool(called(formula) & OURS_ALONE) for formula in formulas if formula is not None)
