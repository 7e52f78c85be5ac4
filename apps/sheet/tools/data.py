"""Tools about data: sorting, filters and views of them, dropdowns, names, protection."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.tools import Arguments, tool
from .. import actions
from ..actions import Allowed
from ..actions.filter_views import View
from ..actions.validations import TEXT_OPERATORS, ValidationKind
from ..engine import address
from ..models import DefinedName, FilterView
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
    book_of,
    book_told,
    column_of,
    edited,
    on_sheet,
    person_of,
    person_told,
    range_of,
    sheet_of,
)

Told = Mapping[str, Any]
ViewId = Annotated[int | Literal["temporary"], Field(description="A filter view by its id, or temporary.")]
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


class OneRange(Editing):
    range: Range


@tool("sheet_create_filter", "Put a filter on a range whose first row is its header.", "add", repeats=True,
      action=actions.create_filter, told=on_sheet(range="area"))  # fmt: skip
def create_filter(db: Db, given: OneRange) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.create_filter(db, sheet.id, range_of(given.range), revision=given.revision), sheet)


@tool("sheet_remove_filter", "Take the filter off a sheet; all its rows show again.", "remove",
      action=actions.remove_filter, told=on_sheet())  # fmt: skip
def remove_filter(db: Db, given: Editing) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.remove_filter(db, sheet.id, revision=given.revision), sheet)


class Question(Arguments):
    """What is asked of a column; nothing: it is free."""

    column: _Column
    hidden_values: Annotated[tuple[str, ...], Field(description="Values, as cells show them, that are hidden.")] = ()
    operator: Operator | None = None
    operand: str | None = None
    second: str | None = None
    fill: _Shown = None
    color: _Shown = None


class SetCriterion(Editing, Question):
    pass


def _criterion_told(db: Db, asked: Told) -> dict[str, Any]:
    told = on_sheet("hidden_values", "operator", "operand", "second", "fill", "color")(db, asked)
    return told | {"column": _letter(asked["column"])}


@tool("sheet_set_filter_criterion", "Say what a column must show in the filter of a sheet; nothing given frees it.",
      "change", repeats=True, action=actions.set_criterion, told=_criterion_told)  # fmt: skip
def set_criterion(db: Db, given: SetCriterion) -> Edited:
    sheet = sheet_of(db, given)
    work = actions.set_criterion(
        db, sheet.id, column_of(given.column), hidden_values=given.hidden_values, operator=given.operator,
        operand=given.operand, second=given.second, fill=given.fill, color=given.color, revision=given.revision,
    )  # fmt: skip
    return edited(work, sheet)


# -- Filter views ----------------------------------------------------------------------------------------------------


class CreateView(OneSheet):
    range: Range
    name: str | None = None


@tool("sheet_create_filter_view", "Add a filter view of a range.", "add", action=actions.create_view,
      told=on_sheet("name", range="area"))  # fmt: skip
def create_view(db: Db, given: CreateView) -> Done:
    return _viewed(actions.create_view(db, sheet_of(db, given).id, range_of(given.range), name=given.name))


class SaveView(OneSheet):
    name: str | None = None


@tool("sheet_save_filter_as_view", "Add a filter view that asks what the filter of the sheet asks.", "add",
      action=actions.save_filter_as_view, told=on_sheet("name"))  # fmt: skip
def save_as_view(db: Db, given: SaveView) -> Done:
    return _viewed(actions.save_filter_as_view(db, sheet_of(db, given).id, name=given.name))


class OpenTemporary(OneSheet):
    range: Range


@tool("sheet_open_temporary_view", "Open a filter view for yourself that nobody keeps.", "add",
      action=actions.open_temporary_view, told=on_sheet(range="area"))  # fmt: skip
def open_temporary(db: Db, given: OpenTemporary) -> Done:
    return _viewed(actions.open_temporary_view(db, sheet_of(db, given).id, range_of(given.range)))


@tool("sheet_close_temporary_view", "Forget the temporary view that you have open on a sheet.", "remove",
      repeats=True, action=actions.close_temporary_view, told=on_sheet())  # fmt: skip
def close_temporary(db: Db, given: OneSheet) -> Done:
    sheet = sheet_of(db, given)
    actions.close_temporary_view(db, sheet.id)
    return Done(done="The temporary view is closed.", id=sheet.id)


class OneView(OneSheet):
    view: ViewId


class RenameView(OneView):
    name: str


@tool("sheet_rename_filter_view", "Name a filter view.", "change", repeats=True, action=actions.rename_view,
      told=on_sheet("name", view="id"))  # fmt: skip
def rename_view(db: Db, given: RenameView) -> Done:
    return _viewed(actions.rename_view(db, sheet_of(db, given).id, given.view, given.name))


class PlaceView(OneView):
    range: Range


@tool("sheet_set_view_range", "Lay a filter view on another range.", "change", repeats=True,
      action=actions.set_view_range, told=on_sheet(view="id", range="area"))  # fmt: skip
def set_view_range(db: Db, given: PlaceView) -> Done:
    return _viewed(actions.set_view_range(db, sheet_of(db, given).id, given.view, range_of(given.range)))


class ViewCriterion(OneView, Question):
    pass


def _asked_told(db: Db, asked: Told) -> dict[str, Any]:
    each = asked["criterion"]
    told = {"column": _letter(each.column), "hidden_values": list(each.hidden)}
    told |= {name: getattr(each, name) for name in ("operator", "operand", "second", "fill", "color")}
    return on_sheet(view="id")(db, asked) | {name: value for name, value in told.items() if value}


@tool("sheet_set_view_criterion", "Say what a column must show in a filter view; nothing given frees it.", "change",
      repeats=True, action=actions.set_view_criterion, told=_asked_told)  # fmt: skip
def set_view_criterion(db: Db, given: ViewCriterion) -> Done:
    criterion = Criterion(
        column_of(given.column), sorted(set(given.hidden_values)), given.operator, given.operand, given.second,
        given.fill, given.color,
    )  # fmt: skip
    return _viewed(actions.set_view_criterion(db, sheet_of(db, given).id, given.view, criterion))


@tool("sheet_duplicate_filter_view", "Make a view like another.", "add", action=actions.duplicate_view,
      told=on_sheet(view="id"))  # fmt: skip
def duplicate_view(db: Db, given: OneView) -> Done:
    return _viewed(actions.duplicate_view(db, sheet_of(db, given).id, given.view))


@tool("sheet_delete_filter_view", "Delete a filter view.", "remove", action=actions.delete_view,
      told=on_sheet(view="id"))  # fmt: skip
def delete_view(db: Db, given: OneView) -> Done:
    actions.delete_view(db, sheet_of(db, given).id, given.view)
    return Done(done="The view was deleted.")


def _viewed(view: View) -> Done:
    if isinstance(view, FilterView):
        return Done(done=f"The view {view.name} is there.", id=view.id)
    return Done(done="Your temporary view is open; it goes by the id temporary.")


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


class Unprotect(Editing):
    protection: int


@tool("sheet_unprotect_cells", "Remove a protection.", "remove", action=actions.unprotect,
      told=on_sheet(protection="id"))  # fmt: skip
def unprotect_cells(db: Db, given: Unprotect) -> Edited:
    sheet = sheet_of(db, given)
    return edited(actions.unprotect(db, sheet.id, given.protection, revision=given.revision), sheet)


class DefineName(OneRange):
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


DATA = (sort_range, create_filter, remove_filter, set_criterion)
VIEWS = (
    create_view, save_as_view, open_temporary, close_temporary, rename_view, set_view_range, set_view_criterion,
    duplicate_view, delete_view,
)  # fmt: skip
RULES = (set_validation, remove_validation, protect_cells, unprotect_cells, define_name, delete_name)
