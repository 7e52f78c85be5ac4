"""What can be done wrong in the spreadsheet and mended there: files, shares, tabs, comments, and what undo undoes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import ColumnElement, ColumnExpressionArgument, func, or_, select

from .....apps.platform.database import Db
from .....apps.sheet import actions
from .....apps.sheet.engine import Area
from .....apps.sheet.engine.entry import editable_text
from .....apps.sheet.models import (
    Banding,
    Cell,
    CellLink,
    Comment,
    ConditionalFormat,
    DefinedName,
    EngineState,
    Filter,
    Folder,
    LineGroup,
    Picture,
    Protection,
    Row,
    Sheet,
    SheetUser,
    Star,
    Validation,
    Workbook,
    WorkbookPermission,
)
from ..deed import AppDeeds, Deed, Editor, Maker, Mend
from ..scene import CannotBeDone, Scene

#: A picture of one dot.
_DOT = bytes.fromhex("474946383761010001008000000000000000002c000000000100010000080400010404003b")
_MISTAKEN = "Mistaken"
# Where nothing stands on any sheet.
_FAR = 900, 40
# Bytes, as the engine saves it, of a workbook that is quick to work on. What holds for one holds for all.
_QUICK = 10_000
Operate = Callable[[Db, Scene, Cell], object]


def _may(scene: Scene, *levels: str) -> ColumnElement[bool]:
    """Quick workbooks of the persona's own, or open to them on one of these levels."""
    shared = select(WorkbookPermission.workbook_id).where(
        WorkbookPermission.person_id == scene.actor_id, WorkbookPermission.level.in_(levels)
    )
    mine = Workbook.owner_id == scene.actor_id
    quick = select(EngineState.workbook_id).where(func.length(EngineState.data) < _QUICK)
    is_open = or_(mine, Workbook.id.in_(shared), Workbook.company_access.in_(levels))
    return Workbook.deleted_at.is_(None) & Workbook.id.in_(quick) & is_open


def _own(scene: Scene) -> ColumnElement[bool]:
    return Workbook.owner_id == scene.actor_id


def _sheet(db: Db, scene: Scene, *levels: str) -> Sheet:
    workbooks = select(Workbook.id).where(_may(scene, *levels or ("editor",)))
    return scene.pick(db, Sheet, Sheet.workbook_id.in_(workbooks), ~Sheet.is_hidden)


def _cell(db: Db, scene: Scene, *where: ColumnExpressionArgument[bool]) -> Cell:
    """A cell below the first row in which something stands that is no formula's spilled value."""
    sheet = _sheet(db, scene)
    return scene.pick(db, Cell, Cell.sheet_id == sheet.id, Cell.row > 1, Cell.kind != "empty", ~Cell.is_spilled, *where)


def _typed_over(db: Db, scene: Scene) -> Mend:
    """Something typed over a cell, and what the formula bar showed of it typed again."""
    plain = Cell.formula.is_not(None) | (Cell.kind == "text")
    cell = _cell(db, scene, plain)
    sheet, place, before = cell.sheet_id, (cell.row, cell.column), cell.formula
    before = before or editable_text(cell.text or "", db.today)
    actions.set_cells(db, sheet, {place: _MISTAKEN})
    return lambda db: actions.set_cells(db, sheet, {place: before})


def _typed_nowhere(db: Db, scene: Scene) -> Mend:
    """Something typed where nothing stood, and cleared."""
    sheet = _sheet(db, scene).id
    actions.set_cells(db, sheet, {_FAR: _MISTAKEN})
    return lambda db: actions.clear_cells(db, sheet, [Area(*_FAR, *_FAR)])


def _lines(db: Db, scene: Scene) -> Mend:
    """Rows put in, and taken out again."""
    cell = _cell(db, scene)
    sheet, row = cell.sheet_id, cell.row
    actions.insert_lines(db, sheet, "row", row, 2)
    return lambda db: actions.delete_lines(db, sheet, "row", row, 2)


