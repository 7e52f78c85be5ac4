"""Formatted text as HTML: made safe and uniform before it is kept, and read as plain text."""

from __future__ import annotations

import re
from html import escape, unescape
from html.parser import HTMLParser
from urllib.parse import urlsplit

_BLOCKS = ("p", "ul", "ol", "li", "h3", "blockquote")
_TABLES, _CELLS = ("table", "tr", "td", "th"), ("td", "th")
#: What is kept, by what an editor may have written.
_TAGS = {
    **{name: name for name in (*_BLOCKS, *_TABLES, "strong", "em", "a", "br")},
    "b": "strong", "i": "em", "div": "p", "h1": "h3", "h2": "h3", "h4": "h3",
}  # fmt: skip
_INLINE = ("strong", "em", "a")
_SILENT = ("script", "style", "template", "title")
_SCHEMES = ("", "http", "https", "mailto")
#: Tags are not opened within more than so many others.
_DEEPEST = 64
_COMMENT_END = re.compile(r"--\s*>")
_SECTION = re.compile(r"<!\[[^>]*>")
# From where a run begins, and without a second look: runs may be long.
_LAST_BREAKS = re.compile(r"(?<!<br>)(?<!\s)(?:<br>|\s)++(?=</(?:p|li|h3|td|th)>)")
_EMPTY = re.compile(
    r"<(p|li|ul|ol|h3|blockquote|strong|em|tr|table)>\s*</\1>|<a [^>]*>\s*</a>"
    r"|<tr>(?:<t[dh]></t[dh]>)+</tr>"
)


def clean(text: str) -> str:
    """The HTML with nothing in it but paragraphs, lists, headings, quotes, tables, bold, italics, breaks and links.

    Plain text without any tags becomes paragraphs, one for each that an empty line sets apart.
    """
    if not re.search(r"<[a-zA-Z/]", text):
        return from_plain(unescape(text))
    cleaner = _Cleaner()
    cleaner.feed(_closing(text))
    cleaner.close()
    found = cleaner.finish()
    while (less := _EMPTY.sub("", found)) != found:
        found = less
    return found


def from_plain(text: str) -> str:
    """Plain text as HTML: paragraphs and line breaks."""
    parts = (part.strip("\n") for part in re.split(r"\n\s*\n", text.replace("\r\n", "\n").replace("\xa0", " ")))
    return "".join(f"<p>{escape(part, quote=False).replace(chr(10), '<br>')}</p>" for part in parts if part.strip())


def plain(html: str) -> str:
    """What is read in the HTML: a line for each paragraph and point, the addresses of links left out."""
    text = re.sub(r"<br>|</(?:p|li|h3|blockquote|tr)>", "\n", html.replace("</td>", " ").replace("</th>", " "))
    # Nothing is a tag behind the last bracket; each that opens there would be looked at to the end.
    head, bracket, tail = text.rpartition(">")
    text = unescape(re.sub(r"<[^>]*>", "", head + bracket) + tail).replace("\xa0", " ")
    return "\n".join(line for each in text.splitlines() if (line := " ".join(each.split())))


def excerpt(html: str, length: int = 140) -> str:
    """The beginning of what is read, on one line."""
    text = " ".join(plain(html).split())
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def _closing(text: str) -> str:
    """The HTML with what is never closed as the text that the parser would take it for, after a look at all the rest.

    Sections, which only word processors write, are left out.
    """
    head, bracket, tail = text.rpartition(">")
    text = _SECTION.sub("", head + bracket) + tail.replace("<", "&lt;")
    last = max((end.end() for end in _COMMENT_END.finditer(text)), default=0)
    return text[:last] + text[last:].replace("<!--", "&lt;!--")


class _Cleaner(HTMLParser):
    """Writes what may stay, each tag closed, all text within a paragraph, a heading or a point."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self._out: list[str] = []
        self._open: list[str] = []
        self._silent = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag in _SILENT:
            self._silent += 1
            return
        name = _TAGS.get(tag)
        if name is None:
            return
        if name == "br":
            if self._within_text():
                self._out.append("<br>")
            return
        if name in _INLINE:
            address = _address(attrs) if name == "a" else None
            if name != "a" or address:
                self._paragraph()
                self._begin(name, f' href="{escape(address)}"' if address else "")
            return
        if name in _TABLES:
            self._begin_table(name)
            return
        if "table" in self._open:
            # What stands in a cell is text alone: a new paragraph is a new line of it.
            if self._within_text() and self._out[-1] not in ("<td>", "<th>", "<br>"):
                self._out.append("<br>")
            return
        self._close_text(keep_point=name in ("ul", "ol"))
        if name == "p" and "li" in self._open:
            return  # a point is a paragraph itself
        if name == "li" and not {"ul", "ol"} & set(self._open):
            self._begin("ul")
        self._begin(name)

    def handle_endtag(self, tag: str) -> None:
        if tag in _SILENT:
            self._silent = max(0, self._silent - 1)
            return
        name = _TAGS.get(tag)
        if name is not None and name in self._open:
            self._end(name)

    def handle_data(self, data: str) -> None:
        if self._silent:
            return
        text = re.sub(r"[\s\xa0]+", " ", data)
        if not text.strip() and not self._within_text():
            return
        self._paragraph()
        self._out.append(escape(text, quote=False))

    def finish(self) -> str:
        while self._open:
            self._end(self._open[-1])
        return _LAST_BREAKS.sub("", "".join(self._out))

    def _begin(self, name: str, attributes: str = "") -> None:
        if len(self._open) >= _DEEPEST:
            return
        self._open.append(name)
        self._out.append(f"<{name}{attributes}>")

    def _end(self, name: str) -> None:
        while self._open:
            last = self._open.pop()
            self._out.append(f"</{last}>")
            if last == name:
                return

    def _within_text(self) -> bool:
        return bool({"p", "li", "h3", *_CELLS} & set(self._open))

    def _begin_table(self, name: str) -> None:
        """A table, a row or a cell; there is no table within another one, and no row or cell outside of one."""
        if name == "table" and "table" not in self._open:
            while self._open:
                self._end(self._open[-1])
            self._begin("table")
        elif name != "table" and "table" in self._open:
            last = "tr" if name == "tr" else next((each for each in _CELLS if each in self._open), "")
            if last in self._open:
                self._end(last)
            if name != "tr" and "tr" not in self._open:
                self._begin("tr")
            self._begin(name)

    def _paragraph(self) -> None:
        if self._within_text():
            return
        if "table" in self._open:
            self._begin_table("td")
        else:
            self._begin("p")

    def _close_text(self, *, keep_point: bool) -> None:
        """End what only holds text before a block begins; a list may stand in a point."""
        while self._open and (self._open[-1] in (*_INLINE, "p", "h3") or (self._open[-1] == "li" and not keep_point)):
            if self._open[-1] == "li" and not keep_point:
                return
            self._end(self._open[-1])


def _address(attrs: list[tuple[str, str | None]]) -> str | None:
    """Where a link leads: to a page, of this app or of the web, or to a mailbox; None if it does not."""
    address = (dict(attrs).get("href") or "").strip()
    try:
        scheme = urlsplit(address).scheme.lower()
    except ValueError:
        return None
    leads_away = address.startswith(("//", "/\\", "\\"))
    return address if address.isprintable() and scheme in _SCHEMES and not leads_away else None
