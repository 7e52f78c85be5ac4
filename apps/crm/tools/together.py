"""Tools of what hangs on records and of many at once: notes, tags, follows, activities, campaigns, owners, the bin."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .. import actions
from ..marks import TAGGED
from ..models import MEMBER_STATUSES, PARENTS, RESPONSES
from ..objects import OBJECTS
from .acts import VERSION, act, all_of_kind, kind_of_record, many, of_kind, one, owner, plain, row, text

_PARENTS = tuple(PARENTS)
_OWNED = tuple(key for key in OBJECTS if key != "note")
_STATUS = Literal[MEMBER_STATUSES]  # type: ignore[valid-type]
_IDS = Annotated[tuple[int, ...], Field(min_length=1, max_length=200)]

MANY = (
    act("crm_change_owner", "Give records of one kind to another owner.", "change", actions.change_owner,
        kind_of_record(_OWNED), all_of_kind(), owner(), VERSION, done="The records have their new owner.",
        repeats=True),
    act("crm_delete_records", "Put records of one kind into the recycle bin.", "remove", actions.delete_records,
        kind_of_record(tuple(OBJECTS)), all_of_kind(), done="The records are in the recycle bin."),
    act("crm_restore_records", "Bring records back from the recycle bin, by their ids.", "change",
        actions.restore_records, kind_of_record(tuple(OBJECTS)), plain("records", _IDS, parameter="ids"),
        done="The records were restored."),
    act("crm_merge_records", "Merge others into one record of the same kind, which stays.", "change",
        actions.merge_records, kind_of_record(actions.MERGEABLE), of_kind("master", "master_id"),
        all_of_kind("others", "other_ids"), done="The records were merged."),
)  # fmt: skip
NOTES = (
    act("crm_add_note", "Post a note on a record, or an answer to one.", "add", actions.add_note,
        kind_of_record(_PARENTS, "parent_type"), of_kind(parameter="parent_id"), text("body", 20_000),
        plain("internal", bool, parameter="is_internal", required=False),
        plain("reply_to", int, parameter="root_id", required=False), done="The note was posted."),
    act("crm_edit_note", "Change the text of a note of yours.", "change", actions.edit_note, one("note"),
        text("body", 20_000), VERSION, done="The note was changed.", repeats=True),
    act("crm_pin_note", "Pin a note to the top of its record's stream, or unpin it.", "change", actions.pin_note,
        one("note"), plain("pinned", bool, required=False), done="The note was changed.", repeats=True),
    act("crm_add_tag", "Tag a record.", "add", actions.add_tag, kind_of_record(TAGGED), of_kind(),
        text("tag", 100, parameter="name"), done="The record is tagged.", repeats=True),
    act("crm_follow_records", "Follow records: you are told when they change.", "change", actions.follow_records,
        kind_of_record(_PARENTS), all_of_kind(), done="You follow them.", repeats=True),
    act("crm_unfollow_records", "Stop following records.", "change", actions.unfollow_records,
        kind_of_record(_PARENTS), all_of_kind(), done="You follow them no more.", repeats=True),
    act("crm_star_record", "Keep a record at hand.", "change", actions.star_record, kind_of_record(_PARENTS), of_kind(),
        done="The record is starred.", repeats=True),
    act("crm_unstar_record", "Take a record off those at hand.", "change", actions.unstar_record,
        kind_of_record(_PARENTS), of_kind(), done="The record is not starred.", repeats=True),
    act("crm_rename_document", "Give a file of a record another name.", "change", actions.rename_document,
        row("document"), text("name", 160), done="The file was renamed.", repeats=True),
    act("crm_delete_document", "Delete a file of a record.", "remove", actions.delete_document, row("document"),
        done="The file was deleted."),
)  # fmt: skip
ACTIVITIES = (
    act("crm_complete_tasks", "Complete tasks.", "change", actions.complete_tasks, many("task", "tasks", "task_ids"),
        done="The tasks are completed.", repeats=True),
    act("crm_cancel_tasks", "Cancel tasks.", "change", actions.cancel_tasks, many("task", "tasks", "task_ids"),
        done="The tasks are cancelled.", repeats=True),
    act("crm_reopen_task", "Open a task again.", "change", actions.reopen_task, one("task"), done="The task is open.",
        repeats=True),
    act("crm_respond_to_event", "Say whether you come to an event.", "change", actions.respond, one("event"),
        plain("response", Literal[RESPONSES[1:]]), done="You answered.", repeats=True),
    act("crm_mark_event_held", "Say that an event took place.", "change", actions.mark_held, one("event"),
        done="The event was held.", repeats=True),
    act("crm_call_off_event", "Call an event off.", "change", actions.call_off, one("event"),
        done="The event was called off.", repeats=True),
    act("crm_delete_later_events", "Delete an event of a series and all after it.", "remove",
        actions.delete_later_events, one("event"), VERSION, done="The events were deleted."),
)  # fmt: skip
MEMBERS = (
    act("crm_add_members", "Add contacts or leads to a campaign.", "add", actions.add_members, one("campaign"),
        kind_of_record(("contact", "lead")), all_of_kind(), plain("status", _STATUS, required=False),
        plain("skip_opt_outs", bool, required=False), done="They are in the campaign.", repeats=True),
    act("crm_update_member", "Set the status of a member of a campaign, by their id.", "change",
        actions.update_member, row("member"), plain("status", _STATUS), VERSION, done="The member was changed.",
        repeats=True),
    act("crm_remove_members", "Take members out of a campaign, by their ids.", "remove", actions.remove_members,
        one("campaign"), plain("members", _IDS, parameter="ids"), done="They are out of the campaign."),
    act("crm_send_mailing", "Send an e-mail to members of a campaign, by their ids.", "add", actions.send_mailing,
        one("campaign"), plain("members", _IDS, parameter="member_ids"), text("subject", 400), text("body", 20_000),
        done="The mailing was sent."),
)  # fmt: skip