def _must_show(db: Db, sheet: int, first: int, last: int) -> None:
    """See that these rows show: what is hidden anew and shown would show that was hidden before."""
    hidden = db.query(Row).filter(Row.sheet_id == sheet, Row.number.between(first, last), Row.is_hidden)
    if hidden.first() is not None:
        raise CannotBeDone("rows are out of sight already")


def _hidden_lines(db: Db, scene: Scene) -> Mend:
    cell = _cell(db, scene)
    sheet, row = cell.sheet_id, cell.row
    if db.get(Filter, sheet) is not None:
        raise CannotBeDone("a filter hides rows of its own")
    _must_show(db, sheet, row, row)
    actions.hide_lines(db, sheet, "row", row, 1)
    return lambda db: actions.hide_lines(db, sheet, "row", row, 1, hidden=False)


def _merged(db: Db, scene: Scene) -> Mend:
    sheet = _sheet(db, scene).id
    area = Area(*_FAR, _FAR[0] + 1, _FAR[1] + 1)
    actions.merge_cells(db, sheet, area)
    return lambda db: actions.unmerge_cells(db, sheet, area)


def _linked(db: Db, scene: Scene) -> Mend:
    """A link put on a cell that has none, and taken off."""
    cell = _cell(db, scene)
    sheet, area = cell.sheet_id, Area(cell.row, cell.column, cell.row, cell.column)
    if db.query(CellLink).filter_by(sheet_id=sheet, row=cell.row, column=cell.column).first() is not None:
        raise CannotBeDone("there is a link already")
    actions.set_link(db, sheet, cell.row, cell.column, url="www.mistaken.example")
    return lambda db: actions.remove_links(db, sheet, area)


def _pictured(db: Db, scene: Scene) -> Mend:
    """A picture put on a sheet, and deleted."""
    sheet = _sheet(db, scene).id
    actions.add_picture(db, sheet, "mistaken.gif", _DOT, alt=_MISTAKEN)
    made = db.scalars(select(Picture.id).where(Picture.sheet_id == sheet).order_by(Picture.id.desc())).first()
    assert made is not None
    return lambda db: actions.delete_picture(db, made)


def _moved(db: Db, scene: Scene) -> Mend:
    """A row moved down beyond what is filled, and up again."""
    sheet = _sheet(db, scene).id
    actions.move_lines(db, sheet, "row", _FAR[0], 1, _FAR[0] + 5)
    return lambda db: actions.move_lines(db, sheet, "row", _FAR[0] + 4, 1, _FAR[0])


def _filtered(db: Db, scene: Scene) -> Mend:
    sheet = _sheet(db, scene).id
    if db.get(Filter, sheet) is not None:
        raise CannotBeDone("there is a filter already")
    _must_show(db, sheet, 1, 5)
    actions.create_filter(db, sheet, Area(1, 1, 5, 3))
    return lambda db: actions.remove_filter(db, sheet)


def _trashed(db: Db, scene: Scene) -> Mend:
    workbook = scene.pick(db, Workbook, _own(scene)).id
    actions.trash_workbook(db, workbook)
    return lambda db: actions.restore_workbook(db, workbook)


def _contents(db: Db, sheet_id: int) -> list[Any]:
    columns = (Cell.row, Cell.column, Cell.formula, Cell.kind, Cell.number, Cell.text, Cell.style)
    db.flush()
    return list(db.execute(select(*columns).where(Cell.sheet_id == sheet_id).order_by(Cell.row, Cell.column)))


def _undone(name: str, operate: Operate, *, writes: bool = False) -> Deed:
    """An operation near some cell, and undo; one that `writes` what may stand there already must change something."""

    def do(db: Db, scene: Scene) -> Mend:
        cell = _cell(db, scene)
        workbook = cell.sheet_id // 1024
        before = _contents(db, cell.sheet_id) if writes else None
        operate(db, scene, cell)
        if writes and _contents(db, cell.sheet_id) == before:
            raise CannotBeDone("the cells hold already what it would write")
        return lambda db: actions.undo(db, workbook)

    return Deed(f"sheet_cell {name}, undone", do, at_once=True)


