"""What agents write around an action and between its quotes: fences, labels, raw line breaks, typographic quotes."""

from __future__ import annotations

import re

# An opened quote that nothing closes reaches to the end, so that every text is read in one go.
_STRING = re.compile(
    r'''
      (?: """ (?: \\. | [^"\\] | "(?!"") )*+ (?: """ | \\?\Z )
        | \'\'\' (?: \\. | [^'\\] | '(?!'') )*+ (?: \'\'\' | \\?\Z ) )
    | (?P<plain> " (?: \\. | [^"\\] )*+ (?: " | \\?\Z ) | ' (?: \\. | [^'\\] )*+ (?: ' | \\?\Z ) )
    | [“”„] (?P<double> (?: \\. | [^“”\\] )*+ ) (?: [“”] | \\?\Z )
    | ‘ (?P<single> (?: \\. | [^’\\] | ’ (?! \s* [,)\]] ) )*+ ) (?: ’ | \\?\Z )
    ''',
    re.VERBOSE | re.DOTALL,
)
_IN_QUOTES = re.compile(r'\\.|\r\n?|\n|"', re.DOTALL)
_FENCE = re.compile(r"```(?:[\w+-]*[ \t]*\r?\n)?(.*?)(?:```|\Z)", re.DOTALL)
_LABEL = re.compile(r"^[ \t]*[*_]*(?:next[ ])?action[*_]*[ \t]*:[*_]*", re.IGNORECASE | re.MULTILINE)
_TICKS = re.compile(r"\A`+([^`]*)`+\Z")


def mended(text: str) -> str:
    """A call in Python's quotes: raw line breaks in a text written as \\n, typographic quotes around one as plain."""
    return _STRING.sub(_mended, text)


def _mended(found: re.Match[str]) -> str:
    if (plain := found["plain"]) is not None:
        return plain[0] + _escaped(plain[1:], quote=False)
    inner = found["double"] if found["double"] is not None else found["single"]
    return found[0] if inner is None else f'"{_escaped(inner, quote=True)}"'


def _escaped(text: str, *, quote: bool) -> str:
    def escape(found: re.Match[str]) -> str:
        sign = found[0]
        if sign == '"':
            return '\\"' if quote else sign
        return sign if sign.startswith("\\") else "\\n"

    return _IN_QUOTES.sub(escape, text)


def peeled(text: str) -> str | None:
    """The text without the outermost of what stands around an action; None where nothing does."""
    if fenced := _FENCE.findall(text):
        return "\n".join(fenced).strip()
    labels = list(_LABEL.finditer(text))
    if len(labels) == 1:
        return text[labels[0].end() :].strip()
    if ticked := _TICKS.match(text):
        return ticked[1].strip()
    bare = text.rstrip(" \t\r\n.;,!")
    return bare if bare != text else None
