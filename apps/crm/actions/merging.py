"""Records of the same customer made one: each field from one of them, and what hangs on any of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import select

from ...platform.database import Db
from ...platform.errors import Blocked, Invalid
from ...platform.record_fields import Field
from ..duplicate_rules import MATCHES
from ..fields import FIELDS
from ..models import (
    Account,
    AccountContact,
    CampaignMember,
    Case,
    Contact,
    Deal,
    DealContactRole,
    Document,
    Event,
    EventAttendee,
    Lead,
    Letter,
    Note,
    Quote,
    RecordTag,
    Task,
)
from ..objects import OBJECTS, label_of
from .affiliations import drop_own, join_links
from .campaign_members import join_members
from .leads import check_unconverted
from .marks import join_marks
from .naming import naming
from .saving import apply, bin_records, load, obey, require_assign, require_each

Mergeable = Account | Contact | Lead
#: The objects whose records can be merged, by their keys: those of which there can be duplicates.
MERGEABLE = tuple(MATCHES)
LEAST, MOST = 2, 3


#: What hangs on records, one of them and many, by the table and the attribute that names the record.
_HANGS: dict[tuple[type[Any], str], tuple[str, str]] = {
    (Contact, "account_id"): ("contact", "contacts"),
    (AccountContact, "account_id"): ("contact of another account", "contacts of other accounts"),
    (AccountContact, "contact_id"): ("further account", "further accounts"),
    (Account, "parent_id"): ("account below it", "accounts below it"),
    (Contact, "reports_to_id"): ("contact who reports to them", "contacts who report to them"),
    (Deal, "account_id"): ("deal", "deals"),
    (DealContactRole, "contact_id"): ("role in a deal", "roles in deals"),
    (Quote, "contact_id"): ("quote", "quotes"),
    (Case, "account_id"): ("case", "cases"),
    (Case, "contact_id"): ("case", "cases"),
    (CampaignMember, "contact_id"): ("campaign", "campaigns"),
    (CampaignMember, "lead_id"): ("campaign", "campaigns"),
    (Letter, "contact_id"): ("e-mail of a campaign", "e-mails of campaigns"),
    (Letter, "lead_id"): ("e-mail of a campaign", "e-mails of campaigns"),
    (Lead, "converted_account_id"): ("converted lead", "converted leads"),
    (Lead, "converted_contact_id"): ("converted lead", "converted leads"),
    (Task, "parent_id"): ("task", "tasks"),
    (Event, "parent_id"): ("event", "events"),
    (EventAttendee, "contact_id"): ("invitation to an event", "invitations to events"),
    (Note, "parent_id"): ("note", "notes"),
    (Document, "parent_id"): ("file", "files"),
    (RecordTag, "parent_id"): ("tag", "tags"),
}  # fmt: skip


def coming_along(db: Db, key: str, record_id: int) -> list[str]:
    """What hangs on a record and comes along when it is merged, in words: "2 cases", "1 role in a deal"."""
    rows = [(type(row), name) for row, name in naming(db, key, [record_id]) if getattr(row, "deleted_at", None) is None]
    counts = Counter(_HANGS[each] for each in rows if each in _HANGS)
    order = list(dict.fromkeys(_HANGS.values()))
    return [f"{counts[each]:,} {each[counts[each] > 1]}" for each in order if each in counts]


def joined(db: Db, key: str, records: Sequence[Mergeable]) -> list[str]:
    """A sentence for each thing of which there is one of each record, and will be one: what stays of the two."""
    ids = [record.id for record in records]
    said: list[str] = []
    if key == "contact":
        roles = _several(db, DealContactRole, DealContactRole.deal_id, DealContactRole.contact_id.in_(ids))
        for found in roles:
            held = " and ".join(f"{role.role} ({label_of(role.contact)})" for role in found)
            said.append(f"{found[0].deal.name}: {held}. The role of the record that is kept stays, the other goes.")
    if key != "account":
        column: Any = getattr(CampaignMember, f"{key}_id")
        for members in _several(db, CampaignMember, CampaignMember.campaign_id, column.in_(ids)):
            held = " and ".join(member.status for member in members)
            said.append(f"{members[0].campaign.name}: {held}. One member stays, with the answer that is further on.")
    return said


def _several(db: Db, model: Any, within: Any, where: Any) -> list[list[Any]]:
    """The rows of a table that stand together in something, where there is more than one."""
    alive = [model.deleted_at.is_(None)] if hasattr(model, "deleted_at") else []
    by_place: dict[int, list[Any]] = {}
    for row in db.scalars(select(model).where(where, *alive).order_by(model.id)):
        by_place.setdefault(getattr(row, within.key), []).append(row)
    return [rows for rows in by_place.values() if len(rows) > 1]


def merge_fields(key: str) -> list[Field]:
    """The fields whose value is taken from one of the records."""
    return [field for field in FIELDS[key] if field.is_written]


def loaded(db: Db, key: str, ids: Sequence[int]) -> list[Mergeable]:
    """The records to merge, in the order of `ids`. Raises Invalid, Blocked, Forbidden."""
    ids = list(dict.fromkeys(ids))
    if key not in MERGEABLE or not LEAST <= len(ids) <= MOST:
        raise Invalid({"": f"Choose {LEAST} or {MOST} records of one kind to merge."})
    require_each(db, "edit", key, ids)
    require_each(db, "delete", key, ids)
    model: Any = OBJECTS[key].model
    found = [load(db, model, id) for id in ids]
    for record in found:
        if isinstance(record, Lead):
            check_unconverted(record)
    accounts = {record.account_id for record in found if isinstance(record, Contact)}
    if len(accounts) > 1:
        raise Blocked(
            "These contacts belong to different accounts. Move them to the same account first, or leave them."
        )
    return found


def merge_records(
    db: Db, key: str, master_id: int, other_ids: Sequence[int], values: Mapping[str, int] | None = None, *,
    versions: Mapping[int, int] | None = None,
) -> Mergeable:  # fmt: skip
    """Keep the record `master_id`, with all that hangs on any of them; the others go into the recycle bin.

    `values` names the record from which a field's value is taken; unless it does, the master keeps its own, or gets the
    first that another one has. Raises Conflict when one has been saved since its version in `versions`.
    """
    records = loaded(db, key, [master_id, *other_ids])
    master, others = records[0], records[1:]
    for record in records:
        db.check_version(record, label_of(record), (versions or {}).get(record.id))
    changes = _chosen(key, master, others, values or {})
    if "owner_id" in changes and changes["owner_id"] != master.owner_id:
        require_assign(db)
    _reparent(db, key, master, others)
    for other in others:
        if isinstance(other, Account):
            # It stays with one of them only, also in the recycle bin.
            other.account_number = None
    db.flush()
    for record in [*others, *_merged_before(db, key, others)]:
        record.merged_into_id = master.id
    bin_records(db, others)
    apply(master, FIELDS[key].clean(db, changes, master))
    if isinstance(master, Account) and master.parent_id == master.id:
        master.parent_id = None
    if isinstance(master, Contact) and master.reports_to_id == master.id:
        master.reports_to_id = None
    obey(db, master)
    db.flush()
    if not isinstance(master, Lead):
        drop_own(db, **{f"{key}_id": master.id})
    db.expire(master)
    return master


def _merged_before(db: Db, key: str, gone: Sequence[Mergeable]) -> Sequence[Mergeable]:
    """What was merged into records that are going to be merged themselves."""
    model: Any = OBJECTS[key].model
    found = select(model).where(model.merged_into_id.in_([record.id for record in gone])).order_by(model.id)
    return db.scalars(found).unique().all()


def _chosen(key: str, master: Mergeable, others: Sequence[Mergeable], values: Mapping[str, int]) -> dict[str, Any]:
    by_id = {record.id: record for record in (master, *others)}
    names = {field.name for field in merge_fields(key)}
    changes: dict[str, Any] = {}
    for name, id in values.items():
        if name not in names or id not in by_id:
            raise Invalid({"": "A value can only be taken from one of the merged records."})
        changes[name] = getattr(by_id[id], name)
    gone = {other.id for other in others}
    for name in sorted(names - values.keys()):
        held = [getattr(record, name) for record in (master, *others)]
        changes[name] = next((value for value in held if value not in (None, "", False)), held[0])
    for name in ("parent_id", "reports_to_id"):
        # Nobody stands below what is going to be gone.
        if changes.get(name) in gone or changes.get(name) == master.id:
            changes[name] = None
    return changes


def _reparent(db: Db, key: str, master: Mergeable, others: Sequence[Mergeable]) -> None:
    """Let everything that names one of the others name the master, whatever table it stands in."""
    gone = [other.id for other in others]
    if key == "contact":
        _join_roles(db, master.id, gone)
    if not isinstance(master, Account):
        _join_members(db, key, [master.id, *gone])
    if not isinstance(master, Lead):
        join_links(db, key, master.id, gone)
    join_marks(db, key, master.id, gone)
    for row, name in naming(db, key, gone):
        # A record cannot be below itself.
        setattr(row, name, None if row is master else master.id)
    db.flush()


def _join_roles(db: Db, master_id: int, gone: Sequence[int]) -> None:
    """A contact has one role in a deal: of several that become one the first stays, and is primary if any was."""
    asked = select(DealContactRole).where(DealContactRole.contact_id.in_([master_id, *gone]))
    by_deal: dict[int, DealContactRole] = {}
    roles = db.scalars(asked.order_by(DealContactRole.id)).all()
    for role in sorted(roles, key=lambda role: (role.deleted_at is not None, role.contact_id != master_id, role.id)):
        kept = by_deal.setdefault(role.deal_id, role)
        if kept is not role:
            kept.is_primary = kept.is_primary or (role.is_primary and role.deleted_at is None)
            db.delete(role)
    db.flush()


def _join_members(db: Db, key: str, ids: Sequence[int]) -> None:
    """Nobody is in a campaign twice: the master's membership stays, else the oldest."""
    column: Any = getattr(CampaignMember, f"{key}_id")
    found = db.scalars(select(CampaignMember).where(column.in_(ids)).order_by(CampaignMember.id)).all()
    by_campaign: dict[int, CampaignMember] = {}
    for member in sorted(found, key=lambda member: (ids.index(getattr(member, f"{key}_id")), member.id)):
        kept = by_campaign.setdefault(member.campaign_id, member)
        if kept is not member:
            join_members(db, kept, member)
    db.flush()
