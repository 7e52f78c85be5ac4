"""The spreadsheet's forms."""

from __future__ import annotations

from flask import g
from sqlalchemy import select

from ..platform import forms
from ..platform.database import Db
from ..platform.limits import LONGEST_SHORT
from ..platform.models import Person
from .models import Folder

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


class ConfirmForm(forms.PlatformForm):
    """No fields: only yes or no."""
