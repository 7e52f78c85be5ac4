"""The recycle bin: what was deleted, of each kind of record, and bringing it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import Select, select

from ...platform.database import Db
from ...platform.listview import Bulk, Column, ListView
from ...platform.models import Person
from ...platform.pages import done, go
from .. import actions
from ..forms import ConfirmForm
from ..objects import OBJECTS, CrmObject, label_of
from ..permissions import scope
from ..queries import visible

blueprint = Blueprint("recycle_bin", __name__, url_prefix="/recycle-bin")


def _rows(entry: CrmObject) -> Select[Any]:
    """The deleted records that the acting person might have deleted."""
    model = entry.model
    return select(model).where(model.deleted_at.is_not(None), scope(g.db, model, "delete"))


@dataclass(frozen=True)
class _Gone:
    """Who deleted a record, and into which one it was merged, if it was."""

    by: Person | None
    kept: str = ""


def _gone(entry: CrmObject, db: Db, ids: list[int]) -> Mapping[int, _Gone]:
    model: Any = entry.model
    found = select(model.id, Person).outerjoin(Person, Person.id == model.updated_by_id).where(model.id.in_(ids))
    by = {row[0]: row[1] for row in db.execute(found)}
    kept: dict[int, str] = {}
    if entry.key in actions.MERGEABLE:
        merged = select(model.id, model.merged_into_id).where(model.id.in_(ids), model.merged_into_id.is_not(None))
        into = {row[0]: row[1] for row in db.execute(merged)}
        names = {each.id: label_of(each) for each in db.scalars(visible(db, model).where(model.id.in_(into.values())))}
        kept = {id: names.get(master, "") for id, master in into.items()}
    return {id: _Gone(person, kept.get(id, "")) for id, person in by.items()}


_MERGED = Column("merged", "Merged into", figure=lambda _row, gone: gone.kept if gone else "")


def _list(entry: CrmObject) -> ListView:
    model: Any = entry.model
    sort = entry.name if entry.sort is None else entry.sort
    plural = entry.plural.lower()
    return ListView(
        key=f"deleted-{plural}", title="Recycle bin", one=entry.singular.lower(), many=plural,
        endpoint=f"recycle_bin.{plural}",
        columns=(
            Column("name", entry.singular, value=label_of, sort=sort, width=50),
            Column("deleted", "Deleted", "moment", value=lambda row: row.deleted_at, sort=model.deleted_at),
            Column("by", "Deleted by", "person", figure=lambda _row, gone: gone.by if gone else None),
            *([_MERGED] if entry.key in actions.MERGEABLE else ()),
        ),
        sort="-deleted", search=(sort,), figures=partial(_gone, entry), name_of=label_of,
        icon="trash-2",
        bulk=(Bulk("Restore", "rotate-ccw", f"recycle_bin.restore_{plural}"),),
        row_menu=lambda row: [
            ("Restore", url_for(f"recycle_bin.restore_{plural}", ids=row.id), "rotate-ccw", {"dialog": True})
        ],
    )  # fmt: skip


_LISTS = {entry.plural.lower(): (entry, _list(entry)) for entry in OBJECTS.values()}


@blueprint.get("/")
def index() -> ResponseReturnValue:
    return go(url_for(".accounts"))


def show(plural: str) -> ResponseReturnValue:
    entry, view = _LISTS[plural]
    kinds = [(each.plural, url_for(f".{name}"), name == plural) for name, (each, _) in _LISTS.items()]
    return view.page(g.db, _rows(entry), "crm/recycle_bin.html", kinds=kinds)


def restore(plural: str) -> ResponseReturnValue:
    entry, view = _LISTS[plural]
    ids = [record.id for record in view.selected(g.db, _rows(entry))]
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.restore_records(g.db, entry.key, ids)):
        first, count = form.result[0] if form.result else None, len(form.result)
        what = label_of(first) if count == 1 and first is not None else f"{count:,} {plural}"
        return done(f"{what} {'was' if count == 1 else 'were'} restored.", view.shown_url)
    noun = entry.singular.lower() if len(ids) == 1 else plural
    text = "What was deleted along with it comes back, too." if len(ids) == 1 else "What went along comes back, too."
    if any(found.kept for found in _gone(entry, g.db, ids).values()):
        text += " What came along when records were merged stays where it is."
    return form.confirm(f"Restore {len(ids):,} {noun}?", text, "Restore", danger=False)


for _plural in _LISTS:
    blueprint.add_url_rule(f"/{_plural}", _plural, partial(show, _plural))
    _path, _name = f"/{_plural}/restore", f"restore_{_plural}"
    blueprint.add_url_rule(_path, _name, partial(restore, _plural), methods=["GET", "POST"])
