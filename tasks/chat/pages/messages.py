"""Messages: what they are called, how they are found, and what is done with them."""

from __future__ import annotations

from datetime import datetime

from ....apps.chat.forms import ReminderForm
from ....apps.chat.models import Post
from ...gold import User
from ...pages import Form, Page, Question


def moment(at: datetime, now: datetime) -> str:
    """A moment as the chat writes it at the office's `now`: Mon, Mar 16, 9:05 AM, with the year where it is another."""
    local = at.astimezone(now.tzinfo)
    year = "" if local.year == now.year else f" {local.year},"
    return f"{local:%a}, {local:%b} {local.day},{year} {local.hour % 12 or 12}:{local:%M %p}"


def label(post: Post, now: datetime) -> str:
    """What a message is called in its conversation."""
    return f"{post.author.name}, {moment(post.created_at, now)}"


class Found(Page):
    """The messages that a search has found."""

    def __init__(self, user: User, query: str) -> None:
        super().__init__(user)
        self.query = query

    def search(self) -> Found:
        self.user.search(self.query)
        return self

    def older(self) -> None:
        """The next page."""
        self.user.click("link", "Older", within="Pages")

    def follow(self, link: str, message: str) -> None:
        """A link of one of them: its channel, moment or author."""
        self.user.click("link", link, within=message)


def find_post(user: User, post: Post, now: datetime, words: str = "") -> Message:
    """Search for a channel's message and go to it."""
    query, channel = f"in:{post.channel.name} from:{post.author.username}", f"#{post.channel.name}"
    found = Found(user, f'{query} "{words}"' if words else query).search()
    found.follow(channel, f"{label(post, now)}, {channel}")
    return Message(user, label(post, now))


class Message(Page):
    """A message in its conversation, by its label or what only it says."""

    def __init__(self, user: User, name: str) -> None:
        super().__init__(user)
        self.name = name

    def open_menu(self) -> None:
        self.user.click("button", "More actions", within=self.name)

    def open_author(self, author: str) -> None:
        self.user.click("link", author, within=self.name)

    def open_replies(self, count: int, last: str) -> None:
        """By the line below it, which says how many there are and when the last one came."""
        self.user.click("link", f"{count} replies last {last}", within=self.name)

    def reply(self) -> None:
        """Open its thread."""
        self._choose("Reply in thread")

    def pin(self) -> None:
        self._choose("Pin to channel")

    def delete(self) -> None:
        self._choose("Delete message")
        Question(self.user, "Delete this message?", "Delete").confirm()

    def edit(self, text: str) -> None:
        self._type_anew(text)
        self.user.click("button", "Save", within="Edit message")

    def edit_by_enter(self, text: str) -> None:
        self._type_anew(text)
        self.user.press("Enter")

    def remind(self) -> Form:
        self._choose("Remind me")
        return Form(self.user, "Remind me of this message", ReminderForm, "Set reminder")

    def react(self) -> EmojiPicker:
        self._choose("Add reaction")
        return EmojiPicker(self.user)

    def _type_anew(self, text: str) -> None:
        self._choose("Edit message")
        self.user.fill("Message", text, within="Edit message")

    def _choose(self, item: str) -> None:
        self.open_menu()
        self.user.click("menuitem", item)


class EmojiPicker(Page):
    """All emoji."""

    def search(self, name: str) -> EmojiPicker:
        self.user.fill("Search emoji", name, within="Choose an emoji")
        return self

    def choose(self, name: str) -> None:
        self.user.click("button", name.replace("_", " "), within="Choose an emoji")

    def choose_first(self) -> None:
        self.user.press("Enter")
