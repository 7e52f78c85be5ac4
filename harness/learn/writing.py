"""In which forms a text that stands somewhere is typed: as it is, as a date, a time, a bare number."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime

_DATES = ("%B %d, %Y", "%b %d, %Y", "%m/%d/%Y", "%Y-%m-%d", "%d %B %Y", "%A, %B %d, %Y", "%a, %b %d, %Y")
_TIMES = ("%I:%M %p", "%I %p", "%H:%M", "%I%p", "%I:%M%p")


def _read(text: str, forms: tuple[str, ...]) -> datetime | None:
    for form in forms:
        try:
            return datetime.strptime(text.strip(), form)  # noqa: DTZ007 only the day or the time of it is written
        except ValueError:
            continue
    return None


def _date(written: str) -> Callable[[str], str | None]:
    def form(text: str) -> str | None:
        read = _read(text, _DATES) if len(text) < 40 else None
        return None if read is None else read.strftime(written)

    return form


def _time(text: str) -> str | None:
    read = _read(text.upper(), _TIMES) if len(text) < 10 else None
    return None if read is None else read.strftime("%H:%M")


def _number(text: str) -> str | None:
    found = re.findall(r"-?\d[\d,]*(?:\.\d+)?", text)
    return found[0].replace(",", "") if len(found) == 1 and len(text) < 40 else None


def _short_number(text: str) -> str | None:
    bare = _number(text)
    return bare.rstrip("0").rstrip(".") if bare and "." in bare else None


def _cents(text: str) -> str | None:
    bare = _number(text)
    return f"{float(bare):.2f}" if bare and "." not in bare else None


def _capital(text: str) -> str | None:
    return text[:1].upper() + text[1:] if text[:1].islower() else None


def _small(text: str) -> str | None:
    return text[:1].lower() + text[1:] if text[:1].isupper() else None


def _sentence(text: str) -> str | None:
    return None if text.endswith(".") else f"{text}."


def _formula(text: str) -> str | None:
    return None if text.startswith("=") else f"={text}"


#: Every form by its name; a form of a text that it does not fit is None.
FORMS: Mapping[str, Callable[[str], str | None]] = {
    "as it is": lambda text: text,
    "date": _date("%m/%d/%Y"),
    "iso date": _date("%Y-%m-%d"),
    "time": _time,
    "number": _number,
    "short number": _short_number,
    "cents": _cents,
    "capital": _capital,
    "small": _small,
    "sentence": _sentence,
    "formula": _formula,
}
NAMES = tuple(FORMS)


def written(text: str, form: int) -> str:
    """A text in the form of this index; as it is where the form does not fit."""
    return FORMS[NAMES[form]](text) or text


def forms_of(source: str, wanted: str) -> Iterator[int]:
    """The indices of the forms in which `source` becomes `wanted`."""
    for index, form in enumerate(FORMS.values()):
        if form(source) == wanted:
            yield index
