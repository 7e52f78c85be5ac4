"""The chat's tables: members, channels, posts, what people put aside for later, and what coworkers know."""

from .channels import CHANNEL_KINDS, NOTIFY_LEVELS, Channel, ChannelMember, Section, SectionChannel
from .coworkers import Coworker, CoworkerFact, CoworkerRule, PendingReply
from .later import Draft, Reminder, SavedPost, ScheduledPost
from .members import MEMBER_ROLES, Member, Workspace
from .posts import File, LiveEvent, Mention, Post, PostEdit, Reaction, ThreadMember

__all__ = [
    "CHANNEL_KINDS",
    "MEMBER_ROLES",
    "NOTIFY_LEVELS",
    "Channel",
    "ChannelMember",
    "Coworker",
    "CoworkerFact",
    "CoworkerRule",
    "Draft",
    "File",
    "LiveEvent",
    "Member",
    "Mention",
    "PendingReply",
    "Post",
    "PostEdit",
    "Reaction",
    "Reminder",
    "SavedPost",
    "ScheduledPost",
    "Section",
    "SectionChannel",
    "ThreadMember",
    "Workspace",
]
