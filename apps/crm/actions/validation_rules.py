"""Changing the rules by which records are checked; for administrators."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any

from sqlalchemy import func, select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.limits import LARGEST_COUNT, LONGEST_NAME, LONGEST_SHORT
from ...platform.record_fields import Field
from ...platform.values import day, one_line, whole_number
from .. import validation
from ..fields.picked import Picked
from ..models import JOINS, ValidationRule
from ..permissions import require_admin
from ..picklists import known
from ..validation import ALONE, LENGTHS, MOST_CLAUSES, OBJECTS_WITH_RULES, TODAY, Clause, operators_of, rule_fields

_WHAT = "change validation rules"


def save_validation_rule(
    db: Db,
    rule_id: int | None,
    *,
    object: str,
    name: str | None,
    clauses: Sequence[Mapping[str, str | None]],
    message: str | None,
    joined: str = "all",
    field: str | None = None,
    is_active: bool = True,
    holds_from: date | None = None,
    version: int | None = None,
) -> ValidationRule:
    """Change a rule, or make one: a record of `object` is not saved while its clauses hold.

    A clause is {"field", "operator", "value", "other"}: names of fields, and the value as people type it. The message
    is shown at `field`, unless given the first clause's. Records made before `holds_from` are let be.
    """
    require_admin(db, _WHAT)
    rule = find_validation_rule(db, rule_id, version) if rule_id is not None else None
    if object not in OBJECTS_WITH_RULES or (rule is not None and rule.object != object):
        raise Invalid(object="Choose the kind of records that the rule is about.")
    errors: dict[str, str] = {}
    name, message = one_line(name or ""), one_line(message or "")
    _check_text(errors, "name", "A rule", name, LONGEST_SHORT)
    _check_text(errors, "message", "Whoever breaks the rule", message, LONGEST_NAME)
    twins = select(ValidationRule.id).where(
        ValidationRule.object == object, func.lower(ValidationRule.name) == name.lower()
    )
    if any(id != rule_id for id in db.scalars(twins)):
        errors["name"] = "Another rule of these records has this name already."
    if joined not in JOINS:
        errors["joined"] = f"Choose one of: {', '.join(JOINS)}."
    kept = _clauses(db, object, clauses, errors)
    field = field or (kept[0].field if kept else None)
    if field is not None and field not in rule_fields(object):
        errors["field"] = "Choose the field at which the message is shown from the list."
    if errors:
        raise Invalid(errors)
    if rule is None:
        rule = ValidationRule(object=object)
        db.add(rule)
    new = {"name": name, "message": message, "joined": joined, "field": field, "is_active": is_active,
           "holds_from": holds_from, "clauses": [clause.row() for clause in _in_order(object, kept)]}  # fmt: skip
    for key, value in new.items():
        if getattr(rule, key, None) != value:
            setattr(rule, key, value)
    db.flush()
    validation.forget(db)
    return rule


def switch_validation_rule(db: Db, rule_id: int, *, is_active: bool) -> ValidationRule:
    """Let a rule hold, or no longer."""
    require_admin(db, _WHAT)
    rule = find_validation_rule(db, rule_id)
    if rule.is_active != is_active:
        rule.is_active = is_active
    db.flush()
    validation.forget(db)
    return rule


def delete_validation_rule(db: Db, rule_id: int) -> None:
    require_admin(db, _WHAT)
    db.delete(find_validation_rule(db, rule_id))
    db.flush()
    validation.forget(db)


def find_validation_rule(db: Db, rule_id: int, version: int | None = None) -> ValidationRule:
    """The rule, not saved by somebody else since `version`."""
    rule = db.get(ValidationRule, rule_id)
    if rule is None:
        raise NotFound("This rule does not exist.")
    db.check_version(rule, rule.name, version)
    return rule


def _check_text(errors: dict[str, str], key: str, who: str, text: str, longest: int) -> None:
    if not text:
        errors[key] = f"{who} needs a {key}."
    elif len(text) > longest:
        errors[key] = f"Use at most {longest} characters; this has {len(text)}."


def _clauses(db: Db, object: str, clauses: Sequence[Mapping[str, str | None]], errors: dict[str, str]) -> list[Clause]:
    """The clauses as they are kept; what is wrong with one is noted under the name of its control, `value_2` say."""
    kept: list[Clause] = []
    for number, given in enumerate(clauses, 1):
        if any(given.get(part) for part in ("field", "operator", "value", "other")):
            try:
                kept.append(_clause(db, object, given))
            except _Wrong as wrong:
                errors[f"{wrong.part}_{number}"] = str(wrong)
    if not kept and not any(key[-2:-1] == "_" for key in errors):
        errors["field_1"] = "A rule needs at least one condition."
    if len(kept) > MOST_CLAUSES:
        errors[""] = f"A rule can have {MOST_CLAUSES} conditions at most."
    return kept


def _in_order(object: str, clauses: Sequence[Clause]) -> list[Clause]:
    """Each clause once, in the order of the fields: rules that say the same are the same."""
    places = {name: place for place, name in enumerate(rule_fields(object))}
    return sorted(dict.fromkeys(clauses), key=lambda clause: (places[clause.field], clause.operator, clause.value))


class _Wrong(Exception):
    """What is wrong with one part of a clause."""

    def __init__(self, part: str, text: str) -> None:
        self.part = part
        super().__init__(text)


def _clause(db: Db, object: str, given: Mapping[str, str | None]) -> Clause:
    fields = rule_fields(object)
    field = fields.get(given.get("field") or "")
    if field is None:
        raise _Wrong("field", "Choose a field from the list.")
    operator, typed, other = given.get("operator") or "", one_line(given.get("value") or ""), given.get("other") or ""
    if operator not in operators_of(field):
        raise _Wrong("operator", f"{field.label} can be asked by: {', '.join(operators_of(field))}.")
    if operator in ALONE:
        if typed or other:
            raise _Wrong("value" if typed else "other", f"“{operator}” takes no value.")
        return Clause(field.name, operator)
    if typed and other:
        raise _Wrong("other", "Give a value or another field, not both.")
    if other:
        compared = fields.get(other)
        if compared is None or compared is field or operator in LENGTHS or _kind(compared) != _kind(field):
            raise _Wrong("other", f"{field.label} can be compared with another field of its kind only.")
        return Clause(field.name, operator, other=other)
    if not typed:
        raise _Wrong("value", f"“{operator}” needs a value.")
    try:
        return Clause(field.name, operator, _written(db, field, operator, typed))
    except ValueError as error:
        raise _Wrong("value", str(error)) from error


def _kind(field: Field) -> str:
    """Fields of one kind can be compared with each other: numbers, amounts, days, texts."""
    from_operators = operators_of(field)
    return f"{field.kind}/{from_operators[0]}" if "=" in from_operators else from_operators[0]


def _written(db: Db, field: Field, operator: str, typed: str) -> str:
    """A typed value as a clause keeps it. Raises ValueError."""
    if operator in LENGTHS:
        length = whole_number(typed)
        if not 1 <= length <= LARGEST_COUNT:
            raise ValueError("Enter a number of characters, such as 8.")
        return str(length)
    if "on" in operators_of(field) and typed.casefold() == TODAY:
        return TODAY
    if "on" in operators_of(field):
        try:
            return day(typed).isoformat()
        except ValueError as error:
            raise ValueError(f"{error} The word “{TODAY}” is the day on which a record is saved.") from error
    if operator == "contains" or "contains" in operators_of(field):
        return typed
    value: Any = field.parse(db, typed)
    if isinstance(field, Picked):
        if value not in known(db, field.picklist):
            field.check(db, value)
    else:
        field.check(db, value)
    return str(value)
