"""Validations: what fits into which cell."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import select

from ...platform.database import Db
from ..engine import Reading, address, area_lists, parse_area
from ..engine.entry import plain_number
from ..engine.refs import unquoted
from ..errors import NotAllowed
from ..models import Cell, Sheet, Validation, Workbook
from .conditions import compares, matches, operand, shows_date, value_of
from .readings import cells_of, readings_of, results, spread

_WORDS = {
    "greater": "greater than {0}", "at least": "{0} or more", "less": "less than {0}", "at most": "{0} or less",
    "equal": "equal to {0}", "not equal": "other than {0}", "between": "between {0} and {1}",
    "not between": "not between {0} and {1}",
}  # fmt: skip
_DAY_WORDS = {
    "greater": "after {0}", "at least": "on or after {0}", "less": "before {0}", "at most": "on or before {0}",
    "equal": "on {0}", "not equal": "other than {0}",
}  # fmt: skip
_TEXT_WORDS = {"contains": 'a text with "{0}" in it', "not contains": 'a text without "{0}" in it',
               "text is": 'the text "{0}"', "email": "an e-mail address", "url": "a web address"}  # fmt: skip


def validations_of(db: Db, sheet_id: int) -> list[Validation]:
    return list(db.scalars(select(Validation).where(Validation.sheet_id == sheet_id).order_by(Validation.id)))


def validation_at(db: Db, sheet_id: int, row: int, column: int) -> Validation | None:
    """The rule on one cell."""
    rules = validations_of(db, sheet_id)
    return next((rule for rule in rules if _lies_on(rule, row, column)), None)


def _lies_on(rule: Validation, row: int, column: int) -> bool:
    return any((row, column) in area for area in area_lists.load(rule.areas))


def choices_of(db: Db, rule: Validation) -> list[str]:
    """What a dropdown offers, in order, each once; nothing where its range is gone."""
    if rule.kind == "list":
        return list(rule.choices or ())
    if rule.kind != "range" or not rule.source:
        return []
    prefix, _, reference = rule.source.removeprefix("=").rpartition("!")
    home = Sheet.id == rule.sheet_id
    if prefix:
        home = (Sheet.workbook_id == rule.sheet_id // 1024) & (Sheet.name == unquoted(prefix))
    try:
        area = parse_area(reference)
    except ValueError:
        return []
    place = Cell.row.between(area.top, area.bottom) & Cell.column.between(area.left, area.right)
    cells = select(Cell.formatted).join(Sheet, Sheet.id == Cell.sheet_id).where(home, place, Cell.kind != "empty")
    shown = db.scalars(cells.order_by(Cell.id).limit(2000))
    return [text for text in dict.fromkeys(shown) if text != ""]


def says(db: Db, rule: Validation, choices: Sequence[str] | None = None) -> str:
    """What may be typed, in words."""
    given = (rule.first or "", rule.second or "")
    match rule.kind:
        case "list" | "range":
            offered = choices_of(db, rule) if choices is None else choices
            shown = ", ".join(offered[:8]) + (" …" if len(offered) > 8 else "")
            return f"one of {shown}" if offered else f"a value of {rule.source or 'the list'}"
        case "checkbox":
            return "TRUE or FALSE"
        case "number":
            return "a number" + (" " + _WORDS[rule.operator].format(*given) if rule.operator else "")
        case "date":
            words = _WORDS | _DAY_WORDS
            return "a date" + (" " + words[rule.operator].format(*given) if rule.operator else "")
        case "text":
            return _TEXT_WORDS[rule.operator or "text is"].format(*given)
    return f"what makes {rule.first} true"


def breaking(
    db: Db, sheet: Sheet, only: Collection[tuple[int, int]] | None = None
) -> dict[tuple[int, int], Validation]:
    """The filled cells of a sheet, or of `only` these, that break their rule, in reading order."""
    rules = validations_of(db, sheet.id)
    if only is not None:
        rules = [rule for rule in rules if any(_lies_on(rule, *cell) for cell in only)]
    if not rules:
        return {}
    readings, found = readings_of(db, sheet.id), dict[tuple[int, int], Validation]()
    areas = [area_lists.load(rule.areas) for rule in rules]
    cells = [
        [cell for cell in cells_of(each, readings) if cell in readings and (only is None or cell in only)]
        for each in areas
    ]
    custom = [
        spread(rule.first or "", areas[number], cells[number]) if rule.kind == "custom" else {}
        for number, rule in enumerate(rules)
    ]
    tested = results(db, sheet, custom)
    for number, rule in enumerate(rules):
        choices = frozenset(choices_of(db, rule))
        for cell in cells[number]:
            if rule.kind == "custom":
                fits = tested[number].get(cell) not in (None, False, 0.0, "")
            else:
                fits = _fits(db, rule, readings[cell], choices)
            if not fits:
                found[cell] = rule
    return dict(sorted(found.items()))


def _fits(db: Db, rule: Validation, reading: Reading, choices: Collection[str]) -> bool:
    if reading.kind == "error":
        return False
    first, second = operand(rule.first, db.today), operand(rule.second, db.today)
    match rule.kind:
        case "list" | "range":
            plain = plain_number(reading.number) if reading.number is not None else reading.text
            return reading.formatted in choices or plain in choices
        case "checkbox":
            return reading.kind == "bool"
        case "number":
            if reading.kind != "number":
                return False
        case "date":
            if not shows_date(reading):
                return False
            assert reading.number is not None
            if rule.operator and isinstance(first, float):
                return compares(rule.operator, float(int(reading.number)), first, second)
        case "text":
            return matches(rule.operator or "text is", reading.formatted, rule.first or "")
    return rule.operator is None or compares(rule.operator, value_of(reading), first, second)


def check(db: Db, workbook: Workbook, typed: Collection[tuple[int, int, int]]) -> None:
    """Raise NotAllowed where something was typed, by (sheet, row, column), that a strict validation refuses."""
    ids = select(Validation.sheet_id).join(Sheet, Sheet.id == Validation.sheet_id)
    for id in sorted(set(db.scalars(ids.where(Sheet.workbook_id == workbook.id, Validation.is_strict)))):
        cells = {(row, column) for key, row, column in typed if key == id % 1024}
        sheet = db.get_one(Sheet, id)
        for (row, column), rule in breaking(db, sheet, cells).items() if cells else ():
            if rule.is_strict:
                shown = readings_of(db, id)[row, column].formatted
                more = f" {rule.help}" if rule.help else ""
                raise NotAllowed(
                    f"{address(row, column)} of {sheet.name} cannot be {shown}: it must be {says(db, rule)}.{more}"
                )
