"""What tools of all kinds of records have alike: search, get, create, update, delete, a new owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from ...platform.database import Db
from ...platform.record_fields import RecordFields
from ...platform.tools import Arguments, Call, Look, Result, Tool
from ...platform.tools.lists import Cell, search_tool
from ...platform.tools.values import Named, annotation_of, argument_of, shown, to_action, to_argument
from .. import lists
from ..field_access import for_reader, hidden
from ..fields.common import Parent, ParentType
from ..models import REPEATS, Note
from ..objects import CrmObject, label_of
from ..queries import parents
from .naming import RecordRef, Saved, Version, record_of, said, saved
from .related import Card, cards


def tools_of(entry: CrmObject) -> Iterator[Tool[Any]]:
    """The tools that every kind of record has, as far as it has such pages."""
    if entry.has_list:
        yield _search(entry)
    if entry.tabs or entry.key == "event":  # others are read where they hang
        yield _get(entry)
    if entry.key != "note":  # which is written on a record, and edited as a text alone
        yield _create(entry)
        yield _update(entry)


def look_at(entry: CrmObject) -> Look:
    """How somebody looks at a record before they do something with it: they search for it, and read it."""

    def look(db: Db, given: int | str) -> Iterator[Call]:
        record = record_of(db, entry.key, given)
        if isinstance(record, Note):
            yield Call("crm_read_stream", {"kind": record.parent_type, "record": record.parent_id})
            return
        if entry.has_list:
            yield Call(f"crm_search_{entry.plural.lower()}", {"query": label_of(record)})
        yield Call(f"crm_get_{entry.key}", {entry.key: said(db, entry.key, record.id), **_DETAIL})

    return look


#: Somebody who looks at a record sees what hangs on it as well.
_DETAIL = {"detailed": True}


def _search(entry: CrmObject) -> Tool[Any]:
    view, rows = lists.LISTS[entry.plural.lower()]
    by_filter = {field.list_filter().key: field for field in entry.fields if field.filter}

    def find(db: Db, filter: str, name: str) -> int:
        found: int = by_filter[filter].parse(db, name)
        return found

    return search_tool("crm", view, rows, reader=for_reader, find=find)


class Hanging(Result):
    """The record on which an activity hangs."""

    kind: str
    id: int
    name: str


def _get(entry: CrmObject) -> Tool[Any]:
    asked: dict[str, Any] = {entry.key: (Named, ...), "detailed": (_DETAILED, False)}
    arguments = create_model(f"Get{entry.singular}", __base__=Arguments, **asked)
    told = [field for field in entry.fields if field.card != "" or field in entry.fields.highlights]
    read: dict[str, Any] = {
        argument_of(field): (Hanging | None if isinstance(field, Parent) else Cell, None) for field in told
    }
    read |= {"id": (int, ...), "name": (str, ...), "version": (int, ...), "related": (tuple[Card, ...] | None, None)}
    result = create_model(f"{entry.singular}Details", __base__=Result, **read)

    def run(db: Db, given: Any) -> Result:
        record = record_of(db, entry.key, getattr(given, entry.key))
        unseen = hidden(db, entry.key)
        fields = [
            f
            for f in entry.fields
            if argument_of(f) in read and f.name not in unseen and (f.when is None or f.when(record))
        ]
        values = {
            argument_of(field): _hanging(db, record) if isinstance(field, Parent) else shown(db, field, record)
            for field in fields
        }
        related = cards(db, record) if given.detailed else None
        found: Result = result(
            **{**values, "id": record.id, "name": label_of(record), "version": record.version, "related": related}
        )
        return found

    return Tool(
        name=f"crm_get_{entry.key}",
        about=f"Read one {entry.key}: all that its page says of it.",
        arguments=arguments,
        result=result,
        run=run,
    )


def _hanging(db: Db, record: Any) -> Hanging | None:
    parent = parents(db, [record]).get((record.parent_type, record.parent_id))
    return None if parent is None else Hanging(kind=record.parent_type, id=parent.id, name=label_of(parent))


_DETAILED = Annotated[bool, Field(description="With the cards of what hangs on it, and their ids.")]


def _written(fields: RecordFields, use: str, *, optional: bool) -> Mapping[str, Any]:
    """The arguments for the fields that a form asks for."""
    found: dict[str, Any] = {}
    for field in fields.entered(use):  # type: ignore[arg-type]
        kind = RecordRef if isinstance(field, Parent) else annotation_of(field)
        required = not optional and field.is_required and field.default is None
        found[argument_of(field)] = (kind, ...) if required else (kind | None, None)
    return found


def _more(entry: CrmObject, verb: str) -> dict[str, Any]:
    """What an action takes besides fields: confirmations, and the guests and the repeating of an event."""
    found: dict[str, Any] = {}
    if verb == "create" and entry.key in ("account", "contact", "lead"):
        found["allow_duplicate"] = (_DUPLICATE, False)
    if entry.key == "event":
        found["anyway"] = (_ANYWAY, False)
        found["attendees"] = (_ATTENDEES, None)
        if verb == "create":
            found["repeats"] = (Literal[REPEATS] | None, None)
            found["until"] = (Annotated[date | None, Field(description="The last day on which it may begin.")], None)
    return found


_DUPLICATE = Annotated[bool, Field(description="Confirms a record that looks like another.")]
_ANYWAY = Annotated[bool, Field(description="Confirms a time at which somebody is busy.")]
_ATTENDEES = Annotated[
    tuple[str, ...] | None, Field(max_length=40, description='By key: "user-12", "contact-40". All who are asked.')
]


def _to_action(db: Db, entry: CrmObject, given: Any, more: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments of the action."""
    values = given.model_dump(exclude_unset=True, exclude={entry.key, "version", "parent", *more})
    taken = to_action(db, entry.fields, values)
    taken |= {name: getattr(given, name) for name in more if name in given.model_fields_set}
    if "parent" in given.model_fields_set and _has_parent(entry):
        ref = given.parent
        taken["parent_type"] = ref and ref.kind
        taken["parent_id"] = ref and record_of(db, ref.kind, ref.record, "parent").id
    return taken


