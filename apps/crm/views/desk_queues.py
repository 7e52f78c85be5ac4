"""Queues with their members, and the ordered rules by which cases get there."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import func, select
from sqlalchemy.orm import selectinload

from ...platform.pages import done
from .. import queries
from ..actions import queues as actions
from ..actions.assignment import rules_in_order
from ..actions.desk import find_queue
from ..desk_forms import MemberForm, RuleForm
from ..forms import ConfirmForm
from ..models import Case, Queue, QueueMember
from ..permissions import keeps_desk, require_keeper
from .common import form_page

blueprint = Blueprint("desk_queues", __name__, url_prefix="/desk/queues")


@blueprint.get("")
def index() -> ResponseReturnValue:
    found = select(Queue).where(Queue.deleted_at.is_(None)).order_by(Queue.name, Queue.id)
    members = selectinload(Queue.members).joinedload(QueueMember.user)
    open_cases = queries.visible(g.db, Case).where(queries.OPEN_CASE)
    counts = open_cases.with_only_columns(Case.queue_id, func.count(), func.count(Case.owner_id))
    return render_template(
        "crm/desk/queues.html",
        queues=list(g.db.scalars(found.options(members))),
        counts={id: (total, total - owned) for id, total, owned in g.db.execute(counts.group_by(Case.queue_id))},
        rules=rules_in_order(g.db),
        may_keep=keeps_desk(g.db),
    )


@blueprint.route("/<int:queue_id>/members/new", methods=["GET", "POST"])
def add_member(queue_id: int) -> ResponseReturnValue:
    require_keeper(g.db, "change queues")
    queue = find_queue(g.db, queue_id)
    form = MemberForm.new()
    if form.submitted(lambda values: actions.add_member(g.db, queue_id, values["user_id"])):
        return done(f"{form.result.user.name} was added to {queue.name}.", url_for(".index"))
    return form_page(form, f"Add member to {queue.name}", submit="Add")


@blueprint.post("/<int:queue_id>/members/<int:user_id>/remove")
def remove_member(queue_id: int, user_id: int) -> ResponseReturnValue:
    actions.remove_member(g.db, queue_id, user_id)
    return done("The member was removed.", url_for(".index"))


@blueprint.route("/rules/new", methods=["GET", "POST"])
def new_rule() -> ResponseReturnValue:
    require_keeper(g.db, "change assignment rules")
    form = RuleForm.new(is_active=True)
    if form.submitted(lambda values: actions.save_rule(g.db, None, **values)):
        return done(f"“{form.result.name}” was added as the last rule.", url_for(".index"))
    return form_page(form, "New rule")


@blueprint.route("/rules/<int:rule_id>/edit", methods=["GET", "POST"])
def edit_rule(rule_id: int) -> ResponseReturnValue:
    require_keeper(g.db, "change assignment rules")
    form = RuleForm.of(actions.find_rule(g.db, rule_id))
    if form.submitted(lambda values: actions.save_rule(g.db, rule_id, **values)):
        return done(f"“{form.result.name}” was saved.", url_for(".index"))
    return form_page(form, "Edit rule")


@blueprint.post("/rules/<int:rule_id>/<any(up, down):way>")
def move_rule(rule_id: int, way: str) -> ResponseReturnValue:
    rule = actions.move_rule(g.db, rule_id, up=way == "up")
    return done(f"“{rule.name}” was moved {way}.", url_for(".index"))


@blueprint.route("/rules/<int:rule_id>/delete", methods=["GET", "POST"])
def delete_rule(rule_id: int) -> ResponseReturnValue:
    require_keeper(g.db, "change assignment rules")
    rule = actions.find_rule(g.db, rule_id)
    form = ConfirmForm.new()
    if form.submitted(lambda _values: actions.delete_rule(g.db, rule_id)):
        return done(f"“{rule.name}” was deleted.", url_for(".index"))
    return form.confirm("Delete rule", f"“{rule.name}” no longer decides where cases go. Cases stay where they are.")
