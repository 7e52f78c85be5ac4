"""Channels and direct conversations: how people get to them, and what they do there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Self

from ....apps.chat.forms import AddPeopleForm, ChannelForm, NotificationsForm, ScheduleForm
from ....apps.chat.models import Channel
from ...gold import User
from ...pages import Form, Page


class ConversationPage(Page):
    """A conversation by its name: a channel's with its mark, "#general", or the people's of a direct one."""

    def __init__(self, user: User, name: str) -> None:
        super().__init__(user)
        self.name = name

    def go_to(self) -> Self:
        """Open it by the quick switcher."""
        self.user.press("Control+k")
        self.user.choose("Channel or person", self.name.removeprefix("#"), within="Find a conversation")
        return self

    def visit(self) -> Self:
        """The same from wherever somebody is."""
        self.user.visit("chat", "/")
        return self.go_to()

    def type(self, text: str) -> None:
        """Into the box, without sending it."""
        self.user.fill(f"Message {self.name}", text)

    def write(self, text: str) -> None:
        """Send a message."""
        self.type(text)
        self.user.click("button", "Send", within=f"Message {self.name}")

    def send(self) -> None:
        """What has been typed."""
        self.user.click("button", "Send")

    def write_by_enter(self, text: str) -> None:
        self.type(text)
        self.user.press("Enter")

    def schedule(self) -> Form:
        """The dialog for a message that goes out later."""
        self.user.click("link", "Schedule message")
        return Form(self.user, f"Schedule a message in {self.name}", ScheduleForm, "Schedule")


class ChannelPage(ConversationPage):
    """A channel with its members and options."""

    def __init__(self, user: User, channel: Channel) -> None:
        super().__init__(user, f"#{channel.name}")
        self.channel = channel

    def show_members(self) -> Self:
        self.user.click("link", f"{len(self.channel.members)} members")
        return self

    def open_profile(self, person: str) -> Profile:
        """From the list of members."""
        self.user.click("link", person, within=f"Members of {self.name}")
        return Profile(self.user, person)

    def show_files(self) -> None:
        self.user.click("link", "Files", within=f"Views of {self.channel.name}")

    def add_people(self, names: Iterable[str]) -> None:
        add_people(self.user, self.name, names)

    def mute(self) -> None:
        _choose_option(self.user, "Mute")

    def mute_in_dialog(self) -> None:
        _choose_option(self.user, "Notifications")
        Form(self.user, "Notifications", NotificationsForm).set(is_muted=True).save()


def add_people(user: User, channel: str, names: Iterable[str]) -> None:
    """Add people to the channel on screen, by its name with the mark."""
    _choose_option(user, "Add people")
    PeopleForm(user, f"Add people to {channel}", AddPeopleForm, "Add").choose("person_ids", names).save()


def _choose_option(user: User, option: str) -> None:
    user.click("button", "Channel options")
    user.click("menuitem", option)


class PeopleForm(Form):
    """A form with a field for several people."""

    def choose(self, field: str, names: Iterable[str]) -> Self:
        for name in names:
            self.user.choose(self._label(field), name, within=self.title)
        return self


class NewChannel(PeopleForm):
    """The dialog in which a channel is made."""

    def __init__(self, user: User) -> None:
        super().__init__(user, "Create a channel", ChannelForm, "Create channel")

    def open(self) -> NewChannel:
        self.user.click("button", "Add to the sidebar")
        self.user.click("menuitem", "Create a channel")
        return self

    def open_from_list(self) -> NewChannel:
        """From the list of all channels."""
        Browser(self.user).open()
        self.user.click("link", "Create a channel")
        return self


class Profile(Page):
    """Who somebody is."""

    def __init__(self, user: User, person: str) -> None:
        super().__init__(user)
        self.person = person

    def open_messages(self) -> ConversationPage:
        self.user.click("link", "Message")
        return ConversationPage(self.user, self.person)


class Browser(Page):
    """The list of all channels."""

    def open(self) -> Browser:
        self.user.click("link", "Browse channels")
        return self

    def only_mine(self) -> None:
        self.user.click("link", "Mine", within="Which channels")

    def open_channel(self, channel: Channel) -> ChannelPage:
        page = ChannelPage(self.user, channel)
        self.user.click("link", str(channel.name), within=page.name)
        return page


class DirectMessages(Page):
    """The list of all direct conversations, with how each ends."""

    def open(self) -> None:
        self.user.click("link", "All direct messages")


class NewMessage(Page):
    """The dialog in which a direct conversation begins."""

    def open(self) -> NewMessage:
        self.user.click("link", "New message")
        return self

    def to(self, person: str) -> ConversationPage:
        """To one person."""
        self.user.choose("To", person)
        self.start()
        return ConversationPage(self.user, person)

    def to_all(self, people: Iterable[str]) -> None:
        for person in people:
            self.user.choose("To", person, within="New message")
        self.start()

    def to_all_by_keys(self, people: Iterable[str]) -> None:
        for person in people:
            self.user.fill("To", person)
            self.user.press("Enter")
        self.start()

    def start(self) -> None:
        self.user.click("button", "Start", within="New message")
