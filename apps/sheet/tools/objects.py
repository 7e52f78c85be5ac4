"""Tools about what floats over cells or hangs on them: charts, pivot tables, pictures, links, comments."""

from __future__ import annotations

from base64 import b64decode, b64encode
from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.charting import KINDS, LEGENDS, PALETTE, SHAPES
from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.tools import Arguments, Result, Telling, tool
from ...platform.tools.values import at_office
from .. import actions, queries
from ..actions.charts import visible_chart
from ..actions.pivots import visible_pivot
from ..engine import address
from ..models import Picture, Sheet
from ..models.pictures import LONGEST_ALT
from ..permissions import visible_sheet
from ..pivoting.spec import AGGREGATIONS, FORMATS, GROUPINGS, SHOW_AS
from ..rules.filtering import Operator
from .naming import (
    CellName,
    Done,
    Edited,
    Editing,
    OneSheet,
    PersonName,
    Range,
    cell_of,
    chosen,
    edited,
    on_cell,
    on_sheet,
    person_of,
    person_told,
    range_of,
    sheet_of,
    sheet_told,
    with_choice,
)

Told = Mapping[str, Any]
_Revision = Annotated[int | None, Field(description="As it was read; refused if others changed it since.")]


class OneChart(Arguments):
    chart: Annotated[int, Field(description="By the id that sheet_list_objects gives.")]
    revision: _Revision = None


class AddChart(Editing):
    source: Annotated[str, Field(description="The range that it shows: A1:C9, or Sales!A1:C9.")]
    kind: Literal[KINDS] | None = None  # type: ignore[valid-type]
    cell: Annotated[CellName | None, Field(description="Where it goes; else beside its range.")] = None


def _chart_told(db: Db, asked: Told) -> dict[str, Any]:
    told = on_sheet("source", "kind")(db, asked)
    if asked.get("row") is not None and asked.get("column") is not None:
        told["cell"] = address(asked["row"], asked["column"])
    return told


@tool("sheet_add_chart", "Put a chart of a range on a sheet.", "add", action=actions.add_chart, told=_chart_told)
def add_chart(db: Db, given: AddChart) -> Edited:
    sheet = sheet_of(db, given)
    row, column = cell_of(given.cell) if given.cell else (None, None)
    work = actions.add_chart(
        db, sheet.id, given.source, kind=given.kind, row=row, column=column, revision=given.revision
    )  # fmt: skip
    return edited(work, sheet)


class EditChart(OneChart):
    kind: Literal[KINDS] | None = None  # type: ignore[valid-type]
    title: str | None = None
    x_title: str | None = None
    y_title: str | None = None
    legend: Literal[LEGENDS] | None = None  # type: ignore[valid-type]
    source: str | None = None
    has_header: bool | None = None
    has_labels: bool | None = None
    shows_values: bool | None = None


@tool("sheet_edit_chart", "Change what a chart shows and says: kind, titles, legend, source.", "change", repeats=True,
      action=actions.edit_chart,
      told=lambda _db, asked: {"chart": asked["chart_id"], **asked["changes"]})  # fmt: skip
def edit_chart(db: Db, given: EditChart) -> Edited:
    changes = given.model_dump(exclude_unset=True, exclude={"chart", "revision"})
    changes = {name: value for name, value in changes.items() if value is not None}
    return _charted(db, given, actions.edit_chart(db, given.chart, changes, revision=given.revision))


class EditSeries(OneChart):
    position: Annotated[int, Field(ge=0)]
    color: Annotated[str | None, Field(description=f"One of {', '.join(PALETTE)}.")] = None
    shape: Literal[SHAPES] | None = None  # type: ignore[valid-type]
    removed: Annotated[bool, Field(description="Take it off the chart.")] = False


def _series_told(_db: Db, asked: Told) -> dict[str, Any]:
    told = {"chart": asked["chart_id"], "position": asked["position"]}
    return told | {name: asked[name] for name in ("color", "shape") if asked.get(name)}


@tool("sheet_edit_series", "Color a series of a chart, say how a combo chart draws it, or take it off.", "change",
      repeats=True, action=actions.edit_series, told=_series_told,
      others={actions.remove_series: with_choice(_series_told, removed=True)})  # fmt: skip
def edit_series(db: Db, given: EditSeries) -> Edited:
    if given.removed:
        work = actions.remove_series(db, given.chart, given.position, revision=given.revision)
    else:
        work = actions.edit_series(
            db, given.chart, given.position, color=given.color, shape=given.shape, revision=given.revision
        )
    return _charted(db, given, work)


