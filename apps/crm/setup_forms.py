"""The forms by which administrators set up stages, picklists, rules and field permissions."""

from __future__ import annotations

from functools import cache
from typing import Any, cast

from ..platform import forms
from ..platform.limits import LONGEST_NAME, LONGEST_SHORT
from .gates import REQUIREMENTS
from .models import FIELD_ACCESS, JOINS
from .pipeline import FORECAST_CATEGORIES, STAGE_KINDS, stage_choices
from .validation import MOST_CLAUSES, OPERATORS, operators_of, rule_fields

#: The parts of a clause, each with a control per clause: "operator_2".
PARTS = ("field", "operator", "value", "other")


class PipelineForm(forms.PlatformForm):
    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)


class StageForm(forms.PlatformForm):
    """A stage: what it means for a deal, and what it asks of one."""

    name = forms.TextField("Name", required=True, max=LONGEST_SHORT)
    kind = forms.SelectField("Kind", choices=STAGE_KINDS, required=True)
    probability = forms.IntegerField("Probability", minimum=0, maximum=100, help="Percent; won is 100, lost is 0.")
    forecast_category = forms.SelectField("Forecast category", choices=FORECAST_CATEGORIES, required=True)
    requires = forms.ChecklistField(
        "Asks for", choices=[(each.key, each.label) for each in REQUIREMENTS.values()], wide=True,
        help="What a deal must have to be put here. Deals that stand here already are let be.",
    )  # fmt: skip


class DeleteStageForm(forms.PlatformForm):
    """Where the deals of a stage go that is deleted; the view says which stages there are."""

    to_stage_id = forms.SelectField("Move its deals to", choices=stage_choices, required=True)


class ValueForm(forms.PlatformForm):
    value = forms.TextField("Value", required=True, max=LONGEST_SHORT)


class RenameForm(ValueForm):
    change_records = forms.CheckboxField(
        "Change the records that hold it", help="Else they keep the old value, which is retired."
    )


@cache
def rule_form(object: str) -> type[forms.PlatformForm]:
    """The form of a rule about records of `object`, with the controls of its clauses."""
    fields = [(name, field.label) for name, field in rule_fields(object).items()]
    fits = {name: operators_of(field) for name, field in rule_fields(object).items()}
    compared = [(name, label) for name, label in fields if fits[name][0] != "is empty"]
    members: dict[str, Any] = {
        "name": forms.TextField("Name", required=True, max=LONGEST_SHORT),
        "joined": forms.SelectField(
            "Refuse when", choices=[(key, text.capitalize()) for key, text in JOINS.items()], required=True
        ),
    }
    for number in range(1, MOST_CLAUSES + 1):
        members |= {
            f"field_{number}": forms.SelectField(f"Field {number}", choices=fields),
            f"operator_{number}": forms.SelectField(
                f"Operator {number}", choices=OPERATORS, follows=f"field_{number}", fits=fits
            ),
            f"value_{number}": forms.TextField(f"Value {number}", max=LONGEST_NAME),
            f"other_{number}": forms.SelectField(f"Or field {number}", choices=compared),
        }
    members |= {
        "message": forms.TextField("Message", required=True, max=LONGEST_NAME, wide=True),
        "field": forms.SelectField("Show it at", choices=fields, empty="The first condition's field"),
        "holds_from": forms.DateField("Holds for records made from", help="Older ones are let be; empty: all."),
        "is_active": forms.CheckboxField("Active"),
    }
    return cast(type[forms.PlatformForm], type(f"{object.capitalize()}RuleForm", (forms.PlatformForm,), members))


class FieldAccessForm(forms.PlatformForm):
    access = forms.SelectField("Access", choices=FIELD_ACCESS, empty="Open")
