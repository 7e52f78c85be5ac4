"""The company: what it is called, what it trades in and where it sits."""

from __future__ import annotations

from random import Random

from ..apps.platform.models import Company
from .draft import Draft
from .names import place_name, slug
from .places import HEADQUARTERS, City, city_named
from .rows import new
from .trades import TRADES, Trade


def draw_trade(random: Random) -> Trade:
    return random.choice(TRADES)


def draw_headquarters(random: Random) -> tuple[City, str]:
    """A town and its timezone."""
    name, timezone = random.choice(HEADQUARTERS)
    return city_named(name), timezone


def make_company(draft: Draft, headquarters: City, timezone: str) -> Company:
    random, vocabulary = draft.random("company"), draft.vocabulary("company")
    root = random.choice((place_name(random), place_name(random), vocabulary.family_in_business()))
    name = f"{root} {random.choice(draft.trade.company_kinds)}"
    return draft.add(
        new(
            Company,
            id=1,
            name=name,
            legal_name=f"{name.replace('&', 'and')} {vocabulary.legal_form()}",
            domain=f"{slug(name)}.example",
            trade=draft.trade.name,
            tagline=random.choice(draft.trade.taglines),
            street=vocabulary.street(),
            city=headquarters.name,
            state=headquarters.state,
            postal_code=headquarters.postal_code(random),
            country="United States",
            phone=draft.phones.draw(headquarters),
            timezone=timezone,
            currency="USD",
        )
    )
