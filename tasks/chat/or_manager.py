from __future__ import annotations

from ...apps.chat import actions
from ...apps.chat.models import Channel
from ...seeds.world import World
from ..draw import Draw
from ..gold import ToolUser, User
from ..matchers import SameText
from ..registry import family
from ..task import Task
from .pages import ChannelPage, ConversationPage
from .queries import channels, members, now, persona, sentence


@family("chat-or-manager", app="chat", kind="conditional", steps=40, persona="crm_admin")
def write_or_to_manager(draw: Draw, world: World) -> Task:
    """Write to somebody or, if they do not want to be disturbed, to their manager."""
    me, start = persona(world, "crm_admin"), now(world)
    lobby = channels(world, me, where=Channel.is_default)[0]
    everybody = {member.id: member for member in members(world)}
    # In half of the instances the colleague has set “Do not disturb”; a status alone does not mean that.
    is_quiet = draw.choice((True, False))
    member = draw.choice(
        member
        for member in everybody.values()
        if member.wants_quiet(start) == is_quiet
        and (is_quiet or member.has_status(start))
        and member.id in {place.person_id for place in lobby.members} - {me.id}
        and member.person.manager_id in everybody.keys() - {me.id}
    )
    person, manager = member.person, member.person.manager
    assert manager is not None
    addressee = manager if is_quiet else person
    text = sentence(draw, world)

    def gold(user: User) -> None:
        ConversationPage(user, person.name).go_to()
        ChannelPage(user, lobby).go_to().show_members().open_profile(person.name)
        user.press("Escape")
        ConversationPage(user, addressee.name).go_to().write(text)
        user.done()

    def from_the_profile(user: User) -> None:
        profile = ChannelPage(user, lobby).show_members().open_profile(addressee.name)
        profile.open_messages().write_by_enter(text)
        user.done()

    def by_tools(user: ToolUser) -> None:
        user.call("chat_get_person", person=person.name)
        user.because(f"{person.name} {'has' if is_quiet else 'does not have'} do not disturb on.")
        user.call("chat_send_direct_message", people=[addressee.name], body=text)

    return Task(
        goal=draw.phrase(
            'Send {person} a direct message: "{text}" If {person} has do not disturb on, send it to {person}\'s '
            "manager instead.",
            'Send {person} a direct message, "{text}", unless they\'re on do not disturb. In that case send it only '
            "to their manager.",
            'Is {person} on do not disturb? If so, send "{text}" as a direct message to the manager {person} '
            "reports to; if not, send it to {person}.",
            'This is for {person}, in a direct message: "{text}" If {person} has do not disturb on, only their '
            "manager should get the message.",
            person=person.name,
            text=text,
        ),
        outcome=lambda db: actions.post_direct(db, [addressee.id], text),
        matchers={"chat_post.body": SameText()},
        gold=gold,
        alternatives=(from_the_profile,),
        by_tools=by_tools,
    )
