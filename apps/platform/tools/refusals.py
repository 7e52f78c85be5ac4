"""Why a call came to nothing, in the words of the form that would have refused it, with what to do."""

from __future__ import annotations

from pydantic import ValidationError

from ..errors import Blocked, Conflict, DomainError, Duplicates, Invalid, Reference

# What is wrong with an argument, as a person would be told; other kinds say it well enough.
_SAID = {
    "missing": "This is required.",
    "extra_forbidden": "There is no such argument.",
}


def of_arguments(error: ValidationError) -> dict[str, str]:
    """One message for each argument that cannot be read, by its place: "rows.2.quantity"."""
    found: dict[str, str] = {}
    for each in error.errors(include_url=False, include_context=False):
        # The branches of a choice of types stand in the place, too, and are no arguments.
        place = ".".join(str(part) for part in each["loc"] if part not in ("int", "str", "float", "bool", "date"))
        found.setdefault(place, _SAID.get(each["type"]) or _sentence(each["msg"]))
    return found


def _sentence(text: str) -> str:
    return f"{text.removeprefix('Value error, ').removesuffix('.')}."


def in_words(error: DomainError) -> str:
    """The refusal as one text."""
    if isinstance(error, Invalid):
        return "; ".join(f"{name}: {text}" if name else text for name, text in error.errors.items())
    if isinstance(error, Conflict):
        return f"{error} Read it again, and call with its version."
    if isinstance(error, Duplicates):
        return f"{error} {_listed(error.candidates)} Use one of these, or confirm with allow_duplicate."
    if isinstance(error, Blocked) and error.because:
        return f"{error} {_listed(error.because)}"
    return str(error)


def _listed(references: tuple[Reference, ...]) -> str:
    shown = [f"{each.label} ({each.detail})" if each.detail else each.label for each in references]
    return f"In the way: {'; '.join(shown)}."