def _area(cell: Cell, rows: int = 3, columns: int = 2) -> Area:
    return Area(cell.row, cell.column, cell.row + rows - 1, cell.column + columns - 1)


def _undone_and_redone(db: Db, scene: Scene) -> Mend:
    """Something typed, undone, done again, and undone at last."""
    cell = _cell(db, scene)
    sheet, workbook = cell.sheet_id, cell.sheet_id // 1024
    actions.set_cells(db, sheet, {(cell.row, cell.column): _MISTAKEN})
    actions.undo(db, workbook)
    actions.redo(db, workbook)
    return lambda db: actions.undo(db, workbook)


def _named(db: Db, scene: Scene) -> DefinedName:
    sheet = _sheet(db, scene)
    actions.define_name(db, sheet.id, _MISTAKEN, "A1:A3")
    return db.scalars(select(DefinedName).where(DefinedName.workbook_id == sheet.workbook_id).order_by(
        DefinedName.id.desc())).first()  # type: ignore[return-value]  # it has just been made  # fmt: skip


def _rule(db: Db, scene: Scene, model: type[Any]) -> Any:
    """A rule of each kind where nothing stands: a dropdown, a look, a protection; a group of rows, colors in turn."""
    sheet, place = _sheet(db, scene), str(Area(*_FAR, *_FAR))
    before = set(db.scalars(select(model.id)))
    if model is Validation:
        actions.set_validation(db, sheet.id, place, actions.Allowed("list", choices=[_MISTAKEN]))
    elif model is ConditionalFormat:
        rule = actions.FormatRule("text is", _MISTAKEN, style={"b": 1})
        actions.set_format_rule(db, sheet.id, place, rule)
    elif model is LineGroup:
        actions.group_lines(db, sheet.id, "row", _FAR[0], 3)
    elif model is Banding:
        far = Area(*_FAR, _FAR[0] + 3, _FAR[1])
        actions.set_banding(db, sheet.id, str(far), actions.BandColors("#FFFFFF", "#F1F5F9"))
    else:
        actions.protect(db, sheet.id, areas=place)
    return db.get_one(model, next(id for id in db.scalars(select(model.id)) if id not in before))


def _new_sheet(db: Db, scene: Scene) -> Sheet:
    workbook = _sheet(db, scene).workbook_id
    before = set(db.scalars(select(Sheet.id).where(Sheet.workbook_id == workbook)))
    work = actions.add_sheet(db, workbook, _MISTAKEN)
    return db.get_one(Sheet, actions.new_sheet_id(work, before))


def _comment(db: Db, scene: Scene) -> Comment:
    return actions.add_comment(db, _sheet(db, scene, "commenter", "editor").id, 2, 2, _MISTAKEN)


def _answer(db: Db, scene: Scene) -> Mend:
    """An answer to an open thread, deleted."""
    workbooks = select(Workbook.id).where(_may(scene, "commenter", "editor"))
    sheets = select(Sheet.id).where(Sheet.workbook_id.in_(workbooks))
    thread = scene.pick(db, Comment, Comment.sheet_id.in_(sheets), Comment.thread_id.is_(None),
                        Comment.resolved_at.is_(None))  # fmt: skip
    id = actions.reply(db, thread.id, _MISTAKEN).id
    return lambda db: actions.delete_comment(db, id)


def _share(db: Db, scene: Scene) -> WorkbookPermission:
    workbook = scene.pick(db, Workbook, _may(scene, "editor"))
    have = [workbook.owner_id, *(place.person_id for place in workbook.permissions)]
    other = scene.pick(db, SheetUser, SheetUser.is_active, SheetUser.id.not_in(have))
    return actions.share_workbook(db, workbook.id, other.id, "viewer")


