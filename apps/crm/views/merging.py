"""The merge wizard: two or three records side by side, a value of each field to keep."""

from __future__ import annotations

import re
from functools import partial
from typing import Any

from flask import Blueprint, g, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.errors import Blocked, DomainError, Invalid
from ...platform.pages import done
from ...platform.parameters import read_id, read_ids
from ...platform.record_fields import Field
from .. import actions, lists
from ..actions.merging import Mergeable, coming_along, joined, loaded, merge_fields
from ..field_access import restricted
from ..objects import OBJECTS, label_of, url_of
from .common import page_behind

blueprint = Blueprint("merging", __name__)
_KEYS = {OBJECTS[key].plural.lower(): key for key in actions.MERGEABLE}


def merge(plural: str) -> ResponseReturnValue:
    key = _KEYS[plural]
    back = lists.LISTS[plural][0].endpoint
    try:
        records = loaded(g.db, key, read_ids("ids"))
    except (Invalid, Blocked) as refused:
        if request.method == "POST":
            raise
        # Back to where they were chosen, to choose others.
        begun = page_behind(url_for(back))
        return done(str(refused), url_for(back) if begun.startswith(request.path) else begun, "danger")
    error, status = None, 200
    if request.method == "POST":
        try:
            master = _merge(key, records)
            g.db.flush()
            count = len(records)
            return done(f"{count} {plural} were merged into {label_of(master)}.", url_of(master))
        except DomainError as refused:
            g.db.rollback()
            error, status = str(refused), 422
            records = loaded(g.db, key, read_ids("ids"))
    body = render_template(
        "crm/merge.html", plural=plural, entry=OBJECTS[key], records=records, fields=_shown(key), error=error,
        hanging={record.id: coming_along(g.db, key, record.id) for record in records}, back=back,
        joined=joined(g.db, key, records),
        chosen=_taken(key), master=read_id("master") or records[0].id,
    )  # fmt: skip
    return make_response(body, status)


for _plural in _KEYS:
    blueprint.add_url_rule(f"/{_plural}/merge", _plural, partial(merge, _plural), methods=["GET", "POST"])


def _merge(key: str, records: list[Mergeable]) -> Any:
    ids = [record.id for record in records]
    master = read_id("master")
    master_id = master if master in ids else ids[0]
    versions = {id: version for id in ids if (version := read_id(f"version-{id}")) is not None}
    others = [id for id in ids if id != master_id]
    return actions.merge_records(g.db, key, master_id, others, _taken(key), versions=versions)


def _taken(key: str) -> dict[str, int]:
    """From which record each field is to be taken, as the form says."""
    names = {field.name for field in _shown(key)}
    found = {name: request.form.get(f"from-{name}", "") for name in names}
    return {name: int(id) for name, id in found.items() if re.fullmatch(r"[0-9]{1,12}", id)}


def _shown(key: str) -> list[Field]:
    """The fields that the person chooses values for: what their role may not change, the merge decides."""
    return [field for field in merge_fields(key) if field.name not in restricted(g.db, key)]
