"""The form that says where the columns of a file go and what holds for all rows; what is wrong, told by column."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

from ..platform import forms
from ..platform.record_fields import Choice
from .fields import FIELDS
from .fields.common import Owner
from .fields.members import MEMBERS
from .fields.targets import CAMPAIGNS
from .models import DUPLICATES, MEMBER_STATUSES, ImportJob

IGNORED = "Don't import"


def default_names(key: str) -> list[str]:
    """The fields of an object that may be given to all rows: who owns them, and what is one of some choices."""
    return [
        name for field in FIELDS[key].importable.values() if isinstance(field, Choice | Owner) for name in [field.name]
    ]


def joins(key: str) -> bool:
    return key in MEMBERS


def import_form(job: ImportJob) -> forms.PlatformForm:
    """The form of one import, with what has been said so far."""
    fields = FIELDS[job.object]
    names = [(field.name, field.label) for field in fields.importable.values()]
    members: dict[str, Any] = {
        f"column_{number}": forms.SelectField(heading, choices=names, empty=IGNORED)
        for number, heading in enumerate(job.headings)
    }
    first: dict[str, Any] = {f"column_{column}": name for column, name in job.mapping.items()}
    for name in default_names(job.object):
        members[name] = fields[name].control(required=False, help="")
        first[name] = job.defaults.get(name)
    members["duplicates"] = forms.SelectField("Duplicates", choices=list(DUPLICATES.items()), required=True)
    first["duplicates"] = job.duplicates
    if joins(job.object):
        members["campaign_id"] = forms.LookupField(
            "Campaign", lookup=CAMPAIGNS.lookup, label_of=CAMPAIGNS.label_of, help="Everybody who is created joins it."
        )
        members["member_status"] = forms.SelectField("Member status", choices=MEMBER_STATUSES)
        members["joins_duplicates"] = forms.CheckboxField(
            "Duplicates join the campaign, too",
            wide=True,
            help="Members already there get this status too. Nobody is left out for an e-mail opt-out.",
        )
        first |= {name: getattr(job, name) for name in ("campaign_id", "member_status", "joins_duplicates")}
    form = cast(type[forms.PlatformForm], type("ImportForm", (forms.PlatformForm,), members))
    return form.new(**first)


def form_values(job: ImportJob, values: dict[str, Any]) -> dict[str, Any]:
    """What the form says, as the action takes it."""
    mapping = {number: values[f"column_{number}"] for number in range(len(job.headings)) if values[f"column_{number}"]}
    found: dict[str, Any] = {
        "mapping": mapping,
        "defaults": {name: values[name] for name in default_names(job.object)},
        "duplicates": values["duplicates"],
    }
    if joins(job.object):
        found |= {name: values[name] for name in ("campaign_id", "member_status")}
        found["joins_duplicates"] = bool(values["joins_duplicates"])
    return found


def problems_told(job: ImportJob, problems: Mapping[str, str]) -> list[str]:
    """What is wrong with a row, each thing with the heading of the file's column that it is about."""
    headings = {name: job.headings[int(column)] for column, name in job.mapping.items()}

    def told(heading: str, text: str) -> str:
        return text if text.casefold().startswith(heading.casefold()) else f"{heading}: {text}"

    return [told(headings[name], text) if name in headings else text for name, text in problems.items()]
