"""The spreadsheet's forms."""

from __future__ import annotations

from flask import g
from sqlalchemy import select

from ..platform import forms
from ..platform.database import Db
from ..platform.limits import LONGEST_SHORT
from ..platform.models import Person
from .delimited import ENCODINGS, SEPARATORS
from .models import Folder

DATE_ORDERS = (("mdy", "Month first (4/30/2026)"), ("dmy", "Day first (30.4.2026)"))
DECIMALS = (("point", "1,234.56"), ("comma", "1.234,56"))
COLUMNS = (("heading", "Below the same heading"), ("position", "In their order"))
LEVEL_CHOICES = (("viewer", "Viewer"), ("commenter", "Commenter"), ("editor", "Editor"))


def folder_choices(db: Db) -> list[tuple[int, str]]:
    """One's own folders by name."""
    own = select(Folder).where(Folder.owner_id == db.actor_id).order_by(Folder.name, Folder.id)
    return [(folder.id, folder.name) for folder in db.scalars(own)]


def name_of(db: Db, person_id: int) -> str:
    return db.get_one(Person, person_id).name


class TitleForm(forms.PlatformForm):
    title = forms.TextField("Name", required=True, wide=True)


class FolderForm(forms.PlatformForm):
    name = forms.TextField("Name", max=LONGEST_SHORT, required=True, wide=True)


class MoveForm(forms.PlatformForm):
    folder_id = forms.SelectField("Folder", choices=folder_choices, empty="No folder", wide=True)


class ShareForm(forms.PlatformForm):
    person_id = forms.LookupField("Add a person", lookup="sharing.people", label_of=name_of)
    level = forms.SelectField("As", choices=LEVEL_CHOICES)


class AccessForm(forms.PlatformForm):
    company_access = forms.SelectField("Everybody at the company", choices=LEVEL_CHOICES, empty="Restricted", wide=True)


class VersionForm(forms.PlatformForm):
    name = forms.TextField("Name", max=LONGEST_SHORT, required=True, wide=True)


class RestoreForm(forms.PlatformForm):
    sheet = forms.SelectField("Restore", choices=lambda db: g.version_sheets, empty="The whole workbook", wide=True)


class UploadForm(forms.PlatformForm):
    """A file's name without its ending."""

    name = forms.TextField("Name", required=True, wide=True)


class ImportForm(forms.PlatformForm):
    """How a delimited file is read, and where it goes. The view says which lines and ways there are."""

    encoding = forms.SelectField("Encoding", choices=ENCODINGS, required=True)
    separator = forms.SelectField("Separator", choices=[(name.lower(), name) for _, name in SEPARATORS], required=True)
    header = forms.SelectField("Headings", choices=lambda db: g.import_headers, required=True)
    dates = forms.SelectField("Dates in figures", choices=DATE_ORDERS, required=True)
    decimals = forms.SelectField("Numbers", choices=DECIMALS, required=True)
    quotes = forms.CheckboxField("Quotation marks hold a cell together")
    converts = forms.CheckboxField("Convert text to numbers and dates")
    keeps_zeros = forms.CheckboxField("Keep leading zeros (as text)")
    formulas = forms.CheckboxField("Work out formulas")
    way = forms.SelectField("Import as", choices=lambda db: g.import_ways, required=True)
    name = forms.TextField("Name, if it is new")
    cell = forms.TextField("From the cell", max=12)
    columns = forms.SelectField("Appended columns go", choices=COLUMNS, required=True)


class ConfirmForm(forms.PlatformForm):
    """No fields: only yes or no."""
