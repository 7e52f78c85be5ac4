"""What may be typed into cells: dropdowns, checkboxes, numbers, dates, texts, formulas."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ..attached.validations import Validations
from ..engine import Area, area_lists
from ..engine.entry import TypedValue
from ..engine.refs import quoted, unquoted
from ..models import Sheet, Validation
from ..rules.conditions import NUMBERS, TWO_OPERANDS, operand
from .operations import Work, on_sheet, operation
from .rule_areas import reach, read_areas, read_formula, read_line

ValidationKind = Literal["list", "range", "number", "date", "text", "checkbox", "custom"]
TEXT_OPERATORS = ("contains", "not contains", "text is", "email", "url")
MOST_CHOICES, MOST_RULES = 200, 200
_MOST_BOXES = 5000


@dataclass(frozen=True)
class Allowed:
    """What may be typed. `operator`, `first` and `second` are of numbers, dates and texts; `first` the formula too."""

    kind: ValidationKind
    operator: str | None = None
    first: str | None = None
    second: str | None = None
    choices: Sequence[str] = ()
    source: str | None = None  # of a range: "Lists!A2:A9"
    is_strict: bool = True
    help: str | None = None


def set_validation(
    db: Db, sheet_id: int, areas: str, allowed: Allowed, *, id: int | None = None, revision: int | None = None
) -> Work:
    """Say what may be typed into cells, or change the rule with that `id`; other rules on the same cells give way.

    What stands in the cells stays. Empty cells with a checkbox get one that is not ticked.
    """
    sheet, workbook = on_sheet(db, sheet_id)
    place, kind = read_areas(areas), Validations()
    values = _checked(db, sheet, allowed)
    rule = _rule(db, sheet_id, id) if id is not None else None
    if rule is None and len(kind.of_sheet(db, sheet_id)) >= MOST_RULES:
        raise Invalid({"": f"A sheet has at most {MOST_RULES} validation rules. Change one of them."})
    with operation(db, workbook, "validation", f"Validation of {area_lists.name(place)}", revision) as work:
        reach(work, sheet, place)
        if rule is None:
            kind.carve(db, sheet_id, place)
            rule = Validation(sheet_id=sheet_id)
            db.add(rule)
        else:
            reach(work, sheet, area_lists.load(rule.areas))
            kind.carve(db, sheet_id, place, besides=[rule])
        rule.areas = area_lists.dump(place)
        for name, value in values.items():
            setattr(rule, name, value)
        if allowed.kind == "checkbox":
            _place_boxes(work, sheet, place)
        db.flush()
        _join_neighbors(db, rule, values)
    return work


def remove_validation(
    db: Db, sheet_id: int, *, id: int | None = None, area: Area | None = None, revision: int | None = None
) -> Work:
    """Let anything be typed again: into all cells of one rule, or into an area."""
    sheet, workbook = on_sheet(db, sheet_id)
    rule = _rule(db, sheet_id, id) if id is not None else None
    place = area_lists.load(rule.areas) if rule is not None else [area] if area is not None else []
    with operation(
        db, workbook, "validation", f"Removing the validation of {area_lists.name(place)}", revision
    ) as work:
        reach(work, sheet, place)
        if rule is not None:
            db.delete(rule)
            db.flush()
        else:
            Validations().carve(db, sheet_id, place)
    return work


def _join_neighbors(db: Db, rule: Validation, values: Mapping[str, object]) -> None:
    """Make one rule of this one and of those that say the same of cells beside: the one that was there first."""
    place = area_lists.load(rule.areas)
    said = _said(rule, values)
    others = db.scalars(select(Validation).where(Validation.sheet_id == rule.sheet_id).order_by(Validation.id)).all()
    for other in others:
        both = place + area_lists.load(other.areas)
        if other is rule or _said(other, values) != said or len(area_lists.dump(both)) >= len(both):
            continue
        first, second = sorted((rule, other), key=lambda each: each.id)
        db.delete(second)
        Validations().lay(first, both)
        rule, place = first, both
    db.flush()


def _said(rule: Validation, names: Iterable[str]) -> list[object]:
    """What a rule says of a cell, wherever it lies."""
    place = area_lists.load(rule.areas)
    values = (getattr(rule, name) for name in names)
    return [
        area_lists.relative(value, place) if isinstance(value, str) and value.startswith("=") else value
        for value in values
    ]


def _rule(db: Db, sheet_id: int, id: int) -> Validation:
    rule = db.get(Validation, id)
    if rule is None or rule.sheet_id != sheet_id:
        raise NotFound("There is no such validation on this sheet. It may have been removed.")
    return rule


def _place_boxes(work: Work, sheet: Sheet, areas: Sequence[Area]) -> None:
    if sum(area.size for area in areas) > _MOST_BOXES:
        raise Invalid(areas=f"Put checkboxes into at most {_MOST_BOXES:,} cells at once.")
    for area in areas:
        for row, column in area.cells():
            reading = work.engine.reading(sheet.key, row, column)
            if reading is None or reading.kind == "empty":
                work.engine.enter(sheet.key, row, column, TypedValue("bool", 0.0))


def _checked(db: Db, sheet: Sheet, allowed: Allowed) -> dict[str, object]:
    """The columns of a rule. Raises Invalid for what makes none."""
    values: dict[str, object] = {
        "kind": allowed.kind, "operator": None, "first": None, "second": None, "choices": None, "source": None,
        "is_strict": allowed.is_strict, "help": read_line(allowed.help, "help"),
    }  # fmt: skip
    match allowed.kind:
        case "list":
            choices = list(dict.fromkeys(text for choice in allowed.choices if (text := " ".join(choice.split()))))
            if not choices:
                raise Invalid(choices="Type at least one value, each on a line of its own.")
            if len(choices) > MOST_CHOICES or any(len(choice) > 80 for choice in choices):
                raise Invalid(choices=f"Offer at most {MOST_CHOICES} values of at most 80 characters.")
            values["choices"] = choices
        case "range":
            values["source"] = _source(db, sheet, allowed.source or "")
        case "custom":
            values["first"] = read_formula(allowed.first or "", "first")
        case "number" | "date":
            values |= _limits(db, allowed)
        case "text":
            if allowed.operator not in TEXT_OPERATORS:
                raise Invalid(operator="Choose what the text must be like.")
            values["operator"] = allowed.operator
            if allowed.operator not in ("email", "url"):
                values["first"] = read_line(allowed.first, "first")
                if values["first"] is None:
                    raise Invalid(first="Type the text to look for.")
    return values


def _limits(db: Db, allowed: Allowed) -> dict[str, object]:
    if allowed.operator is None:
        return {}
    if allowed.operator not in NUMBERS:
        raise Invalid(operator="Choose how to compare.")
    found: dict[str, object] = {"operator": allowed.operator}
    for name in ("first", "second") if allowed.operator in TWO_OPERANDS else ("first",):
        typed = read_line(getattr(allowed, name), name)
        if not isinstance(operand(typed, db.today), float):
            raise Invalid({name: f"Type a {allowed.kind}."})
        found[name] = typed
    return found


def _source(db: Db, sheet: Sheet, text: str) -> str:
    """The range as it is kept, with its sheet and fixed: "Lists!$A$2:$A$9". Raises Invalid."""
    prefix, _, reference = text.strip().removeprefix("=").rpartition("!")
    home = sheet.name
    if prefix:
        wanted = unquoted(prefix).casefold()
        names = {s.name.casefold(): s.name for s in db.query(Sheet).filter_by(workbook_id=sheet.workbook_id)}
        if wanted not in names:
            raise Invalid(source=f"There is no sheet called {unquoted(prefix)}.")
        home = names[wanted]
    areas = read_areas(reference, "source")
    if len(areas) != 1:
        raise Invalid(source="Type one range, like Lists!A2:A9.")
    return f"{quoted(home)}!{area_lists.fixed(areas[0])}"
