"""What the chat's pages show, read with a fixed number of queries."""

from .browsing import Browsed, browse
from .inbox import Inbox, drafts, files_of, mentions, pinned, place, reminders, saved, scheduled, threads
from .live import News, last_event, news
from .search import Found, search
from .sidebar import (
    Group,
    Sidebar,
    SidebarEntry,
    conversations,
    is_following,
    last_lines,
    last_posts,
    others_in,
    section_of,
    sidebar,
    title_of,
)
from .stream import Page, StreamLine, can_write, edits_of, line_of, page_of, reminded, thread_of

__all__ = [
    "Browsed",
    "Found",
    "Group",
    "Inbox",
    "News",
    "Page",
    "Sidebar",
    "SidebarEntry",
    "StreamLine",
    "browse",
    "can_write",
    "conversations",
    "drafts",
    "edits_of",
    "files_of",
    "is_following",
    "last_event",
    "last_lines",
    "last_posts",
    "line_of",
    "mentions",
    "news",
    "others_in",
    "page_of",
    "pinned",
    "place",
    "reminded",
    "reminders",
    "saved",
    "scheduled",
    "search",
    "section_of",
    "sidebar",
    "thread_of",
    "threads",
    "title_of",
]
