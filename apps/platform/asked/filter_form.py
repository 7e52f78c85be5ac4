"""The dialogs in which filters are chosen and put together: of lists, and of reports."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, cast

from sqlalchemy import true

from ..errors import Invalid
from ..fields import SelectField, TextField
from ..filters import Filter
from ..forms import PlatformForm
from ..limits import LONGEST_SHORT
from ..list_state import ANY, combined
from ..values import one_line


@dataclass(frozen=True)
class FilterAnswer:
    """The dialog's form and, once it was sent and makes sense, the operator and the value that were chosen."""

    form: PlatformForm
    chosen: tuple[str, str] | None = None


def ask_filter(filter: Filter, current: tuple[str, str] | None, args: Mapping[str, Any]) -> FilterAnswer:
    """What the dialog of one filter shows, `current` being what is chosen now, or what it was told."""
    operators = [(each.key, each.label) for each in filter.operators]
    fields = {"operator": SelectField("Condition", choices=operators, required=True), **filter.controls()}
    form_class = cast(type[PlatformForm], type("FilterForm", (PlatformForm,), fields))
    sent = "operator" in args
    operator = current[0] if current else operators[0][0]
    control = filter.operator(operator).control
    data = {"operator": operator} | ({control: filter.read(*current)} if current and control else {})
    form = form_class(args if sent else None, data=data)
    if sent:
        chosen = next((each for each in filter.operators if each.key == form["operator"].data), None)
        for name in filter.controls():
            if chosen is not None and name != chosen.control:
                form[name].required = False  # type: ignore[attr-defined]
                form[name].raw_data = form[name].process_errors = []
        if form.check() and chosen is not None:
            return FilterAnswer(form, (chosen.key, filter.write(form[chosen.control].data) if chosen.control else ""))
    return FilterAnswer(form)


@dataclass(frozen=True)
class LogicAnswer:
    """The dialog's form and, once they were sent and make sense, the words."""

    form: PlatformForm
    words: str | None = None


def ask_logic(count: int, current: str, args: Mapping[str, Any]) -> LogicAnswer:
    """What the dialog about `count` filters shows that says how they go together, or what it was told."""
    words = TextField("Filter logic", required=True, max=LONGEST_SHORT, help="For example: 1 AND (2 OR 3)")
    form_class = cast(type[PlatformForm], type("LogicForm", (PlatformForm,), {"words": words}))
    usual = " AND ".join(str(number) for number in range(1, count + 1))
    now = current if current != ANY else usual.replace("AND", "OR")
    form = form_class(args if "sent" in args else None, data={"words": now or usual})
    if "sent" in args and form.check():
        said = one_line(form["words"].data or "").upper()
        try:
            combined(said, [true()] * count)
        except ValueError as error:
            form.take(Invalid(words=str(error)))
        else:
            return LogicAnswer(form, said)
    return LogicAnswer(form)


def holds(logic: str, count: int) -> bool:
    """Whether such words can be said of so many filters."""
    if logic in ("", ANY):
        return True
    try:
        combined(logic, [true()] * count)
    except ValueError:
        return False
    return True


def hidden_fields(parts: Sequence[tuple[str, str]], **more: Any) -> list[tuple[str, str]]:
    """What a dialog's form carries along."""
    return [*parts, *((key, str(value)) for key, value in more.items() if value is not None)]
