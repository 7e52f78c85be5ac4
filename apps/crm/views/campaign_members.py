"""The members of a campaign: the grid, what is done with many of them, and joining from the lists of people."""

from __future__ import annotations

from functools import partial
from typing import Any

from flask import g, request
from flask.typing import ResponseReturnValue

from ...platform import forms
from ...platform.cells import save_cells
from ...platform.errors import NotFound
from ...platform.pages import done
from ...platform.undo import undoable
from .. import actions, lists
from ..actions.campaign_members import Joined, load_member
from ..actions.saving import load
from ..fields.members import MEMBERS
from ..fields.targets import CAMPAIGNS
from ..forms import ConfirmForm
from ..models import MEMBER_STATUSES, Campaign, CampaignMember
from ..objects import OBJECTS, label_of, url_of
from ..permissions import may
from ..queries import find
from .campaigns import blueprint
from .common import begun_at, form_page

#: The grid's own addresses are those of the campaign that is shown.
_GRID = {
    f"campaigns.{name}"
    for name in (
        "members",
        "member_cells",
        "set_status",
        "set_opt_out",
        "remove",
        "send_email",
    )
}


class JoinForm(forms.PlatformForm):
    """Into which campaign people are put."""

    campaign_id = forms.LookupField("Campaign", lookup=CAMPAIGNS.lookup, label_of=CAMPAIGNS.label_of, required=True)
    status = forms.SelectField("Member status", choices=MEMBER_STATUSES, required=True)
    skip_opt_outs = forms.CheckboxField("Leave out contacts who want no e-mail")


class StatusForm(forms.PlatformForm):
    status = forms.SelectField("Status", choices=MEMBER_STATUSES, required=True)


class OptOutForm(forms.PlatformForm):
    opted_out = forms.CheckboxField("Wants to hear no more of this campaign")


@blueprint.url_defaults
def _in_this_campaign(endpoint: str, values: dict[str, Any]) -> None:
    if endpoint in _GRID and request.view_args:
        values.setdefault("id", request.view_args.get("id"))


@blueprint.get("/<int:id>/members")
def members(id: int) -> ResponseReturnValue:
    campaign = find(g.db, Campaign, id)
    is_editable = may(g.db, "edit", campaign)
    view = lists.MEMBERS if is_editable else lists.MEMBERS_TO_READ
    return view.page(g.db, lists.member_rows(g.db, id), "crm/campaigns/members.html", record=campaign)


@blueprint.route("/<int:id>/members/cells", methods=["GET", "POST"])
def member_cells(id: int) -> ResponseReturnValue:
    load(g.db, Campaign, id)

    def update(member_id: int, version: int, values: dict[str, Any]) -> None:
        actions.update_member(g.db, member_id, version=version, **values)

    return save_cells(lists.MEMBERS, lambda member_id: _member(id, member_id), update, g.db)


@blueprint.route("/<int:id>/members/status", methods=["GET", "POST"])
def set_status(id: int) -> ResponseReturnValue:
    campaign, chosen = load(g.db, Campaign, id), _selected(id)
    form = StatusForm.new(status=chosen[0].status if len(chosen) == 1 else None)
    ids = [member.id for member in chosen]
    if form.submitted(lambda values: actions.update_members(g.db, id, ids, status=values["status"])):
        count = len(form.result)
        return done(
            f"{_count(count)} {'is' if count == 1 else 'are'} {form.values['status']} now.", lists.MEMBERS.shown_url
        )
    return form_page(form, "Set status", about=_about(chosen, campaign))


@blueprint.route("/<int:id>/members/opt-out", methods=["GET", "POST"])
def set_opt_out(id: int) -> ResponseReturnValue:
    campaign, chosen = load(g.db, Campaign, id), _selected(id)
    form = OptOutForm.new(opted_out=all(member.opted_out for member in chosen))
    ids = [member.id for member in chosen]
    if form.submitted(lambda values: actions.update_members(g.db, id, ids, opted_out=values["opted_out"])):
        return done(f"{_count(len(form.result))} changed.", lists.MEMBERS.shown_url)
    return form_page(form, "Set opt-out", about=_about(chosen, campaign))


@blueprint.route("/<int:id>/members/remove", methods=["GET", "POST"])
def remove(id: int) -> ResponseReturnValue:
    campaign, chosen = load(g.db, Campaign, id), _selected(id)
    form = ConfirmForm.new()
    ids, people = [member.id for member in chosen], [url_of(member.person) for member in chosen]
    if form.submitted(lambda _values: actions.remove_members(g.db, id, ids)):
        what = _count(len(form.result))
        return undoable(f"{what} removed.", begun_at(lists.MEMBERS.shown_url, *people), f"{what} back in the campaign.")
    text = f"{_about(chosen, campaign)} Their records stay; what they answered is forgotten."
    return form.confirm("Remove from campaign?", text, "Remove")


def join(plural: str) -> ResponseReturnValue:
    """Put contacts or leads of a list into a campaign."""
    entry = OBJECTS[{OBJECTS[key].plural.lower(): key for key in MEMBERS}[plural]]
    view, base = lists.LISTS[plural]
    ids = [record.id for record in view.selected(g.db, base(g.db))]
    form = JoinForm.new(status="Planned", skip_opt_outs=entry.key == "contact")
    if entry.key != "contact":
        del form["skip_opt_outs"]

    def add(values: dict[str, Any]) -> Joined:
        return actions.add_members(
            g.db, values["campaign_id"], entry.key, ids, status=values["status"],
            skip_opt_outs=bool(values.get("skip_opt_outs")),
        )  # fmt: skip

    if form.submitted(add):
        campaign = g.db.get_one(Campaign, form.values["campaign_id"])
        return done(added_text(form.result, campaign), view.shown_url)
    noun = entry.key if len(ids) == 1 else plural
    about = f"{len(ids):,} {noun} selected. Who is in the campaign already stays as they are."
    return form_page(form, "Add to campaign", about=about, submit="Add")


for _key in MEMBERS:
    _plural = OBJECTS[_key].plural.lower()
    blueprint.add_url_rule(f"/join/{_plural}", f"join_{_plural}", partial(join, _plural), methods=["GET", "POST"])


def added_text(joined: Joined, campaign: Campaign) -> str:
    """What is said once people were added."""
    parts = [f"{_count(len(joined.added))} added to {campaign.name}"]
    parts += [f"{joined.already:,} in it already"] if joined.already else []
    parts += [f"{joined.opted_out:,} left out, since they want no e-mail"] if joined.opted_out else []
    return "; ".join(parts) + "."


def _selected(id: int) -> list[CampaignMember]:
    return list(lists.MEMBERS.selected(g.db, lists.member_rows(g.db, id)))


def _member(campaign_id: int, member_id: int) -> CampaignMember:
    member = load_member(g.db, member_id)
    if member.campaign_id != campaign_id:
        raise NotFound("This member is not in this campaign.")
    return member


def _about(chosen: list[CampaignMember], campaign: Campaign) -> str:
    who = label_of(chosen[0].person) if len(chosen) == 1 else _count(len(chosen))
    return f"{who} of {campaign.name}."


def _count(number: int) -> str:
    return f"{number:,} {'member' if number == 1 else 'members'}"
