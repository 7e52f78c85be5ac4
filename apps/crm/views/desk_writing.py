"""What is written on a case in the console: answers, templates put into them, articles linked to it."""

from __future__ import annotations

from typing import Any

from flask import Blueprint, g, jsonify, render_template, request
from flask.typing import ResponseReturnValue

from ...platform import forms
from ...platform.errors import DomainError
from ...platform.pages import done, is_fragment
from ...platform.parameters import read_search
from .. import actions, desk_queries
from ..actions.email_templates import find_template
from ..actions.knowledge import find_article
from ..desk_forms import ComposerForm, LinkArticleForm
from ..forms import ConfirmForm
from ..merge_fields import fill_in, is_for_cases
from ..models import Case, CaseComment, Email, KbArticle
from ..permissions import require
from ..queries import find
from .common import begun_at, form_page
from .desk import case_url, console
from .lookups import more

blueprint = Blueprint("desk_writing", __name__, url_prefix="/desk")

_SHOWN = 10
_SENT = {"email": "The e-mail was sent.", "public": "The comment was added.", "internal": "The note was added."}


@blueprint.post("/<int:id>/answer")
def answer(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    require(g.db, "edit", case)
    form = ComposerForm.answer(case)
    mode = form.chosen_mode

    def send(values: dict[str, Any]) -> Email | CaseComment:
        body = values["body"] or ""
        if mode == "email":
            return actions.send_email(g.db, id, to=values["to"], cc=values["cc"], subject=values["subject"], body=body)
        return actions.add_comment(g.db, id, body, is_internal=mode == "internal")

    if form.submitted(send):
        return done(_SENT[mode], case_url(id))
    return console(find(g.db, Case, id), form)


@blueprint.get("/<int:id>/templates/<int:template_id>")
def use_template(id: int, template_id: int) -> ResponseReturnValue:
    """A template with what its fields stand for in this case: what the composer puts into the answer."""
    case = find(g.db, Case, id)
    template = find_template(g.db, template_id)
    return jsonify(subject=fill_in(g.db, template.subject, case), body=fill_in(g.db, template.body, case, html=True))


@blueprint.get("/<int:id>/templates")
def choose_template(id: int) -> ResponseReturnValue:
    """The templates in use, with what each says for this case."""
    case = find(g.db, Case, id)
    found = [
        (template, fill_in(g.db, template.subject, case), fill_in(g.db, template.body, case, html=True))
        for template in desk_queries.templates(g.db)
        if is_for_cases(template.subject + template.body)
    ]
    layout = "platform/form_dialog.html" if is_fragment() else "platform/form_page.html"
    return render_template(
        "crm/desk/templates.html", case=case, found=found, form=forms.PlatformForm(), form_layout=layout
    )


@blueprint.route("/<int:id>/articles/new", methods=["GET", "POST"])
def link_article(id: int) -> ResponseReturnValue:
    case = find(g.db, Case, id)
    require(g.db, "edit", case)
    form = LinkArticleForm.new()
    if form.submitted(lambda values: actions.link_article(g.db, id, values["article_id"])):
        return done("The article was linked.", begun_at(case_url(id), f"/cases/{id}"))
    return form_page(form, "Link article", submit="Link")


@blueprint.route("/<int:id>/articles/<int:article_id>/unlink", methods=["GET", "POST"])
def unlink_article(id: int, article_id: int) -> ResponseReturnValue:
    """Asks first on the case's page; the console, where one click links it again, does not."""
    case = find(g.db, Case, id)
    if request.method == "GET":
        require(g.db, "edit", case)
        text = (
            f"“{find_article(g.db, article_id).title}” is no longer linked to {case.number}. The article itself stays."
        )
        return ConfirmForm.new().confirm("Unlink article", text, "Unlink")
    after = begun_at(case_url(id), f"/cases/{id}")
    try:
        actions.unlink_article(g.db, id, article_id)
    except DomainError as error:
        g.db.rollback()
        return done(str(error), after, "danger")
    return done("The article was unlinked.", after)


@blueprint.get("/lookup/articles")
def lookup_article() -> str:
    """Articles that can be linked: published, and in force today."""
    found = desk_queries.articles(g.db, read_search()).where(desk_queries.in_force(g.db))
    rows = g.db.scalars(found.order_by(KbArticle.title, KbArticle.id).limit(_SHOWN))
    options = (forms.Option(row.id, row.title, f"{row.number} · {row.category.name}") for row in rows)
    return forms.options(options, more("article"))
