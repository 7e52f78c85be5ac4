"""Tools that read the handbook as its pages show it: contents, sections, their versions, changes, searches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import NotFound
from ...platform.limits import LONGEST_SEARCH
from ...platform.tools import Arguments, Call, Result, tool
from ...platform.values import search_words
from .. import queries
from ..models import HandbookRevision, HandbookSection
from ..text import filled

SectionName = Annotated[str, Field(max_length=200, description="A section by its key or its title.")]


class SectionRow(Result):
    key: str
    title: str
    summary: str
    version: int
    valid_from: str
    announced_from: str | None = None


class Contents(Result):
    items: tuple[SectionRow, ...]


class ListSections(Arguments):
    pass


@tool("handbook_list_sections", "List the sections of the handbook, with what each is about.")
def list_sections(db: Db, given: ListSections) -> Contents:
    items = [
        SectionRow(
            key=each.section.key,
            title=each.section.title,
            summary=each.section.summary,
            version=each.current.number,
            valid_from=each.current.valid_from.isoformat(),
            announced_from=each.announced.valid_from.isoformat() if each.announced else None,
        )
        for each in queries.contents(db)
    ]
    return Contents(items=tuple(items))


class OneSection(Arguments):
    section: SectionName


class ReadSection(OneSection):
    version: Annotated[int | None, Field(ge=1, description="Another version than the one that holds today.")] = None


class SectionText(Result):
    """A version of a section, as Markdown."""

    key: str
    title: str
    version: int
    state: str
    valid_from: str
    valid_until: str | None = None
    approved_by: str
    whom_to_ask: str
    note: str
    text: str


@tool("handbook_read_section", "Read a section of the handbook as it holds today, or another version of it.")
def read_section(db: Db, given: ReadSection) -> SectionText:
    section = _section(db, given.section)
    revision = _revision(db, section, given.version)
    return SectionText(
        key=section.key,
        title=section.title,
        version=revision.number,
        state=queries.state_of(revision, db.today),
        valid_from=revision.valid_from.isoformat(),
        valid_until=revision.valid_until.isoformat() if revision.valid_until else None,
        approved_by=revision.approved_by.name,
        whom_to_ask=section.owner.name,
        note=revision.note,
        text=filled(revision, queries.policies(db)),
    )


class VersionRow(Result):
    version: int
    state: str
    valid_from: str
    valid_until: str | None = None
    note: str


class Versions(Result):
    items: tuple[VersionRow, ...]


@tool("handbook_list_versions", "List the versions of a section: since when each holds or held, and what was new.")
def list_versions(db: Db, given: OneSection) -> Versions:
    items = [
        VersionRow(
            version=each.number,
            state=queries.state_of(each, db.today),
            valid_from=each.valid_from.isoformat(),
            valid_until=each.valid_until.isoformat() if each.valid_until else None,
            note=each.note,
        )
        for each in reversed(_section(db, given.section).revisions)
    ]
    return Versions(items=tuple(items))


class ChangedLine(Result):
    before: str | None = None
    now: str | None = None


class Changes(Result):
    version: int
    note: str
    lines: tuple[ChangedLine, ...]


@tool("handbook_compare_versions", "Read what a version of a section says otherwise than the one before it.")
def compare_versions(db: Db, given: ReadSection) -> Changes:
    section = _section(db, given.section)
    revision = _revision(db, section, given.version)
    lines = [
        ChangedLine(before=line.text.striptags()) if line.label == "Before" else ChangedLine(now=line.text.striptags())
        for line in queries.changes(db, section, revision)
        if line.label
    ]
    return Changes(version=revision.number, note=revision.note, lines=tuple(lines))


class Search(Arguments):
    query: Annotated[str, Field(min_length=1, max_length=LONGEST_SEARCH, description="Words that all must be found.")]
    all_versions: Annotated[bool, Field(description="Earlier and announced versions, too.")] = False


class Found(Result):
    section: str
    title: str
    version: int
    state: str
    lines: tuple[str, ...]


class FoundSections(Result):
    items: tuple[Found, ...]
    total: int


@tool("handbook_search_text", "Search what the handbook says today, or in all versions.")
def search_text(db: Db, given: Search) -> FoundSections:
    items = [
        Found(
            section=hit.revision.section.key,
            title=hit.revision.section.title,
            version=hit.revision.number,
            state=queries.state_of(hit.revision, db.today),
            lines=tuple(hit.lines),
        )
        for hit in queries.search(db, search_words(given.query), earlier=given.all_versions)
    ]
    return FoundSections(items=tuple(items), total=len(items))


def _section(db: Db, given: str) -> HandbookSection:
    """Raises NotFound."""
    sections = [each.section for each in queries.contents(db)]
    for section in sections:
        if given.strip().casefold() in (section.key.casefold(), section.title.casefold()):
            return section
    keys = ", ".join(section.key for section in sections)
    raise NotFound(f"The handbook has no section “{given}”. It has: {keys}.")


def _revision(db: Db, section: HandbookSection, number: int | None) -> HandbookRevision:
    return queries.entry(db, section).current if number is None else queries.revision_of(section, number)


def visit(_db: Db, turned_to: Sequence[tuple[str, str]]) -> Iterator[Call]:
    """Reads of the sections that somebody goes to."""
    for app, path in turned_to:
        if app == "handbook" and path.startswith("/sections/"):
            yield Call("handbook_list_sections")
            yield Call("handbook_read_section", {"section": path.split("/")[2]})


READING = (list_sections, read_section, list_versions, compare_versions, search_text)
