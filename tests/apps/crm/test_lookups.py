"""What lookups find, what they offer below it, and the records that are made or found in the dialog above a form."""

from __future__ import annotations

import html
import re
from urllib.parse import urlsplit

import pytest
from deskgym.apps.crm import actions
from deskgym.apps.crm.models import Account, Contact, Deal, Product
from deskgym.apps.platform.database import Database, Db
from sqlalchemy import select

from ...support.client import OfficeClient
from ...support.statements import recorded_statements
from ..conftest import As
from .cast import Cast

ABOVE = {"HX-Request": "true", "HX-Target": "dialog#above"}


def options(client: OfficeClient, path: str) -> list[str]:
    """The labels of a lookup's options."""
    found = re.findall(r'data-label="([^"]*)"', client.get(path).text)
    return [html.unescape(each) for each in found]


def offers(client: OfficeClient, path: str) -> dict[str, str]:
    """What stands below the options: label and address."""
    found = re.findall(r'data-opens="([^"]*)".*?<span class="cut">(.*?)</span>', client.get(path).text)
    return {html.unescape(label): html.unescape(url) for url, label in found}


def choices(text: str) -> list[tuple[str, str]]:
    """What the rows of the advanced search stand for: value and label."""
    found = re.findall(r'data-choice data-value="([^"]*)" data-label="([^"]*)"', text)
    return [(value, html.unescape(label)) for value, label in found]


def send(client: OfficeClient, path: str, **values: object) -> tuple[int, str]:
    data = {f"new-{name}": str(value) for name, value in values.items()}
    answer = client.send(path, data={**data, "csrf_token": client.csrf}, headers=ABOVE)
    return answer.status_code, html.unescape(answer.text)


# -- Options -------------------------------------------------------------------------------------------------------


def test_contacts_of_the_forms_account_come_first(client: OfficeClient, db: Db, cast: Cast) -> None:
    actions.create_contact(db, first_name="Aaron", last_name="Abel")
    other = actions.create_contact(db, first_name="Dana", last_name="Aalto")
    db.commit()
    assert options(client, "/lookup/contacts?q=dana") == ["Dana Aalto", "Dana Whitfield"]
    assert options(client, f"/lookup/contacts?q=dana&account={cast.norwood}") == ["Dana Whitfield", other.name]
    assert options(client, f"/lookup/contacts?account={cast.norwood}")[:2] == ["Dana Whitfield", "Erik Solberg"]


def test_contacts_of_the_account_of_the_forms_deal_come_first(client: OfficeClient, db: Db, deal: Deal) -> None:
    actions.create_contact(db, first_name="Aaron", last_name="Abel")
    db.commit()
    assert options(client, f"/lookup/contacts?deal={deal.id}")[0] == "Dana Whitfield"


@pytest.mark.parametrize("path", ["/deals/{deal}/move/{stage}", "/deals/{deal}/contacts/new"])
def test_pickers_of_a_deal_know_its_account(client: OfficeClient, deal: Deal, cast: Cast, path: str) -> None:
    page = client.get(path.format(deal=deal.id, stage=cast.stages["Closed Won"])).text
    assert f'data-lookup="/lookup/contacts?account={cast.norwood}"' in page


def test_a_lookup_offers_what_its_person_may_make(database: Database, client: OfficeClient, cast: Cast) -> None:
    assert list(offers(client, "/lookup/accounts?q=Nordlicht")) == ["New account “Nordlicht”", "Advanced search"]
    assert list(offers(client, "/lookup/accounts")) == ["New account", "Advanced search"]
    vera = OfficeClient(database, "crm", cast.vera)
    assert list(offers(vera, "/lookup/accounts?q=Nordlicht")) == ["Advanced search"]
    assert vera.get("/lookup/accounts/new").status_code == 403
    assert send(vera, "/lookup/accounts/new", name="Nordlicht")[0] == 403


def test_only_who_sets_prices_makes_products(database: Database, client: OfficeClient, cast: Cast) -> None:
    assert list(offers(client, "/lookup/products?q=lamp")) == ["Advanced search"]
    assert send(client, "/lookup/products/new", name="Spot", sku="SPT", family="Lamps")[0] == 403
    adam = OfficeClient(database, "crm", cast.adam)
    assert list(offers(adam, "/lookup/products?q=lamp")) == ["New product “lamp”", "Advanced search"]


def test_a_filter_offers_nothing_new(client: OfficeClient) -> None:
    dialog = client.get("/deals?edit_filter=account", **{"HX-Request": "true"}).text
    assert 'data-lookup="/lookup/accounts?more=search"' in dialog
    below = offers(client, "/lookup/accounts?more=search&q=nor")
    assert list(below) == ["Advanced search"]
    assert "New account" not in client.get(below["Advanced search"]).text


