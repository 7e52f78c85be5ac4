"""What the security checks know of the handbook: whoever works here reads all of it, and nobody writes."""

from __future__ import annotations

from ..spec import Rows, SecuritySpec
from ..staff import members, revocations

_SECTIONS = Rows("key", "handbook_section", "deleted_at IS NULL")
_VERSIONS = Rows(
    "(SELECT key FROM handbook_section WHERE id = section_id), number",
    "(SELECT * FROM handbook_revision WHERE deleted_at IS NULL)",
)

SPEC = SecuritySpec(
    principals=members("SELECT 'Reader' AS role, id FROM handbook_reader"),
    per_role=2,
    rows={"sections/key": _SECTIONS, "sections/key versions/number": _VERSIONS},
    may_change=lambda _world, _principal, _change: False,
    revocations=revocations("handbook_reader"),
)
