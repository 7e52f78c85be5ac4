"""The only writers of the chat's tables: plain functions over a `Db` that authorise, apply every rule, or raise.

After a DomainError the unit of work is to be rolled back: a refused action may have begun to write.
"""

from ...platform.uploads import Upload
from .channels import (
    archive_channel,
    convert_channel,
    create_channel,
    rename_channel,
    restore_channel,
    set_announcement,
    set_header,
    set_purpose,
)
from .coworkers import teach_coworker, teach_fact, teach_rule
from .direct import open_conversation, post_direct
from .later import (
    cancel_scheduled,
    discard_draft,
    finish_reminder,
    remind_due,
    save_draft,
    save_post,
    schedule_post,
    send_due,
    send_now,
    set_reminder,
    unsave_post,
    update_scheduled,
)
from .people import add_members, join_channel, leave_channel, remove_member, set_channel_admin
from .posts import create_post, delete_post, edit_post, pin_post, unpin_post
from .reactions import add_reaction, remove_reaction, toggle_reaction
from .replies import reply_due
from .sections import create_section, delete_section, move_section, place_channel, rename_section
from .status import clear_status, set_active, set_dnd, set_status
from .threads import follow_thread, mark_unread, set_notifications, view_all, view_channel, view_thread

__all__ = [
    "Upload",
    "add_members",
    "add_reaction",
    "archive_channel",
    "cancel_scheduled",
    "clear_status",
    "convert_channel",
    "create_channel",
    "create_post",
    "create_section",
    "delete_post",
    "delete_section",
    "discard_draft",
    "edit_post",
    "finish_reminder",
    "follow_thread",
    "join_channel",
    "leave_channel",
    "mark_unread",
    "move_section",
    "open_conversation",
    "pin_post",
    "place_channel",
    "post_direct",
    "remind_due",
    "remove_member",
    "remove_reaction",
    "rename_channel",
    "rename_section",
    "reply_due",
    "restore_channel",
    "save_draft",
    "save_post",
    "schedule_post",
    "send_due",
    "send_now",
    "set_active",
    "set_announcement",
    "set_channel_admin",
    "set_dnd",
    "set_header",
    "set_notifications",
    "set_purpose",
    "set_reminder",
    "set_status",
    "teach_coworker",
    "teach_fact",
    "teach_rule",
    "toggle_reaction",
    "unpin_post",
    "unsave_post",
    "update_scheduled",
    "view_all",
    "view_channel",
    "view_thread",
]
