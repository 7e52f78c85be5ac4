"""The CRM's lists: what each shows, finds, filters, and lets people change in place."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from flask import url_for
from sqlalchemy import Select, case
from sqlalchemy.orm import aliased, contains_eager

from ..platform.database import Db
from ..platform.listview import (
    Bulk,
    ChoiceFilter,
    Column,
    DateFilter,
    ListView,
    NumberFilter,
    PersonFilter,
    TextFilter,
    View,
)
from ..platform.models import Person
from . import queries
from .forms import AccountCells, CaseCells, ContactCells, DealCells, LeadCells, TaskCells, stage_choices
from .models import (
    ACCOUNT_TYPES,
    CASE_STATUSES,
    INDUSTRIES,
    LEAD_SOURCES,
    LEAD_STATUSES,
    PRIORITIES,
    RATINGS,
    TASK_STATUSES,
    Account,
    Case,
    Contact,
    Deal,
    Lead,
    Stage,
    Task,
    User,
)
from .objects import CrmRecord, object_of, url_of
from .pages import is_late, is_overdue, tone
from .permissions import may, may_assign, may_mass_update
