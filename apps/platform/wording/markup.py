"""What a template says to people: the text between its tags, and the attributes that are read out or shown.

Words are put in while a template is compiled: its tokens pass through `Rewriter`, which gives each run of text and
expressions, such as "Select all {{ total }} deals", to the vocabulary as the phrase "Select all {} deals".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from html import unescape

from jinja2.lexer import Token
from markupsafe import escape

Say = Callable[[str], str]
#: Attributes that people see or hear.
SPOKEN = {"aria-label", "title", "placeholder", "alt", "aria-description", "data-confirm"}
_SILENT = ("script", "style")
_ATTRIBUTE = re.compile(r"""([\w:@.-]+)\s*=\s*(["'])""")
_HOLE = "{}"
#: The filter that says of an expression that nobody reads what it gives: a class, an address.
UNSPOKEN = "unspoken"


class Rewriter:
    """Goes through the tokens of one template, in their order."""

    def __init__(self, say: Say) -> None:
        self._say = say
        self._run: list[Token | list[Token]] = []  # texts, and the tokens of each expression between them
        self._place = "text"  # or "tag", "attribute", "silent"
        self._attribute, self._quote, self._tag = "", "", ""

    def rewritten(self, tokens: Iterable[Token]) -> Iterator[Token]:
        expression: list[Token] | None = None
        for token in tokens:
            if token.type == "variable_begin":
                expression = [token]
            elif expression is not None:
                expression.append(token)
                if token.type == "variable_end":
                    if _is_drawing(expression):
                        yield from self._end()
                        yield from _unspoken(expression)
                    elif self._is_spoken:
                        self._run.append(expression)
                    else:
                        yield from _unspoken(expression)
                    expression = None
            elif token.type == "data":
                yield from self._data(token)
            else:
                yield from self._end()
                yield token
        yield from self._end()

    @property
    def _is_spoken(self) -> bool:
        return self._place == "text" or (self._place == "attribute" and self._attribute in SPOKEN)

    def _data(self, token: Token) -> Iterator[Token]:
        """Cut a piece of markup where it begins or ends to be spoken."""
        text, at = token.value, 0
        while at < len(text):
            end, change = self._next(text, at)
            if end > at:
                piece = Token(token.lineno, "data", text[at:end])
                if self._is_spoken:
                    self._run.append(piece)
                else:
                    yield piece
            if change is not None:
                yield from self._end()
                change()
            at = end

    def _next(self, text: str, at: int) -> tuple[int, Callable[[], None] | None]:
        """Where the place changes next, and how."""
        if self._place == "attribute":
            end = text.find(self._quote, at)
            return (len(text), None) if end < 0 else (end, self._leave_attribute)
        if self._place == "tag":
            return self._next_in_tag(text, at)
        if self._place == "silent":
            end = text.find(f"</{self._tag}", at)
            return (len(text), None) if end < 0 else (end, self._leave_silence)
        end = text.find("<", at)
        return (len(text), None) if end < 0 else (end, lambda: self._enter_tag(text, end))

    def _next_in_tag(self, text: str, at: int) -> tuple[int, Callable[[], None] | None]:
        close = text.find(">", at)
        found = _ATTRIBUTE.search(text, at, close if close >= 0 else len(text))
        if found:
            return found.end(), lambda: self._enter_attribute(found[1], found[2])
        return (len(text), None) if close < 0 else (close + 1, self._leave_tag)

    def _enter_tag(self, text: str, at: int) -> None:
        name = re.match(r"</?([a-zA-Z][\w-]*)?", text[at:])
        self._place, self._tag = "tag", (name[1] or "").lower() if name and not name[0].startswith("</") else ""

    def _leave_tag(self) -> None:
        self._place = "silent" if self._tag in _SILENT else "text"

    def _enter_attribute(self, name: str, quote: str) -> None:
        self._place, self._attribute, self._quote = "attribute", name, quote

    def _leave_attribute(self) -> None:
        self._place = "tag"

    def _leave_silence(self) -> None:
        self._place = "text"

    def _end(self) -> Iterator[Token]:
        """The run that has come to its end, in the words of the vocabulary."""
        run, self._run = self._run, []
        if any(isinstance(part, Token) and part.value.strip() for part in run):
            yield from self._spoken(run)
            return
        for part in run:
            yield from [part] if isinstance(part, Token) else part

    def _spoken(self, run: list[Token | list[Token]]) -> Iterator[Token]:
        line = next(part.lineno for part in run if isinstance(part, Token))
        whole = "".join(part.value if isinstance(part, Token) else _HOLE for part in run)
        # Vocabularies have texts as people read them: "Drafts & scheduled".
        plain = unescape(whole)
        said = self._say(plain)
        said = whole if said == plain else str(escape(said)) if plain != whole else said
        holes = [part for part in run if not isinstance(part, Token)]
        texts = said.split(_HOLE)
        assert len(texts) == len(holes) + 1, f"{said!r} has other holes than {whole!r}"
        for text, hole in zip(texts, [*holes, []], strict=True):
            if text:
                yield Token(line, "data", text)
            yield from hole


def _is_drawing(expression: list[Token]) -> bool:
    """Whether it draws an icon: that is no part of the words beside it."""
    names = (token for token in expression[1:] if token.type != "whitespace")
    first = next(names)
    return first.type == "name" and first.value == "icon"


def _unspoken(expression: list[Token]) -> Iterator[Token]:
    begin, *inner, end = expression
    line = begin.lineno
    yield begin
    yield Token(line, "lparen", "(")
    yield from inner
    yield Token(line, "rparen", ")")
    yield Token(line, "pipe", "|")
    yield Token(line, "name", UNSPOKEN)
    yield end