def _has_parent(entry: CrmObject) -> bool:
    return any(isinstance(field, Parent) for field in entry.fields)


def _create(entry: CrmObject) -> Tool[Any]:
    more = _more(entry, "create")
    arguments = create_model(
        f"Create{entry.singular}", __base__=Arguments, **_written(entry.fields, "new", optional=False), **more
    )
    action = getattr(entry.module("actions"), f"create_{entry.key}")

    def run(db: Db, given: Any) -> Result:
        return saved(action(db, **_to_action(db, entry, given, more)))

    def told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        return {**_told(db, entry, asked["values"]), **_more_told(more, asked)}

    return Tool(
        name=f"crm_create_{entry.key}",
        about=f"Add a new {entry.key}.",
        arguments=arguments,
        result=Saved,
        run=run,
        kind="add",
        action=action,
        told=told,
    )


def _update(entry: CrmObject) -> Tool[Any]:
    more = _more(entry, "update")
    arguments = create_model(
        f"Update{entry.singular}",
        __base__=Arguments,
        **{
            entry.key: (Named, ...),
            "version": (Version, None),
            **_written(entry.fields, "edit", optional=True),
            **more,
        },
    )
    action = getattr(entry.module("actions"), f"update_{entry.key}")

    def run(db: Db, given: Any) -> Result:
        record = record_of(db, entry.key, getattr(given, entry.key))
        return saved(action(db, record.id, version=given.version, **_to_action(db, entry, given, more)))

    def told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        named = said(db, entry.key, asked[f"{entry.key}_id"])
        return {entry.key: named, **_told(db, entry, asked["values"]), **_more_told(more, asked)}

    return Tool(
        name=f"crm_update_{entry.key}",
        about=f"Change fields of one {entry.key}; what is not given stays, null empties a field.",
        arguments=arguments,
        result=Saved,
        run=run,
        kind="change",
        repeats=True,
        action=action,
        told=told,
    )


def _told(db: Db, entry: CrmObject, values: Mapping[str, Any]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name, value in values.items():
        field = entry.fields[name]
        if isinstance(field, Parent):
            kind = values.get("parent_type")
            found["parent"] = None if value is None else {"kind": kind, "record": said(db, str(kind), value)}
        elif not isinstance(field, ParentType):
            found[argument_of(field)] = to_argument(db, field, value)
    return found


def _more_told(more: Mapping[str, Any], asked: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: asked[name] for name in more if asked.get(name)}
    if "until" in found:
        found["until"] = found["until"].isoformat()
    return {name: list(value) if name == "attendees" else value for name, value in found.items()}
