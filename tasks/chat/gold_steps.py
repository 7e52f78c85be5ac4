"""Gold steps that solutions of the chat's tasks share."""

from __future__ import annotations

from datetime import datetime

from ...apps.chat.models import Post
from ..gold import User


def go_to(user: User, name: str) -> None:
    """Open a channel or a direct conversation by the quick switcher."""
    user.press("Control+k")
    user.choose("Channel or person", name, within="Find a conversation")


def visit(user: User, name: str) -> None:
    """The same from wherever somebody is."""
    user.visit("chat", "/")
    go_to(user, name)


def write(user: User, place: str, text: str) -> None:
    """Send a message in the conversation that is open; `place` is what its box says."""
    user.fill(f"Message {place}", text)
    user.click("button", "Send", within=f"Message {place}")


def moment(at: datetime, now: datetime) -> str:
    """A moment as the chat writes it at the office's `now`: Mon, Mar 16, 9:05 AM, with the year where it is another."""
    local = at.astimezone(now.tzinfo)
    year = "" if local.year == now.year else f" {local.year},"
    return f"{local:%a}, {local:%b} {local.day},{year} {local.hour % 12 or 12}:{local:%M %p}"


def label(post: Post, now: datetime) -> str:
    """What a message is called in its conversation."""
    return f"{post.author.name}, {moment(post.created_at, now)}"


def find_post(user: User, post: Post, now: datetime, words: str = "") -> None:
    """Search for a channel's message and go to it."""
    query = f"in:{post.channel.name} from:{post.author.username}"
    user.search(f'{query} "{words}"' if words else query)
    user.click("link", f"#{post.channel.name}", within=f"{label(post, now)}, #{post.channel.name}")


def use_menu(user: User, within: str, item: str) -> None:
    """Open a message's menu and click an item; `within` is its label or what only it says."""
    user.click("button", "More actions", within=within)
    user.click("menuitem", item)


def choose_people(user: User, field: str, names: list[str], *, within: str) -> None:
    for name in names:
        user.choose(field, name, within=within)