def _charted(db: Db, given: OneChart, work: actions.Work) -> Edited:
    return edited(work, visible_chart(db, given.chart)[1])


# -- Pivot tables ----------------------------------------------------------------------------------------------------


class PivotField(Arguments):
    area: Literal["row", "column", "value", "filter"]
    column: Annotated[int, Field(ge=1, description="Of the source, counted from 1.")]
    grouping: Literal[GROUPINGS] | None = None  # type: ignore[valid-type]
    sort_by: Annotated[int | None, Field(description="The value, by its place, that sorts it.")] = None
    descending: bool = False
    shows_totals: bool = True
    aggregation: Literal[AGGREGATIONS] = "SUM"  # type: ignore[valid-type]
    show_as: Literal[SHOW_AS] = "default"  # type: ignore[valid-type]
    label: str | None = None
    number_format: Literal[FORMATS] | None = None  # type: ignore[valid-type]
    hidden_values: tuple[str, ...] = ()
    operator: Operator | None = None
    operand: str | None = None
    second: str | None = None


def _fields(given: tuple[PivotField, ...]) -> list[actions.Field]:
    return [actions.Field(**each.model_dump()) for each in given]


def _fields_told(fields: Any) -> list[dict[str, Any]]:
    """Only what is not as it would be anyway."""
    usual = PivotField(area="row", column=1).model_dump(exclude={"area", "column"})
    shown = [{name: getattr(field, name) for name in PivotField.model_fields} for field in fields]
    return [
        {name: list(value) if isinstance(value, tuple) else value for name, value in field.items()
         if name not in usual or usual[name] != value}
        for field in shown
    ]  # fmt: skip


class AddPivot(Editing):
    source: Annotated[str, Field(description="Its range with headings: A1:H90, or Orders!A1:H90.")]
    place: Annotated[str | None, Field(description="Its first cell, such as Summary!C3; else A1 of a new sheet.")] = (
        None
    )
    fields: tuple[PivotField, ...] = ()


def _pivot_told(db: Db, asked: Told) -> dict[str, Any]:
    return on_sheet("source", "place")(db, asked) | {"fields": _fields_told(asked.get("fields", ()))}


@tool("sheet_add_pivot", "Make a pivot table of a range.", "add", action=actions.add_pivot, told=_pivot_told)
def add_pivot(db: Db, given: AddPivot) -> Edited:
    sheet = sheet_of(db, given)
    work = actions.add_pivot(
        db, sheet.id, given.source, place=given.place, fields=_fields(given.fields), revision=given.revision
    )
    return edited(work, sheet)


class OnePivot(Arguments):
    pivot: Annotated[int, Field(description="By the id that sheet_list_objects gives.")]
    revision: _Revision = None


class EditPivot(OnePivot):
    source: str | None = None
    fields: Annotated[tuple[PivotField, ...] | None, Field(description="All of its fields, in order.")] = None


def _repivoted_told(_db: Db, asked: Told) -> dict[str, Any]:
    told = {"pivot": asked["pivot_id"], "source": asked.get("source")}
    if asked.get("fields") is not None:
        told["fields"] = _fields_told(asked["fields"])
    return {name: value for name, value in told.items() if value is not None}


@tool("sheet_edit_pivot", "Give a pivot table another source or other fields.", "change", repeats=True,
      action=actions.edit_pivot, told=_repivoted_told)  # fmt: skip
def edit_pivot(db: Db, given: EditPivot) -> Edited:
    fields = _fields(given.fields) if given.fields is not None else None
    work = actions.edit_pivot(db, given.pivot, source=given.source, fields=fields, revision=given.revision)
    return edited(work, visible_pivot(db, given.pivot)[1])


class OneCell(Editing):
    cell: CellName


@tool("sheet_show_pivot_details", "List the rows behind a cell of a pivot table on a new sheet.", "add",
      action=actions.show_details, told=on_cell())  # fmt: skip
def show_details(db: Db, given: OneCell) -> Edited:
    sheet, (row, column) = sheet_of(db, given), cell_of(given.cell)
    return edited(actions.show_details(db, sheet.id, row, column, revision=given.revision), sheet)


# -- Pictures and links ----------------------------------------------------------------------------------------------


