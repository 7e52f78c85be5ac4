"""The import wizard: choose a file, map its columns, look at what comes of it, bring it in; mend and undo."""

from __future__ import annotations

import csv
import io
import re
from typing import Any

from flask import Blueprint, Response, g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select
from sqlalchemy.orm import undefer

from ...platform.errors import Invalid, NotFound
from ...platform.guard import FILE_POLICY
from ...platform.pages import done, go
from ...platform.parameters import read_id, read_page, read_search, read_text
from ...sheet.models import Upload
from .. import actions, lists, queries
from ..actions.imports import imported_noun, own_import, require_import
from ..fields import FIELDS
from ..forms import ConfirmForm
from ..import_files import files_in_sight
from ..import_form import default_names, form_values, import_form, joins, problems_told
from ..models import OUTCOMES, ImportJob, ImportRow
from ..objects import OBJECTS
from ..paging import Paging
from ..permissions import IMPORTED, may_import

blueprint = Blueprint("imports", __name__, url_prefix="/import")
_PAGE = 20
#: Of the preview: rows that are wrong, or that look like records we have.
_TO_CHECK = "check"


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.IMPORTS.page(g.db, lists.import_rows(g.db), "crm/imports/list.html", may=_offered())


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    """Which file, of which kind of records."""
    offered = _offered()
    key = read_text("object") or (offered[0] if offered else IMPORTED[0])
    if key not in IMPORTED:
        raise NotFound("Only leads, contacts and accounts can be imported.")
    require_import(g.db, key)
    form = ConfirmForm.new()

    def take(_: dict[str, Any]) -> ImportJob:
        name, data = _chosen_file()
        return actions.start_import(g.db, key, filename=name, data=data)

    if form.submitted(take):
        return go(url_for(".columns", id=form.result.id))
    found = files_in_sight(g.db, read_search())
    return form.page("crm/imports/choose.html", key=key, offered=offered, files=found, search=read_search())


def _chosen_file() -> tuple[str, bytes]:
    """The name and the bytes of the file that the form names: one of the uploads, or one that it brings."""
    upload_id = read_id("upload")
    if upload_id is not None:
        asked = select(Upload).where(Upload.id == upload_id).options(undefer(Upload.content))
        if upload_id not in {upload.id for upload in files_in_sight(g.db)}:
            raise NotFound("There is no such file, or it is not shared with you.")
        upload = g.db.scalars(asked).one()
        return upload.name, upload.content
    given = request.files.get("file")
    if given is None or not given.filename:
        raise Invalid(file="Choose a file first.")
    with given.stream as stream:
        return re.split(r"[\\/]", given.filename)[-1], stream.read()


@blueprint.route("/<int:id>/columns", methods=["GET", "POST"])
def columns(id: int) -> ResponseReturnValue:
    job = _open(id)
    form = import_form(job)
    if form.submitted(lambda values: actions.map_import(g.db, id, **form_values(job, values))):
        return go(url_for(".preview", id=id))
    job = own_import(g.db, id)
    samples = [
        [row.cells[number] for row in job.rows[:3] if number < len(row.cells) and row.cells[number]]
        for number in range(len(job.headings))
    ]
    return form.page(
        "crm/imports/columns.html", job=job, samples=samples, defaults=default_names(job.object),
        joins=joins(job.object), entry=OBJECTS[job.object],
    )  # fmt: skip


@blueprint.route("/<int:id>/preview", methods=["GET", "POST"])
def preview(id: int) -> ResponseReturnValue:
    """What the import would come to; sent off, it comes to that."""
    job = _open(id)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.run_import(g.db, id)):
        count = _counts(job)
        return done(f"{imported_noun(job.object, count['created'])} created.", url_for(".show", id=id))
    tried = actions.try_import(g.db, id)
    kinds = {
        "": tried.rows,
        _TO_CHECK: [each for each in tried.rows if each.problems],
        **{outcome: [each for each in tried.rows if each.outcome == outcome] for outcome in OUTCOMES},
    }
    only = read_text("outcome")
    only = only if only in kinds else ""
    paging = Paging(
        read_page(), len(kinds[only]), _PAGE, lambda page: url_for(".preview", id=id, outcome=only or None, page=page)
    )
    labels = {"": "All", _TO_CHECK: "Errors and duplicates"}
    return form.page(
        "crm/imports/preview.html",
        job=job,
        total=len(tried.rows),
        tabs=[
            (labels.get(kind, kind.capitalize()), url_for(".preview", id=id, outcome=kind or None), kind == only,
             len(rows))
            for kind, rows in kinds.items()
        ],
        rows=[(each, problems_told(job, each.problems)) for each in kinds[only][paging.offset : paging.last]],
        paging=paging,
        fields=FIELDS[job.object],
    )  # fmt: skip


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    """What came of an import; rows that failed can be mended here."""
    job = own_import(g.db, id)
    if job.run_at is None:
        return go(url_for(".columns", id=id))
    counts = _counts(job)
    only = read_text("outcome") or ("failed" if counts["failed"] and job.undone_at is None else "created")
    only = only if only in OUTCOMES else "created"
    return render_template("crm/imports/show.html", **_shown(job, only))


