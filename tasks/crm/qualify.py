from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping

from ...apps.crm.models import OPEN_LEAD_STATUSES, Lead
from ...apps.handbook.policies import policy
from ...seeds.world import World
from ..answers import Name, Table
from ..draw import Draw
from ..errors import NoInstance
from ..gold import ToolUser, User
from ..policies import FACTORS, failed_factors
from ..queries import uniquely_named
from ..registry import family
from ..task import Task
from .pages.knowledge import Knowledge
from .pages.leads import LeadList, LeadPage
from .queries import leads, users

_ARTICLE = "Qualifying leads"


def _failing(world: World, found: Iterable[Lead]) -> dict[int, list[str]]:
    """Which factors of the handbook's page each lead fails, by its id."""
    with world.session() as db:
        return {lead.id: failed_factors(db, lead) for lead in found}


@family("crm-qualify", app="crm", kind="answer", steps=90, persona="sales_manager")
def qualify_leads(draw: Draw, world: World) -> Task:
    """Find the leads of a colleague that fail the rules of the handbook, each with the factor that it fails."""
    staff = uniquely_named(users(world), users(world))
    names = {user.id: user.name for user in staff}
    every = leads(world)
    failing = _failing(world, every)
    fitting = _fitting(world, [lead for lead in every if lead.owner_id in names], failing)
    if not fitting:
        raise NoInstance("nobody has a handful of leads of which some fail one factor each")
    owner_id, status, source = draw.choice(sorted(fitting))
    group = fitting[owner_id, status, source]
    failed = [lead for lead in group if failing[lead.id]]
    known = frozenset(lead.name for lead in every)
    answer = Table(tuple((Name(lead.name, known), Name(failing[lead.id][0], frozenset(FACTORS))) for lead in failed))

    def read_each(user: User, found: list[Lead]) -> None:
        listed = LeadList(user).open("all").filter_by_person("owner", names[owner_id])
        listed.filter("status", choices=[status])
        if source:
            listed.filter("source", choices=[source])
        listed.open_record(found[0].name)
        for lead in found[1:]:
            LeadPage.find(user, lead.name)

    def gold(user: User) -> None:
        Knowledge(user).look_up(_ARTICLE)
        read_each(user, group)
        user.answer(str(answer))

    def rules_last(user: User) -> None:
        read_each(user, group[::-1])
        Knowledge(user).look_up(_ARTICLE)
        user.answer(str(answer))

    scope = f'"{status}"' + (f' and the source "{source}"' if source else "")
    return Task(
        goal=draw.phrase(
            "Which of {owner}'s leads with the status {scope} fail our rules for qualifying leads, and on which "
            "factor? One line each: lead | factor.",
            "Check {owner}'s leads with the status {scope} against the article on qualifying leads. Tell me which "
            "don't pass, one line each: lead | factor that fails.",
            "I want to give back {owner}'s leads that don't qualify. Look at those with the status {scope} and "
            "answer with lead | factor, one per line.",
            "Go through {owner}'s leads that have the status {scope}. For each one that doesn't pass the handbook's "
            "factors, write lead | factor on its own line.",
            "Do {owner}'s leads with status {scope} pass what the handbook asks of a lead? List the ones that "
            "don't: lead | the factor that fails.",
            owner=names[owner_id],
            scope=scope,
        ),
        answer=answer,
        gold=gold,
        alternatives=(rules_last,),
        by_tools=lambda user: _read_by_tools(user, names[owner_id], status, source),
    )


def _read_by_tools(user: ToolUser, owner: str, status: str, source: str) -> None:
    user.because(f"“{_ARTICLE}” says by which factors a lead passes.")
    user.call("crm_get_article", article=_ARTICLE)
    asked = [
        {"field": "owner", "operator": "is", "value": owner},
        {"field": "status", "operator": "any", "value": status},
    ]
    if source:
        asked.append({"field": "source", "operator": "any", "value": source})
    found = user.call("crm_search_leads", view="all", filters=asked, page_size=50)["items"]
    for lead in found:
        user.because("Each factor is looked up on the lead itself.")
        user.call("crm_get_lead", lead=lead["id"], detailed=True)


def _limits(world: World) -> list[int]:
    with world.session() as db:
        return [policy(db, "qualify_age", name).value for name in (None, "Trade show", "Referral")]


def _fitting(
    world: World, found: Iterable[Lead], failing: Mapping[int, list[str]]
) -> dict[tuple[int, str, str], list[Lead]]:
    """Open leads by owner, status and source, or any source, of which some fail one factor each."""
    every = leads(world)
    unique = {lead.id for lead in uniquely_named(every, every)}
    with world.session() as db:
        now = db.now
    limits = _limits(world)
    groups: dict[tuple[int, str, str], list[Lead]] = defaultdict(list)
    for lead in found:
        if lead.status in OPEN_LEAD_STATUSES and lead.source and lead.owner_id:
            groups[lead.owner_id, lead.status, lead.source].append(lead)
            groups[lead.owner_id, lead.status, ""].append(lead)
    fitting = {}
    for key, group in groups.items():
        failed = [lead for lead in group if failing[lead.id]]
        # The day on which a lead is too old is no matter of hours.
        clear = all(abs((now - lead.created_at).days - limit) > 1 for lead in group for limit in limits)
        alone = all(len(failing[lead.id]) == 1 for lead in failed) and all(lead.id in unique for lead in group)
        if 3 <= len(group) <= 9 and 1 <= len(failed) < len(group) and alone and clear:
            fitting[key] = group
    return fitting
