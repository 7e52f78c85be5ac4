"""What the free parts of a trajectory's lines must look like, so that whoever reads one can rely on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pydantic import ConfigDict, TypeAdapter, ValidationError
from typing_extensions import TypedDict, is_typeddict

# More than any action or verdict needs, and far from where Python gives up.
_DEEPEST = 64


#: Numbers are numbers: NaN and infinity are none.
FINITE = ConfigDict(allow_inf_nan=False)


class _Image(TypedDict):
    file: str
    sha256: str


class _Observation(TypedDict, total=False):
    url: str
    axtree: str
    dom: str
    screenshot: _Image
    marks: _Image
    tabs: list[Any]
    result: str


class _Check(TypedDict):
    label: str
    passed: bool
    expected: str
    actual: str


class _Stray(TypedDict):
    label: str
    change: str
    before: str
    after: str


class _Verdict(TypedDict):
    passed: bool
    checks: list[_Check]
    collateral: list[_Stray]


class _Box(TypedDict):
    __pydantic_config__ = FINITE  # type: ignore[misc]

    role: str
    name: str
    x: float
    y: float
    width: float
    height: float


class _Target(_Box, total=False):
    to: _Box | None


_SHAPES: Mapping[str, TypeAdapter[Any]] = {
    "observation": TypeAdapter(_Observation | None),
    "verdict": TypeAdapter(_Verdict),
    "target": TypeAdapter(_Target | None),
}


def check_shapes(line: Mapping[str, Any]) -> None:
    """Make sure that a line can be read and shown. Raises ValueError."""
    if _is_deeper(line, _DEEPEST):
        raise ValueError(f"it is nested more than {_DEEPEST} deep")
    for name, shape in _SHAPES.items():
        if name in line:
            check_value(shape, name, line[name])


def adapter(hint: Any) -> TypeAdapter[Any]:
    """What checks values of a type."""
    return TypeAdapter(hint) if is_typeddict(hint) else TypeAdapter(hint, config=FINITE)


def check_value(shape: TypeAdapter[Any], name: str, value: Any) -> Any:
    """`value` as `shape` reads it. Raises ValueError, which names the place."""
    try:
        return shape.validate_python(value, strict=True)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(map(str, (name, *first["loc"])))
        raise ValueError(f"{place}: {first['msg'].lower()}") from None


def _is_deeper(value: object, levels: int) -> bool:
    inner = value.values() if isinstance(value, Mapping) else value if isinstance(value, list) else ()
    return any(levels == 0 or _is_deeper(each, levels - 1) for each in inner)
