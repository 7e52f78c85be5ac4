"""What the security checks know of the CRM: records with owners, read and changed by role and team."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ....tasks.verifier.changes import Change
from ..authorization import row_of
from ..spec import Canary, Downgrade, Principal, Revocation, Rows, SecuritySpec
from ..staff import members, revocations
from ..watched_world import WatchedWorld

_RECORDS = ("account", "contact", "lead", "deal", "task", "event", "note", "case", "quote", "campaign")
_LISTS = ("account", "contact", "lead", "deal", "task", "case", "quote", "campaign")
#: Kept by those whose role may price, and read by everybody.
_PRICED = ("product", "pricebook", "pricebook_entry")
#: What posts, files, stars and followers hang on; of these some have tags.
_FOLLOWED, _TAGGED = ("account", "contact", "lead", "deal", "case"), ("account", "contact", "deal")
_ALIVE = "deleted_at IS NULL"


def _owner(key: str) -> str:
    return "created_by_id" if key == "note" else "owner_id"


def _rows(key: str, which: str = _ALIVE) -> Rows:
    owner = _owner(key)
    level = f"""(SELECT p.read FROM crm_permission p JOIN crm_user u ON u.role_id = p.role_id
        WHERE u.id = :me AND p.object = '{key}')"""
    team = f"""{owner} IN (SELECT o.id FROM crm_user o JOIN crm_user m ON o.team_id = m.team_id WHERE m.id = :me)"""
    reach = f"CASE {level} WHEN 'all' THEN 1 WHEN 'team' THEN {owner} = :me OR {team} WHEN 'own' THEN {owner} = :me END"
    if key == "note":
        reach = f"({reach}) AND (NOT is_internal OR {_IS_ADMIN} OR {_IN_CIRCLE})"
    return Rows("id", f"(SELECT * FROM crm_{key} WHERE {which})", reach)


_IS_ADMIN = "EXISTS (SELECT 1 FROM crm_user u JOIN crm_role r ON r.id = u.role_id WHERE u.id = :me AND r.is_admin)"
#: The team of whoever began a thread of internal notes, and all whom it names.
_IN_CIRCLE = """EXISTS (SELECT 1 FROM crm_note f WHERE f.id = coalesce(x.root_id, x.id) AND (f.created_by_id = :me
    OR f.created_by_id IN (SELECT o.id FROM crm_user o JOIN crm_user m ON o.team_id = m.team_id WHERE m.id = :me)))
    OR EXISTS (SELECT 1 FROM crm_note_mention n JOIN crm_note s ON s.id = n.note_id WHERE n.person_id = :me
    AND coalesce(s.root_id, s.id) = coalesce(x.root_id, x.id))"""
_BY_KEY = {key: _rows(key) for key in _RECORDS}
# Whoever is asked to an event reads it.
_ASKED = "id IN (SELECT event_id FROM crm_event_attendee WHERE user_id = :me)"
_BY_KEY["event"] = replace(_BY_KEY["event"], readable=f"({_BY_KEY['event'].readable}) OR {_ASKED}")
_IN_BIN = {key: _rows(key, "deleted_at IS NOT NULL") for key in _RECORDS}

_TEAM = "owner_id IN (SELECT o.id FROM crm_user o JOIN crm_user m ON o.team_id = m.team_id WHERE m.id = :me)"
#: What those alone see and change who set the CRM up.
_OF_SETUP = {"crm_pipeline", "crm_stage", "crm_picklist_value", "crm_validation_rule", "crm_duplicate_rule",
             "crm_field_permission"}  # fmt: skip


def _set_up(table: str) -> Rows:
    return Rows("id", f"(SELECT * FROM crm_{table} WHERE {_ALIVE})", _IS_ADMIN)


#: Saved views of lists.
_VIEWS = Rows(
    "id", f"(SELECT * FROM crm_list_view WHERE {_ALIVE})",
    f"""owner_id = :me OR visibility = 'Everyone' OR visibility = 'My team' AND {_TEAM}
    OR visibility <> 'Only me' AND {_IS_ADMIN}""",
)  # fmt: skip


#: Folders of reports and dashboards, and what is in those that one sees or is one's own alone.
_FOLDER = f"""(owner_id = :me OR visibility = 'Everyone' OR visibility = 'My team' AND {_TEAM} OR {_IS_ADMIN})"""
_FOLDERS = Rows("id", f"(SELECT * FROM crm_report_folder WHERE {_ALIVE})", _FOLDER)
_SEEN_FOLDERS = f"SELECT id FROM crm_report_folder WHERE {_ALIVE} AND {_FOLDER}"
_KEPT = f"folder_id IN ({_SEEN_FOLDERS}) OR folder_id IS NULL AND owner_id = :me"
_REPORTS = Rows("id", f"(SELECT * FROM crm_report WHERE {_ALIVE})", _KEPT)
_DASHBOARDS = Rows("id", f"(SELECT * FROM crm_dashboard WHERE {_ALIVE})", _KEPT)
_WIDGETS = Rows(
    "id", f"(SELECT * FROM crm_dashboard_widget WHERE {_ALIVE})",
    f"dashboard_id IN (SELECT id FROM crm_dashboard WHERE {_ALIVE} AND ({_KEPT}))",
)  # fmt: skip


def _deal_part(columns: str, source: str) -> Rows:
    """A part of a deal, read by whoever reads the deal."""
    return Rows(
        columns, f"(SELECT * FROM {source})", f"deal_id IN (SELECT id FROM crm_deal WHERE {_BY_KEY['deal'].readable})"
    )


#: Imports are read by whoever began them, and by administrators.
_IMPORTS = Rows("id", f"(SELECT * FROM crm_import_job WHERE {_ALIVE})", f"created_by_id = :me OR {_IS_ADMIN}")


def _everybody(columns: str, source: str) -> Rows:
    return Rows(columns, f"(SELECT * FROM {source} WHERE {_ALIVE})", "1")


#: Requests for approval, read by whoever reads their quote.
_REQUESTS = Rows(
    "id",
    f"(SELECT * FROM crm_approval_request WHERE {_ALIVE})",
    f"quote_id IN (SELECT id FROM crm_quote WHERE {_BY_KEY['quote'].readable})",
)


def _may_decide(world: WatchedWorld, principal: Principal, quote_id: int) -> bool:
    """Whether somebody is asked about a quote that is not theirs, or approves whatever reaches them."""
    found = world.query(
        """SELECT r.approver_id, q.owner_id, r.created_by_id FROM crm_approval_request r
        JOIN crm_quote q ON q.id = r.quote_id WHERE q.id = :id AND r.status != 'Recalled'""", id=quote_id,
    )  # fmt: skip
    approves = world.query(
        "SELECT can_approve FROM crm_user u JOIN crm_role r ON r.id = u.role_id WHERE u.id = :me", me=principal.id
    )
    return any(
        principal.id not in (owner, asker)
        and (principal.id == approver or (approves[0][0] and _reaches(world, principal, "quote", "edit", owner)))
        for approver, owner, asker in found
    )


#: What hangs on records that one may read: files, tags.
_ON_RECORDS = " OR ".join(
    f"parent_type = '{key}' AND parent_id IN (SELECT id FROM crm_{key} WHERE {_ALIVE} AND {_BY_KEY[key].readable})"
    for key in _FOLLOWED
)
_FILES = Rows("id", f"(SELECT * FROM crm_document WHERE {_ALIVE})", _ON_RECORDS)


def _tags(key: str) -> Rows:
    return Rows("parent_id, id", f"(SELECT * FROM crm_tag WHERE parent_type = '{key}')", _ON_RECORDS)


def _named_parents() -> Rows:
    """Records as a query names them: "deal-12"."""
    parts = " UNION ALL ".join(
        f"SELECT '{key}' || '-' || id AS name, '{key}' AS parent_type, id AS parent_id FROM crm_{key} WHERE {_ALIVE}"
        for key in _FOLLOWED
    )
    return Rows("name", f"({parts})", _ON_RECORDS)


#: What everybody who works in the CRM may read.
_KNOWN = {
    name: Rows("id", f"(SELECT * FROM crm_{table} WHERE {_ALIVE})")
    for name, table in (
        ("article", "kb_article"), ("category", "kb_category"), ("template", "email_template"), ("queue", "queue"),
        ("rule", "assignment_rule"),
    )
}  # fmt: skip
#: Users, roles and teams, of whom administrators alone have pages.
_SET_UP = {
    name: Rows("id", f"(SELECT * FROM crm_{name} WHERE {_ALIVE})", _IS_ADMIN) for name in ("user", "role", "team")
}
_OF_ADMINS = {"crm_user", "crm_role", "crm_permission", "crm_team", "org_person"}
#: Parts of a case, written by whoever may edit it.
_OF_CASES = {"crm_case_comment", "crm_email", "crm_case_article", "crm_case_history"}
#: What those alone change who keep the support desk.
_OF_DESK = {"crm_queue", "crm_queue_member", "crm_assignment_rule", "crm_email_template", "crm_kb_category"}


def _case_part(columns: str, source: str) -> Rows:
    """A part of a case, read by whoever reads the case."""
    return Rows(columns, source, f"case_id IN (SELECT id FROM crm_case WHERE {_BY_KEY['case'].readable})")


def _may_write_article(world: WatchedWorld, principal: Principal, article_id: int, author_id: int) -> bool:
    """Whoever works on cases writes articles, and changes their own; those who keep the desk change all."""
    found = world.query(
        """SELECT r.keeps_desk, p.edit != 'no' FROM crm_user u JOIN crm_role r ON r.id = u.role_id
        LEFT JOIN crm_permission p ON p.role_id = r.id AND p.object = 'case' WHERE u.id = :me
        AND u.is_active AND NOT u.is_frozen""",
        me=principal.id,
    )
    return bool(found and (found[0][0] or (found[0][1] and author_id == principal.id)))


def _keeps_desk(world: WatchedWorld, principal: Principal) -> bool:
    found = world.query(
        "SELECT r.keeps_desk FROM crm_user u JOIN crm_role r ON r.id = u.role_id WHERE u.id = :me", me=principal.id
    )
    return bool(found and found[0][0])


def _may_change(world: WatchedWorld, principal: Principal, change: Change) -> bool:
    key = change.table.name.removeprefix("crm_")
    row = row_of(change)
    if key in _PRICED:
        prices = world.query(
            "SELECT can_price FROM crm_user u JOIN crm_role r ON r.id = u.role_id WHERE u.id = :me", me=principal.id
        )
        return bool(prices and prices[0][0])
    if "quote_id" in row or key == "quote":
        quote_id = row["id"] if key == "quote" else row["quote_id"]
        owners = world.query("SELECT owner_id FROM crm_quote WHERE id = :id", id=quote_id)
        owner = owners[0][0] if owners else row.get("owner_id")
        if change.before is not None and _may_decide(world, principal, quote_id):
            return True
        if key != "quote":
            # Products and requests are edited with the quote that they are part of.
            return owner is not None and _reaches(world, principal, "quote", "edit", owner)
    if change.table.name in (*_OF_ADMINS, *_OF_SETUP):
        return bool(world.query(f"SELECT 1 WHERE {_IS_ADMIN}", me=principal.id))
    if key == "event_attendee":
        # One's own answer, or who is asked: edited with the event.
        events = world.query("SELECT owner_id FROM crm_event WHERE id = :id", id=row["event_id"])
        is_own = change.before is not None and change.after is not None and row["user_id"] == principal.id
        return is_own or (bool(events) and _reaches(world, principal, "event", "edit", events[0][0]))
    if change.table.name in _OF_DESK:
        return _keeps_desk(world, principal)
    if change.table.name in _OF_CASES:
        cases = world.query("SELECT owner_id FROM crm_case WHERE id = :id", id=row["case_id"])
        return bool(cases) and _reaches(world, principal, "case", "edit", cases[0][0])
    if key == "kb_article":
        return _may_write_article(world, principal, row["id"], row["author_id"])
    if key == "kb_version":
        return _keeps_desk(world, principal)
    if "deal_id" in row and key != "quote":
        # Products, roles and history are edited with the deal that they are part of.
        deals = world.query("SELECT owner_id FROM crm_deal WHERE id = :id", id=row["deal_id"])
        return bool(deals) and _reaches(world, principal, "deal", "edit", deals[0][0])
    if key == "list_view":
        # One's own, or for administrators what is shared.
        is_admin = bool(world.query(f"SELECT 1 WHERE {_IS_ADMIN}", me=principal.id))
        return bool(row["owner_id"] == principal.id or (is_admin and row["visibility"] != "Only me"))
    if key in ("report", "dashboard", "dashboard_widget", "report_folder"):
        return _may_keep(world, principal, key, row)
    if key == "account_contact":
        # Edited by whoever edits one of the two.
        return any(
            _reaches(world, principal, end, "edit", owner)
            for end in ("account", "contact")
            for (owner,) in world.query(f"SELECT owner_id FROM crm_{end} WHERE id = :id", id=row[f"{end}_id"])
        )
    if key in ("mailing", "letter"):
        return _may_write_to_members(world, principal, row)
    if key == "campaign_member":
        return _may_change_member(world, principal, row)
    if key in ("import_job", "import_row"):
        jobs = world.query("SELECT created_by_id FROM crm_import_job WHERE id = :id", id=row.get("job_id", row["id"]))
        return bool(
            not jobs or jobs[0][0] == principal.id or world.query(f"SELECT 1 WHERE {_IS_ADMIN}", me=principal.id)
        )
    if key in ("follow", "star"):
        # Those of others only come along when records are merged.
        return bool(row["person_id"] == principal.id) or (
            change.before is not None and _may_mark(world, principal, row, is_new=True, key=key)
        )
    if key in ("tag", "document"):
        return _may_mark(world, principal, row, is_new=change.before is None, key=key)
    if key not in _RECORDS:
        return False
    me = world.query(
        """SELECT p."create", r.is_admin, u.is_active AND NOT u.is_frozen FROM crm_user u
        JOIN crm_role r ON r.id = u.role_id LEFT JOIN crm_permission p ON p.role_id = r.id AND p.object = :key
        WHERE u.id = :me""",
        key=key, me=principal.id,
    )  # fmt: skip
    if not me or not me[0][2]:
        return False
    create, is_admin, _ = me[0]
    if change.before is None:
        return bool(create)
    if key == "account" and change.before["is_locked"] and not is_admin:
        return False
    is_deleted = change.after is None or (change.after["deleted_at"] and not change.before["deleted_at"])
    return _reaches(world, principal, key, "delete" if is_deleted else "edit", row[_owner(key)])


def _may_change_member(world: WatchedWorld, principal: Principal, row: Mapping[str, Any]) -> bool:
    """Whether somebody may edit a member's campaign, or the lead or contact that is converted or merged."""
    for key in ("campaign", "contact", "lead"):
        found = world.query(f"SELECT owner_id FROM crm_{key} WHERE id = :id", id=row[f"{key}_id"])
        if found and _reaches(world, principal, key, "edit", found[0][0]):
            return True
    return False