# -- A new record --------------------------------------------------------------------------------------------------


def test_the_short_form_begins_with_what_was_typed_and_with_the_account(client: OfficeClient, cast: Cast) -> None:
    url = offers(client, f"/lookup/contacts?q=Ada+de+Vries&account={cast.norwood}")["New contact “Ada de Vries”"]
    form = client.get(url, **ABOVE).text
    assert re.search(r'name="new-first_name" value="Ada de"', form)
    assert re.search(r'name="new-last_name" value="Vries"', form)
    assert f'name="new-account_id" value="{cast.norwood}"' in form
    assert 'hx-target="#above"' in form
    assert "Description" not in form
    assert "/lookup/accounts?more=no" in html.unescape(form)


def test_what_was_made_is_what_the_lookup_is_to_hold(client: OfficeClient, db: Db, cast: Cast) -> None:
    status, text = send(client, "/lookup/contacts/new", last_name="Vries", owner_id=cast.sam)
    made = db.scalars(select(Contact).where(Contact.last_name == "Vries")).one()
    assert status == 200
    assert f'data-chosen data-value="{made.id}" data-label="Vries"' in text
    _, text = send(client, "/lookup/contacts/new?for=attendee", last_name="Vroom", owner_id=cast.sam)
    assert 'data-value="contact-' in text


def test_a_wrong_value_is_told_in_the_dialog_above(client: OfficeClient, db: Db, cast: Cast) -> None:
    status, text = send(client, "/lookup/contacts/new", last_name="", email="ada at home", owner_id=cast.sam)
    assert status == 422
    assert "Last name is required." in text
    assert 'id="above-title"' in text
    assert db.scalar(select(Contact).where(Contact.email == "ada at home")) is None


def test_a_likely_duplicate_can_be_used_instead_or_made_anyway(client: OfficeClient, db: Db, cast: Cast) -> None:
    values = {"first_name": "D.", "last_name": "Whitfield", "email": "dana@norwood.example", "owner_id": cast.sam}
    status, text = send(client, "/lookup/contacts/new", **values)
    assert status == 409
    assert f'data-choice data-value="{cast.dana}" data-label="Dana Whitfield"' in text
    data = {f"new-{name}": str(value) for name, value in values.items()}
    data |= {"csrf_token": client.csrf, "confirmed": "yes"}
    assert "data-chosen" in client.send("/lookup/contacts/new", data=data, headers=ABOVE).text
    assert len(db.scalars(select(Contact).where(Contact.email == "dana@norwood.example")).all()) == 2


def test_all_fields_are_shown_with_what_was_typed(client: OfficeClient) -> None:
    form = client.get("/lookup/accounts/new?fields=all&new-name=Nordlicht&new-phone=%28312%29+555-0100", **ABOVE).text
    assert 'name="new-description"' in form
    assert 'value="Nordlicht"' in form
    assert 'value="(312) 555-0100"' in form


def test_a_product_made_from_a_lookup_can_be_sold_at_once(database: Database, seat: As, cast: Cast) -> None:
    adam = OfficeClient(database, "crm", cast.adam)
    path = f"/lookup/products/new?book={cast.wholesale}"
    values = {"name": "Spot lamp", "sku": "SPT-1", "family": "Lamps", "is_active": 1}
    assert send(adam, path, **values)[0] == 422
    assert "data-chosen" in send(adam, path, **values, unit_price="12.50")[1]
    product = seat(cast.adam).scalars(select(Product).where(Product.sku == "SPT-1")).one()
    assert product.is_active
    for book in (cast.wholesale, cast.list_prices):
        assert options(adam, f"/lookup/products?book={book}&q=spot") == ["Spot lamp"]


def test_without_a_dialog_the_short_form_is_a_page(client: OfficeClient, cast: Cast) -> None:
    assert "<html" in client.get("/lookup/accounts/new").text
    data = {"new-name": "Nordlicht", "new-type": "Prospect", "new-owner_id": str(cast.sam), "csrf_token": client.csrf}
    answer = client.send("/lookup/accounts/new", data=data)
    assert (answer.status_code, urlsplit(answer.location).path[:10]) == (303, "/accounts/")


# -- The advanced search -------------------------------------------------------------------------------------------


