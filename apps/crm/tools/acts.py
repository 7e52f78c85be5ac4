"""Makes a tool of an action whose arguments are told one by one: what each is called, and how a name becomes an id."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, is_dataclass
from dataclasses import fields as parts_of
from typing import Annotated, Any, Literal

from pydantic import Field, create_model

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.record_fields import RecordFields
from ...platform.tools import Arguments, Result, Tool
from ...platform.tools.tool import Kind
from ...platform.tools.values import Named, annotation_of, argument_of, to_action, to_argument
from .naming import (
    Done,
    Version,
    article_of,
    pricebook_of,
    product_of,
    queue_of,
    record_of,
    said,
    said_article,
    said_product,
    said_row,
    user_of,
)
from .naming import said_user as _said_user

#: What an argument means to the action; the whole of what was given goes along.
Read = Callable[[Db, Any, Any], Any]
#: The argument that means a value of the action; all that the action was given goes along.
Say = Callable[[Db, Any, Mapping[str, Any]], Any]


@dataclass(frozen=True)
class Part:
    """One argument of a tool, and the action's parameter that it becomes."""

    argument: str
    parameter: str
    kind: Any
    is_required: bool = True
    read: Read = lambda _db, value, _given: value
    told: Say = lambda _db, value, _asked: value


@dataclass(frozen=True)
class Way:
    """One of the actions between which a tool lets choose, and what that is given; empty, unless asked otherwise."""

    action: Callable[..., Any]
    done: str
    given: Mapping[str, Any] = field(default_factory=dict)
    apart: tuple[str, ...] = ()  # what other ways take, though this one takes any values


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

    return Part(name, parameter or f"{name}_id", Named, required, read, lambda db, id, _asked: said(db, key, id))


def many(key: str, argument: str, parameter: str) -> Part:
    """Records of one kind."""
    kind = Annotated[tuple[Named, ...], Field(min_length=1, max_length=200)]

    def read(db: Db, value: Any, _given: Any) -> list[int]:
        return [record_of(db, key, each, argument).id for each in value]

    return Part(argument, parameter, kind, True, read, lambda db, ids, _asked: [said(db, key, id) for id in ids])


def row(argument: str, parameter: str = "", *, required: bool = True) -> Part:
    """A row by the id that results give."""
    kind = Annotated[int, Field(ge=1, description="An id of results.")]
    return Part(argument, parameter or f"{argument}_id", kind, required)


def kind_of_record(keys: tuple[str, ...], parameter: str = "key") -> Part:
    return Part("kind", parameter, Literal[keys])


def of_kind(argument: str = "record", parameter: str = "record_id") -> Part:
    """A record of the kind that the argument `kind` says."""
    return Part(
        argument, parameter, Named, True, lambda db, value, given: record_of(db, given.kind, value).id,
        lambda db, id, asked: said(db, _kind(asked), id),
    )  # fmt: skip


def all_of_kind(argument: str = "records", parameter: str = "ids") -> Part:
    kind = Annotated[tuple[Named, ...], Field(min_length=1, max_length=200)]

    def read(db: Db, value: Any, given: Any) -> list[int]:
        return [record_of(db, given.kind, each, argument).id for each in value]

    def told(db: Db, ids: Any, asked: Mapping[str, Any]) -> list[int | str]:
        return [said(db, _kind(asked), id) for id in ids]

    return Part(argument, parameter, kind, True, read, told)


def _kind(asked: Mapping[str, Any]) -> str:
    return str(asked.get("key") or asked["parent_type"])


def _named(argument: str, find: Callable[[Db, Any], int], say: Callable[[Db, Any], Any], required: bool) -> Part:
    """A row of some other table, by its name."""
    return Part(
        argument, f"{argument}_id", Named, required, lambda db, value, _given: find(db, value),
        lambda db, id, _asked: say(db, id),
    )  # fmt: skip


VERSION = Part("version", "version", Version, False)
PRODUCT = _named("product", product_of, said_product, True)
PRICEBOOK = _named("pricebook", pricebook_of, lambda db, id: said_row(db, "pricebook", id), True)
ARTICLE = _named("article", article_of, said_article, True)
QUEUE = _named("queue", queue_of, lambda db, id: said_row(db, "queue", id), False)


def owner(*, required: bool = True) -> Part:
    return _named("owner", user_of, _said_user, required)


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
    return _made(name, about, kind, {"": Way(action, done)}, parts, repeats=repeats, fields=fields, use=use)


