"""Forms of deals, their products and their contact roles."""

from __future__ import annotations

from ...platform import forms
from ...platform.limits import LARGEST_COUNT
from ..models import CONTACT_ROLES, DEAL_TYPES, LEAD_SOURCES, LOSS_REASONS
from .fields import (
    StageField,
    account_field,
    contact_field,
    owner_field,
    pricebook_choices,
    product_name,
    stage_choices,
)


class DealForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True)
    account_id = account_field()
    stage_id = StageField("Stage", choices=stage_choices, required=True)
    close_date = forms.DateField("Close date", required=True)
    amount = forms.MoneyField("Amount", minimum=0, required=True)
    probability = forms.IntegerField("Probability", minimum=0, maximum=100, help="Left empty, the stage's own.")
    type = forms.SelectField("Type", choices=DEAL_TYPES)
    lead_source = forms.SelectField("Lead source", choices=LEAD_SOURCES)
    pricebook_id = forms.SelectField("Price book", choices=pricebook_choices)
    loss_reason = forms.SelectField("Loss reason", choices=LOSS_REASONS, help="Of a lost deal.")
    next_step = forms.TextField("Next step", wide=True)
    description = forms.TextAreaField("Description")
    owner_id = owner_field()


class DealCells(forms.PlatformForm):
    name = DealForm.name
    amount = DealForm.amount
    close_date = DealForm.close_date
    next_step = forms.TextField("Next step")


class MoveForm(forms.PlatformForm):
    """What a stage may ask for."""

    decision_maker_id = contact_field("Decision maker")
    primary_contact_id = contact_field("Primary contact")
    close_date = forms.DateField("Close date")
    loss_reason = forms.SelectField("Loss reason", choices=LOSS_REASONS)


class LineForm(forms.PlatformForm):
    product_id = forms.LookupField("Product", lookup="lookup.product", label_of=product_name, required=True, wide=True)
    quantity = forms.IntegerField("Quantity", minimum=1, maximum=LARGEST_COUNT, required=True)
    unit_price = forms.MoneyField("Unit price", minimum=0, help="Left empty, the price book's.")
    discount_pct = forms.IntegerField("Discount", minimum=0, maximum=100, required=True, help="Per cent.")


class RoleForm(forms.PlatformForm):
    contact_id = contact_field(required=True)
    role = forms.SelectField("Role", choices=CONTACT_ROLES, required=True)
    is_primary = forms.CheckboxField("Primary contact")
