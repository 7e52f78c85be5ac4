"""The shop's forms."""

from __future__ import annotations

from ...platform import forms
from .. import limits
from ..models import RETURN_REASONS
from ..places import COUNTRIES


class LogInForm(forms.PlatformForm):
    email = forms.EmailField("E-mail", required=True, wide=True)


class CodeForm(forms.PlatformForm):
    email = forms.HiddenField("E-mail")
    code = forms.TextField("Code", max=20, required=True, wide=True)


class DetailsForm(forms.PlatformForm):
    first_name = forms.TextField("First name", max=limits.LONGEST_PERSON_NAME, required=True)
    last_name = forms.TextField("Last name", max=limits.LONGEST_PERSON_NAME, required=True)
    email = forms.EmailField("E-mail", required=True)
    phone = forms.PhoneField("Phone")
    accepts_marketing = forms.CheckboxField("Send me news and offers", wide=True)


class AddressForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True)
    company = forms.TextField("Company")
    street = forms.TextField("Street and number", required=True, wide=True)
    city = forms.TextField("City", max=limits.LONGEST_PLACE, required=True)
    state = forms.TextField(
        "State or province", max=limits.LONGEST_PLACE, required=True, help="Two letters in the US and Canada."
    )
    postal_code = forms.TextField("Postal code", max=limits.LONGEST_POSTAL_CODE, required=True)
    country = forms.SelectField("Country", choices=list(COUNTRIES), in_order=False, required=True)
    phone = forms.PhoneField("Phone")
    is_default = forms.CheckboxField("Use as my default address", wide=True)


class CardForm(forms.PlatformForm):
    number = forms.TextField("Card number", max=24, required=True, wide=True, placeholder="9000 0000 0000 0019")
    name = forms.TextField("Name on card", required=True, wide=True)
    expiry = forms.TextField("Expires", max=7, required=True, placeholder="MM/YY")
    code = forms.TextField("Security code", max=4, required=True, placeholder="123")


class CreditForm(forms.PlatformForm):
    amount = forms.MoneyField("Amount", required=True)


class ReturnForm(forms.PlatformForm):
    reason = forms.SelectField("Reason", choices=RETURN_REASONS, in_order=False, required=True)
    text = forms.TextAreaField("Anything we should know?", max=limits.LONGEST_COMMENT)


class ReviewForm(forms.PlatformForm):
    rating = forms.SelectField(
        "Your rating", choices=[(n, f"{n} star{'s' if n > 1 else ''}") for n in (5, 4, 3, 2, 1)], required=True
    )
    nickname = forms.TextField("Name shown", max=limits.LONGEST_NICKNAME, required=True)
    title = forms.TextField("Headline", max=limits.LONGEST_HEADLINE, required=True, wide=True)
    body = forms.TextAreaField("Your review", max=limits.LONGEST_REVIEW, rows=5, required=True)
