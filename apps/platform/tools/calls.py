"""Runs a call: its arguments are read, one tool works in one unit of work, and what it refuses is told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from flask import Flask, g
from pydantic import ValidationError

from ..database import Db
from ..errors import DomainError, Invalid
from . import refusals
from .tool import Result, Tool

#: A longer text is cut, and says so: so much is read well, and more rarely helps.
LONGEST = 20_000


@dataclass(frozen=True)
class Outcome:
    """What came of a call: a result, or an error with a message for each argument that caused it."""

    result: Result | None = None
    error: str = ""
    fields: Mapping[str, str] = field(default_factory=dict)

    @property
    def value(self) -> dict[str, Any]:
        """The result as plain values; what is None is left out."""
        return {} if self.result is None else self.result.model_dump(mode="json", exclude_none=True)

    @property
    def text(self) -> str:
        """What a model reads: JSON, or the error."""
        if self.error:
            return f"Error: {self.error}"
        text = json.dumps(self.value, ensure_ascii=False)
        return text if len(text) <= LONGEST else f"{text[:LONGEST]}… (cut; ask for a page, or for less)"


def call_tool(db: Db, tool: Tool[Any], arguments: Mapping[str, Any]) -> Outcome:
    """What comes of a call. All of it is saved, or nothing: a read leaves nothing behind but what it marks."""
    try:
        given = tool.arguments.model_validate(arguments)
    except ValidationError as error:
        fields = refusals.of_arguments(error)
        return Outcome(
            error="; ".join(f"{name}: {text}" if name else text for name, text in fields.items()), fields=fields
        )
    try:
        with _paper().app_context():
            g.db = db
            result = tool.run(db, given)
    except DomainError as error:
        db.rollback()
        return Outcome(error=refusals.in_words(error), fields=error.errors if isinstance(error, Invalid) else {})
    if tool.reads_only and not tool.marks:
        db.rollback()
    else:
        db.commit()
    return Outcome(result)


@cache
def _paper() -> Flask:
    """On which amounts and moments are written like on pages, in the currency and at the time of the office."""
    return Flask(__name__, static_folder=None)