def choice(
    name: str,
    about: str,
    kind: Kind,
    argument: str,
    ways: Mapping[str, Way],
    *parts: Part,
    repeats: bool = False,
    fields: RecordFields | None = None,
) -> Tool[Any]:
    """The tool that calls the action that its `argument` chooses; each takes those of the parts that it knows."""
    return _made(name, about, kind, ways, parts, argument, repeats=repeats, fields=fields)


def _made(
    name: str, about: str, kind: Kind, ways: Mapping[str, Way], parts: Sequence[Part], chosen_by: str = "", *,
    repeats: bool, fields: RecordFields | None, use: Literal["new", "edit"] = "edit",
) -> Tool[Any]:  # fmt: skip
    asked: dict[str, Any] = {chosen_by: (Literal[tuple(ways)], ...)} if chosen_by else {}
    asked |= {part.argument: (part.kind, ...) if part.is_required else (part.kind | None, None) for part in parts}
    entered = [each for each in (fields.entered(use) if fields else ()) if argument_of(each) not in asked]
    for entry in entered:
        required = use == "new" and entry.is_required and entry.default is None
        asked[argument_of(entry)] = (annotation_of(entry), ...) if required else (annotation_of(entry) | None, None)
    title = "".join(word.capitalize() for word in name.split("_")[1:])
    arguments = create_model(title, __base__=Arguments, **asked)

    def run(db: Db, given: Any) -> Result:
        way = ways[getattr(given, chosen_by) if chosen_by else ""]
        taken = _taken(db, way, parts, given)
        if fields is not None:
            chosen = {argument_of(each) for each in entered} & given.model_fields_set
            taken |= to_action(db, fields, given.model_dump(include=chosen))
        return Done(done=way.done, ids=tuple(_ids(way.action(db, **taken))))

    def told(db: Db, asked_for: Mapping[str, Any], action: Callable[..., Any]) -> dict[str, Any]:
        values = asked_for.get("values") or {}
        called = {**asked_for, **values}
        found = {chosen_by: _chosen(ways, action, called)} if chosen_by else {}
        for part in parts:
            value = called.get(part.parameter)
            if part is not VERSION and (value is not None or (part.is_required and part.parameter in called)):
                found[part.argument] = part.told(db, value, called)
        for entry in entered:
            if entry.name in values:
                found[argument_of(entry)] = to_argument(db, entry, values[entry.name])
        return found

    def telling(action: Callable[..., Any]) -> Callable[[Db, Mapping[str, Any]], dict[str, Any]]:
        return lambda db, asked_for: told(db, asked_for, action)

    first, *others = dict.fromkeys(way.action for way in ways.values())
    return Tool(
        name=name, about=about, arguments=arguments, result=Done, run=run, kind=kind, repeats=repeats,
        action=first, told=telling(first), others={action: telling(action) for action in others},
    )  # fmt: skip


def _taken(db: Db, way: Way, parts: Sequence[Part], given: Any) -> dict[str, Any]:
    """What the action takes of what was given. Raises Invalid for what it does not take, and for what it lacks."""
    known = inspect.signature(way.action).parameters
    takes_all = any(each.kind is inspect.Parameter.VAR_KEYWORD for each in known.values())
    taken = dict(way.given)
    wrong: dict[str, str] = {}
    for part in parts:
        value = getattr(given, part.argument)
        is_known = part.parameter in known or (takes_all and part.parameter not in way.apart)
        if value is not None and is_known and not taken.get(part.parameter):
            taken[part.parameter] = part.read(db, value, given)
        elif value is not None and not is_known and not part.is_required:
            wrong[part.argument] = "This goes with another choice."
        elif is_known and part.parameter not in taken and _is_needed(known.get(part.parameter)):
            wrong[part.argument] = "This is required."
    if wrong:
        raise Invalid(wrong)
    return taken


def _is_needed(parameter: inspect.Parameter | None) -> bool:
    return parameter is not None and parameter.default is inspect.Parameter.empty


def _chosen(ways: Mapping[str, Way], action: Callable[..., Any], called: Mapping[str, Any]) -> str:
    """The choice that leads to an action that was given this."""
    fitting = [key for key, way in ways.items() if way.action is action]
    return next(
        (key for key in fitting if all(called.get(name) == value for name, value in ways[key].given.items())),
        fitting[0],
    )  # fmt: skip


def _ids(result: Any) -> list[int]:
    """The ids of what an action gave back."""
    if isinstance(result, list | tuple):
        return [found for each in result for found in _ids(each)]
    if is_dataclass(result):
        return [found for each in parts_of(result) for found in _ids(getattr(result, each.name))]
    id = getattr(result, "id", None)
    return [id] if isinstance(id, int) else []
