"""Tools about data: sorting, filters and views of them, dropdowns, names, protection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.tools import Arguments, Telling, tool
from .. import actions
from ..actions import Allowed
from ..actions.filter_views import View
from ..actions.validations import TEXT_OPERATORS, ValidationKind
from ..engine import address
from ..models import DefinedName, FilterView, Sheet
from ..rules.conditions import DATES, NUMBERS
from ..rules.filtering import Criterion, Operator
from .naming import (
    Color,
    Done,
    Edited,
    Editing,
    OneBook,
    OneSheet,
    PersonName,
    Range,
    Ranges,
    ViewName,
    book_of,
    book_told,
    chosen,
    column_of,
    edited,
    on_sheet,
    person_of,
    person_told,
    range_of,
    sheet_of,
    view_in,
    view_told,
    with_choice,
)

Told = Mapping[str, Any]
_Column = Annotated[str, Field(max_length=3, description="By its letter: C.")]
_Shown = Annotated[Color | Literal["none"] | None, Field(description="#RRGGBB, or none.")]


class SortBy(Arguments):
    column: _Column
    descending: bool = False
    fill: Annotated[_Shown, Field(description="Rows with this fill color come first.")] = None
    color: Annotated[_Shown, Field(description="Rows with this text color come first.")] = None


class SortRange(Editing):
    range: Range
    keys: Annotated[tuple[SortBy, ...], Field(min_length=1)]
    header: Annotated[bool, Field(description="Whether the first row is a header that stays.")] = False


def _sorted_told(db: Db, asked: Told) -> dict[str, Any]:
    keys = [
        {"column": _letter(key.column), "descending": key.descending}
        | {name: getattr(key, name) for name in ("fill", "color") if getattr(key, name)}
        for key in asked["keys"]
    ]
    return on_sheet("header", range="area")(db, asked) | {"keys": keys}


def _letter(column: int) -> str:
    return address(1, column)[:-1]


@tool("sheet_sort_range", "Sort the rows of a range by columns or colors.", "change", repeats=True,
      action=actions.sort_range, told=_sorted_told)  # fmt: skip
def sort_range(db: Db, given: SortRange) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range)
    keys = [actions.SortKey(column_of(key.column, "keys"), key.descending, key.fill, key.color) for key in given.keys]
    return edited(actions.sort_range(db, sheet.id, area, keys, header=given.header, revision=given.revision), sheet)


class SetFilter(Editing):
    range: Annotated[Range | None, Field(description="With its header; null: take the filter off, all rows show.")]


@tool("sheet_set_filter", "Put a filter on a range whose first row is its header, or take it off.", "change",
      repeats=True, action=actions.create_filter, told=on_sheet(range="area"),
      others={actions.remove_filter: with_choice(on_sheet(), range=None)})  # fmt: skip
def set_filter(db: Db, given: SetFilter) -> Edited:
    sheet = sheet_of(db, given)
    if given.range is None:
        return edited(actions.remove_filter(db, sheet.id, revision=given.revision), sheet)
    return edited(actions.create_filter(db, sheet.id, range_of(given.range), revision=given.revision), sheet)


class Question(Arguments):
    """What is asked of a column; nothing: it is free."""

    column: _Column
    hidden_values: Annotated[tuple[str, ...], Field(description="Values, as cells show them, that are hidden.")] = ()
    operator: Operator | None = None
    operand: str | None = None
    second: str | None = None
    fill: _Shown = None
    color: _Shown = None


class SetCriterion(OneSheet, Question):
    view: Annotated[ViewName | None, Field(description="A filter view; left out: the sheet's own filter.")] = None
    revision: int | None = None


def _criterion_told(db: Db, asked: Told) -> dict[str, Any]:
    told = on_sheet("hidden_values", "operator", "operand", "second", "fill", "color")(db, asked)
    return told | {"column": _letter(asked["column"])}


def _asked_told(db: Db, asked: Told) -> dict[str, Any]:
    each = asked["criterion"]
    told = {"column": _letter(each.column), "hidden_values": list(each.hidden)}
    told |= {name: getattr(each, name) for name in ("operator", "operand", "second", "fill", "color")}
    return _viewed_told()(db, asked) | {name: value for name, value in told.items() if value}


def _viewed_told(*same: str, **renamed: str) -> Telling:
    """How to tell of an action on a filter view."""
    return lambda db, asked: on_sheet(*same, **renamed)(db, asked) | {"view": view_told(db, asked["id"])}


@tool("sheet_set_filter_criterion", "Say what a column must show in a filter or a filter view; nothing frees it.",
      "change", repeats=True, action=actions.set_criterion, told=_criterion_told,
      others={actions.set_view_criterion: _asked_told})  # fmt: skip
def set_criterion(db: Db, given: SetCriterion) -> Edited:
    sheet = sheet_of(db, given)
    if given.view is not None:
        criterion = Criterion(
            column_of(given.column), sorted(set(given.hidden_values)), given.operator, given.operand, given.second,
            given.fill, given.color,
        )  # fmt: skip
        return _viewed(actions.set_view_criterion(db, sheet.id, view_in(db, sheet, given.view), criterion), sheet)
    work = actions.set_criterion(
        db, sheet.id, column_of(given.column), hidden_values=given.hidden_values, operator=given.operator,
        operand=given.operand, second=given.second, fill=given.fill, color=given.color, revision=given.revision,
    )  # fmt: skip
    return edited(work, sheet)


# -- Filter views ----------------------------------------------------------------------------------------------------


class AddView(OneSheet):
    range: Annotated[Range | None, Field(description="With its header; left out: what the sheet's filter asks.")] = None
    name: str | None = None
    copy_of: Annotated[ViewName | None, Field(description="A view that it is to be like.")] = None
    temporary: Annotated[bool, Field(description="For yourself, of the range; nobody keeps it.")] = False


@tool("sheet_add_filter_view", "Add a filter view: of a range, of what the filter asks, or like another view.", "add",
      action=actions.create_view, told=on_sheet("name", range="area"),
      others={
          actions.save_filter_as_view: on_sheet("name"),
          actions.duplicate_view: lambda db, asked: {**on_sheet()(db, asked), "copy_of": view_told(db, asked["id"])},
          actions.open_temporary_view: with_choice(on_sheet(range="area"), temporary=True),
      })  # fmt: skip
def add_view(db: Db, given: AddView) -> Edited:
    sheet, area = sheet_of(db, given), range_of(given.range) if given.range is not None else None
    if given.copy_of is not None:
        view = actions.duplicate_view(db, sheet.id, view_in(db, sheet, given.copy_of))
    elif given.temporary:
        if area is None:
            raise Invalid(range="A temporary view needs a range.")
        view = actions.open_temporary_view(db, sheet.id, area)
    elif area is None:
        view = actions.save_filter_as_view(db, sheet.id, name=given.name)
    else:
        view = actions.create_view(db, sheet.id, area, name=given.name)
    return _viewed(view, sheet)


class OneView(OneSheet):
    view: ViewName


class ChangeView(OneView):
    name: str | None = None
    range: Range | None = None


@tool("sheet_change_filter_view", "Rename a filter view, or lay it on another range.", "change", repeats=True,
      action=actions.rename_view, told=_viewed_told("name"),
      others={actions.set_view_range: _viewed_told(range="area")})  # fmt: skip
def change_view(db: Db, given: ChangeView) -> Edited:
    sheet = sheet_of(db, given)
    view = view_in(db, sheet, given.view)
    if chosen(given, "name", "range") == "name":
        return _viewed(actions.rename_view(db, sheet.id, view, given.name or ""), sheet)
    return _viewed(actions.set_view_range(db, sheet.id, view, range_of(given.range or "")), sheet)


@tool("sheet_delete_filter_view", "Delete a filter view, or close your temporary one.", "remove",
      action=actions.delete_view, told=_viewed_told(),
      others={actions.close_temporary_view: with_choice(on_sheet(), view=actions.TEMPORARY)})  # fmt: skip
def delete_view(db: Db, given: OneView) -> Done:
    sheet = sheet_of(db, given)
    if given.view == actions.TEMPORARY:
        actions.close_temporary_view(db, sheet.id)
        return Done(done="The temporary view is closed.", id=sheet.id)
    actions.delete_view(db, sheet.id, view_in(db, sheet, given.view))
    return Done(done="The view was deleted.", id=sheet.id)


def _viewed(view: View, sheet: Sheet) -> Edited:
    kept = isinstance(view, FilterView)
    told = f"The view {view.name} is there." if isinstance(view, FilterView) else "Your view is open: it is temporary."
    return Edited(
        done=told, workbook=sheet.workbook_id, revision=sheet.workbook.revision, sheet=sheet.id, changed=0,
        view=view.id if kept else actions.TEMPORARY,
    )  # fmt: skip


# -- Rules -----------------------------------------------------------------------------------------------------------

_ALLOWED = tuple(dict.fromkeys((*NUMBERS, *DATES, *TEXT_OPERATORS)))


class SetValidation(Editing):
    rule: Annotated[int | None, Field(description="The id of the rule to change; left out: a new one.")] = None
    ranges: Ranges
    kind: ValidationKind
    operator: Literal[_ALLOWED] | None = None  # type: ignore[valid-type]
    first: Annotated[str | None, Field(description="What to compare with; a formula for the kind custom.")] = None
    second: str | None = None
    choices: Annotated[tuple[str, ...], Field(description="What a dropdown offers (kind list).")] = ()
    source: Annotated[str | None, Field(description="The range that a dropdown takes them from (kind range).")] = None
    strict: Annotated[bool, Field(description="Refuse other input, not only warn.")] = True
    help: str | None = None


def _validation_told(db: Db, asked: Told) -> dict[str, Any]:
    each = asked["allowed"]
    told = {name: getattr(each, name) for name in ("kind", "operator", "first", "second", "source", "help")}
    told |= {"choices": list(each.choices) or None, "strict": each.is_strict}
    found = {name: value for name, value in told.items() if value is not None}
    return on_sheet(rule="id", ranges="areas")(db, asked) | found


@tool("sheet_set_validation", "Say what may be typed into cells: a dropdown, numbers, dates, checkboxes.", "change",
      action=actions.set_validation, told=_validation_told)  # fmt: skip
def set_validation(db: Db, given: SetValidation) -> Edited:
    sheet = sheet_of(db, given)
    allowed = Allowed(
        given.kind, given.operator, given.first, given.second, given.choices, given.source, given.strict, given.help
    )
    return edited(
        actions.set_validation(db, sheet.id, given.ranges, allowed, id=given.rule, revision=given.revision), sheet
    )  # fmt: skip


class RemoveValidation(Editing):
    rule: int | None = None
    range: Range | None = None


@tool("sheet_remove_validation", "Let anything be typed again, in the cells of a rule or in a range.", "remove",
      action=actions.remove_validation, told=on_sheet(rule="id", range="area"))  # fmt: skip
def remove_validation(db: Db, given: RemoveValidation) -> Edited:
    if given.rule is None and given.range is None:
        raise Invalid(rule="Give the id of a rule, or a range.")
    sheet, area = sheet_of(db, given), range_of(given.range) if given.range else None
    return edited(
        actions.remove_validation(db, sheet.id, id=given.rule, area=area, revision=given.revision), sheet
    )  # fmt: skip


class Protect(Editing):
    protection: Annotated[int | None, Field(description="The id of the one to change; left out: a new one.")] = None
    ranges: Annotated[str, Field(description="Ranges with commas; empty: the whole sheet.")] = ""
    exceptions: Annotated[str, Field(description="Of a whole sheet, the ranges that stay free.")] = ""
    editors: Annotated[tuple[PersonName, ...], Field(description="Who may change them besides the owner and you.")] = ()
    warns_only: bool = False
    description: str | None = None


def _protected_told(db: Db, asked: Told) -> dict[str, Any]:
    told = on_sheet("exceptions", "warns_only", "description", protection="id", ranges="areas")(db, asked)
    return told | {"editors": [person_told(db, id) for id in asked.get("editors", ())]}


@tool("sheet_protect_cells", "Let only some people change ranges or a sheet, or change such a protection.", "change",
      action=actions.protect, told=_protected_told)  # fmt: skip
def protect_cells(db: Db, given: Protect) -> Edited:
    sheet = sheet_of(db, given)
    editors = [person_of(db, each, "editors").id for each in given.editors]
    work = actions.protect(
        db, sheet.id, areas=given.ranges, exceptions=given.exceptions, editors=editors, warns_only=given.warns_only,
        description=given.description, id=given.protection, revision=given.revision,
    )  # fmt: skip
    return edited(work, sheet)


class DefineName(Editing):
    range: Range
    name: str


@tool("sheet_define_name", "Give a range a name for formulas.", "add", repeats=True, action=actions.define_name,
      told=on_sheet("name", range="area"))  # fmt: skip
def define_name(db: Db, given: DefineName) -> Edited:
    sheet = sheet_of(db, given)
    work = actions.define_name(db, sheet.id, given.name, str(range_of(given.range)),
                               revision=given.revision)  # fmt: skip
    return edited(work, sheet)


class DeleteName(OneBook):
    name: Annotated[int | str, Field(description="A named range by its name or id.")]
    revision: int | None = None


def _name_told(db: Db, asked: Told) -> dict[str, Any]:
    found = db.get_one(DefinedName, asked["name_id"])
    return {"workbook": book_told(db, found.workbook_id), "name": found.name}


@tool("sheet_delete_name", "Delete a named range; formulas that use it show #NAME?.", "remove",
      action=actions.delete_name, told=_name_told)  # fmt: skip
def delete_name(db: Db, given: DeleteName) -> Edited:
    book = book_of(db, given.workbook)
    names = db.query(DefinedName).filter_by(workbook_id=book.id).all()
    found = [each.id for each in names if each.id == given.name or each.name.casefold() == str(given.name).casefold()]
    if not found:
        raise NotFound(f"{book.title} has no named range “{given.name}”.")
    return edited(actions.delete_name(db, found[0], revision=given.revision))


DATA = (sort_range, set_filter, set_criterion)
VIEWS = (add_view, change_view, delete_view)
RULES = (set_validation, remove_validation, protect_cells, define_name, delete_name)
