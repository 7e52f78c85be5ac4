from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Collection
from datetime import timedelta
from itertools import combinations
from typing import Any

from ...apps.crm import actions
from ...apps.crm.actions.roles import create_role
from ...apps.crm.actions.teams import update_team
from ...apps.crm.actions.users import create_user, update_user
from ...apps.crm.models import Account, Role
from ...apps.platform.database import Db
from ...seeds.names import slug
from ...seeds.world import World
from ..draw import Draw
from ..errors import NoInstance
from ..gold import User
from ..gold_steps import add_filter
from ..matchers import SamePhone
from ..queries import uniquely_named
from ..registry import family
from ..task import Outcome, Task
from .desk_steps import look_up_article
from .gold_steps import Row, do_with_rows, filter_by_person, search_list
from .people_queries import PEOPLE, roles, spoken_states, teams
from .queries import companies, deals, everybody, persona
from .sales_queries import rule
from .setup_steps import open_setup
from .stream_steps import back_then

_FIRST = ("Zoë", "Renée", "Anne-Marie", "José", "Jean-Luc", "Siân", "Benoît", "Mary Lou", "Noël", "Inés", "Chloé")
_LAST = ("O'Hara", "D'Angelo", "Núñez", "Van Dyke", "Müller-Kraft", "Saint-Cyr", "Peña Ortiz", "O'Dowd", "Béranger")
_TITLE = "Account executive"


