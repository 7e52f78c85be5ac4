"""Form fields as the UI kit draws them, with messages that say what was wrong and what to do."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from datetime import date, time
from typing import Any

from flask import g, url_for
from markupsafe import Markup
from sqlalchemy.exc import NoResultFound
from wtforms import Field, Form, ValidationError

from . import formats, rich_text, values
from .database import Db
from .errors import NotFound
from .limits import LARGEST_AMOUNT, LONGEST_NAME, LONGEST_PHONE, LONGEST_TEXT
from .looks import arranging

Choices = Sequence[str] | Sequence[tuple[Any, str]]


class PlatformField(Field):
    """A control with a label, perhaps a required mark and a line of help. Empty is None."""

    control = "text"
    input_type = "text"
    inputmode = ""
    tells_time = False

    def __init__(
        self,
        label: str,
        *,
        required: bool = False,
        help: str = "",
        wide: bool = False,
        placeholder: str = "",
        after: str = "",
        **kw: Any,
    ) -> None:
        super().__init__(label, **kw)
        self.after = after  # the field of the form without which it makes no sense, and which stands before it
        self.required, self.help, self.wide, self.placeholder = required, help, wide, placeholder

    @property
    def title(self) -> str:
        """The label's words."""
        return str(self.label.text)

    @property
    def text(self) -> str:
        """What stands in the control: what was typed, right or wrong, or the value as people write it."""
        return str(self.raw_data[0]) if self.raw_data else self.show(self.data)

    @property
    def words(self) -> str:
        """What the control holds, as people read it."""
        return self.text

    def hold(self, value: Any) -> None:
        """Show a value in place of what was typed."""
        self.data, self.raw_data, self.process_errors = value, None, []

    def show(self, value: Any) -> str:
        return "" if value is None else str(value)

    def parse(self, text: str) -> Any:
        """The value of what was typed; a ValueError's text is the message."""
        return text

    def process_formdata(self, valuelist: list[Any]) -> None:
        text = str(valuelist[0]).strip() if valuelist else ""
        self.data = None
        if text:
            self.data = self.parse(text)

    def pre_validate(self, form: Any) -> None:
        if self.required and self.data in (None, "") and not self.process_errors:
            raise ValidationError(self.missing())

    def missing(self) -> str:
        return f"{self.title} is required."


class TextField(PlatformField):
    def __init__(self, label: str, *, max: int = LONGEST_NAME, **kw: Any) -> None:
        super().__init__(label, **kw)
        self.max = max

    def parse(self, text: str) -> str:
        return self._fit(values.one_line(text))

    def _fit(self, text: str) -> str:
        if len(text) > self.max:
            raise ValueError(f"{self.title} can have {self.max} characters at most; this has {len(text)}.")
        return text


class TextAreaField(TextField):
    control = "textarea"

    def __init__(self, label: str, *, max: int = 4000, rows: int = 3, wide: bool = True, **kw: Any) -> None:
        super().__init__(label, max=max, wide=wide, **kw)
        self.rows = rows

    def parse(self, text: str) -> str:
        return self._fit(text.replace("\r\n", "\n"))


class RichTextField(TextAreaField):
    """Formatted text as HTML, in an editor with a toolbar; made safe again before it is shown."""

    control = "richtext"

    def __init__(self, label: str, *, max: int = LONGEST_TEXT, **kw: Any) -> None:
        super().__init__(label, max=max, **kw)

    @property
    def html(self) -> Markup:
        """What stands in the editor."""
        return Markup(rich_text.clean(self.text)) if self.text else Markup()

    @property
    def words(self) -> str:
        return rich_text.plain(self.text)


class EmailField(TextField):
    inputmode = "email"

    def parse(self, text: str) -> str:
        return self._fit(values.email(text))


class PhoneField(TextField):
    inputmode = "tel"

    def __init__(self, label: str, *, max: int = LONGEST_PHONE, **kw: Any) -> None:
        super().__init__(label, max=max, **kw)

    def parse(self, text: str) -> str:
        return values.phone(super().parse(text))


class UrlField(TextField):
    inputmode = "url"

    def parse(self, text: str) -> str:
        return self._fit(values.website(text))


