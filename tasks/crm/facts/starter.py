"""Somebody new, the seat that they get, and the accounts that a colleague has to pass on to them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import combinations
from typing import Any, Self

from ....apps.crm import actions
from ....apps.crm.actions.roles import create_role
from ....apps.crm.actions.teams import update_team
from ....apps.crm.actions.users import update_user
from ....apps.crm.models import Account, Deal, Role, Team
from ....apps.crm.models import User as CrmUser
from ....apps.platform.database import Db
from ....seeds.names import slug
from ....seeds.world import World
from ...draw import Draw
from ...errors import NoInstance
from ...queries import companies, uniquely_named
from ..people_queries import roles, teams
from ..queries import deals, everybody, persona
from ..sales_queries import rule
from ..working_hours import back_then

_FIRST = ("Zoë", "Renée", "Anne-Marie", "José", "Jean-Luc", "Siân", "Benoît", "Mary Lou", "Noël", "Inés", "Chloé")
_LAST = ("O'Hara", "D'Angelo", "Núñez", "Van Dyke", "Müller-Kraft", "Saint-Cyr", "Peña Ortiz", "O'Dowd", "Béranger")
_TITLE = "Account executive"
_SENIOR = "Senior account executive"
_PLAIN = "Sales rep"
_ADDRESS = ("street", "city", "state", "postal_code", "country")


@dataclass(frozen=True)
class Book:
    """What somebody has in some states: accounts that go to the starter, and accounts that stay for some reason."""

    giver: CrmUser
    states: tuple[str, ...]
    found: list[Account]  # all that the giver has in these states
    moving: list[Account]
    locked: Account
    closing: Account  # has a deal that closes too soon
    later: Account  # has one that closes a day later
    shipped: Account  # is billed in one of the states, and shipped to elsewhere
    decoy: Account  # the other way round
    outside: list[Account]
    of_account: Mapping[int | None, list[Deal]]
    soon: date
    ages: dict[int, int]

    @classmethod
    def draw(cls, draw: Draw, world: World) -> Self:
        with world.session() as db:
            soon = db.today + timedelta(days=rule(world, "handover_close"))
        of_account = defaultdict(list)
        for deal in deals(world):
            if not deal.stage.is_closed:
                of_account[deal.account_id].append(deal)
        every = companies(world)
        unique = {account.id for account in uniquely_named(every, every)}
        options = list(_options(world, every, unique, of_account, soon))
        if not options:
            raise NoInstance("nobody has enough accounts in two or three states")
        giver, states, found, going, with_deals = draw.choice(options)
        closing, later = draw.sample(with_deals, 2)
        locked = draw.choice(account for account in going if account not in (closing, later))
        shipped = draw.choice(account for account in going if account not in (closing, locked))
        outside = [a for a in every if a.owner_id == giver.id and a.billing_state and a not in found]
        decoy = draw.choice(account for account in outside if account.id in unique and not account.is_locked)
        return cls(
            giver=giver,
            states=states,
            found=found,
            moving=[account for account in going if account not in (locked, closing)],
            locked=locked,
            closing=closing,
            later=later,
            shipped=shipped,
            decoy=decoy,
            outside=outside,
            of_account=of_account,
            soon=soon,
            ages={account.id: draw.integer(20, 60) for account in (closing, later, locked, shipped, decoy)},
        )

    @property
    def with_deals(self) -> list[tuple[Account, list[Deal]]]:
        """Accounts that move, and their open deals that go along, where there are any."""
        of_giver = (
            (account, [deal for deal in self.of_account[account.id] if deal.owner_id == self.giver.id])
            for account in self.moving
        )
        return [(account, deals) for account, deals in of_giver if deals]

    @property
    def deals(self) -> list[Deal]:
        """The open deals that go along."""
        return [deal for _, deals in self.with_deals for deal in deals]

    def going(self, without: str) -> list[Account]:
        """The accounts that somebody passes on who leaves out this, if it is about accounts."""
        return {
            "accounts that stay": self.found,
            "the lock": [*self.moving, self.locked],
            "what closes soon": [*self.moving, self.closing],
            "the billing address": [*(account for account in self.moving if account is not self.shipped), self.decoy],
            "the state": [*self.moving, *(account for account in self.outside if not account.is_locked)],
        }.get(without, self.moving)

    def setup(self, db: Db, manager_id: int) -> None:
        """Weeks ago: what decides about accounts."""
        for account, day in ((self.closing, self.soon), (self.later, self.soon + timedelta(days=1))):
            deal = min(self.of_account[account.id], key=lambda deal: deal.id)
            with back_then(db, db.now - timedelta(days=self.ages[account.id]), manager_id):
                actions.update_deal(db, deal.id, close_date=day)
        other = next((account for account in self.outside if account is not self.decoy), self.decoy)
        with back_then(db, db.now - timedelta(days=self.ages[self.decoy.id]), self.giver.id):
            for account, lender in ((self.decoy, self.shipped), (self.shipped, other)):
                address = {f"shipping_{part}": getattr(lender, f"billing_{part}") for part in _ADDRESS}
                actions.update_account(db, account.id, **address)


def _options(
    world: World, every: list[Account], unique: set[int], of_account: Mapping[int | None, list[Deal]], soon: date
) -> Iterator[tuple[CrmUser, tuple[str, ...], list[Account], list[Account], list[Account]]]:
    """Who has accounts in which states, those that go but for a lock, and which of them have deals."""

    def goes(account: Account) -> bool:
        mine = of_account.get(account.id, ())
        return not any(deal.stage.name == "Negotiation" or deal.close_date <= soon for deal in mine)

    people = everybody(world)
    for giver in uniquely_named(people, people):
        if not giver.is_active or giver.is_frozen or giver.person.title not in (_TITLE, _SENIOR):
            continue
        of_state = defaultdict(list)
        for account in every:
            if account.owner_id == giver.id and account.billing_state:
                of_state[account.billing_state].append(account)
        for states in (*combinations(sorted(of_state), 2), *combinations(sorted(of_state), 3)):
            found = [account for state in states for account in of_state[state]]
            going = [account for account in found if goes(account) and not account.is_locked]
            known = all(account.id in unique for account in found)
            with_deals = [account for account in going if of_account.get(account.id)]
            has_more = sum(map(len, of_state.values())) > len(found)
            # Some stay for their deals, some can be made to, and enough go.
            is_enough = len(found) > len(going) >= 5 and len(with_deals) >= 2 and has_more
            if known and is_enough and len(found) <= 14:
                yield giver, states, found, going, with_deals


@dataclass(frozen=True)
class Seat:
    """Who starts, in which team and role."""

    admin: CrmUser
    team: Team
    manager: CrmUser  # of the giver
    lead: CrmUser  # leads the team by now
    peers: list[CrmUser]  # of the team, with the same title
    elsewhere: list[CrmUser]  # of other teams, with the same title
    in_field: bool  # whether it is the team's people who have the role `field`
    field: str
    role_ids: dict[str, int]
    who: dict[str, Any]  # as the form of a new user has it

    @classmethod
    def draw(cls, draw: Draw, world: World, giver: CrmUser) -> Self:
        people = {user.id: user for user in everybody(world)}
        admin = persona(world, "crm_admin")
        team = next(team for team in teams(world) if team.id == giver.team_id)
        manager = people[giver.person.manager_id or admin.id]
        of_team = [user for user in people.values() if user.team_id == team.id]
        seniors = [user for user in of_team if user.person.title == _SENIOR]
        lead = draw.choice([user for user in seniors if user.is_active and not user.is_frozen] or [manager])
        in_field = draw.choice((True, False))
        field = draw.choice(("Sales rep (field)", "Sales rep (region)", "Sales rep (key accounts)"))
        taken = {slug(part) for user in people.values() for part in (user.person.first_name, user.person.last_name)}
        first = draw.choice(name for name in _FIRST if slug(name) not in taken)
        last = draw.choice(name for name in _LAST if slug(name) not in taken)
        return cls(
            admin=admin,
            team=team,
            manager=manager,
            lead=lead,
            peers=[user for user in of_team if user.person.title == _TITLE],
            elsewhere=[u for u in people.values() if u.person.title == _TITLE and u.team_id != team.id],
            in_field=in_field,
            field=field,
            role_ids={role.name: role.id for role in roles(world)},
            who={
                "first_name": first,
                "last_name": last,
                "email": f"{slug(first)}.{slug(last)}@{admin.person.email.partition('@')[2]}",
                "phone": draw.phone(),
                "title": _TITLE,
                "department": lead.person.department,
                "city": lead.person.city,
                "manager_id": lead.id,
                "team_id": team.id,
                "territory": lead.territory,
            },
        )

    @property
    def name(self) -> str:
        return f"{self.who['first_name']} {self.who['last_name']}"

    @property
    def is_led_by_another(self) -> bool:
        """Whether it is not the giver's manager who leads the team."""
        return self.lead is not self.manager

    @property
    def role(self) -> str:
        return f"{self.role_of_peers} (starter)"

    @property
    def role_of_peers(self) -> str:
        return self.field if self.in_field else _PLAIN

    @property
    def role_of_others(self) -> str:
        return _PLAIN if self.in_field else self.field

    def make_roles(self, db: Db) -> None:
        """Roles that differ by a word, and another lead of the team."""
        for name in (self.field, f"{_PLAIN} (starter)", f"{self.field} (starter)"):
            create_role(db, name, self.role_ids[_PLAIN])
        role = db.query(Role).filter_by(name=self.field).one()
        for user in self.peers if self.in_field else self.elsewhere:
            update_user(db, user.id, role_id=role.id)
        update_team(db, self.team.id, self.team.name, self.lead.id)
