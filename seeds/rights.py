"""What each role of the CRM may do: the rows of its setup and the handbook's page are both made of this."""

from __future__ import annotations

from dataclasses import dataclass

from ..apps.crm.objects import OBJECTS

# Rights on an object as "create read edit delete".
_NONE = "no no no no"
_READ = "no all no no"
_ALL = "yes all all all"
_REP = {
    "account": "yes all team own",
    "contact": "yes all team own",
    "lead": "yes all team own",
    "deal": "yes all team own",
    "task": "yes all own own",
    "event": "yes all own own",
    "note": "yes all own own",
    "case": "yes all own no",
    "quote": "yes all own own",
    "campaign": _READ,
}
_MANAGER = {
    "account": "yes all team team",
    "contact": "yes all team team",
    "lead": "yes all team team",
    "deal": "yes all team team",
    "task": "yes all team team",
    "event": "yes all team team",
    "note": "yes all own team",
    "case": "yes all team no",
    "quote": "yes all team team",
    "campaign": "yes all own own",
}
_SUPPORT = {
    "account": _READ,
    "contact": "yes all all no",
    "lead": _READ,
    "deal": _READ,
    "task": "yes all team own",
    "event": "yes all own own",
    "note": "yes all own own",
    "case": "yes all all own",
    "quote": _READ,
    "campaign": _READ,
}
_MARKETING = {
    "account": _READ,
    "contact": "yes all all no",
    "lead": "yes all all all",
    "deal": _READ,
    "task": "yes all own own",
    "event": "yes all own own",
    "note": "yes all own own",
    "case": _READ,
    "quote": _READ,
    "campaign": _ALL,
}
_SUPPORT_MANAGER = {**_SUPPORT, "task": "yes all team team", "note": "yes all own team", "case": "yes all all all"}


@dataclass(frozen=True)
class RoleSpec:
    rights: dict[str, str]
    can_assign: bool = False
    can_mass_update: bool = False
    can_export: bool = False
    can_approve: bool = False
    can_price: bool = False
    keeps_desk: bool = False
    is_admin: bool = False

    def rights_on(self, key: str) -> str:
        return self.rights.get(key, _NONE)


ROLES = {
    "Administrator": RoleSpec(
        dict.fromkeys(OBJECTS, _ALL), True, True, True, True, True, keeps_desk=True, is_admin=True
    ),
    "Sales operations": RoleSpec(dict.fromkeys(OBJECTS, _ALL), True, True, True, True, True),
    "Sales manager": RoleSpec(_MANAGER, True, True, True, True),
    "Sales rep": RoleSpec(_REP),
    "Marketing": RoleSpec(_MARKETING, can_assign=True, can_mass_update=True, can_export=True),
    "Support": RoleSpec(_SUPPORT, can_assign=True),
    "Support manager": RoleSpec(_SUPPORT_MANAGER, can_assign=True, can_mass_update=True, keeps_desk=True),
    "Read-only": RoleSpec(dict.fromkeys(OBJECTS, _READ)),
}
