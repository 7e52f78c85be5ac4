"""Arguments of tools as an agent that has gone astray may send them, drawn from a tool's own JSON Schema."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from deskgym.apps.platform.database import Database
from deskgym.apps.platform.models import Base
from deskgym.apps.platform.tools import Tool
from sqlalchemy import inspect

TEXTS = (
    *("", " ", "a", "é\u202e東京 😀", "</script>", "';--", '%s {x} \\ "', "\0", "\ud800", "a\u0301" * 30, "\r\n\t"),
    *("x" * 300, "word " * 5_000, "9" * 5_000, "=A1+", "=SUM(A1:A9)", "#1042", "1e9999", "NaN", "true", "null"),
)
NUMBERS = (0, 1, 2, 5, 20, -1, 0.5, 12.345, 1e308, 2**31, 2**63, -(2**63) - 1, 10**40)
WRONG: tuple[Any, ...] = (
    None,
    True,
    [],
    {},
    [[]],
    {"a": {"b": [1]}},
    "text",
    -3.7,
    float("nan"),
    float("inf"),
    10**400,
)
RANGES = ("A1", "B2:D9", "A:C", "3:5", "A1:ZZZ99999", "D9:B2", "Z999", "A0", "Sheet1!A1", "$A$1", "A1,B2")
DAYS = ("2026-10-05", "2024-02-29", "2025-02-29", "0001-01-01", "9999-12-31", "tomorrow", "2026-13-01")
MOMENTS = ("2026-10-05T09:30", "2026-10-05T09:30:00+05:00", "0001-01-01T00:00", "9999-12-31T23:59", "9:30")
#: Arguments that say where in a sheet something is.
PLACES = frozenset({"range", "ranges", "cell", "cells", "area", "areas", "at", "to", "source", "anchor", "target"})
#: What people call a record by, in tables and in results.
NAMES = frozenset({"id", "name", "title", "number", "sku", "email", "code", "key", "street", "order", "subject"})


def singular(word: str) -> str:
    return f"{word[:-3]}y" if word.endswith("ies") else word.removesuffix("s")


class Known:
    """What can be named, by what it is called: "order", "channel"."""

    def __init__(self) -> None:
        self._found: dict[str, dict[Any, None]] = {}

    @classmethod
    def rows_of(cls, database: Database, most: int = 12) -> Known:
        """Some rows of every table, whoever may see them."""
        found = cls()
        with database.session() as db:
            # A set of mappers comes in another order in each process.
            for mapper in sorted(Base.registry.mappers, key=lambda mapper: mapper.class_.__tablename__):
                columns = [column for column in inspect(mapper.class_).columns if column.key in NAMES]
                kind = mapper.class_.__tablename__.rpartition("_")[2]
                for row in db.query(*columns).limit(most) if columns else ():
                    for value in row:
                        found._add(kind, value)
        return found

    def learn(self, tool: str, result: object) -> None:
        """Take up what a call has told of its kind: `crm_search_deals`, of deals."""
        self._learn(singular(tool.rpartition("_")[2]), "id", result)

    def _learn(self, kind: str, key: str, value: object) -> None:
        if isinstance(value, Mapping):
            for name, each in value.items():
                self._learn(kind if name == "items" or name in NAMES else singular(name), name, each)
        elif isinstance(value, list):
            for each in value[:20]:
                self._learn(kind, key, each)
        else:
            self._add(kind, value)
            self._add(key, value)

    def _add(self, kind: str, value: object) -> None:
        if isinstance(value, int | str) and not isinstance(value, bool) and len(str(value)) < 200:
            found = self._found.setdefault(kind, {})
            found.pop(value, None)
            found[value] = None

    def of_kind(self, argument: str, type: type) -> list[Any]:
        """What an argument of this name may well mean, what was told of last at the end."""
        found = self._found.get(argument) or self._found.get(singular(argument.rpartition("_")[2])) or {}
        return [value for value in found if isinstance(value, type)]

    @property
    def anything(self) -> list[Any]:
        return [value for found in self._found.values() for value in found]


class Fuzzer:
    """Draws arguments: many would do, others are of the wrong type, too large, too long, or mean something foreign."""

    def __init__(self, seed: int, foreign: Known) -> None:
        self.draw, self._foreign, self.own = Random(seed), foreign, Known()
        self._anything = foreign.anything

    def arguments(self, tool: Tool[Any]) -> dict[str, Any]:
        """What a call is given; half of the time all of the types are right, so that more is refused by rules."""
        self._wrong, self._defs = self.draw.choice((0, 0.1)), tool.schema.get("$defs", {})
        return self._object(tool.schema)

    def nulls(self, tool: Tool[Any]) -> Iterator[dict[str, Any]]:
        """Calls with what they need, each with null for another argument of which null may be said."""
        required = set(tool.schema.get("required", ()))
        for name, each in tool.schema.get("properties", {}).items():
            if {"type": "null"} in each.get("anyOf", ()):
                given = {key: value for key, value in self.arguments(tool).items() if key in required}
                yield {**given, name: None}

    def _object(self, schema: Mapping[str, Any]) -> dict[str, Any]:
        given, required = {}, schema.get("required", ())
        for name, each in schema.get("properties", {}).items():
            if self.draw.random() < (1 - self._wrong / 4 if name in required else 0.3):
                given[name] = self._value(each, name)
        if isinstance(schema.get("additionalProperties"), Mapping):
            for _ in range(self.draw.randrange(3)):
                given[self.draw.choice(TEXTS)[:20]] = self._value(schema["additionalProperties"], "")
        if self.draw.random() < self._wrong / 2:
            given["no_such_argument"] = 1
        return given

    def _value(self, schema: Mapping[str, Any], name: str) -> Any:
        if self.draw.random() < self._wrong:
            return self.draw.choice(WRONG)
        if "$ref" in schema:
            return self._value(self._defs[schema["$ref"].rpartition("/")[2]], name)
        if "anyOf" in schema:
            some = [each for each in schema["anyOf"] if each.get("type") != "null" or self.draw.random() < 0.2]
            return self._value(self.draw.choice(some), name)
        if "const" in schema:
            return schema["const"]
        if "enum" in schema:
            return self.draw.choice(schema["enum"])
        ways: dict[str, Callable[[Mapping[str, Any], str], Any]] = {
            "string": self._text,
            "integer": self._number,
            "number": self._number,
            "array": self._list,
            "object": lambda schema, _name: self._object(schema),
            "boolean": lambda *_: self.draw.random() < 0.5,
            "null": lambda *_: None,
        }
        made = ways.get(schema.get("type", ""))
        return made(schema, name) if made is not None else self.draw.choice(WRONG)

    def _text(self, schema: Mapping[str, Any], name: str) -> str:
        if schema.get("format") in ("date", "date-time"):
            return self.draw.choice(DAYS if schema["format"] == "date" else MOMENTS)
        kind = RANGES[:6] if name in PLACES else self._kind(name, str)
        luck = self.draw.random()
        if kind and luck < 0.8:
            return str(self._one_of(kind))
        if luck < 0.85:
            return self.draw.choice(RANGES)
        return str(self.draw.choice(TEXTS if luck < 0.93 else self._anything))

    def _number(self, schema: Mapping[str, Any], name: str) -> float:
        kind = self._kind(name, int)
        luck = self.draw.random()
        if kind and luck < 0.6:
            return int(self._one_of(kind))
        least = int(schema.get("minimum", schema.get("exclusiveMinimum", -1) + 1))
        if luck < 0.9:
            return self.draw.randint(least, int(min(schema.get("maximum", 50), least + 50)))
        return self.draw.choice(NUMBERS)

    def _kind(self, name: str, type: type) -> list[Any]:
        own = self.own.of_kind(name, type)
        return own if own and self.draw.random() < 0.8 else self._foreign.of_kind(name, type)

    def _one_of(self, kind: Sequence[Any]) -> Any:
        """What was told of together is more often asked for together."""
        return self.draw.choice(kind[-3:] if self.draw.random() < 0.6 else kind)

    def _list(self, schema: Mapping[str, Any], name: str) -> list[Any]:
        items = schema.get("items", schema.get("prefixItems", [{}])[0])
        count = 60 if self.draw.random() < 0.03 else self.draw.randrange(schema.get("minItems", 0), 4)
        return [self._value(items, name) for _ in range(count)]
