"""The page of a company's past: every event with who, what and why, and the texts that tell of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ....apps.crm.models import Note
from ....apps.crm.objects import OBJECTS
from ....seeds.draft import Draft
from ....seeds.events import Telling
from ...pages import assemble, write_html
from ..texts import texts

_SOURCES = Path(__file__).parent
# Where a record has its page, by table: the app, and the path with the record's id.
_PLACES = {entry.model.__tablename__: ("crm", f"{entry.path}/{{id}}") for entry in OBJECTS.values()} | {
    "store_order": ("admin", "/orders/{id}"),
    "chat_post": ("chat", "/posts/{id}"),
}


def write_page(draft: Draft, page: Path) -> None:
    """Write the page; it is one file that needs nothing else."""
    data = {
        "company": draft.company.name,
        "seed": draft.seed,
        "now": f"{draft.calendar.now.astimezone(draft.calendar.timezone):%A, %B %d, %Y, %H:%M}",
    }
    html = assemble(_SOURCES, scripts=("page.js",), data={"DATA": data, "EVENTS": _events(draft)})
    write_html(page, html)


def _events(draft: Draft) -> list[dict[str, Any]]:
    bodies: dict[tuple[str, int], list[str]] = {}
    for text in texts(draft):
        bodies.setdefault((text.table, text.row_id), []).append(text.body)
    parents = {note.id: (note.parent_type, note.parent_id) for note in draft.all(Note)}
    told: dict[int, list[Telling]] = {}
    for telling in sorted(draft.chronicle.tellings, key=lambda telling: (telling.at, telling.row_id)):
        told.setdefault(telling.event.number, []).append(telling)
    names = {person.id: person.name for person in draft.people}
    found = []
    for event in draft.chronicle.events():
        at = event.at.astimezone(draft.calendar.timezone)
        found.append(
            {
                "number": event.number,
                "day": f"{at:%a %b} {at.day}, {at.year}",
                "month": f"{at:%B %Y}",
                "time": f"{at:%H:%M}",
                "kind": event.kind,
                "who": [names[person] for person in event.who if person in names],
                "facts": [[name, words] for name, words in event.words().items()],
                "place": _place(event.subject, parents) if event.subject else None,
                "cause": event.cause,
                "told": [_told(draft, telling, bodies, parents, names) for telling in told.get(event.number, ())],
            }
        )
    return found


def _told(
    draft: Draft,
    telling: Telling,
    bodies: dict[tuple[str, int], list[str]],
    parents: dict[int, tuple[str, int]],
    names: dict[int, str],
) -> dict[str, Any]:
    at = telling.at.astimezone(draft.calendar.timezone)
    key = telling.table, telling.row_id
    return {
        "table": telling.table.partition("_")[2].replace("_", " "),
        "at": f"{at:%a %b} {at.day}, {at:%H:%M}",
        "by": names.get(telling.author_id, ""),
        "text": "\n".join(bodies.get(key, ())),
        "place": _place(key, parents),
        "error": telling.is_error,
    }


def _place(key: tuple[str, int], parents: dict[int, tuple[str, int]]) -> list[str] | None:
    """The app and the path of a record's page, if it has one; a note's is that of what it hangs on."""
    table, row_id = key
    if table == "crm_note":
        kind, parent = parents[row_id]
        return ["crm", f"{OBJECTS[kind].path}/{parent}?tab=activity"] if kind in OBJECTS else None
    if table not in _PLACES:
        return None
    app, path = _PLACES[table]
    return [app, path.format(id=row_id)]
