"""Numbers laid out over the placeholders of a format: 0 # ?, with groups, decimals, exponents and fractions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from itertools import takewhile

from .language import Part, Section
from .rounding import rounded, scaled, written

_EMPTY = {"0": "0", "?": " ", "#": ""}
#: Denominators have no more digits.
_MOST_DIGITS = 7


@dataclass(frozen=True)
class Layout:
    """Where digits go: what stands before and after the decimal point, literals between them."""

    whole: tuple[Part, ...]
    point: bool
    decimals: tuple[Part, ...]
    places: int
    grouped: bool
    #: By how many powers of ten a number is shown larger.
    tens: int
    #: Literals around digits that stand together, with how many there are at least; None where it is not so simple.
    plain: tuple[str, str, int] | None


@lru_cache(1024)
def layout(section: Section) -> Layout:
    """How a section of digits is laid out."""
    parts = section.parts
    digits = [at for at, part in enumerate(parts) if part.kind == "digit"]
    point = next((at for at, part in enumerate(parts) if part == Part("mark", ".")), None)
    last_whole = max((at for at in digits if point is None or at < point), default=-1)
    grouped, tens = False, 0
    found: list[list[Part]] = [[], []]
    for at, part in enumerate(parts):
        side = found[point is not None and at > point]
        if part.kind == "mark" and part.text == "," and digits and at > digits[0]:
            grouped, tens = grouped or at < last_whole, tens if at < last_whole else tens - 3
        elif part.kind == "mark" and part.text == "%":
            tens += 2
            side.append(Part("literal", "%"))
        elif at != point:
            side.append(part if part.kind == "digit" else Part("literal", part.text))
    whole, decimals = tuple(found[0]), tuple(found[1])
    places = sum(part.kind == "digit" for part in decimals)
    return Layout(whole, point is not None, decimals, places, grouped, tens, _plain(whole, decimals, grouped))


def _plain(whole: Sequence[Part], decimals: Sequence[Part], grouped: bool) -> tuple[str, str, int] | None:
    """What stands around a number all of whose digits stand together, and how many are shown at least."""
    before = list(takewhile(lambda part: part.kind != "digit", whole))
    digits = "".join(part.text for part in takewhile(lambda part: part.kind == "digit", whole[len(before) :]))
    after = list(whole[len(before) + len(digits) :])
    shown = list(takewhile(lambda part: part == Part("digit", "0"), decimals))
    rest = list(decimals[len(shown) :])
    zeros = digits.lstrip("#")
    if not zeros or zeros.strip("0") or (grouped and len(zeros) > 1) or (after and decimals):
        return None
    if any(part.kind == "digit" for part in (*after, *rest)):
        return None
    return "".join(part.text for part in before), "".join(part.text for part in (*after, *rest)), len(zeros)


def number_text(number: float, section: Section) -> tuple[str, bool]:
    """A number that is not negative, and whether nothing of it is left after rounding."""
    plan = layout(section)
    value = rounded(scaled(written(number), plan.tens), plan.places)
    if plan.plain is not None and (not plan.point or plan.places):
        before, after, least = plan.plain
        digits = f"{value:,f}" if plan.grouped else f"{value:f}"
        if least > 1:
            digits = digits.zfill(least + (plan.places + 1 if plan.places else 0))
        return f"{before}{digits}{after}", not value
    whole, _, decimals = f"{value:f}".partition(".")
    text = _whole(plan.whole, whole.lstrip("0"), plan.grouped)
    return text + ("." if plan.point else "") + _decimals(plan.decimals, decimals), not value


def _whole(parts: Sequence[Part], digits: str, grouped: bool) -> str:
    """Digits from the right on; the first placeholder gets all that are left."""
    made: list[str] = []
    left = sum(part.kind == "digit" for part in parts)
    count = 0
    for part in reversed(parts):
        if part.kind != "digit":
            made.append(part.text)
            continue
        left -= 1
        for _ in range(1 if left else max(len(digits), 1)):
            put = digits[-1:] or _EMPTY[part.text]
            digits = digits[:-1]
            if grouped and count and count % 3 == 0 and put:
                made.append("," if put != " " else " ")
            count += 1
            made.append(put)
    return "".join(reversed(made))


def _decimals(parts: Sequence[Part], digits: str) -> str:
    made: list[str] = []
    for part in parts:
        if part.kind != "digit":
            made.append(part.text)
            continue
        made.append(digits[0] if digits.strip("0") else _EMPTY[part.text])
        digits = digits[1:]
    return "".join(made)


@lru_cache(1024)
def _mantissa(section: Section) -> tuple[int, Layout]:
    """Where the exponent begins, and how the digits before it are laid out."""
    at = next(at for at, part in enumerate(section.parts) if part.kind == "exponent")
    return at, layout(Section(section.parts[:at]))


def scientific_text(number: float, section: Section) -> tuple[str, bool]:
    """As 1.23E+04; three digits before the point go in steps of a thousand."""
    at, plan = _mantissa(section)
    sign = section.parts[at].text[1]
    step = max(sum(part.kind == "digit" for part in plan.whole), 1)
    value = written(number)
    exponent = value.adjusted() // step * step if value else 0
    mantissa = rounded(value.scaleb(-exponent), plan.places)
    if mantissa >= Decimal(10) ** step:
        exponent += step
        mantissa = rounded(value.scaleb(-exponent), plan.places)
    whole, _, decimals = f"{mantissa:f}".partition(".")
    text = _whole(plan.whole, whole.lstrip("0"), plan.grouped) + ("." if plan.point else "")
    shown = "-" if exponent < 0 else "+" if sign == "+" else ""
    rest = [part if part.kind == "digit" else Part("literal", part.text) for part in section.parts[at + 1 :]]
    power = _whole(rest, str(abs(exponent)) if exponent else "", False)
    return f"{text}{_decimals(plan.decimals, decimals)}E{shown}{power or '0'}", not mantissa


def fraction_text(number: float, section: Section) -> tuple[str, bool]:
    """As 1 1/4, with the nearest fraction that has so many digits, or the denominator that the format says."""
    slash = next(at for at, part in enumerate(section.parts) if part == Part("mark", "/"))
    above, below = _run(section.parts, slash, -1), _run(section.parts, slash, 1)
    before, after = section.parts[: slash - len(above)], section.parts[slash + 1 + len(below) :]
    fixed = int(below) if below.isdigit() and int(below) else None
    value = Fraction(written(number))
    has_whole = any(part.kind == "digit" for part in before)
    whole, rest = divmod(value, 1) if has_whole else (0, value)
    if fixed is not None:
        over, under = int(rest * fixed + Fraction(1, 2)), fixed
    else:
        near = rest.limit_denominator(10 ** min(max(len(below), 1), _MOST_DIGITS) - 1)
        over, under = near.numerator, near.denominator
    if has_whole and over == under:
        whole, over = whole + 1, 0
    is_zero = not whole and not over
    start = _whole(before, str(whole) if whole or not over else "", False)
    if has_whole and not over:
        middle = " " * (len(above) + 1 + len(below))
    else:
        beside = str(under) if fixed is not None else str(under).ljust(len(below)) if "?" in below else str(under)
        filled = str(over).zfill(above.count("0")).rjust(len(above) if "?" in above else 0)
        middle = f"{filled}/{beside}"
    return start + middle + "".join(part.text for part in after), is_zero


def _run(parts: Sequence[Part], slash: int, step: int) -> str:
    """The placeholders, or the digits of a denominator, that stand directly before or after the slash."""
    found, at = "", slash + step
    while 0 <= at < len(parts) and (parts[at].kind == "digit" or (step > 0 and parts[at].text.isdigit())):
        found = found + parts[at].text if step > 0 else parts[at].text + found
        at += step
    return found
