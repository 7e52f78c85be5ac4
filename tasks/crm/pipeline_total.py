from __future__ import annotations

from collections import defaultdict

from ...apps.crm.models import Deal
from ...seeds.world import World
from ..answers import Money
from ..draw import Draw
from ..gold import User
from ..records import uniquely_named
from ..registry import family
from ..task import Task
from .records import open_deals, stages, users
from .ways import filter_by_choice, filter_by_person


@family("crm-pipeline-total", app="crm", kind="answer", level="medium", steps=20, persona="sales_manager")
def pipeline_total(draw: Draw, world: World) -> Task:
    """Add up what one person has in one stage of the pipeline."""
    staff = {user.id: user for user in uniquely_named(users(world), users(world))}
    groups: dict[tuple[int, str], list[Deal]] = defaultdict(list)
    for deal in open_deals(world):
        if deal.owner_id in staff:
            groups[deal.owner_id, deal.stage.name].append(deal)
    order = {name: stage.position for name, stage in stages(world).items()}
    fitting = sorted((key for key, group in groups.items() if 2 <= len(group) <= 12), key=lambda k: (k[0], order[k[1]]))
    owner_id, stage = draw.choice(fitting)
    owner = staff[owner_id]

    def gold(user: User) -> None:
        user.open("Deals")
        filter_by_choice(user, "Stage", stage)
        filter_by_person(user, "Owner", owner.name)
        user.answer(str(Money(sum(deal.amount for deal in groups[owner_id, stage]))))

    def sorted_by_stage(user: User) -> None:
        user.open("Deals")
        filter_by_person(user, "Owner", owner.name)
        user.click("link", "Stage")
        user.answer(str(Money(sum(deal.amount for deal in groups[owner_id, stage]))))

    return Task(
        goal=draw.phrase(
            "What is the total amount of {owner}'s deals in the stage {stage}?",
            "Add up the amounts of all deals that {owner} has in {stage}. What do they come to?",
            "How much is in {stage} for {owner}? Give the sum of the deal amounts.",
            "Tell me the sum of the amounts of the deals owned by {owner} that are now in {stage}.",
            owner=owner.name,
            stage=stage,
        ),
        answer=Money(sum(deal.amount for deal in groups[owner_id, stage])),
        gold=gold,
        also=(sorted_by_stage,),
    )
