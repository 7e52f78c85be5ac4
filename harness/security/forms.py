"""The forms of a page as a browser would send them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from selectolax.lexbor import LexborNode

from .markup import attribute, parse, select

_NEW = "something-new"
#: What to type into an empty field whose name has one of these words, if plain text would be refused.
_TYPED = (
    ("email", "nora.quill@example.test"),
    ("phone", "(312) 555-0142"),
    ("website", "www.example.test"),
    ("date", "04/12/2026"),
    ("time", "9:30 AM"),
    ("postal", "60601"),
    ("state", "IL"),
    ("expires", "12/29"),
    ("reason", "Because it was asked for"),
)
#: Asks the server for a lookup field's options, by address.
Lookup = Callable[[str], str]


@dataclass
class Form:
    """A form with the values that it would send as it stands."""

    action: str
    values: dict[str, str | list[str]]
    #: Names of the fields in which one types, those for plain words first.
    texts: list[str]
    #: Other choices for the fields that name a record.
    others: dict[str, str]

    def edited(self) -> dict[str, str | list[str]]:
        """Return the values with something changed: the first text, or else who or what is named."""
        if self.texts and self.texts[0] in self.values:
            return {**self.values, self.texts[0]: _NEW}
        return {**self.values, **self.others}


def forms(page: LexborNode, lookup: Lookup) -> list[Form]:
    """Return the forms of a page that change something."""
    return [
        _form(each, lookup)
        for each in select(page, "form")
        if attribute(each, "method").lower() == "post" or "hx-post" in each.attributes
    ]


def _form(form: LexborNode, lookup: Lookup) -> Form:
    values: dict[str, str | list[str]] = {}
    texts: list[str] = []
    special: list[str] = []
    others: dict[str, str] = {}
    choices = _boxes(form, "data-select")
    lookups = _boxes(form, "data-lookup")
    for control in form.css("input, textarea"):
        name, kind = attribute(control, "name"), attribute(control, "type", "text")
        if not name or kind == "file":
            continue
        value = control.text(deep=False) if control.tag == "textarea" else attribute(control, "value")
        if kind in ("checkbox", "radio"):
            if "checked" in control.attributes:
                before = values.get(name, [])
                values[name] = [*(before if isinstance(before, list) else [before]), value]
        elif control.mem_id in choices:
            box = choices[control.mem_id]
            values[name] = value or next((option for option in _options(box) if option and _is_required(box)), "")
        elif control.mem_id in lookups:
            box = lookups[control.mem_id]
            options = _options(parse(lookup(attribute(box, "data-lookup"))))
            found = value or (options[0] if options and _is_required(box) else "")
            others[name] = next((option for option in options if option != value), "")
            values[name] = found
            values[f"{name}_text"] = "found" if found else ""
        elif kind == "hidden" or name.endswith("_text"):
            values.setdefault(name, value)
        else:
            (texts if _is_plain(control) else special).append(name)
            values[name] = value or (_typed(control) if attribute(control, "aria-required") else "")
    for name, value in _first_choices(form).items():
        values.setdefault(name, value)
    values.pop("csrf_token", None)
    return Form(attribute(form, "hx-post") or attribute(form, "action"), values, [*texts, *special], others)


def _boxes(form: LexborNode, name: str) -> dict[int, LexborNode]:
    """The elements around a control that have an attribute, by the identity of the control."""
    return {box.css("input")[0].mem_id: box for box in form.css(f"[{name}]")}


def _options(node: LexborNode) -> list[str]:
    return [attribute(option, "data-value") for option in select(node, '[role="option"]')]


def _is_required(box: LexborNode) -> bool:
    return any(attribute(control, "aria-required") for control in box.css("[aria-required]"))


def _is_plain(control: LexborNode) -> bool:
    return not attribute(control, "inputmode") and attribute(control, "placeholder") != "MM/DD/YYYY"


def _first_choices(form: LexborNode) -> dict[str, str]:
    """What to send where nothing is ticked of a list of boxes, or chosen of a group of radio buttons."""
    boxes = [inputs[0] for group in form.css('[class="checklist"]') if (inputs := group.css("input"))]
    first: dict[str, str] = {}
    for control in (*boxes, *form.css('input[type="radio"]')):
        if name := attribute(control, "name"):
            first.setdefault(name, attribute(control, "value"))
    return first


def _typed(control: LexborNode) -> str:
    name = attribute(control, "name").lower()
    if attribute(control, "inputmode") in ("numeric", "decimal"):
        return "1"
    if attribute(control, "placeholder") == "MM/DD/YYYY":
        return "04/12/2026"
    return next((typed for word, typed in _TYPED if word in name), _NEW)