def _star(db: Db, scene: Scene) -> Star:
    starred = select(Star.workbook_id).where(Star.person_id == scene.actor_id)
    workbook = scene.pick(db, Workbook, _may(scene, "viewer", "editor"), Workbook.id.not_in(starred))
    actions.star_workbook(db, workbook.id)
    return db.query(Star).filter_by(workbook_id=workbook.id, person_id=scene.actor_id).one()


def _copy(db: Db, scene: Scene) -> Mend:
    copy = actions.copy_workbook(db, scene.pick(db, Workbook, _may(scene, "viewer", "editor")).id).id
    return lambda db: actions.trash_workbook(db, copy)


_TAB: dict[str, Callable[[Db, Sheet, Any], object]] = {
    "name": lambda db, sheet, name: actions.rename_sheet(db, sheet.id, name or ""),
    "color": lambda db, sheet, color: actions.color_sheet(db, sheet.id, color),
    "is_hidden": lambda db, sheet, hidden: actions.hide_sheet(db, sheet.id, hidden),
    "position": lambda db, sheet, position: actions.move_sheet(db, sheet.id, position or 0),
    "frozen_rows": lambda db, sheet, rows: actions.freeze(db, sheet.id, rows or 0, sheet.frozen_columns),
    "frozen_columns": lambda db, sheet, columns: actions.freeze(db, sheet.id, sheet.frozen_rows, columns or 0),
}
_FILE: dict[str, Callable[[Db, Workbook, Any], object]] = {
    "title": lambda db, workbook, title: actions.rename_workbook(db, workbook.id, title or ""),
    "folder_id": lambda db, workbook, folder: actions.move_workbook(db, workbook.id, folder),
    "company_access": lambda db, workbook, level: actions.set_company_access(db, workbook.id, level),
}


def _save_share(db: Db, share: WorkbookPermission, values: Mapping[str, Any]) -> None:
    if share.person_id == db.actor_id:
        raise CannotBeDone("whoever may do less cannot let themselves do more")
    actions.share_workbook(db, share.workbook_id, share.person_id, values["level"] or "")


def _saving(table: Mapping[str, Callable[[Db, Any, Any], object]]) -> Callable[[Db, Any, Mapping[str, Any]], None]:
    def save(db: Db, row: Any, values: Mapping[str, Any]) -> None:
        for name, value in values.items():
            table[name](db, row, value)
            db.refresh(row)

    return save


