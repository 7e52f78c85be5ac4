"""The chat as people reach it: conversations, their messages, and the dialogs beside them.

Labels of forms are the app's own declarations.
"""

from .conversations import Browser, ChannelPage, ConversationPage, DirectMessages, NewChannel, NewMessage, add_people
from .messages import Found, Message, find_post, label, moment
from .profile import OwnMenu

__all__ = (
    "Browser", "ChannelPage", "ConversationPage", "DirectMessages", "Found", "Message", "NewChannel", "NewMessage",
    "OwnMenu", "add_people", "find_post", "label", "moment",
)  # fmt: skip
