"""Two entries of one company made one, by the rules that the goal gives; a branch of it is something else."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Self

from ...apps.crm import actions
from ...apps.crm.models import Account
from ...apps.crm.models import User as CrmUser
from ...apps.crm.objects import detail_of
from ...apps.platform.database import Db
from ...seeds.world import World
from ..draw import Draw
from ..gold import User
from ..queries import companies, uniquely_named
from ..registry import family
from ..task import Task, leaving_out
from .pages.accounts import AccountList
from .pages.contacts import ContactList
from .queries import deals, persona
from .working_hours import acting, work_moments

# How somebody in a hurry enters a company once more.
_AGAIN = ("{name} (main office)", "The {name}", "{name} – new")
_PEOPLE = (
    ("Robin", "Ellery", "Purchasing"), ("Jo", "Castellan", "Site manager"), ("Marlo", "Wintour", "Bookkeeper"),
    ("Sacha", "Umber", "Office manager"), ("Devon", "Larkmoor", "Assistant"), ("Kit", "Harbinger", "Operations"),
)  # fmt: skip


@family("crm-merge-accounts", app="crm", kind="multi-step", steps=45, persona="sales_ops")
def merge_accounts(draw: Draw, world: World) -> Task:
    """Merge the two entries of a company: the older one stays, with the phone of the one that was changed last."""
    facts = AccountMerge.draw(draw, world)
    return Task(
        goal=facts.goal(draw),
        setup=facts.setup,
        outcome=facts.outcome,
        without=leaving_out(facts.outcome, "the older entry", "the newest phone", "the contacts"),
        gold=facts.gold,
        alternatives=(facts.by_hand,),
    )


@dataclass(frozen=True)
class AccountMerge:
    """Two accounts that are one company."""

    now: datetime
    twin_is_newer: bool  # changed last
    kept: Account  # the older entry
    twin_name: str
    twin_phone: str
    people: list[tuple[str, str, str]]  # of the twin
    seller: CrmUser
    seed: int

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        known = {deal.account_id for deal in deals(world)}
        keepers = [
            account
            for account in uniquely_named(companies(world), companies(world))
            if account.id in known and account.phone and account.type and account.billing_city and not account.is_locked
            and account.name.count(" ") >= 1 and not account.name.startswith("The ")
        ]  # fmt: skip
        with world.session() as db:
            now = db.now
        # Of both kinds: those that were changed after the other was, and those that were not.
        is_newer = draw.choice((True, True, False))
        keepers = [each for each in keepers if each.created_at < now - timedelta(days=90)]
        late = [each for each in keepers if each.updated_at > now - timedelta(days=30)]
        early = [each for each in keepers if each.updated_at < now - timedelta(days=45)]
        kept = draw.choice((early if is_newer else late) or early)
        is_newer = is_newer or kept in early
        return cls(
            now=now,
            twin_is_newer=is_newer,
            kept=kept,
            twin_name=draw.choice(_AGAIN).format(name=kept.name),
            twin_phone=draw.phone(unlike=kept.phone),
            people=draw.sample(_PEOPLE, 2),
            seller=persona(world, "sales_rep"),
            seed=draw.integer(0, 999_999),
        )

    def goal(self, draw: Draw) -> str:
        return draw.phrase(
            "{company} is in our accounts twice. Please merge them: the older entry stays as it is, except that the "
            "phone should come from whichever was changed last. Don't lose any contacts.",
            "Please merge the two entries for {company}. Keep the one that was created first, with all its data, "
            "but use the phone number of the one that was changed more recently. All contacts stay with it.",
            "Somebody entered {company} a second time. Merge the duplicate into the original and keep all contacts. "
            "Where the phone numbers differ, use the one from the entry that was changed last.",
            "Can you clean up {company}? Two accounts are the same company. Keep the older one unchanged except for "
            "the phone, which comes from the one changed most recently, and move the other one's contacts to it.",
            "Duplicate account: {company}. One record, please. The one created first is the master, the phone comes "
            "from the entry changed last, and everybody's contacts are kept.",
            company=self.kept.name,
        )

    def setup(self, db: Db) -> None:
        """Six weeks ago somebody entered the company once more, and some days later its phone."""
        created, changed = work_moments(db, self.seed, 2, self.now - timedelta(days=43), self.now - timedelta(days=32))
        with acting(db, created, self.seller.id):
            twin = actions.create_account(
                db, name=self.twin_name, type=self.kept.type, billing_city=self.kept.billing_city,
                owner_id=self.seller.id, allow_duplicate=True,
            )  # fmt: skip
            for first, last, title in self.people:
                actions.create_contact(
                    db, first_name=first, last_name=last, title=title, account_id=twin.id, owner_id=self.seller.id,
                    allow_duplicate=True,
                )  # fmt: skip
        with acting(db, changed, self.seller.id):
            actions.update_account(db, twin.id, phone=self.twin_phone)

    def outcome(self, db: Db, *, without: str = "") -> None:
        twin, kept = db.query(Account).filter_by(name=self.twin_name).one(), self.kept
        if without == "the contacts":
            # The phone is taken over, and the other entry deleted with its people.
            if self.twin_is_newer:
                actions.update_account(db, kept.id, phone=self.twin_phone)
            actions.delete_records(db, "account", [twin.id])
            return
        newest, oldest = (twin.id, kept.id) if self.twin_is_newer else (kept.id, twin.id)
        first, second = (twin.id, kept.id) if without == "the older entry" else (kept.id, twin.id)
        phone = oldest if without == "the newest phone" else newest
        actions.merge_records(db, "account", first, [second], {"phone": phone})

    def gold(self, user: User) -> None:
        merging = AccountList(user).open("all").search(self.kept.name).select(self.kept.name, self.twin_name).merge()
        merging.keep(self.kept.name).take(
            "phone", str(self.twin_phone if self.twin_is_newer else self.kept.phone)
        ).merge()
        user.done()

    def by_hand(self, user: User) -> None:
        for first, last, _ in self.people:
            form = ContactList(user).open("all").search(last).open_record(f"{first} {last}").edit()
            # Both entries begin alike: what stands below the name tells them apart.
            form.find("account_id", self.kept.name, f"{self.kept.name} {detail_of(self.kept)}").save()
        if self.twin_is_newer:
            page = AccountList(user).open("all").search(self.kept.name).open_record(self.kept.name)
            page.edit().set(phone=self.twin_phone).save()
        listed = AccountList(user).open("all").search(self.twin_name).select(self.twin_name)
        listed.delete_selected(exact=False).confirm()
        user.done()