DEEDS = AppDeeds(
    editors=(
        Editor(Workbook, tuple(_FILE), _saving(_FILE)),
        Editor(Sheet, tuple(_TAB), _saving(_TAB)),
        Editor(Comment, ("body",), lambda db, row, values: actions.edit_comment(db, row.id, values["body"] or "")),
        Editor(
            Comment,
            ("resolved_at",),
            lambda db, row, values: actions.resolve(db, row.id, values["resolved_at"] is not None),
        ),
        Editor(WorkbookPermission, ("level",), _save_share),
        Editor(Folder, ("name",), lambda db, row, values: actions.rename_folder(db, row.id, name=values["name"] or "")),
    ),
    makers=(
        Maker(
            Workbook,
            lambda db, _: actions.create_workbook(db, title=_MISTAKEN),
            lambda db, row: actions.trash_workbook(db, row.id),
        ),
        Maker(
            Folder,
            lambda db, _: actions.create_folder(db, name=_MISTAKEN),
            lambda db, row: actions.delete_folder(db, row.id),
        ),
        Maker(Sheet, _new_sheet, lambda db, row: actions.delete_sheet(db, row.id)),
        Maker(DefinedName, _named, lambda db, row: actions.delete_name(db, row.id)),
        Maker(
            Validation,
            lambda db, scene: _rule(db, scene, Validation),
            lambda db, row: actions.remove_validation(db, row.sheet_id, id=row.id),
        ),
        Maker(
            ConditionalFormat,
            lambda db, scene: _rule(db, scene, ConditionalFormat),
            lambda db, row: actions.remove_format_rule(db, row.sheet_id, row.id),
        ),
        Maker(
            LineGroup,
            lambda db, scene: _rule(db, scene, LineGroup),
            lambda db, row: actions.ungroup_lines(db, row.sheet_id, row.axis, row.first, row.last - row.first + 1),
        ),
        Maker(
            Banding,
            lambda db, scene: _rule(db, scene, Banding),
            lambda db, row: actions.remove_banding(db, row.sheet_id, row.id),
        ),
        Maker(
            Protection,
            lambda db, scene: _rule(db, scene, Protection),
            lambda db, row: actions.unprotect(db, row.sheet_id, row.id),
        ),
        Maker(Comment, _comment, lambda db, row: actions.delete_comment(db, row.id)),
        Maker(WorkbookPermission, _share, lambda db, row: actions.unshare_workbook(db, row.workbook_id, row.person_id)),
        Maker(Star, _star, lambda db, row: actions.star_workbook(db, row.workbook_id, starred=False)),
    ),
    others=(
        Deed("sheet_workbook trashed and brought back", _trashed),
        Deed("sheet_workbook copied and trashed", _copy),
        Deed("sheet_comment an answer, deleted", _answer),
        Deed("sheet_cell typed over and typed again", _typed_over, at_once=True),
        # What is appended goes below all that stands on a sheet.
        Deed("sheet_cell typed where nothing stood, cleared", _typed_nowhere, at_once=True),
        Deed("sheet_row put in and taken out", _lines, at_once=True),
        # A sort leaves hidden rows where they are.
        Deed("sheet_row hidden and shown", _hidden_lines, at_once=True),
        Deed("sheet_merge made and taken apart", _merged),
        Deed("sheet_filter put on and taken off", _filtered),
        Deed("sheet_link put on and taken off", _linked),
        Deed("sheet_picture put on and deleted", _pictured),
        # Where the row is empty it is no fault to leave it there.
        Deed("sheet_row moved and moved back", _moved, overwritten=True),
        _undone("rows moved", lambda db, _, c: actions.move_lines(db, c.sheet_id, "row", c.row, 1, c.row + 3)),
        Deed("sheet_cell typed, undone, redone, undone", _undone_and_redone, at_once=True),
        _undone("typed over", lambda db, _, c: actions.set_cells(db, c.sheet_id, {(c.row, c.column): _MISTAKEN})),
        _undone("cleared", lambda db, _, c: actions.clear_cells(db, c.sheet_id, [_area(c)])),
        _undone("rows deleted", lambda db, _, c: actions.delete_lines(db, c.sheet_id, "row", c.row, 2)),
        _undone("columns deleted", lambda db, _, c: actions.delete_lines(db, c.sheet_id, "column", c.column)),
        _undone("columns put in", lambda db, _, c: actions.insert_lines(db, c.sheet_id, "column", c.column)),
        _undone("column widened", lambda db, _, c: actions.resize_lines(db, c.sheet_id, "column", c.column, 1, 333)),
        _undone("made bold", lambda db, _, c: actions.format_cells(db, c.sheet_id, [_area(c)], {"b": True, "i": True})),
        _undone("drawn around", lambda db, _, c: actions.set_borders(db, c.sheet_id, _area(c), "all")),
        _undone("sorted", lambda db, _, c: actions.sort_range(
            db, c.sheet_id, Area(2, 1, c.row + 3, c.column + 1), [actions.SortKey(c.column, descending=True)]),
            writes=True),
        _undone("filled down", lambda db, _, c: actions.fill(
            db, c.sheet_id, _area(c, 1, 1), _area(c, 4, 1)), writes=True),
        _undone("given checkboxes", lambda db, _, c: actions.set_validation(
            db, c.sheet_id, str(Area(*_FAR, *_FAR)), actions.Allowed("checkbox"))),
        _undone("sheet deleted", lambda db, _, c: actions.delete_sheet(db, c.sheet_id)),
    ),
)  # fmt: skip
