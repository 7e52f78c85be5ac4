"""Tools of what hangs on records and of many at once: notes, tags, follows, activities, campaigns, owners, the bin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Annotated, Any, Literal

from pydantic import Field

from ...platform.database import Db
from ...platform.errors import Invalid
from ...platform.tools import Telling, Tool
from ...platform.tools.lists import search_tool
from ...platform.tools.values import Named, argument_of
from .. import actions, lists
from ..actions.merging import merge_fields
from ..marks import TAGGED
from ..models import MEMBER_STATUSES, PARENTS, RESPONSES
from ..objects import OBJECTS
from .acts import VERSION, Part, Way, act, all_of_kind, choice, kind_of_record, many, of_kind, one, owner, plain, text
from .naming import record_of, said

_PARENTS = tuple(PARENTS)
_OWNED = tuple(key for key in OBJECTS if key != "note")
_STATUS = Literal[MEMBER_STATUSES]  # type: ignore[valid-type]
_IDS = Annotated[tuple[int, ...], Field(min_length=1, max_length=200)]


def _fields_from() -> Part:
    """Of which record the merged one takes a field, by the field."""

    def read(db: Db, given: Mapping[str, Any], all: Any) -> dict[str, int]:
        fields = {argument_of(field): field.name for field in merge_fields(all.kind)}
        if wrong := sorted(given.keys() - fields.keys()):
            raise Invalid({"take": f"There is no field {wrong[0]}. There are: {', '.join(fields)}."})
        return {fields[name]: record_of(db, all.kind, record, "take").id for name, record in given.items()}

    def told(db: Db, values: Mapping[str, int], asked: Mapping[str, Any]) -> dict[str, Any]:
        key = asked["key"]
        return {argument_of(OBJECTS[key].fields[name]): said(db, key, id) for name, id in values.items()}

    kind = Annotated[dict[str, Named], Field(max_length=50, description="By field: the record whose value is taken.")]
    return Part("take", "values", kind, False, read, told)


def _delete() -> Tool[Any]:
    """A record that is deleted by the action of its kind could have been asked for like this as well."""
    made = act(
        "crm_delete_records", "Put records of one kind into the recycle bin, with what hangs on them.", "remove",
        actions.delete_records, kind_of_record(tuple(OBJECTS)), all_of_kind(), done="They are in the recycle bin.",
    )  # fmt: skip

    def telling(key: str) -> Telling:
        return lambda db, asked: {"kind": key, "records": [said(db, key, asked[f"{key}_id"])]}

    return replace(made, others={entry.action("delete"): telling(key) for key, entry in OBJECTS.items()})


_VALUES_FROM = _fields_from()
DELETE = _delete()
MANY = (
    act("crm_change_owner", "Give records of one kind to another owner.", "change", actions.change_owner,
        kind_of_record(_OWNED), all_of_kind(), owner(), VERSION, done="The records have their new owner.",
        repeats=True),
    DELETE,
    act("crm_restore_records", "Bring records back from the recycle bin, by their ids.", "change",
        actions.restore_records, kind_of_record(tuple(OBJECTS)), plain("records", _IDS, parameter="ids"),
        done="The records were restored."),
    act("crm_merge_records", "Merge others into one record of the same kind, which stays.", "change",
        actions.merge_records, kind_of_record(actions.MERGEABLE), of_kind("master", "master_id"),
        all_of_kind("others", "other_ids"), _VALUES_FROM, done="The records were merged."),
)  # fmt: skip
NOTES = (
    act("crm_add_note", "Post a note on a record, or an answer to one.", "add", actions.add_note,
        kind_of_record(_PARENTS, "parent_type"), of_kind(parameter="parent_id"), text("body", 20_000),
        plain("internal", bool, parameter="is_internal", required=False),
        plain("reply_to", int, parameter="root_id", required=False), done="The note was posted."),
    choice("crm_change_note", "Change the text of a note of yours, pin it to the top of the stream, or delete it.",
        "remove", "act", {
            "edit": Way(actions.edit_note, "The note was changed."),
            "pin": Way(actions.pin_note, "The note is pinned.", {"pinned": True}),
            "unpin": Way(actions.pin_note, "The note is not pinned.", {"pinned": False}),
            "delete": Way(actions.delete_note, "The note was deleted."),
        }, one("note"), text("body", 20_000, required=False), VERSION),
    act("crm_add_tag", "Tag a record.", "add", actions.add_tag, kind_of_record(TAGGED), of_kind(),
        text("tag", 100, parameter="name"), done="The record is tagged.", repeats=True),
    choice("crm_follow_records", "Follow records, so that you are told when they change, or follow them no more.",
        "change", "change", {
            "follow": Way(actions.follow_records, "You follow them."),
            "unfollow": Way(actions.unfollow_records, "You follow them no more."),
        }, kind_of_record(_PARENTS), all_of_kind(), repeats=True),
    choice("crm_star_record", "Keep a record at hand, or take it off those at hand.", "change", "change", {
            "star": Way(actions.star_record, "The record is starred."),
            "unstar": Way(actions.unstar_record, "The record is not starred."),
        }, kind_of_record(_PARENTS), of_kind(), repeats=True),
)  # fmt: skip
ACTIVITIES = (
    act("crm_complete_tasks", "Complete tasks.", "change", actions.complete_tasks, many("task", "tasks", "task_ids"),
        done="The tasks are completed.", repeats=True),
    act("crm_cancel_tasks", "Cancel tasks.", "change", actions.cancel_tasks, many("task", "tasks", "task_ids"),
        done="The tasks are cancelled.", repeats=True),
    act("crm_reopen_task", "Open a task again.", "change", actions.reopen_task, one("task"), done="The task is open.",
        repeats=True),
    choice("crm_settle_event", "Answer an invitation to an event, say that it took place, or call it off.", "change",
        "how", {
            **{
                each.lower().replace(" ", "_"): Way(actions.respond, "You answered.", {"response": each})
                for each in RESPONSES[1:]
            },
            "held": Way(actions.mark_held, "The event was held."),
            "call_off": Way(actions.call_off, "The event was called off."),
        }, one("event"), repeats=True),
    act("crm_delete_later_events", "Delete an event of a series and all after it.", "remove",
        actions.delete_later_events, one("event"), VERSION, done="The events were deleted."),
)  # fmt: skip
MEMBERS: tuple[Tool[Any], ...] = (
    search_tool("crm", lists.MEMBERS_TO_READ, lambda db: lists.member_rows(db, 0), more={"campaign": (Named, ...)},
        within=lambda db, given: lists.member_rows(db, record_of(db, "campaign", given.campaign).id),
        about="Find members of a campaign, with their ids, how they answered and whether they want no mail."),
    act("crm_add_members", "Add contacts or leads to a campaign.", "add", actions.add_members, one("campaign"),
        kind_of_record(("contact", "lead")), all_of_kind(), plain("status", _STATUS, required=False),
        plain("skip_opt_outs", bool, required=False), done="They are in the campaign.", repeats=True),
    choice("crm_change_members", "Set the status of members of a campaign or that they want no mail, or take them out.",
        "remove", "act", {
            "set": Way(actions.update_members, "The members were changed."),
            "remove": Way(actions.remove_members, "They are out of the campaign."),
        }, one("campaign"), plain("members", _IDS, parameter="ids"), plain("status", _STATUS, required=False),
        plain("opted_out", bool, required=False)),
    act("crm_send_mailing", "Send an e-mail to members of a campaign, by their ids.", "add", actions.send_mailing,
        one("campaign"), plain("members", _IDS, parameter="member_ids"), text("subject", 400), text("body", 20_000),
        done="The mailing was sent."),
)  # fmt: skip
