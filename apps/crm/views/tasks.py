"""Tasks: list, record page, create, edit, clone, complete, reopen."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, url_for
from flask.typing import ResponseReturnValue

from ...platform.cells import save_cells
from ...platform.forms import PlatformForm
from ...platform.pages import done
from ...platform.parameters import read_text
from ...platform.undo import undoable
from .. import actions, lists, queries
from ..actions.saving import load
from ..fields import TASK
from ..forms import ConfirmForm
from ..models import Task
from ..queries import find
from .common import create_form, edit_form, form_page, next_page, page_of, record_page, staying

blueprint = Blueprint("tasks", __name__, url_prefix="/tasks")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return lists.show(lists.TASKS, lists.task_rows(g.db))


@blueprint.route("/cells", methods=["GET", "POST"])
def cells() -> ResponseReturnValue:
    def update(id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_task(g.db, id, version=version, **values)

    return save_cells(lists.TASKS, lambda id: load(g.db, Task, id), update, g.db)


@blueprint.get("/<int:id>")
def show(id: int) -> ResponseReturnValue:
    task = find(g.db, Task, id)
    return record_page("crm/task.html", task, parents=queries.parents(g.db, [task]))


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    form = create_form(TASK, parent_id=read_text("parent"))
    return _create(form, "New task")


@blueprint.route("/<int:id>/clone", methods=["GET", "POST"])
def clone(id: int) -> ResponseReturnValue:
    task = find(g.db, Task, id)
    parent = f"{task.parent_type}-{task.parent_id}" if task.parent_type else None
    form = create_form(TASK, task, parent_id=parent)
    return _create(form, "Clone task")


def _create(form: PlatformForm, title: str) -> ResponseReturnValue:
    if form.submitted(lambda values: actions.create_task(g.db, **values)):
        return done(f"{form.result.subject} was created.", page_of(form.result))
    return form_page(form, title)


@blueprint.route("/<int:id>/edit", methods=["GET", "POST"])
def edit(id: int) -> ResponseReturnValue:
    task = find(g.db, Task, id)
    form = edit_form(TASK, task)
    if form.submitted(lambda values: actions.update_task(g.db, id, version=form.version, **values)):
        return done(f"{form.result.subject} was saved.", staying(url_for(".show", id=id)))
    return form_page(form, "Edit task")


@blueprint.post("/<int:id>/complete")
def complete(id: int) -> ResponseReturnValue:
    task = actions.complete_task(g.db, id)
    page = next_page(staying(url_for(".show", id=id)))
    return undoable(f"{task.subject} was completed.", page, f"{task.subject} is open again.")


@blueprint.post("/<int:id>/reopen")
def reopen(id: int) -> ResponseReturnValue:
    task = actions.reopen_task(g.db, id)
    return done(f"{task.subject} is open again.", next_page(staying(url_for(".show", id=id))))


@blueprint.post("/<int:id>/cancel")
def cancel(id: int) -> ResponseReturnValue:
    task = actions.update_task(g.db, id, status="Canceled")
    page = next_page(staying(url_for(".show", id=id)))
    return undoable(f"{task.subject} was canceled.", page, f"{task.subject} is open again.")


@blueprint.route("/complete", methods=["GET", "POST"])
def complete_many() -> ResponseReturnValue:
    ids = [task.id for task in lists.TASKS.selected(g.db, lists.task_rows(g.db))]
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.complete_tasks(g.db, ids)):
        return undoable(f"{_tasks(ids)} completed.", lists.TASKS.shown_url, f"{_tasks(ids)} put back.")
    text = f"{len(ids):,} selected. Their time of completion is now; canceled tasks become completed too."
    return form.confirm("Complete tasks", text, "Complete tasks", danger=False)


@blueprint.route("/cancel", methods=["GET", "POST"])
def cancel_many() -> ResponseReturnValue:
    ids = [task.id for task in lists.TASKS.selected(g.db, lists.task_rows(g.db))]
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.cancel_tasks(g.db, ids)):
        return undoable(f"{_tasks(ids)} canceled.", lists.TASKS.shown_url, f"{_tasks(ids)} put back.")
    return form.confirm(
        "Cancel tasks", f"{len(ids):,} selected. They stay on their records as canceled.", "Cancel tasks", danger=False
    )


def _tasks(ids: list[int]) -> str:
    return "1 task was" if len(ids) == 1 else f"{len(ids):,} tasks were"
