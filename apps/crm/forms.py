"""The CRM's forms that are not simply a record's fields (`fields/`). Whatever is a rule stands in the actions."""

from __future__ import annotations

from functools import partial
from typing import Any

from ..platform import forms
from ..platform.database import Db
from ..platform.errors import DomainError, Invalid
from ..platform.limits import LONGEST_NAME, LONGEST_SHORT
from .fields import CASE, DEAL, ENTRY, TASK
from .fields.targets import ACCOUNTS, CONTACTS, DEALS
from .models import (
    ACCOUNT_ROLES,
    CHARTS,
    FOLDER_EDITORS,
    FOLDER_VISIBILITIES,
    HEIGHTS,
    VISIBILITIES,
    WIDGET_KINDS,
    WIDTHS,
    Product,
)
from .picklists import offered
from .reporting.access import folder_choices


def _account_field(label: str = "Account", *, required: bool = False) -> forms.LookupField:
    return forms.LookupField(label, lookup=ACCOUNTS.lookup, label_of=ACCOUNTS.label_of, required=required)


def _contact_field(label: str = "Contact", **more: Any) -> forms.LookupField:
    return forms.LookupField(label, lookup=CONTACTS.lookup, label_of=CONTACTS.label_of, **more)


def _product_name(db: Db, product_id: int) -> str | None:
    product = db.get(Product, product_id)
    return product.name if product else None


class OwnerForm(forms.PlatformForm):
    """Who gets a record, of whatever kind, or many of them."""

    owner_id = TASK["owner_id"].control()


class ConfirmForm(forms.PlatformForm):
    """Nothing to fill in, only to confirm."""


class MoveEventForm(forms.PlatformForm):
    """Another time for an event."""

    day = forms.DateField("Date", required=True)
    start = forms.TimeField("Start")
    end = forms.TimeField("End")

    def take(self, error: Any) -> None:
        errors = getattr(error, "errors", {})
        if "ends_at" in errors:
            errors["end"] = errors.pop("ends_at")
        super().take(error)


class RenameForm(forms.PlatformForm):
    """A file's name."""

    name = forms.TextField("Name", required=True, max=LONGEST_NAME, wide=True)


class TagForm(forms.PlatformForm):
    tag = forms.TextField("Tag", required=True, max=LONGEST_SHORT, wide=True)


class ViewForm(forms.PlatformForm):
    """What a saved view of a list is called, and who sees it."""

    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)
    visibility = forms.SelectField("Visible to", choices=VISIBILITIES, required=True)


class CloseCaseForm(forms.PlatformForm):
    resolution = CASE["resolution"].control(required=True, rows=5)


class ConvertForm(forms.PlatformForm):
    """What a lead becomes."""

    account_id = _account_field()
    contact_id = _contact_field(beside="account_id")
    with_deal = forms.CheckboxField("Create a deal")
    deal_name = forms.TextField("Deal name")
    deal_amount = forms.MoneyField("Amount", minimum=0)
    deal_close_date = forms.DateField("Close date")
    owner_id = TASK["owner_id"].control()


class MoveForm(forms.PlatformForm):
    """What a stage may ask for."""

    decision_maker_id = _contact_field("Decision maker")
    primary_contact_id = _contact_field("Primary contact")
    account_id = DEAL["account_id"].control()
    amount = DEAL["amount"].control(required=False)
    close_date = DEAL["close_date"].control(required=False)
    type = DEAL["type"].control()
    lead_source = DEAL["lead_source"].control()
    loss_reason = DEAL["loss_reason"].control(help="")
    next_step = DEAL["next_step"].control()
    description = DEAL["description"].control()


class RoleForm(forms.PlatformForm):
    contact_id = _contact_field(required=True)
    role = forms.SelectField("Role", choices=partial(offered, key="contact_role"), required=True)
    is_primary = forms.CheckboxField("Primary contact")


class LinkContactForm(forms.PlatformForm):
    """A contact of another account, and what they do at this one."""

    contact_id = _contact_field(required=True)
    role = forms.SelectField("Role", choices=ACCOUNT_ROLES, in_order=False)


class EditLinkForm(forms.PlatformForm):
    role = forms.SelectField("Role", choices=ACCOUNT_ROLES, in_order=False)
    is_inactive = forms.CheckboxField("Not active anymore")


class LinkAccountForm(forms.PlatformForm):
    """An account besides a contact's own, and what they do there."""

    account_id = _account_field(required=True)
    role = forms.SelectField("Role", choices=ACCOUNT_ROLES, in_order=False)

    def take(self, error: DomainError) -> None:
        super().take(_told_at("account_id", error))


class LinkDealForm(forms.PlatformForm):
    """The part that a contact plays in a deal."""

    deal_id = forms.LookupField("Deal", lookup=DEALS.lookup, label_of=DEALS.label_of, required=True)
    role = forms.SelectField("Role", choices=partial(offered, key="contact_role"), required=True)
    is_primary = forms.CheckboxField("Primary contact")

    def take(self, error: DomainError) -> None:
        super().take(_told_at("deal_id", error))


def _told_at(name: str, error: DomainError) -> DomainError:
    """What an action says of the contact, at the control of the form that begins with the contact."""
    if isinstance(error, Invalid) and "contact_id" in error.errors:
        return Invalid({name if key == "contact_id" else key: text for key, text in error.errors.items()})
    return error


class EntryForm(forms.PlatformForm):
    """What a product costs in a price book; `lookup` finds those without a price there."""

    product_id = forms.LookupField(
        "Product", lookup="pricebooks.products", label_of=_product_name, required=True, wide=True
    )
    unit_price = ENTRY["unit_price"].control()


class SubmitForm(forms.PlatformForm):
    reason = forms.TextAreaField("Reason", required=True, max=2000, rows=4)


class DecisionForm(forms.PlatformForm):
    comment = forms.TextAreaField("Comment", max=2000, rows=4)


class KeptForm(forms.PlatformForm):
    """What a report or a dashboard is called and where it is kept."""

    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)
    folder_id = forms.SelectField("Folder", choices=folder_choices, empty="Private (only me)")
    description = forms.TextField("Description", max=LONGEST_NAME)


class FolderForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)
    visibility = forms.SelectField("Visible to", choices=FOLDER_VISIBILITIES, required=True)
    editors = forms.SelectField("Who may save here", choices=FOLDER_EDITORS, required=True)


class WidgetForm(forms.PlatformForm):
    """How a widget shows its report."""

    kind = forms.SelectField("Show as", choices=WIDGET_KINDS, required=True)
    title = forms.TextField("Title", max=LONGEST_SHORT, help="Left empty, the report's name.")
    chart = forms.SelectField("Chart", choices=CHARTS, empty="The report's own")
    goal = forms.IntegerField("Goal", minimum=1, help="Of an amount, in whole units of the currency.")


class NewWidgetForm(WidgetForm):
    width = forms.SelectField("Width", choices=list(WIDTHS.items()), required=True)
    height = forms.SelectField("Height", choices=list(HEIGHTS.items()), required=True)
