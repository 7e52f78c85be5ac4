"""Arguments of tools as an agent that has gone astray may send them, drawn from a tool's own JSON Schema."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from deskgym.apps.platform.database import Database
from deskgym.apps.platform.models import Base
from deskgym.apps.platform.tools import Tool
from sqlalchemy import inspect

TEXTS = (
    *("", " ", "a", "é\u202e東京 😀", "</script>", "';--", "%s {x} \\ \"", "\0", "\ud800", "a\u0301" * 30, "\r\n\t"),
    *("x" * 300, "word " * 5_000, "9" * 5_000, "=A1+", "=SUM(A1:A9)", "#1042", "1e9999", "NaN", "true", "null"),
)
NUMBERS = (0, 1, 2, 5, 20, -1, 0.5, 12.345, 1e308, 2**31, 2**63, -(2**63) - 1, 10**40)
WRONG = (None, True, [], {}, [[]], {"a": {"b": [1]}}, "text", -3.7, float("nan"), float("inf"), 10**400)
RANGES = ("A1", "B2:D9", "A:C", "3:5", "A1:ZZZ99999", "D9:B2", "Z999", "A0", "Sheet1!A1", "$A$1", "A1,B2")
DAYS = ("2026-10-05", "2024-02-29", "2025-02-29", "0001-01-01", "9999-12-31", "tomorrow", "2026-13-01")
MOMENTS = ("2026-10-05T09:30", "2026-10-05T09:30:00+05:00", "0001-01-01T00:00", "9999-12-31T23:59", "9:30")
#: What in a table people call its rows by.
NAMES = frozenset({"name", "title", "number", "sku", "email", "code", "key", "street", "last_name", "slug"})


@dataclass
class Known:
    """Names and ids that there are in a world, by what the tables are called: "order", "channel"."""

    rows: dict[str, list[Any]] = field(default_factory=dict)

    @classmethod
    def of(cls, database: Database, most: int = 12) -> Known:
        found = cls()
        with database.session() as db:
            for mapper in Base.registry.mappers:
                names = [name for name in inspect(mapper.class_).columns if name in NAMES]
                columns = [getattr(mapper.class_, name) for name in ("id", *names) if hasattr(mapper.class_, name)]
                if columns:
                    values = [value for row in db.query(*columns).limit(most) for value in row if value is not None]
                    kind = str(mapper.local_table.name).rpartition("_")[2]  # type: ignore[attr-defined]
                    found.rows.setdefault(kind, []).extend(values)
        return found

    def of_kind(self, argument: str) -> Sequence[Any]:
        """What an argument of this name may well mean."""
        kind = argument.rpartition("_")[2]
        return self.rows.get(kind) or self.rows.get(kind.removesuffix("s")) or ()


class Fuzzer:
    """Draws arguments: most would do, some are of the wrong type, too large, too long, or mean something foreign."""

    def __init__(self, seed: int, known: Known) -> None:
        self.draw, self._known = Random(seed), known
        self._anything = [value for values in known.rows.values() for value in values]

    def arguments(self, tool: Tool[Any], *, wrong: float = 0.06) -> dict[str, Any]:
        """What a call is given; `wrong` is how often a value is of another type."""
        self._wrong, self._defs = wrong, tool.schema.get("$defs", {})
        return self._object(tool.schema)

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
        made = {
            "string": self._text,
            "integer": self._number,
            "number": self._number,
            "array": self._list,
            "object": lambda schema, _name: self._object(schema),
            "boolean": lambda *_: self.draw.random() < 0.5,
            "null": lambda *_: None,
        }.get(schema.get("type", ""))
        return made(schema, name) if made is not None else self.draw.choice(WRONG)

    def _text(self, schema: Mapping[str, Any], name: str) -> str:
        if schema.get("format") in ("date", "date-time"):
            return self.draw.choice(DAYS if schema["format"] == "date" else MOMENTS)
        kind = [value for value in self._known.of_kind(name) if isinstance(value, str)]
        luck = self.draw.random()
        if kind and luck < 0.7:
            return str(self.draw.choice(kind))
        if luck < 0.8:
            return self.draw.choice(RANGES)
        return str(self.draw.choice(TEXTS if luck < 0.93 else self._anything))

    def _number(self, schema: Mapping[str, Any], name: str) -> float:
        kind = [value for value in self._known.of_kind(name) if isinstance(value, int)]
        luck = self.draw.random()
        if kind and luck < 0.6:
            return int(self.draw.choice(kind))
        least = int(schema.get("minimum", schema.get("exclusiveMinimum", -1) + 1))
        if luck < 0.9:
            return self.draw.randint(least, int(min(schema.get("maximum", 50), least + 50)))
        return self.draw.choice(NUMBERS)

    def _list(self, schema: Mapping[str, Any], name: str) -> list[Any]:
        items = schema.get("items", schema.get("prefixItems", [{}])[0])
        count = 60 if self.draw.random() < 0.03 else self.draw.randrange(schema.get("minItems", 0), 4)
        return [self._value(items, name) for _ in range(count)]
