"""What the editor may ask of the server: a model for each operation, told apart by `op`."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, BeforeValidator, Field, PlainValidator, TypeAdapter, ValidationError

from ...platform.database import Db
from ...platform.errors import Invalid
from .. import actions
from ..actions import SortKey, Work
from ..actions.cells import PasteMode
from ..actions.formats import BorderPreset
from ..actions.structure import Axis
from ..engine import Area, parse_area
from ..models import Workbook


def _area(value: Any) -> Area:
    is_list = isinstance(value, list) and len(value) == 4 and all(isinstance(number, int) for number in value)
    area = Area(*value) if is_list else None
    if area is None or area.top < 1 or area.left < 1 or area.bottom < area.top or area.right < area.left:
        raise ValueError("is not an area")
    return area


def _reference(text: str) -> str:
    try:
        parse_area(text)
    except ValueError:
        raise ValueError("is not an area") from None
    return text


#: As large as JavaScript counts without gaps.
Number = Annotated[int, Field(strict=True, gt=-(2**53), lt=2**53)]
Text = Annotated[str, Field(strict=True)]
#: As a script has it: null, 0 and "" are false.
Flag = Annotated[bool, BeforeValidator(bool)]
#: [top, left, bottom, right], counted from 1, ends included.
Corners = Annotated[Area, PlainValidator(_area)]
#: An area by its name, such as "A1:B2".
Reference = Annotated[str, Field(strict=True), AfterValidator(_reference)]
#: The key of one setting of a format (`engine.styles.Compact`).
FormatKey = Annotated[str, Field(pattern="^[fbiuscghvwz]$")]


class Request(BaseModel):
    """An operation on the sheet with the id `sheet`."""

    sheet: Number


class Edit(Request):
    """A change of the workbook that the page shows at `revision`; undo takes it back."""

    revision: Number

    @abstractmethod
    def run(self, db: Db, book: Workbook) -> Work:
        """Call the action. Raises DomainError."""


class Set(Edit):
    op: Literal["set"]
    cells: list[tuple[Number, Number, Text]]  # row, column, what was typed

    def run(self, db: Db, book: Workbook) -> Work:
        typed = {(row, column): text for row, column, text in self.cells}
        return actions.set_cells(db, self.sheet, typed, revision=self.revision)


class Clear(Edit):
    op: Literal["clear"]
    area: Corners
    contents: Flag = True
    formats: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.clear_cells(
            db, self.sheet, [self.area], formats=self.formats, contents=self.contents, revision=self.revision
        )


class Paste(Edit):
    op: Literal["paste"]
    source_sheet: Number
    source: Corners
    area: Corners
    mode: PasteMode = "all"
    cut: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.paste(
            db,
            self.source_sheet,
            self.source,
            self.sheet,
            self.area,
            mode=self.mode,
            cut=self.cut,
            revision=self.revision,
        )


class PasteText(Edit):
    op: Literal["paste_text"]
    row: Number
    column: Number
    rows: list[list[Text]]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.paste_text(db, self.sheet, self.row, self.column, self.rows, revision=self.revision)


class Fill(Edit):
    op: Literal["fill"]
    source: Corners
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.fill(db, self.sheet, self.source, self.area, revision=self.revision)


class Lines(Edit):
    """So many rows or columns from the one at `at`."""

    axis: Axis
    at: Number
    count: Number = 1


class Insert(Lines):
    op: Literal["insert"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.insert_lines(db, self.sheet, self.axis, self.at, self.count, revision=self.revision)


class Delete(Lines):
    op: Literal["delete"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_lines(db, self.sheet, self.axis, self.at, self.count, revision=self.revision)


class Resize(Lines):
    op: Literal["resize"]
    size: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.resize_lines(db, self.sheet, self.axis, self.at, self.count, self.size, revision=self.revision)


class Hide(Lines):
    op: Literal["hide"]
    hidden: Flag = True

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.hide_lines(db, self.sheet, self.axis, self.at, self.count, self.hidden, revision=self.revision)


class Freeze(Edit):
    op: Literal["freeze"]
    rows: Number
    columns: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.freeze(db, self.sheet, self.rows, self.columns, revision=self.revision)


class Merge(Edit):
    op: Literal["merge"]
    area: Corners
    discard: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.merge_cells(db, self.sheet, self.area, discard=self.discard, revision=self.revision)


class Unmerge(Edit):
    op: Literal["unmerge"]
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.unmerge_cells(db, self.sheet, self.area, revision=self.revision)


class Format(Edit):
    op: Literal["format"]
    area: Corners
    change: dict[FormatKey, Any]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.format_cells(db, self.sheet, [self.area], self.change, revision=self.revision)


class Decimals(Edit):
    """One decimal more where `by` is above 0, else one less."""

    op: Literal["decimals"]
    area: Corners
    by: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.change_decimals(db, self.sheet, self.area, 1 if self.by > 0 else -1, revision=self.revision)


class Borders(Edit):
    op: Literal["borders"]
    area: Corners
    preset: BorderPreset

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.set_borders(db, self.sheet, self.area, self.preset, revision=self.revision)


class SortBy(BaseModel):
    column: Number
    descending: Flag = False


class Sort(Edit):
    op: Literal["sort"]
    area: Corners
    keys: list[SortBy]
    header: Flag = False

    def run(self, db: Db, book: Workbook) -> Work:
        keys = [SortKey(key.column, key.descending) for key in self.keys]
        return actions.sort_range(db, self.sheet, self.area, keys, header=self.header, revision=self.revision)


class Filter(Edit):
    op: Literal["filter"]
    area: Corners

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.create_filter(db, self.sheet, self.area, revision=self.revision)


class Unfilter(Edit):
    op: Literal["unfilter"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.remove_filter(db, self.sheet, revision=self.revision)


class Criterion(Edit):
    op: Literal["criterion"]
    column: Number
    hidden: list[Text] = []
    operator: Text | None = None
    operand: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.set_criterion(
            db,
            self.sheet,
            self.column,
            hidden_values=self.hidden,
            operator=self.operator,
            operand=self.operand,
            revision=self.revision,
        )


class Searching(BaseModel):
    """What is looked for, and how."""

    find: Text = ""
    match_case: bool = False
    whole_cell: bool = False
    regex: bool = False
    in_formulas: bool = False
    all_sheets: bool = False

    @property
    def search(self) -> actions.Search:
        return actions.Search(
            self.find, self.match_case, self.whole_cell, self.regex, self.in_formulas, self.all_sheets
        )


class Find(Searching):
    """The query string of a search, which changes nothing."""

    sheet: Annotated[int, Field(gt=-(2**53), lt=2**53)]


class Replace(Edit, Searching):
    op: Literal["replace"]
    replacement: Text = ""
    only: tuple[Number, Number] | None = None  # row, column

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.replace(db, self.sheet, self.search, self.replacement, only=self.only, revision=self.revision)


class AddSheet(Edit):
    op: Literal["add_sheet"]
    name: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.add_sheet(db, book.id, self.name, revision=self.revision)


class RenameSheet(Edit):
    op: Literal["rename_sheet"]
    name: Text = ""

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.rename_sheet(db, self.sheet, self.name, revision=self.revision)


class DuplicateSheet(Edit):
    op: Literal["duplicate_sheet"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.duplicate_sheet(db, self.sheet, revision=self.revision)


class DeleteSheet(Edit):
    op: Literal["delete_sheet"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_sheet(db, self.sheet, revision=self.revision)


class MoveSheet(Edit):
    op: Literal["move_sheet"]
    position: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.move_sheet(db, self.sheet, self.position, revision=self.revision)


class ColorSheet(Edit):
    op: Literal["color_sheet"]
    color: Text | None = None

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.color_sheet(db, self.sheet, self.color, revision=self.revision)


class HideSheet(Edit):
    op: Literal["hide_sheet"]
    hidden: Flag = True

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.hide_sheet(db, self.sheet, self.hidden, revision=self.revision)


class DefineName(Edit):
    op: Literal["define_name"]
    name: Text = ""
    refers_to: Reference

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.define_name(db, self.sheet, self.name, self.refers_to, revision=self.revision)


class DeleteName(Edit):
    op: Literal["delete_name"]
    id: Number

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.delete_name(db, self.id, revision=self.revision)


class Undo(Edit):
    op: Literal["undo"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.undo(db, book.id, revision=self.revision)


class Redo(Edit):
    op: Literal["redo"]

    def run(self, db: Db, book: Workbook) -> Work:
        return actions.redo(db, book.id, revision=self.revision)


class Remark(Request):
    """A change of the comments, which lie beside the cells: they have no revision, and undo leaves them."""

    @abstractmethod
    def run(self, db: Db) -> object:
        """Call the action. Raises DomainError."""


class AddComment(Remark):
    op: Literal["comment"]
    row: Number
    column: Number
    body: Text = ""
    assignee: Number | None = None

    def run(self, db: Db) -> object:
        return actions.add_comment(db, self.sheet, self.row, self.column, self.body, assignee_id=self.assignee)


class Reply(Remark):
    op: Literal["reply"]
    id: Number
    body: Text = ""

    def run(self, db: Db) -> object:
        return actions.reply(db, self.id, self.body)


class EditComment(Remark):
    op: Literal["edit_comment"]
    id: Number
    body: Text = ""

    def run(self, db: Db) -> object:
        return actions.edit_comment(db, self.id, self.body)


class Resolve(Remark):
    op: Literal["resolve"]
    id: Number
    resolved: Flag = True

    def run(self, db: Db) -> object:
        return actions.resolve(db, self.id, self.resolved)


class DeleteComment(Remark):
    op: Literal["delete_comment"]
    id: Number

    def run(self, db: Db) -> object:
        return actions.delete_comment(db, self.id)


AnyRequest: TypeAlias = (
    Set | Clear | Paste | PasteText | Fill | Insert | Delete | Resize | Hide | Freeze | Merge | Unmerge
    | Format | Decimals | Borders | Sort | Filter | Unfilter | Criterion | Replace
    | AddSheet | RenameSheet | DuplicateSheet | DeleteSheet | MoveSheet | ColorSheet | HideSheet
    | DefineName | DeleteName | Undo | Redo
    | AddComment | Reply | EditComment | Resolve | DeleteComment
)  # fmt: skip
_ANY: TypeAdapter[AnyRequest] = TypeAdapter(Annotated[AnyRequest, Field(discriminator="op")])


def read(body: bytes) -> AnyRequest:
    """The operation that a request's JSON describes. Raises Invalid, which names the field that is wrong."""
    try:
        return _ANY.validate_json(body)
    except ValidationError as error:
        raise _refusal(error, depth=1) from None  # below the operation's name


