"""Forms of contacts."""

from __future__ import annotations

from ...platform import forms
from .fields import account_field, contact_field, owner_field


class ContactForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=80)
    last_name = forms.TextField("Last name", max=80, required=True)
    account_id = account_field()
    title = forms.TextField("Title")
    department = forms.TextField("Department", max=80)
    reports_to_id = contact_field("Reports to")
    phone = forms.PhoneField("Phone")
    mobile = forms.PhoneField("Mobile")
    email = forms.EmailField("E-mail", wide=True)
    do_not_call = forms.CheckboxField("Do not call")
    email_opt_out = forms.CheckboxField("E-mail opt-out")
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class ContactCells(forms.PlatformForm):
    title = forms.TextField("Title")
    email = forms.EmailField("E-mail")
    phone = forms.PhoneField("Phone")
