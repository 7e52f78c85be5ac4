"""What tools of all kinds of records have alike: search, get, create, update, delete, a new owner."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

from pydantic import Field, create_model

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.record_fields import RecordFields
from ...platform.tools import Arguments, Result, Tool
from ...platform.tools.lists import Cell, search_tool
from ...platform.tools.values import Named, annotation_of, argument_of, shown, to_action, to_argument
from .. import lists, queries
from ..field_access import for_reader, hidden
from ..objects import OBJECTS, CrmObject, CrmRecord, label_of

_VERSION = Annotated[
    int | None,
    Field(ge=1, description="As it was read; refused if somebody has saved it since. Left out: whatever it is."),
]


class Saved(Result):
    """A record that was written."""

    id: int
    name: str
    version: int


def record_of(db: Db, key: str, given: int | str, argument: str = "") -> CrmRecord:
    """The record that an argument names, by its id or its name. Raises NotFound, and Invalid where several have it."""
    entry = OBJECTS[key]
    if isinstance(given, int):
        return queries.find(db, entry.model, given)
    found = queries.named(db, key, given.removeprefix("#"))
    if len(found) > 1:
        several = "; ".join(f"{each.id} ({', '.join(part for part in entry.detail(each) if part)})" for each in found)
        raise Invalid({argument or key: f"More than one {key} is called “{given}”: {several}. Give the id."})
    if not found:
        raise NotFound(f"There is no {key} called “{given}”, or you cannot see it. Search for it.")
    return found[0]


def tools_of(entry: CrmObject) -> Iterator[Tool[Any]]:
    """The tools that every kind of record has, as far as it has such pages."""
    if entry.has_list:
        yield _search(entry)
    yield _get(entry)
    if entry.key != "note":  # which is written on a record, and edited as a text alone
        yield _create(entry)
        yield _update(entry)
    yield _delete(entry)


def _search(entry: CrmObject) -> Tool[Any]:
    view, rows = lists.LISTS[entry.plural.lower()]
    by_filter = {field.list_filter().key: field for field in entry.fields if field.filter}

    def find(db: Db, filter: str, name: str) -> int:
        found: int = by_filter[filter].parse(db, name)
        return found

    return search_tool("crm", view, rows, reader=for_reader, find=find)


def _get(entry: CrmObject) -> Tool[Any]:
    arguments = create_model(f"Get{entry.singular}", __base__=Arguments, **{entry.key: (Named, ...)})  # type: ignore[call-overload]
    told = [field for field in entry.fields if field.card != "" or field in entry.fields.highlights]
    read: dict[str, Any] = {argument_of(field): (Cell, None) for field in told}
    read |= {"id": (int, ...), "name": (str, ...), "version": (int, ...)}
    result = create_model(f"{entry.singular}Details", __base__=Result, **read)  # type: ignore[call-overload]

    def run(db: Db, given: Any) -> Result:
        record = record_of(db, entry.key, getattr(given, entry.key))
        unseen = hidden(db, entry.key)
        fields = [
            f
            for f in entry.fields
            if argument_of(f) in read and f.name not in unseen and (f.when is None or f.when(record))
        ]
        values = {argument_of(field): shown(db, field, record) for field in fields}
        return result(**{**values, "id": record.id, "name": label_of(record), "version": record.version})  # type: ignore[no-any-return]

    return Tool(
        name=f"crm_get_{entry.key}",
        about=f"Read one {entry.key}: all that its page says of it.",
        arguments=arguments,
        result=result,
        run=run,
    )


def _written(fields: RecordFields, use: str, *, optional: bool) -> Mapping[str, Any]:
    """The arguments for the fields that a form asks for."""
    found: dict[str, Any] = {}
    for field in fields.entered(use):  # type: ignore[arg-type]
        kind = annotation_of(field)
        required = not optional and field.is_required and field.default is None
        found[argument_of(field)] = (kind, ...) if required else (kind | None, None)
    return found


def _create(entry: CrmObject) -> Tool[Any]:
    arguments = create_model(
        f"Create{entry.singular}", __base__=Arguments, **_written(entry.fields, "new", optional=False)
    )  # type: ignore[call-overload]
    action = getattr(entry.module("actions"), f"create_{entry.key}")

    def run(db: Db, given: Any) -> Result:
        return _saved(action(db, **to_action(db, entry.fields, given.model_dump(exclude_unset=True))))

    def told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        return _told(db, entry, asked["values"])

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
    arguments = create_model(
        f"Update{entry.singular}",
        __base__=Arguments,
        **{entry.key: (Named, ...), "version": (_VERSION, None), **_written(entry.fields, "edit", optional=True)},
    )  # type: ignore[call-overload]
    action = getattr(entry.module("actions"), f"update_{entry.key}")

    def run(db: Db, given: Any) -> Result:
        values = given.model_dump(exclude_unset=True, exclude={entry.key, "version"})
        record = record_of(db, entry.key, getattr(given, entry.key))
        return _saved(action(db, record.id, version=given.version, **to_action(db, entry.fields, values)))

    def told(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
        return {entry.key: asked[f"{entry.key}_id"], **_told(db, entry, asked["values"])}

    return Tool(
        name=f"crm_update_{entry.key}",
        about=f"Change fields of a {entry.key}; what is not given stays, null empties a field.",
        arguments=arguments,
        result=Saved,
        run=run,
        kind="change",
        repeats=True,
        action=action,
        told=told,
    )


def _delete(entry: CrmObject) -> Tool[Any]:
    arguments = create_model(
        f"Delete{entry.singular}", __base__=Arguments, **{entry.key: (Named, ...), "version": (_VERSION, None)}
    )  # type: ignore[call-overload]
    action = getattr(entry.module("actions"), f"delete_{entry.key}")

    def run(db: Db, given: Any) -> Result:
        record = record_of(db, entry.key, getattr(given, entry.key))
        return _saved(action(db, record.id, version=given.version))

    return Tool(
        name=f"crm_delete_{entry.key}",
        about=f"Put a {entry.key} into the recycle bin, with what hangs on it.",
        arguments=arguments,
        result=Saved,
        run=run,
        kind="remove",
        action=action,
        told=lambda db, asked: {entry.key: asked[f"{entry.key}_id"]},
    )


def _told(db: Db, entry: CrmObject, values: Mapping[str, Any]) -> dict[str, Any]:
    return {
        argument_of(entry.fields[name]): to_argument(db, entry.fields[name], value) for name, value in values.items()
    }


def _saved(record: CrmRecord) -> Saved:
    return Saved(id=record.id, name=label_of(record), version=record.version)