class IntegerField(PlatformField):
    control = "number"
    inputmode = "numeric"

    def __init__(self, label: str, *, minimum: int | None = None, maximum: int | None = None, **kw: Any) -> None:
        super().__init__(label, **kw)
        self.minimum, self.maximum = minimum, maximum

    def show(self, value: int | None) -> str:
        return "" if value is None else f"{value:,}"

    def parse(self, text: str) -> int:
        return self._bounded(values.whole_number(text))

    def _bounded(self, value: int) -> int:
        if self.minimum is not None and value < self.minimum:
            raise ValueError(f"{self.title} must be {self.show(self.minimum)} or more.")
        if self.maximum is not None and value > self.maximum:
            raise ValueError(f"{self.title} must be {self.show(self.maximum)} or less.")
        return value


class PercentField(IntegerField):
    """A whole per cent, with its sign or without."""

    def parse(self, text: str) -> int:
        return self._bounded(values.whole_percent(text))


class MoneyField(IntegerField):
    """An amount in cents."""

    control = "money"
    inputmode = "decimal"

    def __init__(self, label: str, *, maximum: int | None = LARGEST_AMOUNT, **kw: Any) -> None:
        super().__init__(label, maximum=maximum, **kw)

    @property
    def symbol(self) -> str:
        return formats.symbol()

    def show(self, value: int | None) -> str:
        return formats.amount(value)

    def parse(self, text: str) -> int:
        return self._bounded(values.amount(text))


class DateField(PlatformField):
    control = "date"
    tells_time = True

    def show(self, value: date | None) -> str:
        return "" if value is None else f"{value:%m/%d/%Y}"

    def parse(self, text: str) -> date:
        return values.typed_day(text, g.db.today)


class BetweenField(PlatformField):
    """Two values, typed as "100 to 500", the lower first whichever is typed first; `one` is a control of either."""

    def __init__(self, label: str, *, one: type[PlatformField], example: str, **kw: Any) -> None:
        super().__init__(label, placeholder=example, **kw)
        self._one, self.example = one, example

    def show(self, value: tuple[Any, Any] | None) -> str:
        return "" if value is None else " to ".join(self._single().show(each) for each in value)

    def parse(self, text: str) -> tuple[Any, Any]:
        parts = re.split(r"\s+to\s+|\s*[–…]\s*", text)
        if len(parts) != 2:
            raise ValueError(f"Enter two values such as {self.example}.")
        low, high = sorted(self._single().parse(part) for part in parts)
        return low, high

    def _single(self) -> PlatformField:
        class Alone(Form):
            one = self._one("Value")

        field: PlatformField = Alone()["one"]  # type: ignore[assignment]
        return field


class TimeField(PlatformField):
    """A time of day at the office, typed as 2:30 PM or 14:30."""

    tells_time = True

    def show(self, value: time | None) -> str:
        return "" if value is None else formats.time_of_day(value)

    def parse(self, text: str) -> time:
        return values.time_of_day(text)


class CheckboxField(PlatformField):
    control = "checkbox"

    def process_formdata(self, valuelist: list[Any]) -> None:
        self.data = bool(valuelist) and valuelist[0] not in ("", "0", "false")

    @property
    def words(self) -> str:
        return "Yes" if self.data else "No"


