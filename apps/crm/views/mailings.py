"""E-mails to members of a campaign: writing one, how it will look, what was sent, to whom and to whom not."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import g, jsonify, render_template, request, url_for
from flask.typing import ResponseReturnValue

from ...platform import forms
from ...platform.database import Db
from ...platform.errors import DomainError
from ...platform.pages import done
from .. import actions, lists, mailings
from ..actions.email_templates import find_template
from ..actions.mailings import Addressed, addressed, checked_texts
from ..actions.saving import load
from ..merge_fields import fields_of_campaigns, fill_in
from ..models import Campaign, Mailing
from ..queries import find
from .campaigns import blueprint

_TOPIC = "{} · {}"


def _templates(db: Db) -> list[tuple[int, str]]:
    return [(each.id, _TOPIC.format(each.topic, each.name)) for each in mailings.templates(db)]


class MailingForm(forms.PlatformForm):
    """An e-mail to members of a campaign."""

    template_id = forms.SelectField(
        "Template", choices=_templates, empty="None", help="Puts its subject and text in the place of what is there."
    )
    subject = forms.TextField("Subject", required=True, wide=True)
    body = forms.RichTextField("Message", required=True)


@blueprint.route("/<int:id>/members/email", methods=["GET", "POST"])
def send_email(id: int) -> ResponseReturnValue:
    campaign = load(g.db, Campaign, id)
    chosen = _chosen(id)
    form = MailingForm.new()
    ids = [each.member.id for each in chosen]

    def send(values: dict[str, Any]) -> Mailing:
        return actions.send_mailing(g.db, id, ids, subject=values["subject"], body=values["body"])

    if form.submitted(send):
        passed = sum(each.why_not != "" for each in chosen)
        told = f"Sent to {len(chosen) - passed:,}, skipped {passed:,}."
        return done(told, url_for(".mailing", id=id, mailing_id=form.result.id))
    return form.page(
        "crm/campaigns/write.html", campaign=campaign, chosen=chosen, fields=fields_of_campaigns(),
        preview=f"{url_for('.preview_email', id=id)}?{request.query_string.decode()}",
        templates=url_for(".email_template", id=id, template_id=0), cancel=lists.MEMBERS.shown_url,
    )  # fmt: skip


@blueprint.post("/<int:id>/members/email/preview")
def preview_email(id: int) -> ResponseReturnValue:
    """What the first of those gets to whom the e-mail would go; nothing is sent."""
    load(g.db, Campaign, id)
    shown = next((each.member for each in _chosen(id) if not each.why_not), None)
    try:
        subject, body = checked_texts(request.form.get("subject"), request.form.get("body"))
    except DomainError as error:
        return render_template("crm/campaigns/preview.html", wrong=str(error), member=None)
    if shown is None:
        return render_template("crm/campaigns/preview.html", wrong="None of them can be written to.", member=None)
    filled = partial(fill_in, g.db, about=shown)
    return render_template(
        "crm/campaigns/preview.html", wrong="", member=shown, subject=filled(subject), body=filled(body, html=True)
    )


@blueprint.get("/<int:id>/members/email/templates/<int:template_id>")
def email_template(id: int, template_id: int) -> ResponseReturnValue:
    """A template as it is put into the e-mail, its fields still open."""
    find(g.db, Campaign, id)
    template = find_template(g.db, template_id)
    return jsonify(subject=template.subject, body=template.body)


@blueprint.get("/<int:id>/emails")
def emails(id: int) -> ResponseReturnValue:
    campaign = find(g.db, Campaign, id)
    return render_template(
        "crm/campaigns/emails.html", record=campaign, sent=mailings.mailings_of(g.db, campaign), tab="emails"
    )


@blueprint.get("/<int:id>/emails/<int:mailing_id>")
def mailing(id: int, mailing_id: int) -> ResponseReturnValue:
    campaign = find(g.db, Campaign, id)
    found = mailings.mailing_of(g.db, campaign, mailing_id)
    letters = mailings.letters_of(g.db, found)
    return render_template("crm/campaigns/email.html", record=campaign, mailing=found, letters=letters)


def _chosen(id: int) -> list[Addressed]:
    """The members that are selected in the list, and why some of them would get nothing."""
    rows = lists.MEMBERS.selected(g.db, lists.member_rows(g.db, id))
    return addressed(g.db, id, [member.id for member in rows])
