"""Forms: values in, one action, errors beside the fields. Fields are re-exported from `fields`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Self

from flask import g, make_response, render_template, request
from werkzeug.wrappers import Response as AnyResponse
from wtforms import Form

from .errors import Blocked, Conflict, DomainError, Duplicates, Invalid, Reference
from .fields import (
    CheckboxField,
    ChecklistField,
    DateField,
    EmailField,
    HiddenField,
    IntegerField,
    LookupField,
    MoneyField,
    PhoneField,
    PlatformField,
    RichTextField,
    SelectField,
    TextAreaField,
    TextField,
    TimeField,
    UrlField,
)
from .pages import is_fragment
from .values import record_id

__all__ = [
    "CheckboxField",
    "ChecklistField",
    "DateField",
    "EmailField",
    "HiddenField",
    "IntegerField",
    "LookupField",
    "MoneyField",
    "More",
    "Option",
    "PhoneField",
    "PlatformField",
    "PlatformForm",
    "Problem",
    "RichTextField",
    "SelectField",
    "TextAreaField",
    "TextField",
    "TimeField",
    "UrlField",
    "chosen",
    "options",
]


@dataclass(frozen=True)
class Problem:
    """A message of the form's banner; with the field it belongs to, if it belongs to one."""

    text: str
    field: PlatformField | None = None
    references: Sequence[Reference] = ()


@dataclass(frozen=True)
class Difference:
    """A field that two people have changed, and what each wants it to hold, in words."""

    field: PlatformField
    mine: str
    theirs: str


