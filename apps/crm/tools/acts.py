"""Makes a tool of an action whose arguments are told one by one: what each is called, and how a name becomes an id."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.record_fields import RecordFields
from ...platform.tools import Arguments, Result, Tool
from ...platform.tools.tool import Kind
from ...platform.tools.values import Named, annotation_of, argument_of, to_action, to_argument
from .naming import Done, Version, pricebook_of, product_of, queue_of, record_of, user_of

#: What an argument means to the action; the whole of what was given goes along.
Read = Callable[[Db, Any, Any], Any]


@dataclass(frozen=True)
class Part:
    """One argument of a tool, and the action's parameter that it becomes."""

    argument: str
    parameter: str
    kind: Any
    is_required: bool = True
    read: Read = lambda _db, value, _given: value
    told: Callable[[Db, Any], Any] = lambda _db, value: value


def plain(name: str, kind: Any, *, parameter: str = "", required: bool = True, about: str = "") -> Part:
    """An argument that the action takes as it is."""
    return Part(name, parameter or name, Annotated[kind, Field(description=about)] if about else kind, required)


def text(name: str, longest: int = 10_000, *, required: bool = True, parameter: str = "") -> Part:
    return Part(name, parameter or name, Annotated[str, Field(max_length=longest)], required)


def one(key: str, argument: str = "", parameter: str = "", *, required: bool = True) -> Part:
    """A record of one kind."""
    name = argument or key

    def read(db: Db, value: Any, _given: Any) -> int:
        return record_of(db, key, value, name).id

    return Part(name, parameter or f"{name}_id", Named, required, read)


def many(key: str, argument: str, parameter: str) -> Part:
    """Records of one kind."""
    kind = Annotated[tuple[Named, ...], Field(min_length=1, max_length=200)]

    def read(db: Db, value: Any, _given: Any) -> list[int]:
        return [record_of(db, key, each, argument).id for each in value]

    return Part(argument, parameter, kind, True, read, lambda _db, ids: list(ids))


def row(argument: str, parameter: str = "") -> Part:
    """A row by the id that results give."""
    return Part(argument, parameter or f"{argument}_id", Annotated[int, Field(ge=1, description="An id of results.")])


def kind_of_record(keys: tuple[str, ...], parameter: str = "key") -> Part:
    return Part("kind", parameter, Literal[keys])


def of_kind(argument: str = "record", parameter: str = "record_id") -> Part:
    """A record of the kind that the argument `kind` says."""
    return Part(argument, parameter, Named, True, lambda db, value, given: record_of(db, given.kind, value).id)


def all_of_kind(argument: str = "records", parameter: str = "ids") -> Part:
    kind = Annotated[tuple[Named, ...], Field(min_length=1, max_length=200)]

    def read(db: Db, value: Any, given: Any) -> list[int]:
        return [record_of(db, given.kind, each, argument).id for each in value]

    return Part(argument, parameter, kind, True, read, lambda _db, ids: list(ids))


VERSION = Part("version", "version", Version, False)
PRODUCT = Part("product", "product_id", Named, True, lambda db, value, _given: product_of(db, value))
PRICEBOOK = Part("pricebook", "pricebook_id", Named, True, lambda db, value, _given: pricebook_of(db, value))
QUEUE = Part("queue", "queue_id", Named, False, lambda db, value, _given: queue_of(db, value))


def owner(*, required: bool = True) -> Part:
    return Part("owner", "owner_id", Named, required, lambda db, value, _given: user_of(db, value))


def act(
    name: str,
    about: str,
    kind: Kind,
    action: Callable[..., Any],
    *parts: Part,
    done: str,
    repeats: bool = False,
    fields: RecordFields | None = None,
    use: Literal["new", "edit"] = "edit",
) -> Tool[Any]:
    """The tool that calls `action`; `fields` are those that it takes as values besides."""
    asked: dict[str, Any] = {
        part.argument: (part.kind, ...) if part.is_required else (part.kind | None, None) for part in parts
    }
    entered = [each for each in (fields.entered(use) if fields else ()) if argument_of(each) not in asked]
    for field in entered:
        required = use == "new" and field.is_required and field.default is None
        asked[argument_of(field)] = (annotation_of(field), ...) if required else (annotation_of(field) | None, None)
    title = "".join(word.capitalize() for word in name.split("_")[1:])
    arguments = create_model(title, __base__=Arguments, **asked)

    def run(db: Db, given: Any) -> Result:
        taken = {}
        for part in parts:
            value = getattr(given, part.argument)
            if value is not None:
                taken[part.parameter] = part.read(db, value, given)
            elif part.argument in given.model_fields_set and part.is_required:
                raise Invalid({part.argument: "This is required."})
        if fields is not None:
            chosen = {argument_of(each) for each in entered} & given.model_fields_set
            taken |= to_action(db, fields, given.model_dump(include=chosen))
        return Done(done=done, ids=tuple(_ids(action(db, **taken))))

    def told(db: Db, asked_for: Mapping[str, Any]) -> dict[str, Any]:
        called = {**asked_for, **(asked_for.get("values") or {})}
        found = {
            part.argument: part.told(db, called[part.parameter])
            for part in parts
            if called.get(part.parameter) is not None and part is not VERSION
        }
        values = called.get("values") or {}
        for field in entered:
            if field.name in values:
                found[argument_of(field)] = to_argument(db, field, values[field.name])
        return found

    return Tool(
        name=name, about=about, arguments=arguments, result=Done, run=run, kind=kind, repeats=repeats,
        action=action, told=told,
    )  # fmt: skip


def _ids(result: Any) -> list[int]:
    """The ids of what an action gave back."""
    if isinstance(result, list | tuple):
        return [found for each in result for found in _ids(each)]
    id = getattr(result, "id", None)
    return [id] if isinstance(id, int) else []
