"""The sections of the acting person's own sidebar."""

from __future__ import annotations

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ..models import Section, SectionChannel
from ..permissions import find_channel, joined, me
from .announcements import announce

MAX_SECTIONS = 20


def sections(db: Db) -> list[Section]:
    own = select(Section).where(Section.person_id == me(db).id).order_by(Section.position, Section.id)
    return list(db.scalars(own))


def create_section(db: Db, name: str, channel_ids: list[int] | None = None) -> Section:
    """Add a section at the top of the sidebar, perhaps with channels in it."""
    existing = sections(db)
    if len(existing) >= MAX_SECTIONS:
        raise Invalid(name=f"A sidebar can have {MAX_SECTIONS} sections at most.")
    checked = _free_name(db, name)
    for section in existing:
        section.position += 1
    section = Section(person_id=me(db).id, name=checked, position=0)
    db.add(section)
    db.flush()
    for channel_id in channel_ids or []:
        place_channel(db, channel_id, section.id)
    announce(db, person_id=me(db).id)
    return section


def rename_section(db: Db, section_id: int, name: str) -> Section:
    section = find_section(db, section_id)
    section.name = _free_name(db, name, section)
    announce(db, person_id=me(db).id)
    return section


def delete_section(db: Db, section_id: int) -> None:
    """Remove a section; its channels fall back among all others."""
    section = find_section(db, section_id)
    for kept in db.scalars(select(SectionChannel).where(SectionChannel.section_id == section.id)):
        db.delete(kept)
    db.flush()
    db.delete(section)
    _number(db, [other for other in sections(db) if other is not section])


def move_section(db: Db, section_id: int, by: int) -> None:
    """Move a section up (-1) or down (+1) by one place."""
    section = find_section(db, section_id)
    order = sections(db)
    at = order.index(section)
    to = min(max(at + by, 0), len(order) - 1)
    order.insert(to, order.pop(at))
    _number(db, order)


def place_channel(db: Db, channel_id: int, section_id: int | None) -> None:
    """Keep a channel in a section, or in none."""
    channel = find_channel(db, channel_id)
    joined(db, channel)
    section = find_section(db, section_id) if section_id is not None else None
    own = select(SectionChannel).join(Section, Section.id == SectionChannel.section_id)
    kept = db.scalar(own.where(Section.person_id == me(db).id, SectionChannel.channel_id == channel.id))
    if section is None:
        if kept is not None:
            db.delete(kept)
    elif kept is None:
        db.add(SectionChannel(section_id=section.id, channel_id=channel.id))
    else:
        kept.section_id = section.id
    announce(db, person_id=me(db).id)


def find_section(db: Db, section_id: int) -> Section:
    section = db.get(Section, section_id)
    if section is None or section.person_id != me(db).id:
        raise NotFound("This section does not exist.")
    return section


def _number(db: Db, order: list[Section]) -> None:
    for position, section in enumerate(order):
        section.position = position
    announce(db, person_id=me(db).id)


def _free_name(db: Db, name: str, section: Section | None = None) -> str:
    name = " ".join(name.split())
    if not 1 <= len(name) <= 40:
        raise Invalid(name="A section needs a name of 40 characters at most.")
    taken = {other.name.casefold() for other in sections(db) if other is not section}
    if name.casefold() in taken | {"favorites", "channels", "direct messages"}:
        raise Invalid(name=f"There is a section called {name} already.")
    return name