def read_query(args: Mapping[str, str]) -> Find:
    """What a query string looks for. Raises Invalid, which names the field that is wrong."""
    try:
        return Find.model_validate(args)
    except ValidationError as error:
        raise _refusal(error) from None


def _refusal(error: ValidationError, depth: int = 0) -> Invalid:
    """The first of the errors as people read it; fields begin at `depth` of where it lies."""
    first = error.errors(include_url=False, include_input=False)[0]
    kind, context, place = first["type"], first.get("ctx", {}), first["loc"][depth:]
    if kind == "union_tag_invalid":
        return Invalid({"": f"There is no operation {context['tag']!r}."})
    if not place:
        return Invalid({"": "This is not an operation."})
    path = str(place[0]) + "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in place[1:])
    return Invalid({str(place[0]): f"{path} {_wrong(kind, context)}."})


def _wrong(kind: str, context: dict[str, Any]) -> str:
    """What is wrong with a field, in words."""
    match kind:
        case "missing":
            return "is missing"
        case "int_type" | "int_parsing" | "int_parsing_size" | "int_from_float" | "greater_than" | "less_than":
            return "is not a number"
        case "string_type":
            return "is not a text"
        case "bool_type" | "bool_parsing":
            return "is not true or false"
        case "literal_error":
            return f"must be {context['expected']}"
        case "value_error":
            return str(context["error"])
    return "is not in the right form"
