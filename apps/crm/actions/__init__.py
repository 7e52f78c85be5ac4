"""The only writers of the CRM's tables: plain functions over a `Db` that authorise, apply every rule, or raise.

After a DomainError the unit of work is to be rolled back: a refused action may have begun to write.
"""

from sqlalchemy import event

from ...platform.database import Db
from .accounts import create_account, delete_account, update_account
from .affiliations import link_contact, unlink_contact, update_contact_link
from .bulk.changing import change_owner, update_records
from .bulk.deleting import delete_records
from .bulk.recycling import restore_records
from .campaign_members import add_members, add_people, remove_members, update_member, update_members
from .campaigns import create_campaign, delete_campaign, update_campaign
from .cases import close_case, create_case, delete_case, update_case
from .contact_roles import add_contact_role, remove_contact_role, set_contact_role
from .contacts import create_contact, delete_contact, update_contact
from .conversion import Conversion, NewDeal, convert_lead
from .dashboards import (
    add_widget,
    arrange_widgets,
    change_dashboard,
    change_widget,
    create_dashboard,
    delete_dashboard,
    remove_widget,
)
from .deals import MoveValues, create_deal, delete_deal, move_stage, prepare_move, update_deal
from .desk import escalate_case, hand_over_case, hand_over_cases, merge_case, take_case
from .documents import add_documents, delete_document, rename_document
from .email_templates import create_template, delete_template, update_template
from .events import (
    call_off,
    create_event,
    delete_event,
    delete_later_events,
    mark_held,
    respond,
    update_event,
    update_later_events,
)
from .imports import discard_import, map_import, mend_rows, run_import, start_import, try_import, undo_import
from .knowledge import (
    archive_article,
    create_article,
    create_category,
    publish_article,
    return_article,
    submit_article,
    update_article,
    update_category,
)
from .leads import create_lead, delete_lead, update_lead
from .line_rows import LineRow
from .lines import add_line, remove_line, save_lines, update_line
from .list_preferences import remember_list, reset_list, reset_widths, set_widths
from .list_views import change_view, create_view, delete_view
from .mailings import send_mailing
from .marks import add_tag, follow_records, remove_tag, star_record, unfollow_records, unstar_record
from .merging import MERGEABLE, merge_records
from .notes import add_note, delete_note, edit_note, pin_note
from .notes_on_cases import add_comment, link_article, send_email, unlink_article
from .notices import read_all_notices, read_due, read_notice
from .pricebooks import (
    add_entry,
    create_pricebook,
    create_priced_product,
    create_product,
    remove_entry,
    update_entry,
    update_pricebook,
    update_product,
)
from .quote_steps import (
    accept_quote,
    decide_request,
    deny_quote,
    present_quote,
    recall_quote,
    revise_quote,
    submit_quote,
    sync_quote,
)
from .quote_sync import give_products, take_products
from .quotes import (
    add_quote_line,
    clone_quote,
    create_quote,
    delete_quote,
    remove_quote_line,
    save_quote_lines,
    update_quote,
    update_quote_line,
)
from .rail import choose_entries, reset_entries
from .reports import change_folder, change_report, create_folder, create_report, delete_folder, delete_report
from .tasks import (
    cancel_tasks,
    complete_task,
    complete_tasks,
    create_task,
    delete_task,
    reopen_task,
    update_task,
)
from .watching import watch

# People are told of all that is saved, whichever action does it.
event.listen(Db, "before_flush", watch)

__all__ = [
    "MERGEABLE",
    "Conversion",
    "LineRow",
    "MoveValues",
    "NewDeal",
    "accept_quote",
    "add_comment",
    "add_contact_role",
    "add_documents",
    "add_entry",
    "add_line",
    "add_members",
    "add_note",
    "add_people",
    "add_quote_line",
    "add_tag",
    "add_widget",
    "archive_article",
    "arrange_widgets",
    "call_off",
    "cancel_tasks",
    "change_dashboard",
    "change_folder",
    "change_owner",
    "change_report",
    "change_view",
    "change_widget",
    "choose_entries",
    "clone_quote",
    "close_case",
    "complete_task",
    "complete_tasks",
    "convert_lead",
    "create_account",
    "create_article",
    "create_campaign",
    "create_case",
    "create_category",
    "create_contact",
    "create_dashboard",
    "create_deal",
    "create_event",
    "create_folder",
    "create_lead",
    "create_pricebook",
    "create_priced_product",
    "create_product",
    "create_quote",
    "create_report",
    "create_task",
    "create_template",
    "create_view",
    "decide_request",
    "delete_account",
    "delete_campaign",
    "delete_case",
    "delete_contact",
    "delete_dashboard",
    "delete_deal",
    "delete_document",
    "delete_event",
    "delete_folder",
    "delete_later_events",
    "delete_lead",
    "delete_note",
    "delete_quote",
    "delete_records",
    "delete_report",
    "delete_task",
    "delete_template",
    "delete_view",
    "deny_quote",
    "discard_import",
    "edit_note",
    "escalate_case",
    "follow_records",
    "give_products",
    "hand_over_case",
    "hand_over_cases",
    "link_article",
    "link_contact",
    "map_import",
    "mark_held",
    "mend_rows",
    "merge_case",
    "merge_records",
    "move_stage",
    "pin_note",
    "prepare_move",
    "present_quote",
    "publish_article",
    "read_all_notices",
    "read_due",
    "read_notice",
    "recall_quote",
    "remember_list",
    "remove_contact_role",
    "remove_entry",
    "remove_line",
    "remove_members",
    "remove_quote_line",
    "remove_tag",
    "remove_widget",
    "rename_document",
    "reopen_task",
    "reset_entries",
    "reset_list",
    "reset_widths",
    "respond",
    "restore_records",
    "return_article",
    "revise_quote",
    "run_import",
    "save_lines",
    "save_quote_lines",
    "send_email",
    "send_mailing",
    "set_contact_role",
    "set_widths",
    "star_record",
    "start_import",
    "submit_article",
    "submit_quote",
    "sync_quote",
    "take_case",
    "take_products",
    "try_import",
    "undo_import",
    "unfollow_records",
    "unlink_article",
    "unlink_contact",
    "unstar_record",
    "update_account",
    "update_article",
    "update_campaign",
    "update_case",
    "update_category",
    "update_contact",
    "update_contact_link",
    "update_deal",
    "update_entry",
    "update_event",
    "update_later_events",
    "update_lead",
    "update_line",
    "update_member",
    "update_members",
    "update_pricebook",
    "update_product",
    "update_quote",
    "update_quote_line",
    "update_records",
    "update_task",
    "update_template",
]