class PlatformForm(Form):
    """A form on one record or a new one. Posted values win over the record's."""

    def __init__(self, formdata: Any = None, obj: Any = None, **kw: Any) -> None:
        super().__init__(formdata, obj=obj, **kw)
        posted = formdata.get(f"{kw.get('prefix', '')}version", "") if formdata else ""
        #: The version of the record that the person saw; 0, which no record has, for a new one or if it makes no sense.
        self.version: int = record_id(posted) or 0 if posted else getattr(obj, "version", 0)
        self.problems: list[Problem] = []
        self.conflict: Conflict | None = None
        #: Of a conflict: what is to be chosen; the fields that only the other person changed, shown as they saved them.
        self.differences: list[Difference] = []
        self.taken_over: list[PlatformField] = []
        self._record, self._named = obj, str(kw.get("prefix", ""))
        self.duplicates: Duplicates | None = None
        #: What the action returned, once it went well.
        self.result: Any = None

    @classmethod
    def of(cls, record: Any, **first: Any) -> Self:
        """The form that edits `record`."""
        return cls(request.form if request.method == "POST" else None, obj=record, data=first)

    @classmethod
    def new(cls, **first: Any) -> Self:
        """The form of a record to be, with first values."""
        return cls.begun(first)

    @classmethod
    def begun(cls, first: Mapping[str, Any], prefix: str = "") -> Self:
        """The same; controls of a form above another one have a prefix to their names."""
        return cls(request.form if request.method == "POST" else None, data=first, prefix=prefix)

    def fill_in(self, given: Mapping[str, str]) -> None:
        """Show other first values, as a person would type them; what makes no sense is left out."""
        for field in self.controls:
            if field.name in given:
                before = field.data
                try:
                    field.process_formdata([given[field.name]])
                except ValueError:
                    field.data = before

    @property
    def controls(self) -> list[PlatformField]:
        return [field for field in self if isinstance(field, PlatformField)]

    @property
    def values(self) -> dict[str, Any]:
        """The value of every field, by name."""
        return {field.short_name: field.data for field in self.controls}

    @property
    def _shown(self) -> dict[str, Any]:
        """What every control holds, by name."""
        return {field.short_name: field.data for field in self.controls}

    @property
    def confirmed(self) -> bool:
        """Whether the person was shown duplicates and wants the record all the same."""
        return request.form.get("confirmed") == "yes"

    @property
    def http_status(self) -> int:
        """The HTTP status of an answer that shows this form."""
        if self.conflict or self.duplicates:
            return 409
        return 422 if self.problems else 200

    def submitted(self, action: Callable[[dict[str, Any]], Any]) -> bool:
        """Check what was posted and do `action` with its values. True if it went well; else the form shows why not."""
        if request.method != "POST" or not self.check():
            return False
        try:
            self.result = action(self.values)
            g.db.flush()
        except DomainError as error:
            g.db.rollback()
            self.take(error)
            return False
        return True

    def check(self) -> bool:
        """Validate each field by itself."""
        self._choose()
        if super().validate():
            return True
        self.problems = [Problem(str(field.errors[0]), field) for field in self.controls if field.errors]
        return False

    def take(self, error: DomainError) -> None:
        """Show a refusal at the fields it names, and in the banner."""
        if isinstance(error, Invalid):
            for name, message in error.errors.items():
                field = next((field for field in self.controls if field.short_name == name), None)
                if field is not None:
                    field.errors = [*field.errors, message]
                self.problems.append(Problem(message, field))
            return
        if isinstance(error, Conflict):
            self.conflict = error
            self._compare(error.row)
        if isinstance(error, Duplicates):
            self.duplicates = error
        because = error.because if isinstance(error, Blocked) else ()
        because = error.candidates if isinstance(error, Duplicates) else because
        self.problems.append(Problem(str(error), None, because))

    @property
    def may_repeat(self) -> bool:
        """Whether it may be saved again after a conflict, now that the person knows of it."""
        return self.conflict is not None and self.version == getattr(self.conflict.row, "version", None)

    def _compare(self, record: Any) -> None:
        """Lay what was typed beside what the record holds by now; the next time it is saved over just that."""
        if record is None or record is not self._record:
            # What the form asks for is not what the record holds: it can be said again.
            self.version = record.version if record is not None and self._record is None else self.version
            return
        theirs = {field.short_name: field for field in self._afresh().controls}
        with g.db.as_it_was(record, self.version):
            before = self._afresh()._shown
        for field in self.controls:
            old, new = before[field.short_name], theirs[field.short_name].data
            if new in (old, field.data) or field.control == "hidden":
                continue
            if field.data == old and not field.errors:
                field.hold(new)
                self.taken_over.append(field)
            else:
                self.differences.append(Difference(field, field.words, theirs[field.short_name].words))
        self.version = record.version

    def _choose(self) -> None:
        """Hold what the record holds in the fields of which the person chose that."""
        chosen = [field for field in self.controls if request.form.get(f"{field.name}.keep") == "theirs"]
        if chosen and self._record is not None:
            theirs = self._afresh()
            for field in chosen:
                field.hold(theirs[field.short_name].data)

    def _afresh(self) -> Self:
        """The form as it opens on the record."""
        return type(self)(None, obj=self._record, prefix=self._named)

    def page(self, template: str, **context: Any) -> AnyResponse:
        """The answer that shows this form: in the dialog where htmx asked for it, else as a page of its own."""
        layout = "platform/form_dialog.html" if is_fragment() else "platform/form_page.html"
        body = render_template(template, form=self, form_layout=layout, **context)
        return make_response(body, self.http_status)

    def confirm(self, title: str, text: str, submit: str = "Delete", *, danger: bool = True) -> AnyResponse:
        """The answer that asks for a confirmation."""
        return self.page("platform/confirm.html", title=title, text=text, submit=submit, danger=danger)


@dataclass(frozen=True)
class Option:
    """A record that a lookup found."""

    value: int | str
    label: str
    detail: str | None = None


@dataclass(frozen=True)
class More:
    """What a lookup offers below its options: something that opens in the dialog above the form."""

    label: str
    url: str
    icon: str


def options(found: Iterable[Option], more: Iterable[More] = ()) -> str:
    """The answer of a lookup endpoint."""
    return render_template("platform/options.html", options=list(found), more=list(more))


def chosen(value: int | str, label: str) -> str:
    """The answer of the dialog above a form that closes it: what its lookup is to hold now."""
    return render_template("platform/chosen.html", value=value, label=label)