@family("crm-starter", app="crm", kind="multi-step", steps=230, persona="crm_admin")
def set_up_a_starter(draw: Draw, world: World) -> Task:
    """Add somebody new as the handbook has it, and give them what a colleague has to pass on in some states."""
    people = {user.id: user for user in everybody(world)}
    admin = persona(world, "crm_admin")
    with world.session() as db:
        today = db.today
    soon = today + timedelta(days=rule(world, "handover_close"))
    everything = [deal for deal in deals(world) if not deal.stage.is_closed]
    of_account = defaultdict(list)
    for deal in everything:
        of_account[deal.account_id].append(deal)
    all_accounts = companies(world)
    unique = {account.id for account in uniquely_named(all_accounts, all_accounts)}

    def goes(account: Account) -> bool:
        """Whether nothing but a lock would keep an account where it is."""
        mine = of_account[account.id]
        return not any(deal.stage.name == "Negotiation" or deal.close_date <= soon for deal in mine)

    options = []
    for giver in uniquely_named(people.values(), people.values()):
        if not giver.is_active or giver.is_frozen or giver.person.title not in (_TITLE, f"Senior {_TITLE.lower()}"):
            continue
        of_state = defaultdict(list)
        for account in all_accounts:
            if account.owner_id == giver.id and account.billing_state:
                of_state[account.billing_state].append(account)
        for count in (2, 3):
            for states in combinations(sorted(of_state), count):
                found = [account for state in states for account in of_state[state]]
                going = [account for account in found if goes(account) and not account.is_locked]
                known = all(account.id in unique for account in found)
                with_deals = [account for account in going if of_account[account.id]]
                has_more = sum(map(len, of_state.values())) > len(found)
                # Some stay for their deals, some can be made to, and enough go.
                is_enough = len(found) > len(going) >= 5 and len(with_deals) >= 2 and has_more
                if known and is_enough and len(found) <= 14:
                    options.append((giver, states, found, going, with_deals))
    if not options:
        raise NoInstance("nobody has enough accounts in two or three states")
    giver, states, found, going, with_deals = draw.choice(options)
    closing, later = draw.sample(with_deals, 2)
    locked = draw.choice(account for account in going if account not in (closing, later))
    shipped = draw.choice(account for account in going if account not in (closing, locked))
    outside = [a for a in all_accounts if a.owner_id == giver.id and a.billing_state and a not in found]
    decoy = draw.choice(account for account in outside if account.id in unique and not account.is_locked)
    about = {account.id: draw.integer(20, 60) for account in (closing, later, locked, shipped, decoy)}
    brought = {closing: soon, later: soon + timedelta(days=1)}
    first_deals = {account: min(of_account[account.id], key=lambda deal: deal.id) for account in brought}

    team = next(team for team in teams(world) if team.id == giver.team_id)
    manager_id = giver.person.manager_id or admin.id
    of_team = [user for user in people.values() if user.team_id == team.id]
    seniors = [user for user in of_team if user.person.title == f"Senior {_TITLE.lower()}"]
    lead = draw.choice([user for user in seniors if user.is_active and not user.is_frozen] or [people[manager_id]])
    peers = [user.id for user in of_team if user.person.title == _TITLE]
    in_field = draw.choice((True, False))
    plain, field = "Sales rep", draw.choice(("Sales rep (field)", "Sales rep (region)", "Sales rep (key accounts)"))
    role_name = f"{field if in_field else plain} (starter)"
    by_name = {role.name: role for role in roles(world)}
    elsewhere = [user.id for user in people.values() if user.person.title == _TITLE and user.team_id != team.id]

    def setup(db: Db) -> None:
        """Weeks ago: roles that differ by a word, another lead of the team, and what decides about accounts."""
        with back_then(db, db.now - timedelta(days=70), admin.id):
            for name in (field, f"{plain} (starter)", f"{field} (starter)"):
                create_role(db, name, by_name[plain].id)
            role = db.query(Role).filter_by(name=field).one()
            for id in peers if in_field else elsewhere:
                update_user(db, id, role_id=role.id)
            update_team(db, team.id, team.name, lead.id)
            db.get_one(Account, locked.id).is_locked = True
        for account, day in brought.items():
            deal = first_deals[account]
            with back_then(db, db.now - timedelta(days=about[account.id]), manager_id):
                actions.update_deal(db, deal.id, close_date=day)
        other = next(account for account in outside if account is not decoy) if len(outside) > 1 else decoy
        with back_then(db, db.now - timedelta(days=about[decoy.id]), giver.id):
            ships = {part: getattr(shipped, f"billing_{part}") for part in _ADDRESS}
            bills = {part: getattr(other, f"billing_{part}") for part in _ADDRESS}
            actions.update_account(db, decoy.id, **{f"shipping_{part}": value for part, value in ships.items()})
            actions.update_account(db, shipped.id, **{f"shipping_{part}": value for part, value in bills.items()})

    taken = {slug(part) for user in people.values() for part in (user.person.first_name, user.person.last_name)}
    first = draw.choice(name for name in _FIRST if slug(name) not in taken)
    last = draw.choice(name for name in _LAST if slug(name) not in taken)
    domain = admin.person.email.partition("@")[2]
    who: dict[str, Any] = {
        "first_name": first,
        "last_name": last,
        "email": f"{slug(first)}.{slug(last)}@{domain}",
        "phone": draw.phone(),
        "title": _TITLE,
        "department": lead.person.department,
        "city": lead.person.city,
        "manager_id": lead.id,
        "team_id": team.id,
        "territory": lead.territory,
    }
    moving = [account for account in going if account not in (locked, closing)]
    their_deals = [deal for account in moving for deal in of_account[account.id] if deal.owner_id == giver.id]

    def started(
        accounts: Collection[Account] = moving,
        deals: Collection[Any] = their_deals,
        role: str = role_name,
        **other: Any,
    ) -> Outcome:
        def outcome(db: Db) -> None:
            role_id = db.query(Role).filter_by(name=role).one().id
            user = create_user(db, **{**who, **other, "role_id": role_id})
            db.flush()
            actions.change_owner(db, "account", [account.id for account in accounts], user.id)
            actions.change_owner(db, "deal", [deal.id for deal in deals], user.id)

        return outcome

    without = {
        "the starter's role": started(role=field if in_field else plain),
        "the role of colleagues": started(role=f"{plain if in_field else field} (starter)"),
        "accounts that stay": started(found),
        "the lock": started([*moving, locked]),
        "what closes soon": started([*moving, closing]),
        "the billing address": started([*(account for account in moving if account is not shipped), decoy]),
        "the state": started([*moving, *(account for account in outside if not account.is_locked)]),
        "the open deals": started(deals=()),
    }
    if lead.id != manager_id:
        without["who leads the team"] = started(manager_id=manager_id, city=people[manager_id].person.city)
    name = f"{first} {last}"

    def read(user: User) -> None:
        look_up_article(user, PEOPLE)
        open_setup(user, "Teams")
        colleague = people[next(id for id in peers if people[id].is_active)]
        for known in (lead, colleague):
            open_setup(user, "Users")
            user.fill("Search this list", known.name)
            user.press("Enter")
            user.click("link", known.name)

    def add(user: User, order: Callable[[list[Any]], list[Any]] = list) -> None:
        open_setup(user, "Users")
        user.click("link", "New user")
        labels = {
            "first_name": "First name", "last_name": "Last name", "email": "E-mail", "phone": "Phone",
            "title": "Title", "department": "Department", "city": "City",
        }  # fmt: skip
        for key in order(list(labels)):
            user.fill(labels[key], str(who[key]), within="New user")
        user.choose("Manager", lead.name, within="New user")
        user.choose("Role", role_name, within="New user")
        user.choose("Team", team.name, within="New user")
        user.choose("Territory", str(lead.territory), within="New user")
        user.click("button", "Save", within="New user")

    def hand_on(user: User) -> None:
        user.click("button", "Change owner")
        pass_on(user)

    def pass_on(user: User) -> None:
        user.choose("Owner", name, within="Change owner")
        user.click("button", "Save", within="Change owner")

    def give_accounts(user: User) -> None:
        for state in states:
            mine = [account for account in moving if account.billing_state == state]
            if not mine:
                continue
            user.open("Accounts")
            user.click("link", "All accounts", within="Views")
            filter_by_person(user, "Owner", giver.name)
            add_filter(user, "State", condition="is", typed={"Text": state})
            shown = sum(account.billing_state == state for account in found)
            do_with_rows(user, [Row(account.name) for account in mine], shown, hand_on)

    def give_deals(user: User) -> None:
        for account in moving:
            mine = [deal for deal in their_deals if deal.account_id == account.id]
            if mine:
                search_list(user, "Deals", "Open deals", account.name)
                rows = [Row(deal.name, account.name) for deal in mine]
                do_with_rows(user, rows, len(of_account[account.id]), hand_on)

    def look_at_accounts(user: User) -> None:
        for account in found:
            # Its page says whether it is locked, and where it is billed.
            search_list(user, "Accounts", "All accounts", account.name)
            user.click("link", account.name, within="Accounts")
            if of_account[account.id]:
                search_list(user, "Deals", "Open deals", account.name)

    def gold(user: User) -> None:
        read(user)
        add(user)
        look_at_accounts(user)
        give_accounts(user)
        give_deals(user)
        user.done()

    def deals_first(user: User) -> None:
        add(user, order=lambda labels: labels[::-1])
        give_deals(user)
        give_accounts(user)
        user.done()

    def by_the_record(user: User) -> None:
        """Each account and deal by the menu of its row."""
        add(user)
        for account in moving:
            search_list(user, "Accounts", "All accounts", account.name)
            user.click("button", f"Actions for {account.name}")
            user.click("menuitem", "Change owner")
            pass_on(user)
        for deal in their_deals:
            account_name = deal.account.name if deal.account else ""
            search_list(user, "Deals", "Open deals", account_name)
            user.click("button", f"Actions for {deal.name}", within=account_name)
            user.click("menuitem", "Change owner")
            pass_on(user)
        user.done()

    return Task(
        goal=draw.phrase(
            "{name} starts on Monday as account executive in {team}, phone {phone}. Please add {first} to Alder and "
            "pass on {giver}'s accounts in {states}, with what goes along. “People in Alder” says how, to the letter.",
            "New colleague: {name}, account executive, team {team}, phone {phone}. Set up the user by the rules of "
            "“People in Alder” and give {first} what a starter takes over of {giver}'s accounts in {states}.",
            "Could you get Alder ready for {name}, phone {phone}, who joins {team} as an account executive and takes "
            "over {giver}'s accounts in {states}? User, accounts and deals, all as written in “People in Alder”; what "
            "has to stay with {giver} stays.",
            "We have a starter in {team}: {name}, title Account executive, phone {phone}. {giver} hands over {states}. "
            "Do in Alder all that our page “People in Alder” asks for when somebody starts, and nothing it doesn't.",
            "Please onboard {name} in Alder as account executive of {team} (phone {phone}), following “People in "
            "Alder” on starters. From {giver}'s book {first} gets the accounts of {states}, as far as they may move.",
            name=name,
            first=first,
            team=team.name,
            phone=who["phone"],
            giver=giver.name,
            states=spoken_states(states),
        ),
        setup=setup,
        outcome=started(),
        without=without,
        matchers={"org_person.phone": SamePhone()},
        gold=gold,
        alternatives=(deals_first, by_the_record),
    )


_ADDRESS = ("street", "city", "state", "postal_code", "country")
