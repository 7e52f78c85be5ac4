"""Names, addresses and numbers are plausible together."""

from __future__ import annotations

import pytest
from deskgym.apps.crm.models import Account, Contact, Lead, User
from deskgym.apps.platform.models import Person
from deskgym.seeds.names import MAILBOX_STYLES, mailbox
from deskgym.seeds.places import CITIES
from deskgym.seeds.world import World
from sqlalchemy import select

PERSONAS = {
    "sales_rep", "sales_manager", "sales_ops", "support_agent", "support_manager", "crm_admin", "merchandiser",
    "warehouse", "store_manager", "finance_analyst", "operations", "marketing", "hr",
}  # fmt: skip


def in_state(state: str) -> set[str]:
    return {code for city in CITIES if city.state == state for code in city.area_codes}


def test_sixty_people_report_to_one_chief(world: World) -> None:
    with world.session() as db:
        people = {person.id: person for person in db.scalars(select(Person))}
    assert len(people) == 60
    assert [person.title for person in people.values() if person.manager_id is None] == ["Chief executive officer"]
    for person in people.values():
        steps = 0
        while person.manager_id is not None:
            person, steps = people[person.manager_id], steps + 1
            assert steps < 10, "managers form a circle"


def test_every_persona_is_one_active_person(world: World) -> None:
    with world.session() as db:
        people = list(db.scalars(select(Person).where(Person.persona.is_not(None))))
    assert {person.persona for person in people} == PERSONAS
    assert all(person.is_active and person.first_name != "Alex" for person in people)


def test_the_sales_rep_reports_to_the_sales_manager(world: World) -> None:
    with world.session() as db:
        rep = db.scalars(select(Person).where(Person.persona == "sales_rep")).one()
        assert rep.manager is not None
        assert rep.manager.persona == "sales_manager"


def test_only_the_two_called_alex_share_a_first_name(world: World) -> None:
    with world.session() as db:
        people = list(db.scalars(select(Person)))
        domain = db.company.domain
    assert len({person.first_name for person in people}) == 59
    assert len({person.last_name for person in people}) == 60
    for person in people:
        assert person.email == f"{person.username}@{domain}"
        assert person.username == mailbox("first.last", person.first_name, person.last_name)


@pytest.mark.parametrize(
    ("persona", "role"),
    [
        ("sales_rep", "Sales rep"),
        ("sales_manager", "Sales manager"),
        ("sales_ops", "Sales operations"),
        ("support_agent", "Support"),
        ("crm_admin", "Administrator"),
        ("hr", "Read-only"),
    ],
)
def test_a_persona_has_its_role(world: World, persona: str, role: str) -> None:
    with world.session() as db:
        user = db.scalars(select(User).join(User.person).where(Person.persona == persona)).one()
        assert user.role.name == role
        assert user.is_active
        assert not user.is_frozen


def test_two_users_left_and_one_is_frozen(world: World) -> None:
    with world.session() as db:
        users = list(db.scalars(select(User)))
    assert len(users) == 60
    assert sum(not user.is_active for user in users) == 2
    assert sum(user.is_frozen for user in users) == 1


def test_an_accounts_address_and_phone_are_of_one_place(world: World) -> None:
    with world.session() as db:
        accounts = list(db.scalars(select(Account).where(Account.billing_city.is_not(None))))
    for account in accounts:
        city = next(c for c in CITIES if (c.name, c.state) == (account.billing_city, account.billing_state))
        assert str(account.billing_postal_code).startswith(city.zip_prefix)
        assert len(str(account.billing_postal_code)) == 5
        assert account.phone is None or account.phone[1:4] in city.area_codes


def test_a_contacts_number_and_address_are_those_of_the_account(world: World) -> None:
    with world.session() as db:
        contacts = list(db.scalars(select(Contact).where(Contact.account_id.is_not(None))))
        for contact in contacts:
            account = contact.account
            assert account is not None
            for number in (contact.phone, contact.mobile):
                assert number is None or number[1:4] in in_state(str(account.billing_state))
            if contact.email and account.website:
                assert contact.email.endswith("@" + account.website.removeprefix("www."))


def test_an_e_mail_address_is_made_of_the_name(world: World) -> None:
    with world.session() as db:
        people: list[Contact | Lead] = [*db.scalars(select(Contact)), *db.scalars(select(Lead))]
    for person in people:
        if person.email:
            styles = {mailbox(style, person.first_name or "", person.last_name) for style in MAILBOX_STYLES}
            assert person.email.split("@")[0] in styles


def test_a_leads_number_is_of_its_state(world: World) -> None:
    with world.session() as db:
        leads = list(db.scalars(select(Lead).where(Lead.phone.is_not(None))))
    for lead in leads:
        assert str(lead.phone)[1:4] in in_state(str(lead.state))


def test_numbers_are_of_the_exchange_that_nobody_has(world: World) -> None:
    with world.session() as db:
        numbers = [
            *db.scalars(select(Contact.phone)),
            *db.scalars(select(Account.phone)),
            *db.scalars(select(Person.phone)),
        ]
    for number in numbers:
        assert number is None or number[5:].startswith(" 555-0")
