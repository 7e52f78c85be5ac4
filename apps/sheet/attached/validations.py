"""Validations follow the cells that they lie on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from ...platform.database import Db
from ..models import Sheet, Validation
from ..rules import breaking, choices_of
from ..rules.validity import says, validations_of
from .area_rules import AreaRules


class Validations(AreaRules):
    """What may be typed into the cells of a sheet, and which cells hold something else."""

    tables: ClassVar[Mapping[str, str]] = {"sheet_validation": "id"}
    follows_values = True
    model = Validation
    formulas = ("first", "second", "source")
    exclusive = True

    def data(self, db: Db, sheet: Sheet) -> dict[str, Any]:
        rules, told = validations_of(db, sheet.id), []
        for rule in rules:
            choices = choices_of(db, rule)
            told.append({
                "id": rule.id, "areas": rule.areas, "kind": rule.kind, "operator": rule.operator, "first": rule.first,
                "second": rule.second, "choices": choices, "source": rule.source, "strict": rule.is_strict,
                "help": rule.help, "says": says(db, rule, choices),
            })  # fmt: skip
        return {"validations": told, "breaking": [[*cell, rule.id] for cell, rule in breaking(db, sheet).items()]}
