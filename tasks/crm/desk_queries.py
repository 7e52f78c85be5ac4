"""What the families of the support desk look up in an untouched world."""

from __future__ import annotations

from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...apps.crm.models import OPEN_CASE_STATUSES, Case, CaseArticle, EmailTemplate, KbArticle, KbCategory, Queue
from ...seeds.world import World
from ..queries import fetch_undeleted, uniquely_named


def queues(world: World) -> list[Queue]:
    return fetch_undeleted(world, select(Queue))


def desk_cases(world: World, *where: Any) -> list[Case]:
    """Cases with their account, contact, owner and queue."""
    query = select(Case).where(*where)
    return fetch_undeleted(
        world,
        query.options(
            joinedload(Case.account), joinedload(Case.contact), joinedload(Case.owner), joinedload(Case.queue)
        ),
    )


def open_cases(world: World, *where: Any) -> list[Case]:
    return desk_cases(world, Case.status.in_(OPEN_CASE_STATUSES), *where)


def articles_in_force(world: World) -> list[KbArticle]:
    """Articles that are published and hold today."""
    with world.session() as db:
        today = db.today
    query = select(KbArticle).options(joinedload(KbArticle.category))
    return [article for article in fetch_undeleted(world, query) if article.holds_on(today)]


def articles_to_link(world: World, case: Case) -> list[KbArticle]:
    """Articles in force, named as no other of them, that were never linked to the case."""
    with world.session() as db:
        linked = set(db.scalars(select(CaseArticle.article_id).where(CaseArticle.case_id == case.id)))
    every = articles_in_force(world)
    return [article for article in uniquely_named(every, every, by="title") if article.id not in linked]


def categories(world: World) -> list[KbCategory]:
    return fetch_undeleted(world, select(KbCategory).options(joinedload(KbCategory.parent)))


def templates(world: World) -> dict[str, EmailTemplate]:
    """The templates in use by name."""
    return {each.name: each for each in fetch_undeleted(world, select(EmailTemplate).where(EmailTemplate.is_active))}
