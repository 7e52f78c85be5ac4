"""What must hold in every world: each rule is a query for the rows that break it.

The parameters are `:now`, the world's clock, and `:today`, the date at its office. Where a rule is about what people
can see, records in the recycle bin are left out.
"""

from __future__ import annotations

_DEAL = "crm_deal d JOIN crm_stage s ON s.id = d.stage_id LEFT JOIN crm_stage l ON l.id = d.last_stage_id"
_HISTORY = """(
    SELECT h.*, row_number() OVER w AS place, count(*) OVER (PARTITION BY deal_id) AS places,
        lag(to_stage_id) OVER w AS was_stage, lag(changed_at) OVER w AS was_at, lag(amount) OVER w AS was_amount,
        lag(probability) OVER w AS was_probability, lag(close_date) OVER w AS was_date
    FROM crm_stage_history h WINDOW w AS (PARTITION BY deal_id ORDER BY id)
) h JOIN crm_deal d ON d.id = h.deal_id"""

RULES = {
    # Deals
    "a won deal sells at least one product": f"""
        SELECT d.id FROM {_DEAL} WHERE s.is_won AND d.id NOT IN (SELECT deal_id FROM crm_deal_line)""",
    "a won deal has a primary contact": f"""
        SELECT d.id FROM {_DEAL}
        WHERE s.is_won AND d.id NOT IN (SELECT deal_id FROM crm_deal_contact_role WHERE is_primary)""",
    "a won deal closed today or earlier": f"SELECT d.id FROM {_DEAL} WHERE s.is_won AND d.close_date > :today",
    "from Negotiation on, somebody decides": f"""
        SELECT d.id FROM {_DEAL} WHERE (s.name IN ('Negotiation', 'Closed Won') OR l.name = 'Negotiation')
        AND d.id NOT IN (SELECT deal_id FROM crm_deal_contact_role WHERE role = 'Decision Maker')""",
    "lost deals, and only they, have a loss reason and a last open stage": f"""
        SELECT d.id FROM {_DEAL} WHERE (s.name = 'Closed Lost') != (d.loss_reason IS NOT NULL)
        OR (s.name = 'Closed Lost') != (d.last_stage_id IS NOT NULL) OR l.is_closed""",
    "a closed deal has its stage's probability": f"""
        SELECT d.id FROM {_DEAL} WHERE s.is_closed AND d.probability != s.probability""",
    "a probability is from 0 to 100": "SELECT id FROM crm_deal WHERE probability NOT BETWEEN 1 AND 99 AND stage_id < 5",
    "the amount is the sum of the products": """
        SELECT d.id FROM crm_deal d JOIN crm_deal_line n ON n.deal_id = d.id
        GROUP BY d.id HAVING d.amount != sum(n.total)""",
    "every deal has an amount": "SELECT id FROM crm_deal WHERE amount < 10000",
    "a line's total follows from quantity, price and discount": """
        SELECT id FROM crm_deal_line WHERE total != (quantity * unit_price * (100 - discount_pct) + 50) / 100""",
    "a line's price is that of the deal's price book": """
        SELECT n.id FROM crm_deal_line n JOIN crm_deal d ON d.id = n.deal_id
        LEFT JOIN crm_pricebook_entry e ON e.pricebook_id = d.pricebook_id AND e.product_id = n.product_id
        WHERE e.unit_price IS NOT n.unit_price""",
    "deals use price books and products that are in use": """
        SELECT d.id FROM crm_deal d JOIN crm_pricebook b ON b.id = d.pricebook_id WHERE NOT b.is_active
        UNION ALL SELECT n.id FROM crm_deal_line n JOIN crm_product p ON p.id = n.product_id WHERE NOT p.is_active""",
    "a deal has at most one primary contact": """
        SELECT deal_id FROM crm_deal_contact_role WHERE is_primary GROUP BY deal_id HAVING count(*) > 1""",
    "those who play a role in a deal work at its account": """
        SELECT r.id FROM crm_deal_contact_role r JOIN crm_deal d ON d.id = r.deal_id
        JOIN crm_contact c ON c.id = r.contact_id WHERE c.account_id IS NOT d.account_id""",
    "prospects have bought nothing": f"""
        SELECT d.id FROM {_DEAL} JOIN crm_account a ON a.id = d.account_id WHERE s.is_won AND a.type = 'Prospect'""",
    # Quotes
    "a deal has at most one quote that is synced with it": """
        SELECT deal_id FROM crm_quote WHERE is_syncing AND deleted_at IS NULL GROUP BY deal_id HAVING count(*) > 1""",
    "a quote that is synced offers what its deal sells": """
        SELECT q.id FROM crm_quote q WHERE q.is_syncing AND q.deleted_at IS NULL AND (
            SELECT json_group_array(json_array(product_id, quantity, unit_price, discount_pct))
            FROM (SELECT * FROM crm_quote_line WHERE quote_id = q.id ORDER BY product_id, id)
        ) != (
            SELECT json_group_array(json_array(product_id, quantity, unit_price, discount_pct))
            FROM (SELECT * FROM crm_deal_line WHERE deal_id = q.deal_id ORDER BY product_id, id))""",
    "the customer accepted only quotes that were synced": """
        SELECT id FROM crm_quote WHERE status = 'Accepted' AND NOT is_syncing""",
    # E-mails to members of campaigns
    "an e-mail of a campaign went to members who were in it, and skipped those who had opted out": """
        SELECT l.id FROM crm_letter l JOIN crm_mailing m ON m.id = l.mailing_id
        LEFT JOIN crm_campaign_member c ON c.campaign_id = m.campaign_id
        AND (c.contact_id = l.contact_id OR c.lead_id = l.lead_id)
        WHERE c.id IS NULL OR c.created_at > l.created_at OR c.status = 'Planned' OR l.created_at > :now
        OR (c.opted_out AND l.skipped IS NULL) OR (l.skipped IS NULL) != (l.recipient IS NOT NULL)""",
    # Cases
    "whoever asked to be taken off the mailings, and was, wants no e-mail": """
        SELECT c.id FROM crm_case c JOIN crm_contact p ON p.id = c.contact_id
        WHERE c.status = 'Closed' AND NOT p.email_opt_out AND (c.subject LIKE '% off the newsletter%'
        OR c.subject LIKE '% off the mailing list%' OR c.description LIKE '%please take me off%'
        OR c.description LIKE '%taken off%list%' OR c.resolution LIKE '%box ticked on the contact%')""",
    "only who asked for a catalogue is sent one": """
        SELECT id FROM crm_case WHERE status = 'Closed' AND lower(resolution) LIKE '%catalogue%'
        AND (subject LIKE '%newsletter%' OR subject LIKE '%mailing%')""",
    # The stream
    "an answer is on its post's record, as internal as that, and no older": """
        SELECT n.id FROM crm_note n JOIN crm_note r ON r.id = n.root_id WHERE r.root_id IS NOT NULL
        OR n.parent_type != r.parent_type OR n.parent_id != r.parent_id OR n.is_internal != r.is_internal
        OR n.created_at < r.created_at""",
    "whoever is named by a post is named in it": """
        SELECT n.id FROM crm_note_mention m JOIN crm_note n ON n.id = m.note_id JOIN org_person p ON p.id = m.person_id
        WHERE instr(n.body, '@' || p.first_name || ' ' || p.last_name) = 0 OR n.created_by_id = p.id""",
    "nobody is told by the bell of what they did themselves, or of what is to come": """
        SELECT id FROM crm_notification WHERE person_id = actor_id OR at > :now OR read_at < at OR read_at > :now""",
    "nobody follows a record twice, or one of their own": """
        SELECT f.id FROM crm_follow f JOIN crm_deal d ON f.parent_type = 'deal' AND d.id = f.parent_id
        WHERE d.owner_id = f.person_id UNION ALL SELECT id FROM crm_follow
        GROUP BY parent_type, parent_id, person_id HAVING count(*) > 1""",
    "a file is no older than its record": """
        SELECT f.id FROM crm_document f JOIN crm_deal d ON f.parent_type = 'deal' AND d.id = f.parent_id
        WHERE f.created_at < d.created_at OR f.created_at > :now
        UNION ALL SELECT f.id FROM crm_document f JOIN crm_lead l ON f.parent_type = 'lead' AND l.id = f.parent_id
        WHERE f.created_at < l.created_at""",
    "the log's last word on a lead's status is its status": """
        SELECT l.id FROM crm_lead l JOIN (SELECT pk, json_extract(after, '$.status') AS said, max(id)
        FROM platform_audit WHERE "table" = 'crm_lead' GROUP BY pk) a ON a.pk = l.id WHERE a.said IS NOT l.status""",
    # Stage history
    "nobody is linked to their own account, nor before they and it are known": """
        SELECT l.id FROM crm_account_contact l JOIN crm_contact c ON c.id = l.contact_id
        JOIN crm_account a ON a.id = l.account_id
        WHERE c.account_id IS l.account_id OR l.created_at < max(c.created_at, a.created_at) OR l.created_at > :now""",
    "every deal has a history": "SELECT id FROM crm_deal WHERE id NOT IN (SELECT deal_id FROM crm_stage_history)",
    "a history begins when the deal was created": f"""
        SELECT d.id FROM {_HISTORY}
        WHERE h.place = 1 AND (h.from_stage_id IS NOT NULL OR h.changed_at != d.created_at)""",
    "every row of a history starts where the one before ended": f"""
        SELECT d.id FROM {_HISTORY} WHERE h.place > 1 AND h.from_stage_id IS NOT h.was_stage""",
    "a history goes forward in time, and ends by now": f"""
        SELECT d.id FROM {_HISTORY} WHERE h.changed_at <= h.was_at OR h.changed_at > :now""",
    "every row of a history changes something": f"""
        SELECT d.id FROM {_HISTORY} WHERE h.place > 1 AND h.to_stage_id = h.was_stage AND h.amount = h.was_amount
        AND h.probability = h.was_probability AND h.close_date = h.was_date""",
    "a history ends with the present state": f"""
        SELECT d.id FROM {_HISTORY} WHERE h.place = h.places AND (h.to_stage_id != d.stage_id OR h.amount != d.amount
        OR h.probability != d.probability OR h.close_date != d.close_date)""",
    "a deal entered its stage when its history says": """
        SELECT d.id FROM crm_deal d WHERE d.stage_entered_at != (SELECT max(changed_at) FROM crm_stage_history h
        WHERE h.deal_id = d.id AND h.from_stage_id IS NOT h.to_stage_id)""",
    "a lost deal kept the stage it was lost from": f"""
        SELECT d.id FROM {_HISTORY}
        WHERE h.place = h.places AND d.last_stage_id IS NOT NULL AND d.last_stage_id != h.from_stage_id""",
    # Leads
    "converted leads, and only they, say when and into what": """
        SELECT id FROM crm_lead WHERE (status = 'Converted') != (converted_at IS NOT NULL)
        OR (status = 'Converted') != (converted_account_id IS NOT NULL)
        OR (status = 'Converted') != (converted_contact_id IS NOT NULL)
        OR (converted_deal_id IS NOT NULL AND status != 'Converted')""",
    "a converted lead became a contact of its name at an account of its company": """
        SELECT l.id FROM crm_lead l JOIN crm_contact c ON c.id = l.converted_contact_id
        JOIN crm_account a ON a.id = l.converted_account_id
        WHERE c.account_id != a.id OR a.name != l.company OR c.first_name != l.first_name OR c.last_name != l.last_name
        OR c.email IS NOT l.email""",
    "a converted lead's deal belongs to its account and was created with the conversion": """
        SELECT l.id FROM crm_lead l JOIN crm_deal d ON d.id = l.converted_deal_id
        WHERE d.account_id != l.converted_account_id OR d.created_at != l.converted_at""",
    "a lead is converted after it came in": "SELECT id FROM crm_lead WHERE converted_at <= created_at",
    # Activities
    "completed tasks, and only they, say when": """
        SELECT id FROM crm_task WHERE (status = 'Completed') != (completed_at IS NOT NULL)
        OR completed_at < created_at OR completed_at > :now""",
    "a task is due on the day it was made or later": """
        SELECT id FROM crm_task WHERE due_date < date(created_at, '-1 day')""",
    "an event ends after it starts": "SELECT id FROM crm_event WHERE ends_at <= starts_at",
    "what was held or not held lies behind us": """
        SELECT id FROM crm_event WHERE status != 'Planned' AND ends_at > :now""",
    "an event was entered before it took place": "SELECT id FROM crm_event WHERE created_at > starts_at",
    "calls, and only they, have a direction": """
        SELECT id FROM crm_event WHERE (kind = 'Call') != (direction IS NOT NULL)""",
    "activities are younger than what they are about": """
        SELECT t.id FROM crm_task t JOIN crm_deal d ON d.id = t.parent_id
        WHERE t.parent_type = 'deal' AND t.created_at < d.created_at
        UNION ALL SELECT n.id FROM crm_note n JOIN crm_case c ON c.id = n.parent_id
        WHERE n.parent_type = 'case' AND n.created_at < c.created_at
        UNION ALL SELECT e.id FROM crm_event e JOIN crm_lead l ON l.id = e.parent_id
        WHERE e.parent_type = 'lead' AND e.created_at < l.created_at""",
    "a converted lead has no activities of its own any more": """
        SELECT t.id FROM crm_lead l JOIN crm_task t ON t.parent_id = l.id AND t.parent_type = 'lead'
        WHERE l.status = 'Converted'
        UNION ALL SELECT n.id FROM crm_lead l JOIN crm_note n ON n.parent_id = l.id AND n.parent_type = 'lead'
        WHERE l.status = 'Converted'""",
    # Cases
    "a settled case says when and how": """
        SELECT id FROM crm_case WHERE (status IN ('Closed', 'Rejected', 'Duplicate')) != (closed_at IS NOT NULL)
        OR (closed_at IS NULL) != (resolution IS NULL) OR closed_at < created_at OR closed_at > :now""",
    "a case is due after it came in": "SELECT id FROM crm_case WHERE sla_due_at IS NULL OR sla_due_at <= created_at",
    "a case's contact works at its account": """
        SELECT k.id FROM crm_case k JOIN crm_contact c ON c.id = k.contact_id WHERE c.account_id IS NOT k.account_id""",
    "case numbers rise with time": """
        SELECT a.id FROM crm_case a JOIN crm_case b ON b.id = a.id + 1
        WHERE b.number <= a.number OR b.created_at < a.created_at""",
    "cases are owned by support": """
        SELECT k.id FROM crm_case k JOIN org_person p ON p.id = k.owner_id WHERE p.department != 'Support'""",
    # Contacts and accounts
    "a contact reports to somebody at the same account, not to themselves": """
        SELECT c.id FROM crm_contact c JOIN crm_contact b ON b.id = c.reports_to_id
        WHERE c.account_id IS NOT b.account_id OR c.id = b.id""",
    "an account is older than its contacts": """
        SELECT c.id FROM crm_contact c JOIN crm_account a ON a.id = c.account_id WHERE c.created_at < a.created_at""",
    "a branch is younger than its parent": "SELECT id FROM crm_account WHERE parent_id >= id",
    "websites are unique": """
        SELECT website FROM crm_account WHERE website IS NOT NULL GROUP BY website HAVING count(*) > 1""",
    "contacts' e-mail addresses are unique": """
        SELECT email FROM crm_contact WHERE deleted_at IS NULL AND email IS NOT NULL
        GROUP BY email HAVING count(*) > 1""",
    "all addresses stay below the reserved top-level domain": """
        SELECT email FROM crm_contact WHERE email NOT LIKE '%@%.example'
        UNION ALL SELECT email FROM crm_lead WHERE email NOT LIKE '%@%.example'
        UNION ALL SELECT email FROM org_person WHERE email NOT LIKE '%@%.example'
        UNION ALL SELECT website FROM crm_account WHERE website NOT LIKE 'www.%.example'""",
    "account numbers have eight characters": "SELECT id FROM crm_account WHERE length(account_number) != 8",
    "deal names are unique among what can be seen": """
        SELECT name FROM crm_deal WHERE deleted_at IS NULL GROUP BY name HAVING count(*) > 1""",
    # Users
    "nobody new is given to somebody who left": """
        SELECT t.id FROM crm_task t JOIN crm_user u ON u.id = t.created_by_id WHERE NOT u.is_active
        AND t.created_at > datetime(:now, '-1 year') AND t.owner_id != t.created_by_id""",
    "the CRM's membership agrees with the directory": """
        SELECT u.id FROM crm_user u JOIN org_person p ON p.id = u.id WHERE u.is_active != p.is_active""",
    # The recycle bin
    "nothing visible hangs on what is in the recycle bin": """
        SELECT c.id FROM crm_contact c JOIN crm_account a ON a.id = c.account_id
        WHERE a.deleted_at IS NOT NULL AND c.deleted_at IS NULL
        UNION ALL SELECT t.id FROM crm_task t JOIN crm_deal d ON d.id = t.parent_id
        WHERE t.parent_type = 'deal' AND d.deleted_at IS NOT NULL AND t.deleted_at IS NULL
        UNION ALL SELECT r.id FROM crm_deal_contact_role r JOIN crm_deal d ON d.id = r.deal_id
        WHERE d.deleted_at IS NOT NULL AND r.deleted_at IS NULL""",
}

