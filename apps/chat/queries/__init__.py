"""What the chat's pages show, read with a fixed number of queries."""

from .inbox import Inbox, drafts, files_of, mentions, pinned, reminders, saved, scheduled, threads
from .live import News, last_event, news
from .search import Found, search
from .sidebar import Entry, Group, Sidebar, conversations, sidebar, title_of
from .stream import Line, Page, page_of, thread_of

__all__ = [
    "Entry",
    "Found",
    "Group",
    "Inbox",
    "Line",
    "News",
    "Page",
    "Sidebar",
    "conversations",
    "drafts",
    "files_of",
    "last_event",
    "mentions",
    "news",
    "page_of",
    "pinned",
    "reminders",
    "saved",
    "scheduled",
    "search",
    "sidebar",
    "thread_of",
    "threads",
    "title_of",
]