def _may_write_to_members(world: WatchedWorld, principal: Principal, row: Mapping[str, Any]) -> bool:
    """Whether somebody may edit the campaign of a mailing, or the contact or lead of a letter that is merged."""
    of = row.get("campaign_id") or world.query(
        "SELECT campaign_id FROM crm_mailing WHERE id = :id", id=row["mailing_id"]
    )[0][0]  # fmt: skip
    return _may_change_member(
        world, principal, {"campaign_id": of, "contact_id": row.get("contact_id"), "lead_id": row.get("lead_id")}
    )


def _may_mark(world: WatchedWorld, principal: Principal, row: Mapping[str, Any], *, is_new: bool, key: str) -> bool:
    """Tags and files come with the right to edit the record; others' files are left to those who may delete it."""
    kind, id = row["parent_type"], row["parent_id"]
    found = world.query(f"SELECT owner_id FROM crm_{kind} WHERE id = :id", id=id)
    own = is_new or key == "tag" or row["created_by_id"] == principal.id
    return bool(found) and _reaches(world, principal, kind, "edit" if own else "delete", found[0][0])


def _may_keep(world: WatchedWorld, principal: Principal, key: str, row: Mapping[str, Any]) -> bool:
    """Whether somebody may change a report, a dashboard, a widget, a folder: their own, or what an open folder has."""
    if key == "dashboard_widget":
        found = world.query("SELECT owner_id, folder_id FROM crm_dashboard WHERE id = :id", id=row["dashboard_id"])
        owner, folder = found[0]
    else:
        owner, folder = row["owner_id"], row["id"] if key == "report_folder" else row["folder_id"]
    if owner == principal.id:
        return True
    is_open = "1" if key == "report_folder" else "editors = 'Everyone who sees it'"
    open_to_me = f"""SELECT 1 FROM crm_report_folder WHERE id = :folder AND {_FOLDER}
        AND ({_IS_ADMIN} OR owner_id = :me OR {is_open} AND {int(key != "report_folder")})"""
    return bool(world.query(open_to_me, me=principal.id, folder=folder))


