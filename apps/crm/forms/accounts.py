"""Forms of accounts."""

from __future__ import annotations

from ...platform import forms
from ..models import ACCOUNT_TYPES, INDUSTRIES, RATINGS
from .fields import account_field, owner_field


class AccountForm(forms.PlatformForm):
    headings = {"billing_street": "Billing address", "shipping_street": "Shipping address", "description": "More"}

    name = forms.TextField("Name", required=True)
    account_number = forms.TextField("Account number", max=80)
    type = forms.SelectField("Type", choices=ACCOUNT_TYPES, required=True)
    industry = forms.SelectField("Industry", choices=INDUSTRIES)
    rating = forms.SelectField("Rating", choices=RATINGS)
    parent_id = account_field("Parent account")
    phone = forms.PhoneField("Phone")
    website = forms.UrlField("Website")
    employees = forms.IntegerField("Employees", minimum=0, maximum=10_000_000)
    annual_revenue = forms.MoneyField("Annual revenue", minimum=0)
    billing_street = forms.TextField("Billing street")
    billing_city = forms.TextField("Billing city", max=80)
    billing_state = forms.TextField("Billing state", max=80)
    billing_postal_code = forms.TextField("Billing postal code", max=80)
    billing_country = forms.TextField("Billing country", max=80)
    shipping_street = forms.TextField("Shipping street")
    shipping_city = forms.TextField("Shipping city", max=80)
    shipping_state = forms.TextField("Shipping state", max=80)
    shipping_postal_code = forms.TextField("Shipping postal code", max=80)
    shipping_country = forms.TextField("Shipping country", max=80)
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class AccountCells(forms.PlatformForm):
    type = forms.SelectField("Type", choices=ACCOUNT_TYPES, required=True)
    industry = forms.SelectField("Industry", choices=INDUSTRIES)
    phone = forms.PhoneField("Phone")
    rating = forms.SelectField("Rating", choices=RATINGS)
