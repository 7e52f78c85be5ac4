"""Pages as trees of elements, and the forms in them as a browser would send them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

_SHAPES = ("circle", "ellipse", "line", "path", "polygon", "polyline", "rect")
_EMPTY = ("area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr")
_VOID = frozenset((*_EMPTY, *_SHAPES))


@dataclass(eq=False)
class Element:
    tag: str
    attributes: dict[str, str]
    children: list[Element] = field(default_factory=list)
    text: str = ""

    def get(self, name: str, default: str = "") -> str:
        return self.attributes.get(name, default)

    def walk(self) -> Iterator[Element]:
        """This element and all below it, in the order of the document."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, tag: str, **wanted: str) -> list[Element]:
        """The elements below with this tag and these attributes (underscores for hyphens)."""
        pairs = {name.rstrip("_").replace("_", "-"): value for name, value in wanted.items()}
        return [
            each
            for each in self.walk()
            if each.tag == tag and all(each.attributes.get(name) == value for name, value in pairs.items())
        ]

    @property
    def words(self) -> str:
        """All text in it."""
        return " ".join(" ".join(each.text for each in self.walk()).split())


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.root = Element("#document", {})
        self._open = [self.root]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        made = Element(tag, {name: value or "" for name, value in reversed(attrs)})
        self._open[-1].children.append(made)
        if tag not in _VOID:
            self._open.append(made)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in _VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        for depth in range(len(self._open) - 1, 0, -1):
            if self._open[depth].tag == tag:
                del self._open[depth:]
                return

    def handle_data(self, data: str) -> None:
        self._open[-1].text += data


def parse(html: str) -> Element:
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.root


@dataclass
class Form:
    """A form with the values that it would send as it stands."""

    action: str
    values: dict[str, str | list[str]]
    #: Names of the fields in which one types, those for plain words first.
    texts: list[str]
    #: Other choices for the fields that name a record.
    others: dict[str, str]

    def stirred(self) -> dict[str, str | list[str]]:
        """The values with something changed: the first text, or else who or what is named."""
        if self.texts and self.texts[0] in self.values:
            return {**self.values, self.texts[0]: _NEW}
        return {**self.values, **self.others}


_NEW = "something-new"
#: What to type into an empty field whose words have one of these, if plain text would be refused.
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


def forms(page: Element, lookup: Callable[[str], str] = lambda _path: "") -> list[Form]:
    """The forms of a page that change something; `lookup` asks the server for a lookup field's options."""
    return [
        _form(each, lookup)
        for each in page.find("form")
        if each.get("method").lower() == "post" or "hx-post" in each.attributes
    ]


def _form(form: Element, lookup: Callable[[str], str]) -> Form:
    values: dict[str, str | list[str]] = {}
    texts: list[str] = []
    special: list[str] = []
    others: dict[str, str] = {}
    choices = {id(box.find("input")[0]): box for box in form.walk() if "data-select" in box.attributes}
    lookups = {id(box.find("input")[0]): box for box in form.walk() if "data-lookup" in box.attributes}
    groups = [box for box in form.walk() if box.get("class") == "checklist"]
    for each in form.walk():
        name, kind = each.get("name"), each.get("type", "text")
        if not name or each.tag not in ("input", "textarea"):
            continue
        value = each.text if each.tag == "textarea" else each.get("value")
        if kind in ("checkbox", "radio"):
            if "checked" in each.attributes:
                before = values.get(name, [])
                values[name] = [*(before if isinstance(before, list) else [before]), value]
        elif kind == "file":
            continue
        elif id(each) in choices:
            box = choices[id(each)]
            options = [option.get("data-value") for option in box.walk() if option.get("role") == "option"]
            needed = any(control.get("aria-required") for control in box.walk())
            values[name] = value or next((option for option in options if option and needed), "")
        elif id(each) in lookups:
            box = lookups[id(each)]
            needed = any(control.get("aria-required") for control in box.walk())
            options = _options(lookup(box.get("data-lookup")))
            found = value or (options[0] if needed and options else "")
            others[name] = next((option for option in options if option != value), "")
            values[name] = found
            values[f"{name}_text"] = "found" if found else ""
        elif kind == "hidden" or name.endswith("_text"):
            values.setdefault(name, value)
        else:
            is_plain = not each.get("inputmode") and each.get("placeholder") != "MM/DD/YYYY"
            (texts if is_plain else special).append(name)
            values[name] = value or (_typed(each) if each.get("aria-required") else "")
    for group in groups:
        boxes = group.find("input")
        if boxes and boxes[0].get("name") not in values:
            values[boxes[0].get("name")] = boxes[0].get("value")
    for name in {each.get("name") for each in form.find("input", type="radio")} - {*values, ""}:
        values[name] = form.find("input", type="radio", name=name)[0].get("value")
    values.pop("csrf_token", None)
    return Form(form.get("hx-post") or form.get("action"), values, [*texts, *special], others)


def _typed(control: Element) -> str:
    name = control.get("name").lower()
    if control.get("inputmode") in ("numeric", "decimal"):
        return "1"
    if control.get("placeholder") == "MM/DD/YYYY":
        return "04/12/2026"
    return next((typed for word, typed in _TYPED if word in name), _NEW)


def _options(html: str) -> list[str]:
    return [each.get("data-value") for each in parse(html).walk() if each.get("role") == "option"]
