"""Forms of cases."""

from __future__ import annotations

from ...platform import forms
from ..models import CASE_ORIGINS, CASE_STATUSES, CASE_TYPES, PRIORITIES
from .fields import account_field, contact_field, owner_field


class CaseForm(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True, wide=True)
    account_id = account_field()
    contact_id = contact_field()
    status = forms.SelectField("Status", choices=CASE_STATUSES, required=True)
    priority = forms.SelectField("Priority", choices=PRIORITIES, required=True)
    type = forms.SelectField("Type", choices=CASE_TYPES)
    origin = forms.SelectField("Origin", choices=CASE_ORIGINS)
    is_escalated = forms.CheckboxField("Escalated")
    description = forms.TextAreaField("Description")
    resolution = forms.TextAreaField("Resolution")
    owner_id = owner_field()


class CaseCells(forms.PlatformForm):
    subject = forms.TextField("Subject", required=True)
    status = CaseForm.status
    priority = CaseForm.priority


class CloseCaseForm(forms.PlatformForm):
    resolution = forms.TextAreaField("Resolution", required=True, rows=5)
