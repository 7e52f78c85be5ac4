"""What an argument of an action may be: Pydantic types whose errors are words for the agent, as "a whole number"."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import PlainValidator
from pydantic_core import PydanticCustomError

# Above any pixel, count or time: numbers from here on, infinity and NaN are refused.
_TOO_LARGE = 1e9


def _text(value: Any) -> str:
    if isinstance(value, str):
        return value
    raise _expected("a text")


def _number(value: Any) -> int | float:
    if _is_number(value):
        return value  # type: ignore[no-any-return]
    raise _expected("a number")


def _whole(value: Any) -> int:
    if _is_number(value) and value == int(value):
        return int(value)
    raise _expected("a whole number")


def _texts(value: Any) -> tuple[str, ...]:
    if isinstance(value, list | tuple) and all(isinstance(item, str) for item in value):
        return tuple(value)
    raise _expected("a list of texts")


def _text_or_texts(value: Any) -> str | tuple[str, ...]:
    return _texts(value) if isinstance(value, list | tuple) else _text(value)


def _answer(value: Any) -> Any:
    if isinstance(value, list | tuple):
        return _frozen(value)
    return value if _is_number(value) else _text(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and abs(value) < _TOO_LARGE


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
