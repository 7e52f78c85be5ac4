"""What the editor may ask of the server: a model for each operation, told apart by `op`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, TypeAlias

from pydantic import Field, TypeAdapter, ValidationError

from ....platform.errors import Invalid
from .base import Connecting, Edit, Remark, Viewing
from .cells import (
    Borders,
    Clear,
    Decimals,
    Fill,
    Find,
    Format,
    Paste,
    PasteText,
    Replace,
    Set,
    SetArea,
    Style,
)
from .charts import AddChart, DeleteChart, EditChart, EditSeries, PlaceChart, RemoveSeries
from .comments import AddComment, Assign, DeleteComment, EditComment, Reply, Resolve
from .filters import (
    CreateView,
    Criterion,
    DeleteView,
    DuplicateView,
    Filter,
    OpenView,
    PlaceView,
    RenameView,
    SaveAsView,
    Sort,
    Unfilter,
    ViewCriterion,
)
from .lines import (
    Delete,
    FoldGroup,
    FoldGroups,
    Freeze,
    GroupLines,
    Hide,
    Insert,
    Merge,
    MoveLines,
    Resize,
    UngroupLines,
    Unmerge,
)
from .pictures import AddPicture, DeletePicture, EditPicture, PlacePicture
from .pivots import AddPivot, DeletePivot, EditPivot, PivotDetails
from .rules import (
    MoveFormatRule,
    Protect,
    RemoveFormatRule,
    RemoveValidation,
    SetFormatRule,
    SetValidation,
    Unprotect,
)
from .sheets import (
    AddSheet,
    ColorSheet,
    Connect,
    DefineName,
    DeleteName,
    DeleteSheet,
    DuplicateSheet,
    HideSheet,
    MoveSheet,
    Redo,
    RenameSheet,
    Undo,
)
from .tables import (
    FillSeries,
    RemoveBanding,
    RemoveDuplicates,
    RemoveLinks,
    SetBanding,
    SetLink,
    SplitText,
    TrimTexts,
)

__all__ = ["AnyRequest", "Connecting", "Edit", "Find", "Remark", "Viewing", "read", "read_query"]

AnyRequest: TypeAlias = (
    Set | SetArea | Clear | Paste | PasteText | Fill | Insert | Delete | Resize | Hide | Freeze | Merge | Unmerge
    | CreateView | SaveAsView | OpenView | RenameView | PlaceView | ViewCriterion | DuplicateView | DeleteView
    | Format | Style | Decimals | Borders | Sort | Filter | Unfilter | Criterion | Replace
    | MoveLines | GroupLines | UngroupLines | FoldGroup | FoldGroups
    | RemoveDuplicates | SplitText | TrimTexts | FillSeries | SetBanding | RemoveBanding | SetLink | RemoveLinks
    | AddSheet | RenameSheet | DuplicateSheet | DeleteSheet | MoveSheet | ColorSheet | HideSheet
    | DefineName | DeleteName | Connect | Undo | Redo
    | SetValidation | RemoveValidation | SetFormatRule | RemoveFormatRule | MoveFormatRule | Protect | Unprotect
    | AddComment | Assign | Reply | EditComment | Resolve | DeleteComment
    | AddChart | EditChart | EditSeries | RemoveSeries | PlaceChart | DeleteChart
    | AddPicture | EditPicture | PlacePicture | DeletePicture
    | AddPivot | EditPivot | DeletePivot | PivotDetails
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