# At least so many rows does the query find: what task families draw their targets from.
_REP = "(SELECT id FROM org_person WHERE persona = 'sales_rep')"
_OPEN_TASK = "status NOT IN ('Completed', 'Canceled') AND deleted_at IS NULL"
TARGETS = {
    "accounts of the sales rep": (25, f"SELECT id FROM crm_account WHERE owner_id = {_REP} AND deleted_at IS NULL"),
    "contacts of the sales rep": (60, f"SELECT id FROM crm_contact WHERE owner_id = {_REP} AND deleted_at IS NULL"),
    "open deals of the sales rep": (
        25,
        f"SELECT id FROM crm_deal WHERE owner_id = {_REP} AND stage_id < 5 AND deleted_at IS NULL",
    ),
    "leads of the sales rep": (25, f"SELECT id FROM crm_lead WHERE owner_id = {_REP} AND deleted_at IS NULL"),
    "open tasks of the sales rep": (40, f"SELECT id FROM crm_task WHERE owner_id = {_REP} AND {_OPEN_TASK}"),
    "overdue tasks of the sales rep": (
        8,
        f"SELECT id FROM crm_task WHERE owner_id = {_REP} AND {_OPEN_TASK} AND due_date < :today",
    ),
    "tasks due today": (15, f"SELECT id FROM crm_task WHERE {_OPEN_TASK} AND due_date = :today"),
    "overdue tasks on closed deals": (
        12,
        f"""SELECT id FROM crm_task WHERE {_OPEN_TASK} AND due_date < :today AND parent_type = 'deal'
        AND parent_id IN (SELECT id FROM crm_deal WHERE stage_id >= 5)""",
    ),
    "contacts with a name of their own": (
        380,
        """SELECT 1 FROM crm_contact WHERE deleted_at IS NULL GROUP BY first_name, last_name HAVING count(*) = 1""",
    ),
    "names that two contacts share": (
        6,
        """SELECT 1 FROM crm_contact WHERE deleted_at IS NULL GROUP BY first_name, last_name HAVING count(*) = 2""",
    ),
    "open leads of companies that are accounts": (
        15,
        """SELECT l.id FROM crm_lead l JOIN crm_account a ON a.name = l.company
        WHERE l.status IN ('New', 'Assigned', 'In Process') AND l.deleted_at IS NULL""",
    ),
    "open leads of companies that are not": (
        100,
        """SELECT id FROM crm_lead WHERE status IN ('New', 'Assigned', 'In Process') AND deleted_at IS NULL
        AND company NOT IN (SELECT name FROM crm_account)""",
    ),
    "test accounts without deals or cases": (
        5,
        """SELECT id FROM crm_account WHERE name LIKE '%test%' AND type = 'Prospect'
        AND id NOT IN (SELECT account_id FROM crm_deal) AND id NOT IN (SELECT account_id FROM crm_case)""",
    ),
    "a test account with a deal": (
        1,
        """SELECT a.id FROM crm_account a JOIN crm_deal d ON d.account_id = a.id
        WHERE a.name LIKE '%test%' AND d.stage_id = 1""",
    ),
    "records of those who left": (
        20,
        """SELECT a.id FROM crm_account a JOIN crm_user u ON u.id = a.owner_id WHERE NOT u.is_active
        UNION ALL SELECT d.id FROM crm_deal d JOIN crm_user u ON u.id = d.owner_id WHERE NOT u.is_active
        UNION ALL SELECT l.id FROM crm_lead l JOIN crm_user u ON u.id = l.owner_id WHERE NOT u.is_active""",
    ),
    "contacts without a phone number": (15, "SELECT id FROM crm_contact WHERE phone IS NULL AND deleted_at IS NULL"),
    "people called Alex": (2, "SELECT id FROM org_person WHERE first_name = 'Alex'"),
}
