"""What one step in the builder makes of a report: a field added, dragged elsewhere, taken out, read in another way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Literal, get_args

from ...platform.list_state import logic_without
from .definition import COUNT, Definition

Zone = Literal["columns", "groups", "across", "measures"]
ZONES: tuple[str, ...] = get_args(Zone)
#: By what a date is grouped until another period is chosen.
_PERIOD = "month"


def operate(definition: Definition, args: Mapping[str, str]) -> Definition:
    """The report after the step that an address tells; the same where it tells none that makes sense."""
    what, source, to = args.get("what", ""), args.get("from", ""), args.get("to", "")
    match args.get("do"):
        case "put" if to in ZONES:
            before = _without(definition, source, what) if source in ZONES else definition
            return _put(before, what, to, args.get("at", ""))
        case "drop" if source in ZONES:
            return _without(definition, source, what)
        case "swap" if source in ZONES:
            parts = getattr(definition, source)
            return _with(definition, source, tuple(args.get("with", "") if part == what else part for part in parts))
        case "unfilter":
            filters = definition.filters
            for at in range(len(filters)):
                if str(at) == args.get("at", ""):
                    logic = logic_without(definition.logic, at, len(filters))
                    return replace(definition, filters=(*filters[:at], *filters[at + 1 :]), logic=logic)
        case "sort":
            return replace(definition, sort=what)
        case "chart":
            return replace(definition, chart=what)
        case "charted":
            return replace(definition, charted=what)
        case "logic":
            return replace(definition, logic=what)
        case "details":
            return replace(definition, shows_details=what == "1")
    return definition


def field_of(part: str, zone: str) -> str:
    """The key of the field that a part of a zone is about."""
    return part.partition(":")[2] or part if zone == "measures" else part.partition(":")[0]


def _put(definition: Definition, what: str, zone: str, at: str) -> Definition:
    if zone == "across" and not definition.groups:
        zone = "groups"
    if zone == "measures" and not definition.measures:
        # What was shown without a choice stays.
        definition = replace(definition, measures=(COUNT,))
    part = _part(definition, what, zone)
    parts = [each for each in getattr(definition, zone) if each != part]
    place = min(int(at), len(parts)) if at.isdigit() and len(at) < 4 else len(parts)
    parts.insert(place, part)
    return _with(definition, zone, tuple(parts))


def _part(definition: Definition, what: str, zone: str) -> str:
    """What stands in a zone for a field, or for a part that comes from another zone."""
    fits = {"measures": definition.measure, "groups": definition.group, "across": definition.group}.get(zone)
    if fits is not None and fits(what):
        return what
    is_measure = definition.measure(what) is not None
    key = field_of(what, "measures" if is_measure else "groups")
    field = definition.source.fields.get(key)
    if zone == "measures":
        return COUNT if what == COUNT else f"sum:{key}"
    if zone == "columns" or field is None or not field.is_date:
        return key
    return f"{key}:{_PERIOD}"


def _without(definition: Definition, zone: str, what: str) -> Definition:
    return _with(definition, zone, tuple(part for part in getattr(definition, zone) if part != what))


def _with(definition: Definition, zone: str, parts: tuple[str, ...]) -> Definition:
    match zone:
        case "columns":
            return replace(definition, columns=parts)
        case "groups":
            return replace(definition, groups=parts)
        case "across":
            return replace(definition, across=parts)
    return replace(definition, measures=parts)