class AddPicture(Editing):
    name: Annotated[str, Field(max_length=160, description="The name of the file: ends in .png, .jpg or .gif.")]
    base64: Annotated[str, Field(description="The file, in base64.")]
    alt: Annotated[str, Field(max_length=LONGEST_ALT, description="What it shows.")] = ""
    cell: CellName = "A1"


def _picture_told(db: Db, asked: Told) -> dict[str, Any]:
    cell = address(asked.get("row", 1), asked.get("column", 1))
    told = on_sheet("name", "alt")(db, asked)
    return told | {"base64": b64encode(asked["content"]).decode(), "cell": cell}


@tool("sheet_add_picture", "Put a picture over a sheet.", "add", action=actions.add_picture, told=_picture_told)
def add_picture(db: Db, given: AddPicture) -> Edited:
    sheet, (row, column) = sheet_of(db, given), cell_of(given.cell)
    work = actions.add_picture(
        db, sheet.id, given.name, decoded(given.base64), alt=given.alt, row=row, column=column,
        revision=given.revision,
    )  # fmt: skip
    return edited(work, sheet)


def decoded(text: str, argument: str = "base64") -> bytes:
    """A file from base64. Raises Invalid."""
    try:
        return b64decode(text, validate=True)
    except ValueError:
        raise Invalid({argument: "This is not base64."}) from None


class OnePicture(Arguments):
    picture: Annotated[int, Field(description="By the id that sheet_list_objects gives.")]
    revision: _Revision = None


class EditPicture(OnePicture):
    alt: Annotated[str, Field(max_length=LONGEST_ALT)]


@tool("sheet_edit_picture", "Say what a picture shows.", "change", repeats=True, action=actions.edit_picture,
      told=lambda _db, asked: {"picture": asked["picture_id"], "alt": asked["alt"]})  # fmt: skip
def edit_picture(db: Db, given: EditPicture) -> Edited:
    return _pictured(db, given, actions.edit_picture(db, given.picture, given.alt, revision=given.revision))


def _pictured(db: Db, given: OnePicture, work: actions.Work) -> Edited:
    return edited(work, visible_sheet(db, db.get_one(Picture, given.picture).sheet_id))


class SetLink(Editing):
    range: Annotated[Range, Field(description="One cell; a range where links are taken off.")]
    url: Annotated[str | None, Field(description="A web address.")] = None
    target: Annotated[str | None, Field(description="Or a place of the workbook: Sales!A1:B9.")] = None
    text: Annotated[str | None, Field(description="What the cell shows.")] = None


def _linked_told(db: Db, asked: Told) -> dict[str, Any]:
    return on_sheet("url", "target", "text")(db, asked) | {"range": address(asked["row"], asked["column"])}


@tool("sheet_set_link", "Let a cell lead to a web address or to a place of its workbook, or take links off.", "change",
      repeats=True, action=actions.set_link, told=_linked_told,
      others={actions.remove_links: on_sheet(range="area")})  # fmt: skip
def set_link(db: Db, given: SetLink) -> Edited:
    sheet = sheet_of(db, given)
    if given.url is None and given.target is None and given.text is None:
        return edited(actions.remove_links(db, sheet.id, range_of(given.range), revision=given.revision), sheet)
    row, column = cell_of(given.range, "range")
    work = actions.set_link(
        db, sheet.id, row, column, url=given.url, target=given.target, text=given.text, revision=given.revision
    )
    return edited(work, sheet)


# -- Whatever hangs on a sheet ---------------------------------------------------------------------------------------

_Id = Annotated[int, Field(description="As sheet_list_objects gives it.")]


class PlaceObject(Editing):
    of: Literal["charts", "pictures"]
    id: _Id
    cell: CellName
    down: Annotated[int, Field(ge=0, description="Pixels below the upper edge of the cell.")] = 0
    across: Annotated[int, Field(ge=0, description="Pixels right of its left edge.")] = 0
    width: Annotated[int, Field(ge=10)]
    height: Annotated[int, Field(ge=10)]


def _object_told(db: Db, of: str, id: int) -> dict[str, Any]:
    return {**sheet_told(db, _sheet_id(db, of, id)), "of": of, "id": id}


def _sheet_id(db: Db, of: str, id: int) -> int:
    """Where an object is that is asked for by its id alone. Raises NotFound."""
    if of == "pictures":
        if (picture := db.get(Picture, id)) is None:
            raise NotFound("There is no such picture. It may have been deleted.")
        return picture.sheet_id
    return visible_chart(db, id)[1].id if of == "charts" else visible_pivot(db, id)[1].id