def test_the_advanced_search_goes_on_with_what_was_typed(client: OfficeClient, cast: Cast) -> None:
    page = client.get(offers(client, "/lookup/accounts?q=norw")["Advanced search"], **ABOVE).text
    assert choices(page) == [(str(cast.norwood), "Norwood Supply Co.")]
    assert "1 result<" in page
    assert 'value="norw"' in page


def test_filters_and_order_of_the_advanced_search(client: OfficeClient, db: Db, cast: Cast) -> None:
    def found(query: str) -> list[str]:
        return [label for _, label in choices(client.get(f"/lookup/search/account?{query}").text)]

    actions.create_account(db, name="Ashby Mills", type="Customer", billing_city="Reno")
    db.commit()
    assert found("f-type=any:Customer") == ["Ashby Mills", "Norwood Supply Co."]
    assert found("f-type=any:Customer&sort=-name") == ["Norwood Supply Co.", "Ashby Mills"]
    assert found("f-city=ren") == ["Ashby Mills"]
    assert found("f-owner=me:&f-type=any:Prospect") == []
    assert found("f-type=any:Nonsense&sort=nonsense&page=99") == [
        "Ashby Mills",
        "Norwood Supply Co.",
        "Westlake Clinics",
    ]


def test_the_advanced_search_has_pages(client: OfficeClient, db: Db) -> None:
    db.add_all(Account(name=f"Alpha {number:02}", type="Prospect", owner_id=db.actor_id) for number in range(25))
    db.commit()
    first, second = (client.get(f"/lookup/search/account?q=alpha&page={page}&part=rows").text for page in (1, 2))
    assert (len(choices(first)), len(choices(second))) == (20, 5)
    assert "25 results · 1–20" in first
    assert "25 results · 21–25" in second
    assert "<h2" not in second


def test_nothing_found_is_said_and_leads_on_to_a_new_record(client: OfficeClient) -> None:
    page = client.get("/lookup/search/account?q=zzz").text
    assert "Nothing found" in page
    assert "New account “zzz”" in page


def test_the_advanced_search_keeps_the_rule_of_its_form(
    database: Database, client: OfficeClient, db: Db, cast: Cast
) -> None:
    actions.create_contact(db, first_name="Aaron", last_name="Abel")
    db.commit()
    page = client.get(f"/lookup/search/contact?account={cast.norwood}").text
    assert choices(page)[:2] == [(str(cast.dana), "Dana Whitfield"), (str(cast.erik), "Erik Solberg")]
    adam = OfficeClient(database, "crm", cast.adam)
    priced = choices(adam.get(f"/lookup/search/product?book={cast.wholesale}").text)
    assert {id for id, _ in priced} == {str(cast.lamp), str(cast.desk)}
    unpriced = choices(adam.get(f"/lookup/search/unpriced?book={cast.wholesale}").text)
    assert str(cast.rare) in {id for id, _ in unpriced}
    assert str(cast.lamp) not in {id for id, _ in unpriced}


def test_a_lookup_of_several_kinds_is_searched_kind_by_kind(client: OfficeClient, cast: Cast) -> None:
    page = client.get("/lookup/search/parent?among=lead").text
    assert (f"lead-{cast.lead}", "Lead: Lena Park") in choices(page)
    assert 'aria-selected="true"' in page
    assert ("contact-" + str(cast.dana), "Dana Whitfield") in choices(
        client.get("/lookup/search/attendee?among=contact").text
    )
    assert (f"user-{cast.rita}", "Rita Lund") in choices(client.get("/lookup/search/attendee").text)


def test_the_advanced_search_shows_only_what_its_person_sees(
    database: Database, client: OfficeClient, cast: Cast
) -> None:
    assert client.get("/lookup/search/member").status_code == 403
    assert client.get("/lookup/search/nonsense").status_code == 404
    users = dict(choices(client.get("/lookup/search/user").text))
    assert {str(cast.fred), str(cast.ina), str(cast.vera)}.isdisjoint(users)


@pytest.mark.parametrize("kind", ["account", "contact", "lead", "deal", "case", "campaign", "user", "article"])
def test_a_page_of_the_advanced_search_takes_a_fixed_number_of_queries(client: OfficeClient, db: Db, kind: str) -> None:
    db.add_all(Contact(first_name="Ann", last_name=f"Abel {number:02}", owner_id=db.actor_id) for number in range(30))
    db.add_all(Account(name=f"Alpha {number:02}", type="Prospect", owner_id=db.actor_id) for number in range(30))
    db.commit()
    with recorded_statements(client.database) as statements:
        assert client.get(f"/lookup/search/{kind}").status_code == 200
    assert len([each for each in statements if each.startswith("SELECT")]) <= 16
