from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.orm import joinedload

from ...apps.chat import actions
from ...apps.store.models import InventoryLevel, Variant
from ...seeds.world import World
from ..answers import Number
from ..chat.pages import ConversationPage, DirectMessages, NewMessage
from ..chat.queries import persona
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import Says
from ..queries import fetch_all
from ..registry import family
from ..store.pages import AdminSearch, StockLevel
from ..task import Task
from .pages import switch_to
from .queries import correspondent, say_directly

QUESTIONS = (
    "Quick one: how many {sku} are available at {location}?",
    "How many {sku} are available at {location} right now? Just the number.",
    "Customer on the line. {sku} at {location}: how many are available?",
)


@family("office-stock-question", app="office", kind="multi-step", steps=35, persona="store_manager")
def answer_a_stock_question(draw: Draw, world: World) -> Task:
    """A colleague asks by chat how much of an article is available somewhere; look it up and reply."""
    manager = persona(world, "store_manager")
    asker = correspondent(draw, world, manager)
    query = select(InventoryLevel).where(InventoryLevel.available > 0).order_by(InventoryLevel.id)
    wanted = query.options(
        joinedload(InventoryLevel.variant).joinedload(Variant.product), joinedload(InventoryLevel.location)
    )
    places: dict[int, list[InventoryLevel]] = {}
    for each in fetch_all(world, wanted):
        places.setdefault(each.variant_id, []).append(each)
    # Every place has another number, so that it matters which one is asked for.
    stock = draw.choice(found for found in places.values() if len({each.available for each in found}) == len(found) > 1)
    level = draw.choice(stock)
    elsewhere = next(each for each in stock if each is not level)
    sku, location, available = level.variant.sku, level.location.name, Number(level.available)
    question = draw.choice(QUESTIONS).format(sku=sku, location=location)

    def gold(user: User) -> None:
        ConversationPage(user, asker.name).go_to()
        switch_to(user, manager, "Backroom")
        StockLevel(user, sku, location).find()
        switch_to(user, manager, "Parley")
        ConversationPage(user, asker.name).go_to().write(str(available))
        user.done()

    def on_the_product(user: User) -> None:
        DirectMessages(user).open()
        switch_to(user, manager, "Backroom")
        AdminSearch(user).open_product(level.variant.product.title, sku)
        switch_to(user, manager, "Parley")
        NewMessage(user).open().to(asker.name).write_by_enter(f"{level.available}.")
        user.done()

    def by_tools(user: ToolUser) -> None:
        user.call("chat_read_channel", channel=f"@{asker.username}")
        user.call("store_get_stock", variant=sku, location=location)
        user.call("chat_send_direct_message", people=[asker.name], body=str(available))

    return Task(
        goal=draw.phrase(
            "{asker} sent you a question in a direct message. Look it up in Backroom and reply there with the number.",
            "Answer {asker}'s direct message in Parley: find the number in Backroom and send it, nothing else.",
            "You have a direct message from {asker} with a question about stock. Reply with just the number.",
            "{asker} sent you a direct message in the chat asking about stock. Reply with just the right number.",
            asker=asker.name,
        ),
        host="chat",
        setup=lambda db: say_directly(db, asker, manager, question),
        outcome=lambda db: actions.post_direct(db, [asker.id], str(available)),
        matchers={"chat_post.body": Says(available, question, (asker.name, asker.first_name))},
        without={"the place": lambda db: actions.post_direct(db, [asker.id], str(elsewhere.available))},
        gold=gold,
        alternatives=(on_the_product,),
        by_tools=by_tools,
    )
