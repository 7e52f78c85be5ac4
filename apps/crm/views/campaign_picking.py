"""Adding members on a campaign's own page: contacts and leads are searched for and picked, several at once."""

from __future__ import annotations

from typing import Any

from flask import g, render_template, request, url_for
from flask.typing import ResponseReturnValue
from sqlalchemy import select

from ...platform import forms
from ...platform.pages import done
from ...platform.parameters import read_text
from .. import actions
from ..actions.campaign_members import Joined
from ..actions.saving import load
from ..fields.members import MembersField, member_key
from ..models import MEMBER_STATUSES, Campaign, CampaignMember, Contact
from .campaign_members import added_text
from .campaigns import blueprint
from .common import form_page


class PickForm(forms.PlatformForm):
    """Who is put into the campaign, and as what."""

    people = MembersField("People")
    status = forms.SelectField("Member status", choices=MEMBER_STATUSES, required=True)
    skip_opt_outs = forms.CheckboxField("Leave out contacts who want no e-mail")


@blueprint.route("/<int:id>/members/add", methods=["GET", "POST"])
def add(id: int) -> ResponseReturnValue:
    campaign = load(g.db, Campaign, id)
    form = PickForm.new(status="Planned", skip_opt_outs=True)

    def join(values: dict[str, Any]) -> Joined:
        return actions.add_people(
            g.db, id, values["people"] or [], status=values["status"], skip_opt_outs=values["skip_opt_outs"]
        )

    if form.submitted(join):
        return done(added_text(form.result, campaign), url_for(".members", id=id))
    return form_page(form, "Add members", "crm/campaigns/add.html", record=campaign, picked=_picked(form, id))


@blueprint.post("/<int:id>/members/pick")
def pick(id: int) -> ResponseReturnValue:
    """The people whom the dialog holds, after one was added or removed; nothing is saved."""
    load(g.db, Campaign, id)
    form = PickForm(request.form)
    people, added, removed = form["people"], read_text("add"), read_text("remove")
    keys = [*(people.data or []), *([added] if member_key(added) else [])]
    people.data = [key for key in dict.fromkeys(keys) if member_key(key) and key != removed]
    return render_template("crm/campaigns/picked.html", form=form, picked=_picked(form, id))


def _picked(form: forms.PlatformForm, campaign_id: int) -> list[tuple[str, Any, str]]:
    """Each person who is picked: the key, the record, and what keeps them from being added, if anything does."""
    field = form["people"]
    assert isinstance(field, MembersField)
    people = field.people
    if not people:
        return []
    asked = select(CampaignMember).where(CampaignMember.campaign_id == campaign_id)
    ids = {kind: [person.id for key, person in people.items() if key.startswith(kind)] for kind in ("contact", "lead")}
    asked = asked.where(CampaignMember.contact_id.in_(ids["contact"]) | CampaignMember.lead_id.in_(ids["lead"]))
    present = {
        f"contact-{member.contact_id}" if member.contact_id else f"lead-{member.lead_id}": member.status
        for member in g.db.scalars(asked)
    }
    skips = bool(form["skip_opt_outs"].data)

    def why(key: str, person: Any) -> str:
        if key in present:
            return f"In it already: {present[key]}"
        if isinstance(person, Contact) and person.email_opt_out:
            return "Wants no e-mail: left out" if skips else "Wants no e-mail"
        return "Converted: add the contact" if getattr(person, "is_converted", False) else ""

    return [(key, person, why(key, person)) for key, person in people.items()]
