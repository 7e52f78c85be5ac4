"""Templates of e-mails: written by those who keep the support desk, used by everybody who answers cases."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select

from ...platform import rich_text
from ...platform.database import Db
from ...platform.errors import Invalid, NotFound
from ...platform.limits import LONGEST_NAME, LONGEST_SHORT, LONGEST_TEXT
from ..merge_fields import MERGE_FIELDS, unknown_fields
from ..models import EmailTemplate
from ..permissions import require_keeper

_FIELDS = ("name", "topic", "subject", "body", "is_active")


def find_template(db: Db, template_id: int) -> EmailTemplate:
    template = db.get(EmailTemplate, template_id)
    if template is None or template.deleted_at is not None:
        raise NotFound("This template does not exist.")
    return template


def create_template(db: Db, **values: Any) -> EmailTemplate:
    """Add a template with a name, topic, subject and body."""
    require_keeper(db, "write templates")
    template = EmailTemplate(is_active=True)
    _write(db, template, {**dict.fromkeys(_FIELDS[:4]), **values})
    db.add(template)
    db.flush()
    return template


def update_template(db: Db, template_id: int, *, version: int | None = None, **values: Any) -> EmailTemplate:
    """Change a template; letters that were written with it stay as they are."""
    require_keeper(db, "change templates")
    template = _load(db, template_id, version)
    _write(db, template, values)
    db.flush()
    return template


def delete_template(db: Db, template_id: int, *, version: int | None = None) -> EmailTemplate:
    require_keeper(db, "delete templates")
    template = _load(db, template_id, version)
    template.deleted_at = db.now
    db.flush()
    return template


def _load(db: Db, template_id: int, version: int | None) -> EmailTemplate:
    template = find_template(db, template_id)
    db.check_version(template, f"“{template.name}”", version)
    return template


def _write(db: Db, template: EmailTemplate, values: dict[str, Any]) -> None:
    unknown = sorted(set(values) - set(_FIELDS))
    if unknown:
        raise TypeError(f"a template has no field {', '.join(unknown)}")
    errors: dict[str, str] = {}
    cleaned: dict[str, Any] = {}
    for key, value in values.items():
        if key == "is_active":
            cleaned[key] = bool(value)
            continue
        text = rich_text.clean(value or "") if key == "body" else " ".join((value or "").split())
        longest = {"body": LONGEST_TEXT, "topic": LONGEST_SHORT}.get(key, LONGEST_NAME)
        if not (rich_text.plain(text) if key == "body" else text):
            errors[key] = f"A template needs a {'text' if key == 'body' else key}."
        elif len(text) > longest:
            errors[key] = f"This can have {longest:,} characters at most; it has {len(text):,}."
        elif wrong := unknown_fields(text):
            errors[key] = f"{{{{{wrong[0]}}}}} is not a merge field. There are: {', '.join(MERGE_FIELDS)}."
        cleaned[key] = text
    if cleaned.get("name"):
        same = select(EmailTemplate.id).where(func.lower(EmailTemplate.name) == cleaned["name"].lower())
        if db.scalar(same.where(EmailTemplate.id != (template.id or 0))) is not None:
            errors["name"] = f"There is a template “{cleaned['name']}” already, perhaps in the recycle bin."
    if errors:
        raise Invalid(errors)
    for key, value in cleaned.items():
        if getattr(template, key) != value:
            setattr(template, key, value)
