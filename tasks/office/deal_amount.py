from __future__ import annotations

from ...apps.chat import actions
from ...apps.crm.models import Deal
from ...seeds.world import World
from ..answers import Money
from ..chat.pages import Browser, ConversationPage
from ..chat.queries import writable
from ..crm.pages.deals import DealList, DealPage
from ..crm.queries import open_deals
from ..crm.queries import persona as crm_user
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import Says
from ..queries import companies, uniquely_named
from ..registry import family
from ..task import Task
from .pages import switch_to


@family("office-deal-amount", app="office", kind="multi-step", steps=25, persona="sales_rep")
def post_deal_amount(draw: Draw, world: World) -> Task:
    """Look up a deal's amount in the CRM and post it in a channel."""
    rep = crm_user(world, "sales_rep")
    real = {account.id for account in companies(world)}
    everyone = open_deals(world)
    deal: Deal = draw.choice(
        deal for deal in uniquely_named(everyone, everyone) if deal.amount and deal.account_id in real
    )
    channel = draw.choice(writable(world, rep.person))
    amount = Money(deal.amount)

    def gold(user: User) -> None:
        DealPage.find(user, deal.name)
        switch_to(user, rep.person, "Parley")
        ConversationPage(user, f"#{channel.name}").go_to().write(str(amount))
        user.done()

    def in_the_list(user: User) -> None:
        DealList(user).open("all").search(deal.name)
        switch_to(user, rep.person, "Parley")
        page = Browser(user).open().open_channel(channel)
        page.write_by_enter(f"{(deal.amount or 0) / 100:.2f} USD")
        user.done()

    def by_tools(user: ToolUser) -> None:
        user.call("crm_get_deal", deal=deal.name)
        user.call("chat_send_message", channel=f"#{channel.name}", body=str(amount))

    return Task(
        goal=draw.phrase(
            'Post the amount of the deal "{deal}" in #{channel}: just the amount, nothing else.',
            'They\'re asking in #{channel} how big "{deal}" is. Look the deal up and post only its amount there.',
            'Look up "{deal}" in the CRM and put its amount, and only that, into the channel #{channel}.',
            'Post one message in #{channel} with the current amount of the deal "{deal}" and no other words.',
            deal=deal.name,
            channel=channel.name,
        ),
        host="crm",
        outcome=lambda db: actions.create_post(db, channel.id, str(amount)),
        matchers={"chat_post.body": Says(amount)},
        gold=gold,
        alternatives=(in_the_list,),
        by_tools=by_tools,
    )
