"""Forms of leads."""

from __future__ import annotations

from ...platform import forms
from ..models import INDUSTRIES, LEAD_SOURCES, LEAD_STATUSES, RATINGS
from .fields import account_field, contact_field, owner_field


class LeadForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=80)
    last_name = forms.TextField("Last name", max=80, required=True)
    company = forms.TextField("Company", required=True)
    title = forms.TextField("Title")
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone")
    city = forms.TextField("City", max=80)
    state = forms.TextField("State", max=80)
    status = forms.SelectField(
        "Status", choices=[status for status in LEAD_STATUSES if status != "Converted"], required=True
    )
    source = forms.SelectField("Source", choices=LEAD_SOURCES)
    rating = forms.SelectField("Rating", choices=RATINGS)
    industry = forms.SelectField("Industry", choices=INDUSTRIES)
    est_amount = forms.MoneyField("Estimated amount", minimum=0)
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class LeadCells(forms.PlatformForm):
    status = LeadForm.status
    rating = LeadForm.rating
    phone = LeadForm.phone


class ConvertForm(forms.PlatformForm):
    account_id = account_field()
    contact_id = contact_field()
    with_deal = forms.CheckboxField("Create a deal")
    deal_name = forms.TextField("Deal name")
    deal_amount = forms.MoneyField("Amount", minimum=0)
    deal_close_date = forms.DateField("Close date")
    owner_id = owner_field()
