"""The support console: lists of cases at the side, one case in the middle, its customer and articles beside it."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, make_response, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform.pages import done
from ...platform.parameters import read_id, read_page, read_search, read_text
from .. import actions, desk_queries, service_clock
from ..desk_forms import CasePropertiesForm, ComposerForm, EscalateForm, HandOverForm, MergeForm
from ..field_access import for_reader
from ..forms import CloseCaseForm
from ..lists.cases import CASES, case_rows
from ..models import Case
from ..permissions import may, may_assign, require
from ..queries import find
from .common import form_page, were

blueprint = Blueprint("desk", __name__, url_prefix="/desk")

#: So much of a long thread is shown at first.
LATEST = 20
KINDS = {"": "All", "email": "E-mails", "comment": "Comments", "history": "History"}


def case_url(case_id: int) -> str:
    """The console with a case open, in the list that the person came from."""
    return url_for("desk.index", list=read_text("list") or "mine", case=case_id, page=_page())


def _page() -> int | None:
    page = read_page()
    return page if page > 1 else None


@blueprint.get("")
def index() -> ResponseReturnValue:
    case_id = read_id("case")
    return console(find(g.db, Case, case_id) if case_id is not None else None)


def console(found: Case | None, composer: ComposerForm | None = None) -> ResponseReturnValue:
    """The page with a case open, perhaps with an answer that was refused."""
    db = g.db
    lists = desk_queries.case_lists(db)
    key = read_text("list") or "mine"
    shown = next((each for each in lists if each.key == key), lists[0])
    text = read_search()
    cases, total = desk_queries.cases_in(db, shown, text, read_page())
    context: dict[str, Any] = {
        "lists": lists,
        "shown": shown,
        "cases": cases,
        "total": total,
        "text": text,
        "page": read_page(),
        "page_size": desk_queries.PAGE,
        "clock": lambda each: service_clock.clock(db, each),
        "record": found,
    }
    if found is not None:
        kind = read_text("show")
        kind = kind if kind in KINDS else ""
        latest = None if "whole" in request.args else LATEST
        queue = found.queue_id is None or found.queue_id in {queue.id for queue in desk_queries.my_queues(db)}
        editable = may(db, "edit", found)
        context |= {
            "thread": desk_queries.thread(db, found, kind=kind, latest=latest),
            "kind": kind,
            "kinds": KINDS,
            "articles": desk_queries.linked_articles(db, found),
            "suggested": desk_queries.suggested_articles(db, found),
            "others": desk_queries.other_cases(db, found),
            "orders": desk_queries.last_orders(db, found),
            "duplicates": desk_queries.duplicates_of(db, found),
            "properties": CasePropertiesForm(obj=found),
            "composer": composer or ComposerForm.answer(found),
            "may_take": editable and found.owner_id is None and queue,
            "may_hand_over": editable and may_assign(db),
        }
    answer = render_template("crm/desk/console.html", **context)
    return make_response(answer, composer.http_status if composer else 200)


@blueprint.post("/<int:id>/take")
def assign_to_me(id: int) -> ResponseReturnValue:
    case = actions.take_case(g.db, id)
    return done(f"{case.number} is yours.", case_url(id))


@blueprint.route("/<int:id>/hand-over", methods=["GET", "POST"])
def hand_over(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    require(g.db, "edit", case)
    form = HandOverForm.of(case, owner_id=None, queue_id=None)
    if request.method == "GET":
        form.owner_id.data = form.queue_id.data = None
    if form.submitted(lambda values: actions.hand_over_case(g.db, id, version=form.version, **values)):
        taker = case.owner.name if case.owner else f"the queue {case.queue.name if case.queue else ''}"
        return done(f"{case.number} was handed over to {taker}.", case_url(id))
    return form_page(form, "Hand over case", about="Choose either a person or a queue.", submit="Hand over")


@blueprint.route("/hand-over", methods=["GET", "POST"])
def hand_over_many() -> ResponseReturnValue:
    """The cases that are ticked in the list."""
    found = for_reader(g.db, CASES).selected(g.db, case_rows(g.db))
    ids = [case.id for case in found]
    form = HandOverForm.new()
    if form.submitted(lambda values: actions.hand_over_cases(g.db, ids, **values)):
        moved: list[Case] = form.result
        taker = moved[0].owner or moved[0].queue if moved else None
        told = f"{were('case', len(moved))} handed over" + (f" to {taker.name}." if taker else ".")
        same = len(ids) - len(moved)
        return done(told + (f" {were('case', same)} there already." if same else ""), CASES.shown_url)
    about = f"{len(ids):,} {'case' if len(ids) == 1 else 'cases'} selected. Choose either a person or a queue."
    return form_page(form, "Hand over cases", about=about, submit="Hand over")


@blueprint.post("/<int:id>/properties")
def set_properties(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    form = CasePropertiesForm.of(case)
    if form.submitted(lambda values: actions.update_case(g.db, id, version=form.version or None, **values)):
        return done(f"{case.number} was saved.", case_url(id))
    message = form.problems[0].text if form.problems else "Nothing was saved."
    return done(message, case_url(id), "danger")


@blueprint.route("/<int:id>/close", methods=["GET", "POST"])
def close(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    require(g.db, "edit", case)
    form = CloseCaseForm.of(case)
    if form.submitted(lambda values: actions.close_case(g.db, id, version=form.version, **values)):
        return done(f"{case.number} was closed.", case_url(id))
    return form_page(form, "Close case", submit="Close case")


@blueprint.post("/<int:id>/reopen")
def reopen(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    actions.update_case(g.db, id, status="Assigned" if case.owner_id else "New")
    return done(f"{case.number} was reopened.", case_url(id))


@blueprint.route("/<int:id>/merge", methods=["GET", "POST"])
def merge(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    require(g.db, "edit", case)
    form = MergeForm.of(case)
    if form.submitted(lambda values: actions.merge_case(g.db, id, version=form.version, **values)):
        number = case.parent_case.number if case.parent_case else ""
        return done(f"{case.number} was merged into {number}.", case_url(id))
    about = f"{case.number} is closed as a duplicate. The case that you choose goes on."
    return form_page(form, "Merge as duplicate", about=about, submit="Merge")


@blueprint.route("/<int:id>/escalate", methods=["GET", "POST"])
def escalate(id: int) -> ResponseReturnValue:
    """Escalate a case with a reason for colleagues, or take the mark away."""
    case = find(g.db, Case, id)
    require(g.db, "edit", case)
    form = EscalateForm.of(case)
    escalated = not case.is_escalated

    def act(values: dict[str, Any]) -> Case:
        changed = actions.escalate_case(g.db, id, escalated=escalated, version=form.version)
        if values["reason"]:
            actions.add_comment(g.db, id, values["reason"], is_internal=True)
        return changed

    if form.submitted(act):
        done_what = "was escalated" if escalated else "is no longer escalated"
        return done(f"{case.number} {done_what}.", case_url(id))
    title = "Escalate case" if escalated else "Withdraw escalation"
    return form_page(form, title, submit="Escalate" if escalated else "Withdraw")
