"""The knowledge base: pages of the handbook, articles on kinds of goods, and what support is asked again and again."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, datetime, timedelta
from html import escape
from random import Random

from ...apps.crm.models import KbArticle, KbCategory, KbVersion
from ...apps.handbook.models import HandbookRevision, HandbookSection
from ..grammar import say
from ..random_source import pick
from ..rows import new
from .phrases.desk_articles import GENERAL, ON_GOODS, Outline, outlines
from .sales import Sales
from .stories.goods import tags_of, words_for
from .tenure import Tenure

#: Where pages of the handbook stand, by their key.
_SECTIONS = {
    "discounts": "Sales rules", "territories": "Sales rules", "qualification": "Sales rules",
    "refunds": "Customer care", "response-times": "Customer care",
    "records": "Data", "privacy": "Data", "setup": "Data", "people": "Data",
}  # fmt: skip
#: Whether somebody else publishes what is written there.
_BRANCHES: dict[str, tuple[str, bool]] = {
    "Orders and delivery": ("Parcels, freight, short deliveries", False),
    "Returns": ("RMAs, exchanges, refunds", True),
    "Invoices and payment": ("Prices, duplicates, tax, forms", True),
    "Accounts and access": ("Logging in, contacts", False),
    "Tone and process": ("How we work", True),
}
_AUTHORS = {
    "support-1": 3,
    "support-2": 4,
    "support-3": 3,
    "support-4": 3,
    "support-6": 3,
    "support-lead": 4,
    "product-1": 0,
}
_STATUSES = {"Published": 72, "Draft": 10, "In Review": 9, "Archived": 9}


@dataclass(frozen=True)
class _Shelf:
    sales: Sales
    random: Random
    tenure: Tenure

    def category(self, name: str, parent: KbCategory | None, position: int, about: str, review: bool) -> KbCategory:
        row = new(KbCategory, name=name, parent_id=parent.id if parent else None, position=position)
        row.description, row.needs_review = about or None, review
        return self.sales.draft.add(row, by=self.sales.holders["support-lead"].id)


def make_knowledge(sales: Sales) -> None:
    draft = sales.draft
    shelf = _Shelf(sales, draft.random("knowledge"), Tenure(draft))
    handbook = shelf.category("Handbook", None, 1, "Pages of the company's handbook, as they stand today", True)
    _handbook(shelf, handbook)
    general = shelf.category("How we help", None, 2, "What customers ask whatever they bought", False)
    branches = {
        name: shelf.category(name, general, position, about, review)
        for position, (name, (about, review)) in enumerate(_BRANCHES.items(), 1)
    }
    goods = shelf.category("Products", None, 3, "Each kind of goods: care, parts, warranty", True)
    families = list(draft.trade.families)
    shelves = {
        family.name: shelf.category(family.name, goods, position, "", bool(position % 2))
        for position, family in enumerate(families, 1)
    }
    people = {"lead": sales.holders["support-lead"].first_name, "specialist": sales.holders["product-1"].first_name}
    plans: list[tuple[Outline, KbCategory, dict[str, str]]] = [
        (outline, branches[outline.place], people) for outline in outlines(GENERAL)
    ]
    plans += [(outline, shelves[family], {**people, **facts}) for outline, family, facts in _on_goods(shelf)]
    wanted = sales.volume.articles - len(draft.all(KbArticle))
    taken: set[str] = set()
    for outline, category, facts in plans:
        if len(taken) >= wanted:
            break
        title = _title(outline, facts)
        if title not in taken:
            taken.add(title)
            _article(shelf, outline, category, facts, title, is_general="{" not in outline.title)


def _handbook(shelf: _Shelf, parent: KbCategory) -> None:
    """An article for each page of the handbook: it says what that says."""
    draft = shelf.sales.draft
    parts = {
        name: shelf.category(name, parent, position, "", True)
        for position, name in enumerate(("Sales rules", "Customer care", "Data", "The office"), 1)
    }
    today = draft.calendar.today
    in_force = {each.section_id: each for each in draft.all(HandbookRevision) if each.valid_from <= today}
    for section in draft.all(HandbookSection):
        revision = in_force[section.id]
        article = new(
            KbArticle,
            number=f"KB-{len(draft.all(KbArticle)) + 1:04}",
            title=section.title,
            summary=section.summary,
            body=None,
            status="Published",
            category_id=parts[_SECTIONS.get(section.key, "The office")].id,
            section_id=section.id,
            author_id=section.owner_id,
            published_at=revision.created_at,
            published_by_id=revision.approved_by_id,
        )
        draft.add(article, at=section.created_at, by=section.owner_id, touched=revision.created_at)


def _on_goods(shelf: _Shelf) -> list[tuple[Outline, str, dict[str, str]]]:
    """Each article for one kind of goods after the other, then those on single articles of the range."""
    sales, random, trade = shelf.sales, shelf.random, shelf.sales.draft.trade
    found: list[list[tuple[Outline, str, dict[str, str]]]] = []
    for outline in outlines(ON_GOODS):
        able = []
        for family in trade.families:
            care = random.choice(family.care)
            for item in family.items:
                name = f"A {item.noun}"
                if outline.fits(tags_of(trade, name)):
                    able.append((outline, family.name, {**words_for(trade, name), "care": family.care_of(item, care)}))
        random.shuffle(able)
        found.append(able)
    random.shuffle(found)
    plans = [able[turn] for turn in range(max(map(len, found))) for able in found if turn < len(able)]
    for article in sales.articles:
        family = trade.family_of(article.name)
        care = family.care_of(trade.item(article.name), random.choice(family.care))
        words = {"noun": article.name, "nouns": article.name, "a_noun": f"the {article.name}", "care": care}
        tags = tags_of(trade, article.name)
        plans += [(outline, article.family, words) for outline in outlines(ON_GOODS) if outline.fits(tags)]
    return plans


def _title(outline: Outline, facts: dict[str, str]) -> str:
    title = outline.title.format(**facts)
    return title[0].upper() + title[1:]


def _article(
    shelf: _Shelf, outline: Outline, category: KbCategory, facts: dict[str, str], title: str, *, is_general: bool
) -> None:
    sales, random, calendar = shelf.sales, shelf.random, shelf.sales.draft.calendar
    status = "Published" if is_general else pick(random, _STATUSES)
    written = calendar.between(random, calendar.now - timedelta(days=700), calendar.now - timedelta(days=20))
    if status in ("Draft", "In Review"):
        written = calendar.between(random, calendar.now - timedelta(days=40), calendar.now - timedelta(days=2))
    authors = {sales.holders[key].id: weight for key, weight in _AUTHORS.items()}
    author = shelf.tenure.stood_in(pick(random, authors), written) or sales.holders["support-lead"].id
    managers = [sales.holders[key].id for key in ("support-lead", "support")]
    able = [person for person in managers if person != author] if category.needs_review else managers
    body = _body(random, outline, facts)
    article = new(
        KbArticle,
        number=f"KB-{len(sales.draft.all(KbArticle)) + 1:04}",
        title=title,
        summary=say(random, (outline.summary,), facts).text,
        body=body,
        status=status,
        category_id=category.id,
        author_id=author,
    )
    published: datetime | None = None
    if status in ("Published", "Archived"):
        published = calendar.between(random, written, written + timedelta(days=9))
        article.published_at, article.published_by_id = published, random.choice(able)
        article.publish_on = calendar.date_of(published) if random.randrange(3) == 0 else None
        if not is_general and random.randrange(9) == 0:
            article.expires_on = _last_day(random, calendar.today)
    sales.draft.add(article, at=written, by=author, touched=published)
    if published is not None:
        for number in range(1, random.choice((1, 1, 1, 2, 3)) + 1):
            version = new(
                KbVersion,
                article_id=article.id,
                number=number,
                title=title,
                summary=article.summary,
                body=body if number == 1 else body + _addition(random, outline),
                published_at=published + timedelta(hours=(number - 1) * 30),
                published_by_id=article.published_by_id,
            )
            if version.published_at < calendar.now:
                sales.draft.add(version)
                article.body = version.body
                article.published_at = version.published_at


def _last_day(random: Random, today: date) -> date:
    """A day in the months around today: some articles have expired, others will."""
    return today + timedelta(days=random.choice((-1, 1)) * random.randrange(5, 120))


def _body(random: Random, outline: Outline, facts: dict[str, str]) -> str:
    def phrase(*patterns: str) -> str:
        return escape(say(random, patterns, facts).text, quote=False)

    opening = "".join(f"<p>{phrase(part)}</p>" for part in outline.opening)
    steps = "".join(f"<li>{phrase(step)}</li>" for step in outline.steps)
    closing = "".join(f"<p>{phrase(part)}</p>" for part in outline.closing)
    return f"{opening}<ol>{steps}</ol>{closing}"


def _addition(random: Random, outline: Outline) -> str:
    """What a later version of it says besides."""
    return f"<p>{escape(say(random, outline.added, {}).text, quote=False)}</p>"
