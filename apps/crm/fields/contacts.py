"""The fields of a contact."""

from __future__ import annotations

from ...platform.record_fields import Email, LongText, Phone, RecordFields, Reference, Text, YesNo
from ..models import Account, Contact
from ..objects import full_name, url_of
from .common import created, owner
from .targets import ACCOUNTS, CONTACTS

CONTACT = RecordFields(
    Contact,
    Text("name", "Name", column=17, link=url_of, sort=full_name(Contact), card="", searched=full_name(Contact),
         lookup_column=20),
    Text(Contact.first_name, "First name", short_form=True),
    Text(Contact.last_name, "Last name", short_form=True),
    Reference(Contact.account_id, "Account", ACCOUNTS, column=20, sort=Account.name, filter=True, streamed=True,
              watched=True, short_form=True, lookup_column=26),
    Text(Contact.title, "Title", column=17, edit=True, filter=True, streamed=True, watched=True, short_form=True,
         lookup_column=20, lookup_filter=True),
    Text(Contact.department, "Department", filter=True, restrictable=True),
    Reference(Contact.reports_to_id, "Reports to", CONTACTS, beside="account_id"),
    Email(Contact.email, "E-mail", wide="form", column=21, edit=True, filter=True, searched=True, streamed=True,
          watched=True, short_form=True),
    Phone(Contact.phone, "Phone", column=13, edit=True, filter=True, searched=True, streamed=True, short_form=True,
          lookup_column=16),
    Phone(Contact.mobile, "Mobile", searched=True, streamed=True),
    YesNo(Contact.do_not_call, "Do not call", filter=True, streamed=True),
    YesNo(Contact.email_opt_out, "E-mail opt-out", filter="opt_out", restrictable=True),
    LongText(Contact.description, "Description", restrictable=True),
    owner(Contact.owner_id, column=12, streamed=True, watched=True, lookup_column=18, lookup_filter=True),
    created(Contact.created_at),
    order={"form": ("phone", "mobile", "email"), "columns": ("title", "account_id")},
    highlights=("title", "account_id", "phone", "email", "owner_id"),
)  # fmt: skip
