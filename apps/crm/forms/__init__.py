"""The CRM's forms: labels, controls and choices. Whatever is a rule stands in the actions."""

from .accounts import AccountCells, AccountForm
from .activities import EventForm, NoteForm, TaskCells, TaskForm
from .cases import CaseCells, CaseForm, CloseCaseForm
from .contacts import ContactCells, ContactForm
from .deals import DealCells, DealForm, LineForm, MoveForm, RoleForm
from .fields import label_of_account, stage_choices, user_name
from .leads import ConvertForm, LeadCells, LeadForm
from .records import ConfirmForm, OwnerForm

__all__ = [
    "AccountCells",
    "AccountForm",
    "CaseCells",
    "CaseForm",
    "CloseCaseForm",
    "ConfirmForm",
    "ContactCells",
    "ContactForm",
    "ConvertForm",
    "DealCells",
    "DealForm",
    "EventForm",
    "LeadCells",
    "LeadForm",
    "LineForm",
    "MoveForm",
    "NoteForm",
    "OwnerForm",
    "RoleForm",
    "TaskCells",
    "TaskForm",
    "label_of_account",
    "stage_choices",
    "user_name",
]
