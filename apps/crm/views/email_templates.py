"""Templates of e-mails: list, create, edit, delete."""

from __future__ import annotations

from flask import Blueprint, g, render_template, url_for
from flask.typing import ResponseReturnValue

from ...platform import rich_text
from ...platform.pages import done
from ...platform.undo import undoable
from .. import actions, desk_queries
from ..actions.email_templates import find_template
from ..desk_forms import TemplateForm
from ..forms import ConfirmForm
from ..merge_fields import MERGE_FIELDS
from ..permissions import keeps_desk, require_keeper

blueprint = Blueprint("email_templates", __name__, url_prefix="/desk/email-templates")


@blueprint.get("")
def index() -> ResponseReturnValue:
    return render_template(
        "crm/desk/template_list.html",
        templates=desk_queries.templates(g.db, active=False),
        excerpt=rich_text.excerpt,
        may_keep=keeps_desk(g.db),
    )


@blueprint.get("/<int:template_id>")
def show(template_id: int) -> ResponseReturnValue:
    template = find_template(g.db, template_id)
    return render_template("crm/desk/template.html", template=template, fields=MERGE_FIELDS, may_keep=keeps_desk(g.db))


@blueprint.route("/new", methods=["GET", "POST"])
def new() -> ResponseReturnValue:
    require_keeper(g.db, "write templates")
    form = TemplateForm.new(is_active=True)
    if form.submitted(lambda values: actions.create_template(g.db, **values)):
        return done(f"“{form.result.name}” was saved.", url_for(".show", template_id=form.result.id))
    return form.page("crm/desk/template_form.html", title="New template", fields=MERGE_FIELDS, cancel=url_for(".index"))


@blueprint.route("/<int:template_id>/edit", methods=["GET", "POST"])
def edit(template_id: int) -> ResponseReturnValue:
    require_keeper(g.db, "change templates")
    template = find_template(g.db, template_id)
    form = TemplateForm.of(template)
    if form.submitted(lambda values: actions.update_template(g.db, template_id, version=form.version, **values)):
        return done(f"“{template.name}” was saved.", url_for(".show", template_id=template_id))
    back = url_for(".show", template_id=template_id)
    return form.page("crm/desk/template_form.html", title="Edit template", fields=MERGE_FIELDS, cancel=back)


@blueprint.route("/<int:template_id>/delete", methods=["GET", "POST"])
def delete(template_id: int) -> ResponseReturnValue:
    require_keeper(g.db, "delete templates")
    template = find_template(g.db, template_id)
    form = ConfirmForm.of(template)
    if form.submitted(lambda _values: actions.delete_template(g.db, template_id, version=form.version)):
        return undoable(f"“{template.name}” was deleted.", url_for(".index"), f"“{template.name}” was restored.")
    return form.confirm(
        "Delete template", f"Nobody can use “{template.name}” anymore. E-mails already sent stay as they are."
    )