def _reaches(world: WatchedWorld, principal: Principal, key: str, right: str, owner: int) -> bool:
    """Whether a role's right to edit or delete goes as far as a record of `owner`."""
    found = world.query(
        f"""SELECT CASE p."{right}" WHEN 'all' THEN 1 WHEN 'own' THEN :owner = :me WHEN 'team' THEN :owner = :me OR
        u.team_id = (SELECT team_id FROM crm_user WHERE id = :owner) END FROM crm_user u
        JOIN crm_permission p ON p.role_id = u.role_id AND p.object = :key WHERE u.id = :me""",
        key=key, me=principal.id, owner=owner,
    )  # fmt: skip
    return bool(found and found[0][0])


def _downloads(world: WatchedWorld, principal: Principal, text: str) -> list[str]:
    """The addresses of the files that somebody may read whose names contain a text."""
    named = {id for (id,) in world.query("SELECT id FROM crm_document WHERE name LIKE '%' || :text || '%'", text=text)}
    return [f"/files/{id}/download" for (id,) in _FILES.readable_by(world, principal) if id in named]


_READABLE_CASES = f"(SELECT id FROM crm_case WHERE {_BY_KEY['case'].readable})"

SPEC = SecuritySpec(
    principals=members(
        """SELECT r.name || CASE WHEN u.is_frozen THEN ', frozen' ELSE '' END, u.id FROM crm_user u
        JOIN crm_role r ON r.id = u.role_id"""
    ),
    per_role=1,
    rows={
        **{f"{key}s/id": rows for key, rows in _BY_KEY.items()},
        "views/id": _VIEWS,
        "columns/name view": Rows("name, view", "(SELECT 'deals' AS name, 'open' AS view)"),
        "import/id": _IMPORTS,
        "events/id respond/response": replace(
            _BY_KEY["event"],
            columns="id, response",
            source=f"(SELECT *, 'accepted' AS response FROM crm_event WHERE {_ALIVE})",
        ),
        "stages/id": _set_up("stage"),
        "values/id": _set_up("picklist_value"),
        "rules/id": _set_up("validation_rule"),
        "duplicates/id": _set_up("duplicate_rule"),
        "picklists/key": Rows("picklist", "(SELECT DISTINCT picklist FROM crm_picklist_value)", _IS_ADMIN),
        "fields/role_id object field": Rows(
            "role_id, object, field",
            "(SELECT id AS role_id, 'account' AS object, 'rating' AS field FROM crm_role WHERE NOT is_admin)",
            _IS_ADMIN,
        ),
        "campaigns/id emails/mailing_id": Rows(
            "campaign_id, id",
            f"(SELECT * FROM crm_mailing WHERE {_ALIVE})",
            f"campaign_id IN (SELECT id FROM crm_campaign WHERE {_BY_KEY['campaign'].readable})",
        ),
        "campaigns/id templates/template_id": Rows(
            "campaign_id, template_id",
            "(SELECT c.id AS campaign_id, t.id AS template_id FROM crm_campaign c CROSS JOIN crm_email_template t"
            f" WHERE c.{_ALIVE} AND t.{_ALIVE})",
            f"campaign_id IN (SELECT id FROM crm_campaign WHERE {_BY_KEY['campaign'].readable})",
        ),
        "desk/id": _BY_KEY["case"],
        "desk/id templates/template_id": _case_part(
            "case_id, template_id",
            "(SELECT c.id AS case_id, t.id AS template_id FROM crm_case c CROSS JOIN crm_email_template t"
            f" WHERE c.{_ALIVE} AND t.{_ALIVE})",
        ),
        "desk/id articles/article_id": _case_part(
            "case_id, article_id", f"(SELECT * FROM crm_case_article WHERE {_ALIVE})"
        ),
        "email-templates/template_id": _KNOWN["template"],
        "queues/queue_id": _KNOWN["queue"],
        "queues/queue_id members/user_id": Rows(
            "queue_id, user_id", f"(SELECT * FROM crm_queue_member WHERE {_ALIVE})"
        ),
        "rules/rule_id": _KNOWN["rule"],
        "people/id": _everybody("id", "crm_user"),
        "users/user_id": _SET_UP["user"],
        "roles/role_id": _SET_UP["role"],
        "teams/team_id": _SET_UP["team"],
        "teams/team_id members/user_id": Rows(
            "team_id, id", f"(SELECT * FROM crm_user WHERE {_ALIVE} AND team_id IS NOT NULL)", _IS_ADMIN
        ),
        "knowledge/id": _KNOWN["article"],
        "knowledge/id versions/number": Rows("article_id, number", "crm_kb_version"),
        "categories/category_id": _KNOWN["category"],
        "reports/id": _REPORTS,
        "folders/id": _FOLDERS,
        "from/report_id": _REPORTS,
        "dashboards/id": _DASHBOARDS,
        "widgets/id": _WIDGETS,
        "accounts/id contacts/contact_id": Rows(
            "account_id, contact_id",
            f"(SELECT * FROM crm_account_contact WHERE {_ALIVE})",
            " AND ".join(
                f"{key}_id IN (SELECT id FROM crm_{key} WHERE {_ALIVE} AND {_BY_KEY[key].readable})"
                for key in ("account", "contact")
            ),
        ),
        "deals/id contacts/contact_id": _deal_part("deal_id, contact_id", f"crm_deal_contact_role WHERE {_ALIVE}"),
        "deals/id products/line_id": _deal_part("deal_id, id", f"crm_deal_line WHERE {_ALIVE}"),
        "approvals/id": _REQUESTS,
        "files/id": _FILES,
        **{f"{key}s/id tags/tag_id": _tags(key) for key in _TAGGED},
        "notifications/id": Rows("id", "crm_notification", "person_id = :me"),
        "undo/number": Rows(
            "number", "(SELECT * FROM platform_undoable WHERE app = 'crm' AND is_open)", "person_id = :me"
        ),
        "due/id": _BY_KEY["case"],
        "products/id": _everybody("id", "crm_product"),
        "pricebooks/id": _everybody("id", "crm_pricebook"),
        "pricebooks/id entries/entry_id": _everybody("pricebook_id, id", "crm_pricebook_entry"),
        "deals/id drop/stage_id": _deal_part(
            "deal_id, stage_id",
            f"(SELECT d.id AS deal_id, s.id AS stage_id FROM crm_deal d CROSS JOIN crm_stage s WHERE d.{_ALIVE})",
        ),
        "deals/id move/stage_id": _deal_part(
            "deal_id, stage_id",
            f"(SELECT d.id AS deal_id, s.id AS stage_id FROM crm_deal d CROSS JOIN crm_stage s WHERE d.{_ALIVE})",
        ),
    },
    query_rows={
        **{f"/{key}s/{what}": ("ids", _BY_KEY[key]) for key in _LISTS for what in ("delete", "owner", "update")},
        **{f"/{key}s/follow": ("ids", _BY_KEY[key]) for key in _FOLLOWED},
        "/lookup/colleagues": ("parent", _named_parents()),
        **{f"/{key}s/merge": ("ids", _BY_KEY[key]) for key in ("account", "contact", "lead")},
        **{f"/campaigns/join/{key}s": ("ids", _BY_KEY[key]) for key in ("contact", "lead")},
        "/campaigns/cells": ("field=status&id", _BY_KEY["campaign"]),
        **{f"/recycle-bin/{key}s/restore": ("ids", _IN_BIN[key]) for key in _RECORDS},
        **{f"/tasks/{what}": ("ids", _BY_KEY["task"]) for what in ("cancel", "complete")},
        **{f"/{key}s/cells": ("field=phone&id", _BY_KEY[key]) for key in ("account", "contact", "lead")},
        **{f"/{key}s/cells": ("field=priority&id", _BY_KEY[key]) for key in ("task", "case")},
        "/deals/cells": ("field=next_step&id", _BY_KEY["deal"]),
        "/quotes/cells": (
            "field=expires_on&id",
            Rows(
                "id",
                f"(SELECT * FROM crm_quote WHERE {_ALIVE} AND status IN ('Draft', 'Approved', 'Rejected'))",
                _BY_KEY["quote"].readable,
            ),
        ),
        "/lookup/contacts": ("account", _BY_KEY["account"]),
        "/desk": ("case", _BY_KEY["case"]),
        "/events/plan": ("event", _BY_KEY["event"]),
        "/knowledge/new": ("case", _BY_KEY["case"]),
        **{f"/reports/{what}": ("report", _REPORTS) for what in ("build", "run", "save", "save-as")},
        "/reports/run/records": ("report", _REPORTS),
        "/reports/run/export.csv": ("report", _REPORTS),
    },
    bodies={
        "dashboards.arrange": {},
        "accounts.cells": {"{0}-phone": "(312) 555-0177"},
        "contacts.cells": {"{0}-phone": "(312) 555-0177"},
        "leads.cells": {"{0}-phone": "(312) 555-0177"},
        "tasks.cells": {"{0}-priority": "Urgent"},
        "cases.cells": {"{0}-priority": "Urgent"},
        "deals.cells": {"{0}-next_step": "Send the offer"},
        "deals.move": {},
        "deals.drop": {},
        "deal_parts.save_lines": {"new1-product_id": "1", "new1-quantity": "2"},
        "quotes.cells": {"{0}-expires_on": "12/31/2026"},
        "campaigns.cells": {"{0}-status": "Active"},
        "quotes.save_lines": {"new1-product_id": "1", "new1-quantity": "2"},
        "pricebooks.cells": {"1-unit_price": "10.00"},
        "marks.add_tag": {"tag": "Late payer"},
        "documents.rename": {"name": "Signed form"},
        "notes.new": {"body": "Called back.", "parent_type": "account", "parent_id": "1"},
    },
    may_change=_may_change,
    uploads={"documents.add": "files"},
    downloads=_downloads,
    canaries=(
        Canary("crm_account", "phone", _BY_KEY["account"]),
        Canary("crm_contact", "title", _BY_KEY["contact"]),
        Canary("crm_lead", "title", _BY_KEY["lead"]),
        Canary("crm_deal", "next_step", _BY_KEY["deal"]),
        # The recycle bin shows by their names what somebody might have deleted.
        Canary("crm_task", "subject", _rows("task", "TRUE")),
        Canary("crm_event", "subject", _BY_KEY["event"]),
        Canary("crm_note", "body", _BY_KEY["note"]),
        Canary("crm_case", "description", _BY_KEY["case"]),
        Canary("crm_document", "name", _FILES),
        Canary("crm_quote", "terms", _BY_KEY["quote"]),
        Canary("crm_campaign", "description", _BY_KEY["campaign"]),
        Canary("crm_list_view", "name", _VIEWS),
        Canary("crm_report", "name", _REPORTS),
        Canary("crm_report_folder", "name", _FOLDERS),
        Canary("crm_dashboard", "name", _DASHBOARDS),
        Canary("crm_email", "subject", Rows("id", "crm_email", f"case_id IN {_READABLE_CASES}")),
    ),
    # A right to read that ends before all.
    narrower_roles="""UPDATE crm_permission SET read = (SELECT CASE r.name WHEN 'Sales rep' THEN 'own'
        WHEN 'Sales manager' THEN 'team' WHEN 'Support' THEN CASE WHEN object IN ('deal', 'lead') THEN 'no' ELSE 'all'
        END ELSE 'all' END FROM crm_role r WHERE r.id = role_id)""",
    revocations=(
        *revocations("crm_user"),
        Revocation("frozen", "UPDATE crm_user SET is_frozen = 1 WHERE id = :id"),
    ),
    downgrade=Downgrade(
        """UPDATE crm_user SET role_id = (SELECT p.role_id FROM crm_permission p JOIN crm_role r ON r.id = p.role_id
        WHERE NOT r.is_admin GROUP BY p.role_id ORDER BY SUM((p.edit = 'all') + (p."delete" = 'all')), p.role_id
        LIMIT 1) WHERE id = :id""",
        most=1,
    ),
)
