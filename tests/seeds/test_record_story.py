"""The records of CRM, store and spreadsheet tell one story: of what happened, when it could be, by who knew."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from datetime import datetime, timedelta
from itertools import permutations

import pytest
from deskgym.apps.crm.models import Account, Case, Contact, Deal, DealLine, Lead, Note, Product
from deskgym.apps.platform.models import Base, Person
from deskgym.apps.sheet.engine.entry import EPOCH
from deskgym.apps.sheet.models import Cell, Comment, Sheet, Workbook
from deskgym.apps.store.models import Customer, InventoryMovement, Order, OrderLine, Review, StoreProduct, Variant
from deskgym.apps.store.shop.specification import parts, weight
from deskgym.harness.story.books import billed_lines
from deskgym.seeds.build import draft as build_draft
from deskgym.seeds.crm.accounts import TESTS
from deskgym.seeds.crm.deal_names import project_of
from deskgym.seeds.crm.tenure import Tenure
from deskgym.seeds.draft import Draft
from deskgym.seeds.events import worded
from deskgym.seeds.patterns import SHORT, Masker, overlap
from deskgym.seeds.rows import values_of
from deskgym.seeds.trades.counting import count_of
from sqlalchemy import String

SEEDS = (7, 933, 4)
#: Tables in which people write to each other or of records, with the columns that hold it.
WRITTEN = (Case, Note, Review, Order, Customer, Comment, InventoryMovement, Deal, Lead, StoreProduct)
TEXTS = {"subject", "description", "resolution", "body", "title", "note", "next_step"}


@pytest.fixture(scope="module")
def drafts() -> list[Draft]:
    return [build_draft(seed, "small") for seed in SEEDS]


@pytest.fixture(scope="module", params=range(len(SEEDS)), ids=[str(seed) for seed in SEEDS])
def draft(request: pytest.FixtureRequest, drafts: list[Draft]) -> Draft:
    return drafts[int(request.param)]


def texts(draft: Draft, *models: type[Base]) -> list[str]:
    found = []
    for model in models:
        columns = [c.key for c in model.__table__.columns if isinstance(c.type, String) and c.key in TEXTS]
        found += [said for row in draft.all(model) for key in columns if (said := values_of(row).get(key))]
    return found


def hours(draft: Draft, moments: list[datetime]) -> Counter[int]:
    return Counter(at.astimezone(draft.calendar.timezone).hour for at in moments)


def weekdays(draft: Draft, moments: list[datetime]) -> list[float]:
    counts = Counter(at.astimezone(draft.calendar.timezone).weekday() for at in moments)
    return [counts[day] / len(moments) for day in range(7)]


# What is told


def test_each_text_states_what_its_event_says_after_it_happened(draft: Draft) -> None:
    rows = {(model.__tablename__, values_of(row)["id"]): row for model in WRITTEN for row in draft.all(model)}
    told = [telling for telling in draft.chronicle.tellings if (telling.table, telling.row_id) in rows]
    assert len(told) > 900
    for telling in told:
        said = " ".join(str(values_of(rows[telling.table, telling.row_id]).get(key) or "") for key in TEXTS)
        assert telling.at >= telling.event.at, telling
        for name in telling.states:
            assert telling.is_error == (worded(telling.event.facts[name]) not in said), (name, said)


def test_few_tellings_are_wrong_and_each_of_them_is_put_right(draft: Draft) -> None:
    tellings = draft.chronicle.tellings
    wrong = [telling for telling in tellings if telling.is_error and telling.table == Note.__tablename__]
    assert 0 < len(wrong) * 100 <= len(tellings) * 3
    for error in wrong:
        assert any(
            later.event == error.event and later.at > error.at and set(error.states) <= set(later.states)
            for later in tellings
            if not later.is_error
        )


def test_what_a_note_says_of_goods_is_in_the_deal(draft: Draft) -> None:
    names = {product.id: product.name for product in draft.all(Product)}
    sold: dict[int, set[str]] = defaultdict(set)
    for line in draft.all(DealLine):
        sold[line.deal_id].add(count_of(draft.trade, names[line.product_id], line.quantity)["count"])
    counts = re.compile("|".join(rf"\b{re.escape(count)}\b" for count in sorted(set().union(*sold.values()), key=len)))
    told = [
        (note, found[0])
        for note in draft.all(Note)
        if note.parent_type == "deal" and (found := counts.search(note.body))
    ]
    assert len(told) > 20
    for note, count in told:
        assert any(count in of_deal for of_deal in sold[note.parent_id]), note.body


def test_what_a_note_says_of_a_leads_budget_is_its_estimate(draft: Draft) -> None:
    leads = {lead.id: lead for lead in draft.all(Lead)}
    named = 0
    for note in draft.all(Note):
        for amount in re.findall(r"\$([\d,]+)", note.body) if note.parent_type == "lead" else ():
            assert int(amount.replace(",", "")) * 100 == leads[note.parent_id].est_amount, note.body
            named += 1
    assert named > 10


def test_cases_follow_from_what_happened(draft: Draft) -> None:
    opened = draft.chronicle.events("case-opened")
    caused = [event for event in opened if event.cause]
    assert 0.3 <= len(caused) / len(opened) <= 0.5
    kinds = Counter(cause.kind for event in caused if (cause := draft.chronicle.cause_of(event)))
    assert {"batch-stopped", "supply-late", "deal-won", "prices-changed", "order-delivered"} <= kinds.keys()


def test_a_case_that_names_an_order_is_of_whoever_placed_it(draft: Draft) -> None:
    buyers = {customer.id: customer.crm_contact_id for customer in draft.all(Customer)}
    orders = {f"#{order.number}": order for order in draft.all(Order)}
    lines: dict[int, set[str]] = {}
    for line in draft.all(OrderLine):
        lines.setdefault(line.order_id, set()).add(f"{line.quantity} × {line.title} ({line.variant_title})")
    contacts = {contact.id: contact for contact in draft.all(Contact)}
    named = 0
    for case in draft.all(Case):
        text = f"{case.subject} {case.description} {case.resolution}"
        for number in re.findall(r"#\d{6}", text):
            order = orders[number]
            contact = contacts[buyers[order.customer_id] or 0]
            assert case.contact_id in (None, contact.id)
            assert case.account_id == contact.account_id
            assert order.placed_at < case.created_at
            goods = re.findall(r"\d+ × [^()]+\([^()]+\)", text)
            assert all(any(item in line for line in lines[order.id]) for item in goods), text
            named += 1
    assert named > 20


def test_a_review_comes_after_the_parcel_and_suits_its_stars(draft: Draft) -> None:
    placed: dict[tuple[int, int], datetime] = {}
    products = {variant.id: variant.product_id for variant in draft.all(Variant)}
    orders = {order.id: order for order in draft.all(Order)}
    for line in draft.all(OrderLine):
        order = orders[line.order_id]
        key = order.customer_id, products[line.stocked]
        placed[key] = min(order.placed_at, placed.get(key, order.placed_at))
    for review in draft.all(Review):
        assert review.created_at > placed[review.customer_id, review.product_id] + timedelta(days=5)
    assert min(len(review.body.split()) for review in draft.all(Review)) == 1
    pages = [review for review in draft.all(Review) if len(review.body) >= 800]
    assert len(pages) > 5
    assert {review.rating > 3 for review in pages} == {True, False}


def test_a_description_says_of_the_goods_what_their_records_say(draft: Draft) -> None:
    variants: dict[int, list[Variant]] = {}
    for variant in draft.all(Variant):
        variants.setdefault(variant.product_id, []).append(variant)
    for product in draft.all(StoreProduct):
        text, named = parts(product.description)
        assert text
        assert {"Material", "Packed size", "Weight", "Pack", "Care", "Warranty"} < named.keys()
        assert named["Material"] == product.material
        assert {named["Weight"]} == {weight(variant.weight) for variant in variants[product.id]}
        assert all(variant.title.split(" / ")[0] in product.description for variant in variants[product.id])


def test_mails_are_kept_as_they_came_and_calls_as_they_were_taken_down(draft: Draft) -> None:
    mails = [case.description or "" for case in draft.all(Case) if case.origin == "E-mail"]
    letters = [mail for mail in mails if re.match(r"\w[\w ]*,\n\n", mail)]
    assert len(letters) > len(mails) / 3
    assert any("\n\n> " in letter for letter in letters)
    points = [note for note in draft.all(Note) if note.body.count("\n- ") > 1]
    assert len(points) > 20
    assert any(note.body.startswith("From: ") and "\n> " in note.body for note in draft.all(Note))


# When


def test_offices_work_in_their_hours_and_spread_over_the_week(draft: Draft) -> None:
    done = {
        "cases": [row.created_at for row in draft.all(Case)],
        "notes": [row.created_at for row in draft.all(Note)],
        "movements": [row.at for row in draft.all(InventoryMovement) if row.by_id],
        "workbooks": [row.updated_at for row in draft.all(Workbook)],
    }
    for what, moments in done.items():
        assert all(8 <= hour < 18 for hour in hours(draft, moments)), what
        assert sum(weekdays(draft, moments)[5:]) == 0, what
        assert sum(draft.calendar.now - at < timedelta(hours=1) for at in moments) <= len(moments) * 0.03 + 1, what
    for what in ("cases", "notes"):
        assert all(0.12 <= share <= 0.3 for share in weekdays(draft, done[what])[:5]), what


def test_people_shop_in_the_evening_and_before_the_holidays(draft: Draft) -> None:
    orders = [order.placed_at for order in draft.all(Order)]
    by_hour = hours(draft, orders)
    assert sum(by_hour[hour] for hour in (19, 20, 21)) > 2 * sum(by_hour[hour] for hour in (13, 14, 15))
    assert sum(by_hour[hour] for hour in range(5)) == 0
    months = Counter(draft.calendar.date_of(at).strftime("%Y-%m") for at in orders)
    year = draft.calendar.today.year - 1
    autumn = (months[f"{year}-11"] + months[f"{year}-12"]) / 2
    assert autumn > 1.15 * (months[f"{year}-09"] + months[f"{year}-10"]) / 2


def test_a_delivery_brings_much_at_a_time(draft: Draft) -> None:
    received = [row for row in draft.all(InventoryMovement) if row.reason == "Received"]
    days = Counter(draft.calendar.date_of(row.at) for row in received)
    assert len(received) > 5 * len(days)


def test_prices_changed_in_the_store_when_they_did_for_the_company(draft: Draft) -> None:
    (changed,) = draft.chronicle.events("prices-changed")
    prices = {variant.id: variant.price for variant in draft.all(Variant)}
    orders = {order.id: order for order in draft.all(Order)}
    for line in draft.all(OrderLine):
        is_former = orders[line.order_id].placed_at < changed.at
        assert line.price <= prices[line.stocked] if is_former else line.price == prices[line.stocked]


def test_a_workbook_was_changed_when_its_subject_asked_for_it(draft: Draft) -> None:
    for book in draft.all(Workbook):
        touched = draft.calendar.date_of(book.updated_at)
        if book.title.startswith("Expenses"):
            month = datetime.strptime(f"{book.title[-8:]} +0000", "%b %Y %z").date()
            assert month < touched <= month + timedelta(days=50)
        if book.title in ("Pipeline review", "Cash forecast", "Stock count", "Reorder plan", "Support cases"):
            assert draft.calendar.today - touched < timedelta(days=9)


def test_invoice_lines_are_of_what_was_sold_and_a_week_behind(draft: Draft) -> None:
    assert list(billed_lines(draft, [])) == []
    sheet = next(sheet for sheet in draft.all(Sheet) if sheet.name == "Lines")
    days = [
        EPOCH + int(c.number or 0) for c in draft.all(Cell) if c.sheet_id == sheet.id and c.column == 2 and c.row > 1
    ]
    behind = draft.calendar.today.toordinal() - max(days)
    assert 5 <= behind <= 14
    slips = [telling for telling in draft.chronicle.tellings if telling.is_error and telling.table == "sheet_comment"]
    assert len(slips) == 1
    assert any(
        later.event == slips[0].event and later.table == "sheet_comment" and later.at > slips[0].at
        for later in draft.chronicle.tellings
    )


def test_nothing_was_entered_by_somebody_who_was_not_there(draft: Draft) -> None:
    tenure = Tenure(draft)
    for model in (Account, Contact, Lead, Deal, Case, Note):
        for row in draft.all(model):
            values = values_of(row)
            assert tenure.was_there(values["created_by_id"], values["created_at"])


def test_a_budgets_months_differ(draft: Draft) -> None:
    book = next(book for book in draft.all(Workbook) if book.title.startswith("Budget"))
    sheet = next(sheet for sheet in draft.all(Sheet) if sheet.workbook_id == book.id)
    rows: dict[int, set[float]] = {}
    for cell in draft.all(Cell):
        if cell.sheet_id == sheet.id and 2 <= cell.column <= 13 and cell.number and cell.row > 1:
            rows.setdefault(cell.row, set()).add(cell.number)
    assert min(len(figures) for figures in rows.values()) > 5


# In which words


def test_nobody_speaks_of_test_records_or_in_codes_of_categories(draft: Draft) -> None:
    codes = "|".join(family.code for family in draft.trade.families)
    for text in texts(draft, *WRITTEN):
        assert not re.search(rf"\b(?:{codes})(?: [A-Z]{{3}})*: ", text), text
        assert not any(name in text for name in TESTS), text
        assert not re.search(r"[\[\]{}|]| ,| \.|,\.|\?\.", text), text


@pytest.mark.parametrize(("most", "models"), [(0.2, (Note,)), (0.2, (Case,)), (0.2, (Review,))], ids=str)
def test_two_worlds_say_little_in_the_same_words(
    drafts: list[Draft], most: float, models: tuple[type[Base], ...]
) -> None:
    said = [_patterns(draft, *models) for draft in drafts]
    assert max(overlap(one, other) for one, other in permutations(said, 2)) <= most


def _patterns(draft: Draft, *models: type[Base]) -> list[str]:
    """The patterns of all sentences that are longer than a few words, names not counted."""
    masker = Masker(_names(draft))
    found = (pattern for text in texts(draft, *models) for pattern in masker.patterns(text))
    return [pattern for pattern in found if len(pattern.split()) > SHORT]


def _names(draft: Draft) -> set[str]:
    people: list[Person | Contact | Lead] = [*draft.all(Person), *draft.all(Contact), *draft.all(Lead)]
    names = {name for person in people for name in (person.first_name, person.last_name) if name}
    names |= {account.name for account in draft.all(Account)} | {lead.company for lead in draft.all(Lead)}
    names |= {city for account in draft.all(Account) if (city := account.billing_city)}
    names |= {part for product in draft.all(Product) for part in (product.name, product.name.rsplit(", ", 1)[0])}
    names |= {project_of(deal) for deal in draft.all(Deal)}
    names |= {variant.title.lower() for variant in draft.all(Variant)}
    return names | {fault.text for fault in draft.trade.faults} | {asked.text for asked in draft.trade.questions}