def _placed_told(of: str, id: str) -> Telling:
    sizes = ("down", "across", "width", "height")

    def tell(db: Db, asked: Told) -> dict[str, Any]:
        told = {"cell": address(asked["row"], asked["column"]), **{name: asked.get(name, 0) for name in sizes}}
        return _object_told(db, of, asked[id]) | told

    return tell


@tool("sheet_place_object", "Move or resize a chart or a picture.", "change", repeats=True,
      action=actions.place_chart, told=_placed_told("charts", "chart_id"),
      others={actions.place_picture: _placed_told("pictures", "picture_id")})  # fmt: skip
def place_object(db: Db, given: PlaceObject) -> Edited:
    sheet, (row, column) = _on_sheet(db, given, given.of, given.id), cell_of(given.cell)
    place = actions.place_chart if given.of == "charts" else actions.place_picture
    work = place(
        db, given.id, row=row, column=column, down=given.down, across=given.across, width=given.width,
        height=given.height, revision=given.revision,
    )  # fmt: skip
    return edited(work, sheet)


def _on_sheet(db: Db, given: Editing, of: str, id: int) -> Sheet:
    """The sheet that is named, which has the object. Raises NotFound."""
    sheet = sheet_of(db, given)
    if of in ("charts", "pictures", "pivots") and _sheet_id(db, of, id) != sheet.id:
        raise NotFound(f"{sheet.name} has no such object. List its {of}.")
    return sheet


class DeleteObject(Editing):
    of: Literal["charts", "pivots", "pictures", "format_rules", "bandings", "protections"]
    id: _Id


def _deleted_told(of: str) -> Telling:
    return with_choice(on_sheet("id"), of=of)


@tool("sheet_delete_object", "Delete a chart, a pivot table, a picture, a rule of looks or a protection.", "remove",
      action=actions.delete_chart, told=lambda db, asked: _object_told(db, "charts", asked["chart_id"]),
      others={
          actions.delete_pivot: lambda db, asked: _object_told(db, "pivots", asked["pivot_id"]),
          actions.delete_picture: lambda db, asked: _object_told(db, "pictures", asked["picture_id"]),
          actions.remove_format_rule: _deleted_told("format_rules"),
          actions.remove_banding: _deleted_told("bandings"),
          actions.unprotect: _deleted_told("protections"),
      })  # fmt: skip
def delete_object(db: Db, given: DeleteObject) -> Edited:
    sheet = _on_sheet(db, given, given.of, given.id)
    if given.of == "charts":
        work = actions.delete_chart(db, given.id, revision=given.revision)
    elif given.of == "pivots":
        work = actions.delete_pivot(db, given.id, revision=given.revision)
    elif given.of == "pictures":
        work = actions.delete_picture(db, given.id, revision=given.revision)
    elif given.of == "format_rules":
        work = actions.remove_format_rule(db, sheet.id, given.id, revision=given.revision)
    elif given.of == "bandings":
        work = actions.remove_banding(db, sheet.id, given.id, revision=given.revision)
    else:
        work = actions.unprotect(db, sheet.id, given.id, revision=given.revision)
    return edited(work, sheet)


# -- Comments --------------------------------------------------------------------------------------------------------

_Body = Annotated[str, Field(min_length=1, max_length=2000, description="@ before a full name mentions somebody.")]


class AddComment(OneSheet):
    cell: CellName
    body: _Body
    assignee: PersonName | None = None


def _comment_told(db: Db, asked: Told) -> dict[str, Any]:
    told = on_cell("body")(db, asked)
    assignee = asked.get("assignee_id")
    return told | ({"assignee": person_told(db, assignee)} if assignee else {})


@tool("sheet_add_comment", "Begin a thread of comments on a cell, perhaps for somebody.", "add",
      action=actions.add_comment, told=_comment_told)  # fmt: skip
def add_comment(db: Db, given: AddComment) -> Done:
    sheet, (row, column) = sheet_of(db, given), cell_of(given.cell)
    assignee = person_of(db, given.assignee, "assignee").id if given.assignee else None
    made = actions.add_comment(db, sheet.id, row, column, given.body, assignee_id=assignee)
    return Done(done="The comment was added.", id=made.id)