class SelectField(PlatformField):
    """One of some choices: texts, or (value, label) pairs; a function of the db where they depend on it.

    With `follows`, the name of another control of the form, `fits` says for each of its values which choices are
    offered beside it; any are as long as that one is empty. `in_order` is false where the order of the choices means
    nothing.
    """

    control = "select"

    def __init__(
        self, label: str, *, choices: Choices | Callable[[Db], Choices], empty: str = "None", follows: str = "",
        fits: Mapping[str, Sequence[str]] | None = None, in_order: bool = True, **kw: Any,
    ) -> None:  # fmt: skip
        super().__init__(label, **kw)
        self.in_order = in_order
        self._choices, self.empty, self.follows, self._fits = choices, empty, follows, fits or {}

    @property
    def choices(self) -> list[tuple[Any, str]]:
        found = self._choices(g.db) if callable(self._choices) else self._choices
        return [(choice, choice) if isinstance(choice, str) else (choice[0], choice[1]) for choice in found]

    @property
    def options(self) -> list[tuple[str, str]]:
        """What the listbox shows; a field that may stay empty begins with nothing."""
        options = [(str(value), label) for value, label in self.choices]
        options = options if self.in_order else arranging.options(options)
        # A value that is no longer on offer stays visible until another is chosen.
        if self.text and self.text not in dict(options):
            options.insert(0, (self.text, self.text))
        return options if self.required and self.data is not None else [("", self.empty), *options]

    @property
    def words(self) -> str:
        return dict(self.options).get(self.text, self.text) if self.text else ""

    @property
    def followed(self) -> str:
        """The name under which the control that this one follows is sent."""
        return self.name.removesuffix(self.short_name) + self.follows if self.follows else ""

    def offered_beside(self, value: str) -> str:
        """The values of the control that this one follows beside which a choice is offered, with blanks between."""
        return " ".join(other for other, choices in self._fits.items() if value in choices)

    def parse(self, text: str) -> Any:
        for value, _label in self.choices:
            if str(value) == text:
                return value
        if self.object_data is not None and text == str(self.object_data):
            return self.object_data  # no longer on offer, but what the record has
        raise ValueError(f"Choose {self.title.lower()} from the list.")


class ChecklistField(SelectField):
    """Any number of some choices, as checkboxes. Empty is an empty list."""

    control = "checklist"

    @property
    def options(self) -> list[tuple[str, str]]:
        return [(str(value), label) for value, label in self.choices]

    @property
    def checked(self) -> list[str]:
        return [str(value) for value in (self.raw_data or self.data or [])]

    @property
    def words(self) -> str:
        return ", ".join(label for value, label in self.options if value in self.checked)

    def process_formdata(self, valuelist: list[Any]) -> None:
        self.data = [self.parse(str(text)) for text in valuelist]

    def pre_validate(self, form: Any) -> None:
        if self.required and not self.data and not self.process_errors:
            raise ValidationError(f"Choose at least one {self.title.lower()}.")


class LookupField(PlatformField):
    """Another record, found by typing. `lookup` is the endpoint of its options, `label_of` names a record by id.

    `given` are arguments for the endpoint. `beside` names a field of the same form whose value it is told as well:
    "account_id" as `account`.
    """

    control = "lookup"

    def __init__(
        self,
        label: str,
        *,
        lookup: str,
        label_of: Callable[[Db, int], str | None],
        given: Mapping[str, Any] | None = None,
        beside: str = "",
        **kw: Any,
    ) -> None:
        super().__init__(label, **kw)
        self.lookup, self._label_of, self.typed = lookup, label_of, ""
        self.given, self._beside = dict(given or {}), beside

    @property
    def address(self) -> str:
        """Where its options are."""
        return url_for(self.lookup, **self.given)

    @property
    def beside(self) -> str:
        """The other field's name in the form."""
        return self._beside and self.name.removesuffix(self.short_name) + self._beside

    def process(self, formdata: Any, data: Any = None, extra_filters: Any = None) -> None:
        self.typed = (formdata.get(f"{self.name}_text") or "").strip() if formdata else ""
        super().process(formdata, data, extra_filters)

    @property
    def label_text(self) -> str:
        """The chosen record's name, or what was typed in vain."""
        return (self._name(self.data) or "") if self.data is not None else self.typed

    @property
    def words(self) -> str:
        return self.label_text

    def hold(self, value: Any) -> None:
        super().hold(value)
        self.typed = ""

    def show(self, value: int | None) -> str:
        return "" if value is None else str(value)

    def parse(self, text: str) -> int:
        id = values.record_id(text)
        if id is None or self._name(id) is None:
            raise ValueError(f"Choose {self.title.lower()} from the list.")
        return id

    def pre_validate(self, form: Any) -> None:
        if self.typed and self.data is None and not self.process_errors:
            raise ValidationError(
                f"“{self.typed}” is not on the list. Type a few letters and choose from what is found."
            )
        super().pre_validate(form)

    def _name(self, id: int) -> str | None:
        try:
            return self._label_of(g.db, id)
        except (NotFound, NoResultFound):
            return None


class HiddenField(PlatformField):
    """A value that the page carries along."""

    control = "hidden"
