"""Tools with which administrators set the CRM up: the pipeline, picklists, validation rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field
from sqlalchemy import select

from ...platform.database import Db
from ...platform.tools import Arguments, Result, Tool, tool
from ...platform.tools.values import Named
from ..actions import picklists, pipelines, validation_rules
from ..gates import REQUIREMENTS, kind_of
from ..models import JOINS, PicklistValue, ValidationRule
from ..permissions import require_admin
from ..picklists import PICKLISTS
from ..pipeline import FORECAST_CATEGORIES, STAGE_KINDS, default_pipeline, default_stages
from ..validation import MOST_CLAUSES, OBJECTS_WITH_RULES, OPERATORS, rule_fields, value_text
from .acts import VERSION, Part, Way, choice, plain, row, text
from .naming import chosen, row_of, said_row

_SETS_UP = "set up the CRM"


class NoArguments(Arguments):
    pass


class StageRow(Result):
    id: int
    name: str
    kind: str
    probability: int
    forecast_category: str
    requires: tuple[str, ...]
    deals: int
    version: int


class PipelineShown(Result):
    name: str
    version: int
    stages: tuple[StageRow, ...]
    can_require: dict[str, str]


@tool("crm_get_pipeline", "Read the stages of the pipeline in order, and what each asks of a deal; for administrators.")
def get_pipeline(db: Db, given: NoArguments) -> PipelineShown:
    require_admin(db, _SETS_UP)
    pipeline = default_pipeline(db)
    stages = [
        StageRow(
            id=each.id,
            name=each.name,
            kind=kind_of(each),
            probability=each.probability,
            forecast_category=each.forecast_category,
            requires=tuple(each.requires),
            deals=pipelines.deal_count(db, each.id),
            version=each.version,
        )
        for each in default_stages(db)
    ]
    able = {key: each.label for key, each in REQUIREMENTS.items()}
    return PipelineShown(name=pipeline.name, version=pipeline.version, stages=tuple(stages), can_require=able)


def _stage(argument: str, parameter: str = "stage_id") -> Part:
    return Part(
        argument, parameter, Named, False, lambda db, value, _given: row_of(db, "stage", value),
        lambda db, id, _asked: said_row(db, "stage", id),
    )  # fmt: skip


_REQUIREMENTS = tuple[Literal[tuple(REQUIREMENTS)], ...]  # type: ignore[misc, valid-type]
_NOT_NEW = ("stage_id", "place", "to_stage_id", "version")
PIPELINE: tuple[Tool[Any], ...] = (
    get_pipeline,
    choice("crm_change_pipeline", "Add a stage, change one, put it at another place, or delete it.", "remove", "act", {
            "add": Way(pipelines.add_stage, "The stage was added.", apart=_NOT_NEW),
            "change": Way(pipelines.update_stage, "The stage was changed.", apart=("place", "to_stage_id")),
            "place": Way(pipelines.place_stage, "The stage has its place."),
            "delete": Way(pipelines.delete_stage, "The stage was deleted."),
            "rename_pipeline": Way(pipelines.rename_pipeline, "The pipeline was renamed."),
        }, _stage("stage"), plain("place", int, required=False, about="From 1 on."),
        _stage("deals_to", "to_stage_id"), text("name", 100, required=False),
        plain("kind", Literal[STAGE_KINDS], required=False),
        plain("probability", Annotated[int, Field(ge=0, le=100)], required=False),
        plain("forecast_category", Literal[FORECAST_CATEGORIES], required=False),
        Part("requires", "requires", _REQUIREMENTS, False,
             lambda _db, value, _given: list(value), lambda _db, value, _asked: list(value)), VERSION),
)  # fmt: skip

_PICKLIST = Literal[tuple(PICKLISTS)]  # type: ignore[valid-type]


class ValueRow(Result):
    id: int
    value: str
    is_active: bool
    is_default: bool
    records: int
    version: int


class PicklistShown(Result):
    label: str
    locked: str | None = None
    fixed: dict[str, str]
    values: tuple[ValueRow, ...]


class GetPicklist(Arguments):
    picklist: _PICKLIST  # type: ignore[valid-type]


@tool("crm_get_picklist", "Read the values of a picklist, and how many records hold each; for administrators.")
def get_picklist(db: Db, given: GetPicklist) -> PicklistShown:
    require_admin(db, _SETS_UP)
    picklist = PICKLISTS[given.picklist]
    rows = [
        ValueRow(
            id=each.id,
            value=each.value,
            is_active=each.is_active,
            is_default=each.is_default,
            records=picklists.count_of(db, picklist, each.value),
            version=each.version,
        )
        for each in picklists.values_of(db, given.picklist)
    ]
    return PicklistShown(
        label=picklist.label, locked=picklist.locked or None, fixed=dict(picklist.fixed), values=tuple(rows)
    )


def _value(argument: str, parameter: str) -> Part:
    """A value of the picklist, by its text."""

    def read(db: Db, value: Any, given: Any) -> int:
        choices = [(each.id, each.value) for each in picklists.values_of(db, given.picklist)]
        return chosen(choices, value, argument)

    def told(db: Db, id: int, _asked: Mapping[str, Any]) -> str:
        return db.get_one(PicklistValue, id).value

    return Part(argument, parameter, Named, False, read, told)


def _picklist_told(db: Db, asked: Mapping[str, Any]) -> str:
    return db.get_one(PicklistValue, asked["value_id"]).picklist


def _of_picklist(made: Tool[Any]) -> Tool[Any]:
    """The tool whose calls name the picklist as well, which actions on a value know by that."""

    def naming(told: Any) -> Any:
        def named(db: Db, asked: Mapping[str, Any]) -> dict[str, Any]:
            key = asked.get("key") or _picklist_told(db, asked)
            return {**told(db, asked), "picklist": key}

        return named

    others = {action: naming(told) for action, told in made.others.items()}
    return replace(made, told=naming(made.told), others=others)


PICKLIST: tuple[Tool[Any], ...] = (
    get_picklist,
    _of_picklist(choice("crm_change_picklist", "Add a value to a picklist, rename, replace, retire, use or place it.",
        "remove", "act", {
            "add": Way(picklists.add_picklist_value, "The value was added."),
            "rename": Way(picklists.rename_picklist_value, "The value was renamed."),
            "replace": Way(picklists.replace_picklist_value, "The records hold the other value, and it is retired."),
            "retire": Way(picklists.switch_picklist_value, "Nobody can choose it anymore.", {"is_active": False}),
            "use": Way(picklists.switch_picklist_value, "It can be chosen again.", {"is_active": True}),
            "make_default": Way(picklists.default_picklist_value, "New records begin with it."),
            "place": Way(picklists.move_picklist_value, "The value has its place."),
            "delete": Way(picklists.delete_picklist_value, "The value was deleted."),
        }, Part("picklist", "key", _PICKLIST, True), _value("value", "value_id"),
        text("new_value", 100, required=False, parameter="value"), _value("by", "by_id"),
        plain("change_records", bool, required=False, about="Of renaming: the records that hold it, too."),
        plain("place", int, required=False, about="From 1 on."))),
)  # fmt: skip


class ClauseGiven(Arguments):
    field: str
    operator: Literal[OPERATORS]  # type: ignore[valid-type]
    value: Annotated[str | None, Field(max_length=400, description="As people type it.")] = None
    other: Annotated[str | None, Field(description="Instead of a value: the field to compare with.")] = None


_RULED = Literal[OBJECTS_WITH_RULES]  # type: ignore[valid-type]


class RuleRow(Result):
    id: int
    object: str
    name: str
    joined: str
    clauses: tuple[dict[str, str], ...]
    message: str
    field: str
    is_active: bool
    holds_from: str | None = None
    version: int


class Rules(Result):
    items: tuple[RuleRow, ...]
    fields: dict[str, str] | None = None


class ListRules(Arguments):
    object: Annotated[_RULED | None, Field(description="Only of these, with the fields that rules can ask of.")] = None


@tool("crm_list_rules", "List the validation rules under which records are not saved; for administrators.")
def list_rules(db: Db, given: ListRules) -> Rules:
    require_admin(db, _SETS_UP)
    found = select(ValidationRule).order_by(ValidationRule.object, ValidationRule.name)
    if given.object is not None:
        found = found.where(ValidationRule.object == given.object)
    items = [
        RuleRow(
            id=each.id,
            object=each.object,
            name=each.name,
            joined=each.joined,
            clauses=tuple(
                {**{key: text for key, text in clause.items() if text}, "value": value_text(db, each.object, clause)}
                for clause in each.clauses
            ),
            message=each.message,
            field=each.field,
            is_active=each.is_active,
            holds_from=each.holds_from.isoformat() if each.holds_from else None,
            version=each.version,
        )
        for each in db.scalars(found)
    ]
    fields = {name: field.label for name, field in rule_fields(given.object).items()} if given.object else None
    return Rules(items=tuple(items), fields=fields)


def _clauses(_db: Db, given: Sequence[ClauseGiven], _all: Any) -> list[dict[str, str | None]]:
    return [each.model_dump() for each in given]


def _clauses_told(_db: Db, clauses: Sequence[Mapping[str, Any]], _asked: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [{key: text for key, text in clause.items() if text} for clause in clauses]


_RULE = row("validation_rule", "rule_id", required=False)
RULES: tuple[Tool[Any], ...] = (
    list_rules,
    choice("crm_save_rule", "Make a validation rule or change one as a whole, let it hold or not, or delete it.",
        "remove", "act", {
            "save": Way(validation_rules.save_validation_rule, "The rule was saved.", {"rule_id": None}),
            "switch_on": Way(validation_rules.switch_validation_rule, "The rule holds.", {"is_active": True}),
            "switch_off": Way(validation_rules.switch_validation_rule, "The rule holds no more.", {"is_active": False}),
            "delete": Way(validation_rules.delete_validation_rule, "The rule was deleted."),
        }, _RULE, plain("object", Literal[OBJECTS_WITH_RULES], required=False), text("name", 100, required=False),
        Part("clauses", "clauses", Annotated[tuple[ClauseGiven, ...], Field(max_length=MOST_CLAUSES)], False, _clauses,
             _clauses_told),
        text("message", 400, required=False), plain("joined", Literal[tuple(JOINS)], required=False),
        text("field", 100, required=False),
        Part("holds_from", "holds_from", Annotated[date, Field(description="Older records are let be.")], False,
             told=lambda _db, day, _asked: day.isoformat()), VERSION),
)  # fmt: skip