class OneComment(Arguments):
    comment: Annotated[int, Field(description="By the id that sheet_list_objects gives.")]


class ReplyComment(OneComment):
    body: _Body


@tool("sheet_reply_comment", "Answer a thread of comments.", "add", action=actions.reply,
      told=lambda _db, asked: {"comment": asked["comment_id"], "body": asked["body"]})  # fmt: skip
def reply_comment(db: Db, given: ReplyComment) -> Done:
    return Done(done="The answer was added.", id=actions.reply(db, given.comment, given.body).id)


class ChangeComment(OneComment):
    body: Annotated[_Body | None, Field(description="Of a comment of yours.")] = None
    assignee: Annotated[PersonName | None, Field(description="Whose thread it is; null: nobody's.")] = None
    resolved: Annotated[bool | None, Field(description="false takes the thread up again.")] = None


def _assigned_told(db: Db, asked: Told) -> dict[str, Any]:
    assignee = asked["assignee_id"]
    return {"comment": asked["comment_id"], "assignee": person_told(db, assignee) if assignee else None}


@tool("sheet_change_comment", "Change a comment of yours, or assign or resolve a thread.", "change", repeats=True,
      action=actions.edit_comment, told=lambda _db, asked: {"comment": asked["comment_id"], "body": asked["body"]},
      others={
          actions.assign: _assigned_told,
          actions.resolve: lambda _db, asked: {"comment": asked["comment_id"],
                                               "resolved": asked.get("resolved", True)},
      })  # fmt: skip
def change_comment(db: Db, given: ChangeComment) -> Done:
    what = chosen(given, "body", "assignee", "resolved")
    if what == "body":
        changed = actions.edit_comment(db, given.comment, given.body or "")
    elif what == "assignee":
        assignee = person_of(db, given.assignee, "assignee").id if given.assignee else None
        changed = actions.assign(db, given.comment, assignee)
    else:
        changed = actions.resolve(db, given.comment, bool(given.resolved))
    return Done(done="The comment was changed.", id=changed.id)


@tool("sheet_delete_comment", "Delete a comment; the first of a thread takes the answers along.", "remove",
      action=actions.delete_comment, told=lambda _db, asked: {"comment": asked["comment_id"]})  # fmt: skip
def delete_comment(db: Db, given: OneComment) -> Done:
    return Done(done="The comment was deleted.", id=actions.delete_comment(db, given.comment).id)


class Notice(Result):
    id: int
    at: str
    who: str
    kind: str
    workbook: str
    comment: str | None = None
    cell: str | None = None
    read: bool


class Notifications(Result):
    items: tuple[Notice, ...]
    unread: int


class ListNotifications(Arguments):
    unread_only: bool = False


@tool("sheet_list_notifications", "List what you were told: comments for you, answers, workbooks shared with you.")
def list_notifications(db: Db, given: ListNotifications) -> Notifications:
    unread, latest = queries.notifications(db)
    items = []
    for row in latest:
        if given.unread_only and row.read_at is not None:
            continue
        comment = row.comment if row.comment is not None and row.comment.deleted_at is None else None
        items.append(Notice(
            id=row.id, at=at_office(db, row.at), who=row.who, kind=row.kind, workbook=row.workbook.title,
            comment=comment.body if comment else None, read=row.read_at is not None,
            cell=address(comment.row, comment.column) if comment else None,
        ))  # fmt: skip
    return Notifications(items=tuple(items), unread=unread)


class ReadNotifications(Arguments):
    notification: Annotated[int | None, Field(description="By its id; left out: all of them.")] = None


@tool("sheet_read_notifications", "Mark a notification as read, or all of them.", "change", repeats=True,
      action=actions.read_notification,
      told=lambda _db, asked: {"notification": asked["notification_id"]},
      others={actions.read_all_notifications: lambda _db, _asked: {}})  # fmt: skip
def read_notifications(db: Db, given: ReadNotifications) -> Done:
    if given.notification is not None:
        return Done(done="It is marked as read.", id=actions.read_notification(db, given.notification).id)
    actions.read_all_notifications(db)
    return Done(done="All notifications are marked as read.")


CHARTS = (add_chart, edit_chart, edit_series)
PIVOTS = (add_pivot, edit_pivot, show_details)
OBJECTS = (add_picture, edit_picture, set_link, place_object, delete_object)
COMMENTS = (add_comment, reply_comment, change_comment, delete_comment, list_notifications, read_notifications)
