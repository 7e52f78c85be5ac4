"""The only writers of the CRM's tables: plain functions over a `Db` that authorise, apply every rule, or raise.

After a DomainError the unit of work is to be rolled back: a refused action may have begun to write.
"""

from .accounts import create_account, delete_account, update_account
from .bulk import change_owner, delete_records, update_records
from .cases import close_case, create_case, delete_case, update_case
from .contact_roles import remove_contact_role, set_contact_role
from .contacts import create_contact, delete_contact, update_contact
from .conversion import Conversion, NewDeal, convert_lead
from .deals import MoveValues, create_deal, delete_deal, move_stage, update_deal
from .events import create_event, delete_event, mark_held, update_event
from .leads import create_lead, delete_lead, update_lead
from .lines import add_line, remove_line, update_line
from .list_views import change_view, create_view, delete_view
from .merging import MERGEABLE, merge_records
from .notes import add_note, delete_note, edit_note, pin_note
from .recycling import restore_records
from .tasks import (
    cancel_tasks,
    complete_task,
    complete_tasks,
    create_task,
    delete_task,
    reopen_task,
    update_task,
)

__all__ = [
    "MERGEABLE",
    "Conversion",
    "MoveValues",
    "NewDeal",
    "add_line",
    "add_note",
    "cancel_tasks",
    "change_owner",
    "change_view",
    "close_case",
    "complete_task",
    "complete_tasks",
    "convert_lead",
    "create_account",
    "create_case",
    "create_contact",
    "create_deal",
    "create_event",
    "create_lead",
    "create_task",
    "create_view",
    "delete_account",
    "delete_case",
    "delete_contact",
    "delete_deal",
    "delete_event",
    "delete_lead",
    "delete_note",
    "delete_records",
    "delete_task",
    "delete_view",
    "edit_note",
    "mark_held",
    "merge_records",
    "move_stage",
    "pin_note",
    "remove_contact_role",
    "remove_line",
    "reopen_task",
    "restore_records",
    "set_contact_role",
    "update_account",
    "update_case",
    "update_contact",
    "update_deal",
    "update_event",
    "update_lead",
    "update_line",
    "update_records",
    "update_task",
]
