"""Rows removed and made again: the same ones where a person sees the same, and never in the place of others."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, CampaignMember, Contact, Deal, DealLine, Lead, Stage
from deskgym.apps.platform.database import Db
from deskgym.apps.sheet import actions as sheet
from deskgym.apps.sheet.models import Workbook
from deskgym.apps.store.models import ShippingRegion
from sqlalchemy import delete, func, insert, select

from .episodes import Play, Step, describe


@pytest.fixture(scope="module")
def rating() -> Play:
    """The persona, a sales rep, is to rate an account; everything else is a slip."""
    return Play("crm-rate-account")


def passes(play: Play, *steps: Step) -> bool:
    return play.verdict(play.right, *steps).passed


# Members of a campaign: each has a contact or a lead, so one of its two unique pairs is always empty.


@pytest.fixture(scope="module")
def campaign(rating: Play) -> int:
    """A campaign that the persona may edit, whose last member is the last of all."""
    with rating.instance.world.session() as db:
        last = db.scalars(select(CampaignMember).order_by(CampaignMember.id.desc())).first()
        assert last is not None
        return last.campaign_id


def members(db: Db, campaign: int) -> list[CampaignMember]:
    of_it = select(CampaignMember).where(CampaignMember.campaign_id == campaign)
    return list(db.scalars(of_it.order_by(CampaignMember.id)))


def willing(db: Db, campaign: int) -> list[CampaignMember]:
    """Those who have not opted out: nobody can be added again as one who has."""
    return [member for member in members(db, campaign) if not member.opted_out]


def remove(campaign: int, person: tuple[str, int]) -> Step:
    def step(db: Db) -> None:
        found = [each.id for each in members(db, campaign) if key(each) == person]
        actions.remove_members(db, campaign, found)

    return as_admin(step)


def add(campaign: int, *people: tuple[str, int], status: str = "Planned") -> Step:
    def step(db: Db) -> None:
        for kind, id in people:
            actions.add_members(db, campaign, kind, [id], status=status)

    return as_admin(step)


def as_admin(step: Step) -> Step:
    """The same by the system, which may do everything: whose campaign it is plays no part here."""

    def by_system(db: Db) -> None:
        actor, db.actor_id = db.actor_id, None
        step(db)
        db.actor_id = actor

    return by_system


def key(member: CampaignMember) -> tuple[str, int]:
    return ("contact", member.contact_id) if member.contact_id else ("lead", member.lead_id or 0)


def strangers(db: Db, campaign: int, count: int) -> list[tuple[str, int]]:
    inside = {each.contact_id for each in members(db, campaign)}
    found = db.scalars(select(Contact.id).where(Contact.deleted_at.is_(None)).order_by(Contact.id))
    return [("contact", id) for id in found if id not in inside][:count]


@pytest.mark.parametrize("place", [0, -1])
def test_a_member_removed_by_mistake_and_added_again_is_the_same(rating: Play, campaign: int, place: int) -> None:
    """Also the last one of all, whose id is given again."""
    with rating.instance.world.session() as db:
        member = willing(db, campaign)[place]
        person, status = key(member), member.status
    again = add(campaign, person, status=status)
    verdict = rating.verdict(rating.right, remove(campaign, person), again)
    assert verdict.passed, describe(verdict)
    assert not verdict.clean
    other = "Sent" if status != "Sent" else "Declined"
    assert not passes(rating, remove(campaign, person), add(campaign, person, status=other))
    assert not passes(rating, remove(campaign, person))


@pytest.mark.parametrize("place", [0, -1])
def test_strangers_are_not_taken_for_a_member_who_left(rating: Play, campaign: int, place: int) -> None:
    with rating.instance.world.session() as db:
        member = willing(db, campaign)[place]
        person, status = key(member), member.status
        others = strangers(db, campaign, 25)
    steps = (add(campaign, *others), remove(campaign, person), add(campaign, person, status=status))
    verdict = rating.verdict(rating.right, *steps)
    assert [stray.change for stray in verdict.collateral] == ["created"] * 25
    assert not passes(rating, remove(campaign, person), add(campaign, *others[:1], status=status))


def test_a_member_whose_id_went_to_another_in_between_comes_back(rating: Play, campaign: int) -> None:
    with rating.instance.world.session() as db:
        member = members(db, campaign)[-1]
        person, status = key(member), member.status
        (other,) = strangers(db, campaign, 1)
    wrong = (remove(campaign, person), add(campaign, other), add(campaign, person, status=status))
    verdict = rating.verdict(rating.right, *wrong)
    assert [(stray.label.split()[0], stray.change) for stray in verdict.collateral] == [("Campaign", "created")]
    verdict = rating.verdict(rating.right, *wrong, remove(campaign, other))
    assert verdict.passed, describe(verdict)


# Product lines of a deal: nothing but what they say tells which is which.


@pytest.fixture(scope="module")
def line(rating: Play) -> DealLine:
    """The last line of all, of an open deal."""
    with rating.instance.world.session() as db:
        of_open = select(DealLine).join(Deal, Deal.id == DealLine.deal_id).join(Stage, Stage.id == Deal.stage_id)
        found = db.scalars(of_open.where(~Stage.is_closed).order_by(DealLine.id.desc())).first()
        assert found is not None
        return found


def off(line: DealLine) -> Step:
    return as_admin(lambda db: actions.remove_line(db, newest_like(db, line).id))


def newest_like(db: Db, line: DealLine) -> DealLine:
    alike = select(DealLine).where(DealLine.deal_id == line.deal_id, DealLine.product_id == line.product_id)
    return db.scalars(alike.order_by(DealLine.id.desc())).first() or line


def on(line: DealLine, **other: int) -> Step:
    values = {"quantity": line.quantity, "unit_price": line.unit_price, "discount_pct": line.discount_pct} | other
    return as_admin(lambda db: actions.add_line(db, line.deal_id, line.product_id, **values))


def test_a_line_removed_and_added_again_with_its_figures_is_the_same(rating: Play, line: DealLine) -> None:
    """It stands last then: the order of lines is that in which they came, and says nothing."""
    for steps in ((off(line), on(line)), (on(line), off(line)), (off(line), on(line, quantity=97), on(line))):
        verdict = rating.verdict(rating.right, *steps)
        if len(steps) == 2:
            assert verdict.passed, describe(verdict)
        else:
            assert not verdict.passed
    assert not passes(rating, off(line))
    assert not passes(rating, off(line), on(line, quantity=line.quantity + 1))
    assert not passes(rating, off(line), on(line), on(line))


# Rows with an empty part of their key, written behind the app's back.


def test_a_row_with_an_empty_part_of_its_key_comes_back_once(rating: Play) -> None:
    """Regions of shipping: a country has one row for each of its states, or one without."""
    with rating.instance.world.session() as db:
        region = db.scalars(select(ShippingRegion).where(ShippingRegion.state.is_(None))).first()
        assert region is not None
        values = {"zone_id": region.zone_id, "country": region.country, "state": None}

    def replaced(times: int) -> Step:
        def step(db: Db) -> None:
            first = (db.scalar(select(func.max(ShippingRegion.id))) or 0) + 1
            db.execute(delete(ShippingRegion).where(ShippingRegion.id == region.id))
            db.execute(insert(ShippingRegion), [{"id": first + number, **values} for number in range(times)])

        return step

    assert passes(rating, replaced(1))
    assert not passes(rating, replaced(2))


# What cannot be made again.


def test_a_version_that_was_unnamed_is_not_made_again_by_naming_what_is_there_now() -> None:
    rating = Play("crm-rate-account")
    with closing(rating.instance.world.fork()) as world:
        with world.session() as db:
            workbook = db.scalars(select(Workbook).where(Workbook.deleted_at.is_(None)).order_by(Workbook.id)).first()
            assert workbook is not None
            id, owner = workbook.id, workbook.owner_id
        with world.session(owner) as db:
            key = f"named-{sheet.name_version(db, id, 'As sent').id}"
        rating.instance = replace(rating.instance, world=world)

        def again(db: Db) -> None:
            db.actor_id = owner
            sheet.unname_version(db, id, key)
            sheet.name_version(db, id, "As sent")

        assert rating.verdict(rating.right).passed
        strays = [(stray.label, stray.change) for stray in rating.verdict(rating.right, again).collateral]
        assert {("Version As sent", "deleted"), ("Version As sent", "created")} <= set(strays)


# What other tables say of the way.


def test_a_junk_account_merged_into_a_customer_is_not_deleted() -> None:
    junk = Play("crm-delete-account")
    (id,) = junk.updated("crm_account")
    with junk.instance.world.session() as db:
        others = select(Account.id).where(Account.deleted_at.is_(None), Account.id != id, ~Account.is_locked)
        customer = db.scalars(others.order_by(Account.id)).first()
        assert customer is not None
    verdict = junk.verdict(as_admin(lambda db: actions.merge_records(db, "account", customer, [id])))
    assert "merged into" in [stray.label.partition(": ")[2] for stray in verdict.collateral]
    assert junk.verdict(junk.right).passed


def test_two_entries_are_made_one_by_merging_them_or_by_hand_but_not_in_another() -> None:
    merged = Play("crm-merge-accounts")
    (id,) = [change.before["id"] for change in merged.wanted("crm_account") if change.after and change.before
             and change.after["merged_into_id"]]  # fmt: skip

    def write(into: int | None) -> Step:
        return lambda db: setattr(db.get_one(Account, id), "merged_into_id", into)

    assert merged.verdict(merged.right).passed
    assert merged.verdict(merged.right, write(None)).passed
    assert not merged.verdict(merged.right, write(1 if id != 1 else 2)).passed


def move(id: int, name: str) -> Step:
    def step(db: Db) -> None:
        found = db.scalars(select(Stage).where(Stage.name == name, Stage.deleted_at.is_(None))).first()
        assert found is not None
        actions.move_stage(db, id, found.id)

    return step


def test_a_stage_passed_on_the_way_to_a_lost_deal_does_not_count() -> None:
    board = Play("crm-board-move")
    with board.instance.world.session() as db:
        lost = {each.id for each in db.scalars(select(Stage).where(Stage.name == "Closed Lost"))}
        names = {each.id: each.name for each in db.scalars(select(Stage))}
    change = next(
        each for each in board.wanted("crm_deal") if each.before and each.after and each.after["stage_id"] in lost
    )
    assert change.before is not None
    id, was = change.before["id"], names[change.before["stage_id"]]
    between = next(name for name in ("Qualification", "Prospecting") if name != was)
    verdict = board.verdict(move(id, between), board.right)
    assert verdict.passed, describe(verdict)
    assert not board.verdict(board.right, move(id, between)).passed


def test_the_last_stage_of_a_deal_that_was_lost_before_stays(rating: Play) -> None:
    with rating.instance.world.session() as db:
        lost = db.scalars(select(Deal).where(Deal.last_stage_id.is_not(None)).order_by(Deal.id)).first()
        assert lost is not None
        id = lost.id

    def elsewhere(db: Db) -> None:
        deal = db.get_one(Deal, id)
        other = select(Stage.id).where(Stage.id != deal.last_stage_id, ~Stage.is_closed)
        deal.last_stage_id = db.scalars(other.order_by(Stage.id)).first()

    assert not passes(rating, as_admin(elsewhere))


def test_leads_are_not_taken_for_each_other(rating: Play, campaign: int) -> None:
    """The pair of campaign and contact is empty for both."""
    with rating.instance.world.session() as db:
        inside = {each.lead_id for each in members(db, campaign)}
        open_leads = select(Lead.id).where(Lead.deleted_at.is_(None), Lead.status != "Converted").order_by(Lead.id)
        one, other = [id for id in db.scalars(open_leads) if id not in inside][:2]
    there = (add(campaign, ("lead", one)), remove(campaign, ("lead", one)))
    assert passes(rating, *there)
    assert not passes(rating, *there, add(campaign, ("lead", other)))