def _shown(job: ImportJob, only: str) -> dict[str, Any]:
    counts = _counts(job)
    paging = Paging(read_page(), counts[only], _PAGE, lambda page: url_for(".show", id=job.id, outcome=only, page=page))
    asked = select(ImportRow).where(ImportRow.job_id == job.id, ImportRow.outcome == only).order_by(ImportRow.id)
    rows = list(g.db.scalars(asked.limit(_PAGE).offset(paging.offset)))
    found = queries.records_of(g.db, [(row.record_key, row.record_id) for row in rows])
    return {
        "job": job, "counts": counts, "only": only, "rows": rows, "records": found, "paging": paging,
        "told": {row.id: " ".join(problems_told(job, row.problems)) for row in rows},
        "fields": FIELDS[job.object], "outcomes": OUTCOMES, "entry": OBJECTS[job.object],
    }  # fmt: skip


@blueprint.post("/<int:id>/mend")
def mend(id: int) -> ResponseReturnValue:
    changes: dict[int, dict[int, str]] = {}
    for name, text in request.form.items():
        if found := re.fullmatch(r"row-(\d{1,12})-(\d{1,3})", name):
            changes.setdefault(int(found[1]), {})[int(found[2])] = text
    before = _counts(own_import(g.db, id))
    job = actions.mend_rows(g.db, id, changes)
    after = _counts(job)
    came = [(after[outcome] - before[outcome], outcome) for outcome in OUTCOMES if outcome != "failed"]
    parts = [f"{count:,} {outcome}" for count, outcome in came if count]
    told = ", ".join([*parts, f"{after['failed']:,} of {before['failed']:,} still failed"]) + "."
    return done(told, url_for(".show", id=id), "success" if parts else "info")


@blueprint.get("/<int:id>/failed.csv")
def failed(id: int) -> Response:
    """The rows that failed, as a file like the one that was imported, with what was wrong."""
    job = own_import(g.db, id)
    text = io.StringIO()
    writer = csv.writer(text)
    writer.writerow([*job.headings, "Line", "Problem"])
    for row in job.rows:
        if row.outcome == "failed":
            cells = [*row.cells, *[""] * (len(job.headings) - len(row.cells))][: len(job.headings)]
            writer.writerow([*cells, row.line, " ".join(problems_told(job, row.problems))])
    name = f"failed-{job.file_name.rpartition('.')[0]}.csv"
    plain = "".join(letter if letter.isascii() and letter not in '"\\' else "_" for letter in name)
    headers = {"Content-Disposition": f'attachment; filename="{plain}"', "Content-Security-Policy": FILE_POLICY}
    return Response(text.getvalue().encode("utf-8-sig"), content_type="text/csv; charset=utf-8", headers=headers)


@blueprint.route("/<int:id>/undo", methods=["GET", "POST"])
def undo(id: int) -> ResponseReturnValue:
    job = own_import(g.db, id)
    form = ConfirmForm.of(job)
    if form.submitted(lambda _values: actions.undo_import(g.db, id)):
        gone, kept = form.result
        stays = f" {kept:,} stay, since they were changed or are in use." if kept else ""
        return done(f"{imported_noun(job.object, gone)} deleted.{stays}", url_for(".show", id=id))
    noun = imported_noun(job.object, _counts(job)["created"])
    text = f"{noun} created by {job.file_name} go into the recycle bin, but for those that were changed since."
    return form.confirm("Undo import?", f"{text} Records that it updated stay as they are.", "Undo import")


@blueprint.route("/<int:id>/discard", methods=["GET", "POST"])
def discard(id: int) -> ResponseReturnValue:
    job = own_import(g.db, id)
    form = ConfirmForm.of(job)
    if form.submitted(lambda _values: actions.discard_import(g.db, id)):
        return done(f"{job.file_name} was discarded.", url_for(".index"))
    return form.confirm("Discard this import?", f"Nothing of {job.file_name} has been imported.", "Discard")


def _open(id: int) -> ImportJob:
    """An import that has not been run."""
    job = own_import(g.db, id)
    if job.run_at is not None:
        raise NotFound(f"{job.file_name} was imported already. Its page shows what came of it.")
    return job


def _offered() -> list[str]:
    return [key for key in IMPORTED if may_import(g.db, key)]


def _counts(job: ImportJob) -> dict[str, int]:
    asked = select(ImportRow.outcome, func.count()).where(ImportRow.job_id == job.id).group_by(ImportRow.outcome)
    return {**dict.fromkeys(OUTCOMES, 0), **{outcome: count for outcome, count in g.db.execute(asked) if outcome}}
