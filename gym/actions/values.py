"""What an argument of an action may be: Pydantic types whose errors are words for the agent, as "a whole number"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from reprlib import Repr
from types import MappingProxyType
from typing import Annotated, Any

from pydantic import PlainValidator
from pydantic_core import PydanticCustomError

# Above any pixel, count or time: numbers from here on, infinity and NaN are refused.
_TOO_LARGE = 1e9
# What a page can be sent, and an answer may hold: texts and lists together, by characters and by entries.
LONGEST_TEXT = 200_000
_MOST_ENTRIES = 10_000
# A list of rows, each a list of cells.
_DEEPEST = 2


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise _expected("a text")
    if len(value) > LONGEST_TEXT:
        raise _expected(f"a text of at most {LONGEST_TEXT:,} characters")
    if not value.isascii() and any("\ud800" <= sign <= "\udfff" for sign in value):
        raise _expected("a text of whole characters, without lone surrogates")
    return value


def _number(value: Any) -> int | float:
    if _is_number(value):
        return value  # type: ignore[no-any-return]
    raise _expected("a number")


def _whole(value: Any) -> int:
    if _is_number(value) and value == int(value):
        return int(value)
    raise _expected("a whole number")


def _texts(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not all(isinstance(item, str) for item in value):
        raise _expected("a list of texts")
    if len(value) > _MOST_ENTRIES:
        raise _expected(f"a list of at most {_MOST_ENTRIES:,} texts")
    return tuple(_text(item) for item in value)


def _text_or_texts(value: Any) -> str | tuple[str, ...]:
    return _texts(value) if isinstance(value, list | tuple) else _text(value)


def _answer(value: Any) -> Any:
    if not isinstance(value, list | tuple):
        return value if _is_number(value) else _text(value)
    entries = list(_entries(value, _DEEPEST))
    if len(entries) > _MOST_ENTRIES:
        raise _expected(f"a list of at most {_MOST_ENTRIES:,} entries")
    if sum(len(entry) for entry in entries if isinstance(entry, str)) > LONGEST_TEXT:
        raise _expected(f"a list of at most {LONGEST_TEXT:,} characters")
    return _frozen(value)


def _entries(value: Any, depth: int) -> Iterator[Any]:
    """What stands in a list of lists of at most this depth."""
    if not isinstance(value, list | tuple):
        yield value if value is None or isinstance(value, bool) or _is_number(value) else _text(value)
    elif depth:
        for item in value:
            yield from _entries(item, depth - 1)
    else:
        raise _expected("a list of texts, of numbers, or of rows of these")


class _Short(Repr):
    """Writes no more of a value than an error quotes, however long, deep or large it is."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = 4 * _SHORT
        self.maxlist = self.maxtuple = self.maxdict = self.maxset = _SHORT

    def repr_int(self, value: int, level: int) -> str:
        return repr(value) if abs(value) < _TOO_LARGE**2 else f"a number of {value.bit_length()} bits"


_SHORT = 80
_quoted = _Short()


def short(value: object) -> str:
    """A value as an error quotes it: its repr, cut at 80 characters."""
    text = _quoted.repr(value)
    return text if len(text) <= _SHORT else f"{text[: _SHORT - 1]}…"


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _TOO_LARGE


def _arguments(value: Any) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or not all(isinstance(name, str) for name in value):
        raise _expected("an object of arguments by name")
    return MappingProxyType(dict(value))


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list | tuple) else value


def _expected(words: str) -> PydanticCustomError:
    return PydanticCustomError("argument", words)


# JSON has no tuples: in JSON Schemas they are arrays.
Text = Annotated[str, PlainValidator(_text, json_schema_input_type=str)]
#: Keeps whole numbers whole, so that an action is written as it was given.
Number = Annotated[float, PlainValidator(_number, json_schema_input_type=float)]
Whole = Annotated[int, PlainValidator(_whole, json_schema_input_type=int)]
Texts = Annotated[tuple[str, ...], PlainValidator(_texts, json_schema_input_type=list[str])]
TextOrTexts = Annotated[str | tuple[str, ...], PlainValidator(_text_or_texts, json_schema_input_type=str | list[str])]
#: A text, a number, or a list of whatever JSON has.
AnswerValue = Annotated[
    str | int | float | tuple[Any, ...],
    PlainValidator(_answer, json_schema_input_type=str | int | float | list[Any]),
]
#: What a tool is given: whatever JSON has, by name. The tool says what is wrong with it.
Arguments = Annotated[Mapping[str, Any], PlainValidator(_arguments, json_schema_input_type=dict[str, Any])]
