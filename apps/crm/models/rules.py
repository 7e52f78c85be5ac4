"""What administrators set for all users: values of picklists, rules on records, and who sees which field."""

from __future__ import annotations

from datetime import date
from typing import Any

from sqlalchemy import JSON, ForeignKey, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column, relationship

from ...platform.models import Base, Name, Record, Short
from .core import Role

#: How the clauses of a validation rule are joined.
JOINS = {"all": "all of them hold", "any": "any of them holds"}
#: What happens to a new record that resembles one that exists.
DUPLICATE_ACTIONS = ("Warn", "Block")
#: How a field can be kept from a role.
FIELD_ACCESS = ("Read only", "Hidden")


class PicklistValue(Record, Base):
    """One value of a picklist (`apps.crm.picklists`). Records hold its text, so that old ones keep what is retired."""

    __tablename__ = "crm_picklist_value"
    __table_args__ = (UniqueConstraint("picklist", "value"),)

    picklist: Mapped[Short]
    value: Mapped[Short]
    position: Mapped[int]
    # One that is not cannot be chosen any more.
    is_active: Mapped[bool] = mapped_column(default=True)
    # What a new record begins with; at most one of a picklist.
    is_default: Mapped[bool] = mapped_column(default=False)


class ValidationRule(Record, Base):
    """Refuses to save a record of which its clauses hold, with its message at a field."""

    __tablename__ = "crm_validation_rule"
    __table_args__ = (UniqueConstraint("object", "name"),)

    object: Mapped[Short]
    name: Mapped[Short]
    # Up to four of {"field", "operator", "value", "other"}: see `apps.crm.validation`.
    clauses: Mapped[list[dict[str, Any]]] = mapped_column(JSON)
    joined: Mapped[Short] = mapped_column(default="all")
    message: Mapped[Name]
    # Where the message is shown.
    field: Mapped[Short]
    is_active: Mapped[bool] = mapped_column(default=True)
    # Records made before this day are let be; without one the rule holds for all.
    holds_from: Mapped[date | None]


class DuplicateRule(Record, Base):
    """One way in which a new record can resemble one that exists."""

    __tablename__ = "crm_duplicate_rule"
    __table_args__ = (UniqueConstraint("object", "match"),)

    object: Mapped[Short]
    match: Mapped[Short]  # a key of `apps.crm.duplicate_matches.MATCHES`
    action: Mapped[Short]
    is_active: Mapped[bool] = mapped_column(default=True)


class FieldPermission(Record, Base):
    """A field that a role only reads, or does not see at all. What no row names is as the role's permissions say."""

    __tablename__ = "crm_field_permission"
    __table_args__ = (UniqueConstraint("role_id", "object", "field"),)

    role_id: Mapped[int] = mapped_column(ForeignKey("crm_role.id"))
    object: Mapped[Short]
    field: Mapped[Short]
    access: Mapped[Short]

    role: Mapped[Role] = relationship()
