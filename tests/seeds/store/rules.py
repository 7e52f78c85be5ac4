"""What must hold of the store in every world: each rule is a query for the rows that break it."""

# ruff: noqa: E501

from __future__ import annotations

_BOOK = """(SELECT variant_id v, location_id l, sum(available) a, sum(committed) c, sum(unavailable) u
    FROM store_inventory_movement GROUP BY 1, 2)"""
_LINES = """(SELECT order_id, sum(price * quantity) subtotal, sum(discount) discount, sum(tax) tax,
    sum(quantity - removed - fulfilled) waiting, sum(fulfilled) sent, sum(returned) returned
    FROM store_order_line GROUP BY order_id)"""
_PAID = """(SELECT order_id, sum(amount * (kind IN ('Capture', 'Credit spent', 'Exchanged'))) captured, sum(amount * (kind IN ('Refund', 'Store credit', 'Exchanged'))) refunded,
    sum(amount * (kind = 'Authorization')) - sum(amount * (kind = 'Release')) agreed, max(kind = 'Void') voided FROM store_payment GROUP BY order_id)"""

RULES = {
    # Stock
    "on hand is available, committed and unavailable": """
        SELECT id FROM store_inventory_level WHERE on_hand != available + committed + unavailable OR available < 0""",
    "a level is the sum of its movements": f"""
        SELECT i.id FROM store_inventory_level i LEFT JOIN {_BOOK} b ON b.v = i.variant_id AND b.l = i.location_id
        WHERE i.available != coalesce(b.a, 0) OR i.committed != coalesce(b.c, 0) OR i.unavailable != coalesce(b.u, 0)""",
    "no moment saw less than nothing available": """
        SELECT id FROM (SELECT id, sum(available) OVER w a, sum(committed) OVER w c FROM store_inventory_movement
        WINDOW w AS (PARTITION BY variant_id, location_id ORDER BY at, id)) WHERE a < 0 OR c < 0""",
    "what is committed is promised to an order": """
        SELECT i.id FROM store_inventory_level i WHERE i.committed != coalesce((SELECT sum(a.quantity)
        FROM store_allocation a JOIN store_order_line l ON l.id = a.order_line_id
        WHERE l.variant_id = i.variant_id AND a.location_id = i.location_id), 0)""",
    "every open unit is promised": """
        SELECT l.id FROM store_order_line l WHERE iif(l.variant_id IS NULL, 0, l.quantity - l.removed - l.fulfilled)
        != coalesce((SELECT sum(quantity) FROM store_allocation WHERE order_line_id = l.id), 0)""",
    # Stock in motion
    "what came of a purchase order stands in the book": """
        SELECT l.id FROM store_purchase_line l WHERE l.received + l.damaged != coalesce((SELECT sum(available + unavailable)
        FROM store_inventory_movement m WHERE m.purchase_order_id = l.purchase_order_id AND m.variant_id = l.variant_id), 0)
        UNION ALL SELECT m.id FROM store_inventory_movement m JOIN store_purchase_order p ON p.id = m.purchase_order_id
        WHERE m.location_id != p.location_id OR m.reason != 'Received' OR m.at < p.ordered_at""",
    "what left and arrived by a transfer stands in the book": """
        SELECT l.id FROM store_transfer_line l JOIN store_transfer t ON t.id = l.transfer_id
        WHERE iif(t.sent_at IS NULL, 0, -l.quantity) != coalesce((SELECT sum(available) FROM store_inventory_movement m
        WHERE m.transfer_id = t.id AND m.variant_id = l.variant_id AND m.location_id = t.origin_id), 0)
        OR l.received + l.damaged != coalesce((SELECT sum(available + unavailable) FROM store_inventory_movement m
        WHERE m.transfer_id = t.id AND m.variant_id = l.variant_id AND m.location_id = t.destination_id), 0)""",
    "what is incoming is awaited": """
        SELECT i.id FROM store_inventory_level i WHERE i.incoming != coalesce((SELECT sum(l.quantity - l.received
        - l.damaged) FROM store_purchase_line l JOIN store_purchase_order p ON p.id = l.purchase_order_id
        WHERE l.variant_id = i.variant_id AND p.location_id = i.location_id
        AND p.status IN ('Ordered', 'Partially received')), 0)
        + coalesce((SELECT sum(l.quantity - l.received - l.damaged) FROM store_transfer_line l JOIN store_transfer t
        ON t.id = l.transfer_id WHERE l.variant_id = i.variant_id AND t.destination_id = i.location_id
        AND t.status IN ('In transit', 'Partially received')), 0)""",
    "the status of a purchase order follows from its lines": """
        SELECT p.id FROM store_purchase_order p JOIN (SELECT purchase_order_id id, sum(received + damaged) came,
        sum(quantity - received - damaged) waiting FROM store_purchase_line GROUP BY 1) l ON l.id = p.id
        WHERE (p.status = 'Received') != (l.waiting = 0)
        OR (p.status IN ('Draft', 'Ordered', 'Canceled')) != (l.came = 0)
        OR (p.ordered_at IS NULL) != (p.status = 'Draft')""",
    "the status of a transfer follows from its lines": """
        SELECT t.id FROM store_transfer t JOIN (SELECT transfer_id id, sum(received + damaged) came,
        sum(quantity - received - damaged) waiting FROM store_transfer_line GROUP BY 1) l ON l.id = t.id
        WHERE (t.status = 'Received') != (l.waiting = 0)
        OR (t.status IN ('Partially received', 'Received') AND l.came = 0)
        OR (t.sent_at IS NULL) != (t.status IN ('Draft', 'Canceled'))""",
    "a supplier supplies what is ordered there": """
        SELECT l.id FROM store_purchase_line l JOIN store_purchase_order p ON p.id = l.purchase_order_id
        WHERE NOT EXISTS (SELECT 1 FROM store_supplier_item i WHERE i.supplier_id = p.supplier_id
        AND i.variant_id = l.variant_id AND i.supplier_sku = l.supplier_sku AND i.cost = l.cost)""",
    "every variant has a supplier, the maker of its product if that is one": """
        SELECT v.id FROM store_variant v JOIN store_product p ON p.id = v.product_id WHERE NOT EXISTS (SELECT 1
        FROM store_supplier_item i JOIN store_supplier s ON s.id = i.supplier_id WHERE i.variant_id = v.id
        AND (s.name = p.vendor OR p.vendor NOT IN (SELECT name FROM store_supplier)))""",
    "nobody approved more than the handbook allows, nor their own": """
        SELECT p.id FROM store_purchase_order p JOIN org_person a ON a.id = p.approved_by_id
        WHERE p.approved_by_id = p.created_by_id OR p.shipping + (SELECT sum(quantity * cost) FROM store_purchase_line
        WHERE purchase_order_id = p.id) > (SELECT value FROM handbook_policy h WHERE h.key = 'purchase'
        AND h.subject = iif(a.title LIKE 'Director%', 'Director', 'Manager')
        AND date(p.approved_at) BETWEEN h.valid_from AND coalesce(h.valid_until, '9999'))""",
    "a purchase order is drawn up, approved, ordered and ended in this order": """
        SELECT id FROM store_purchase_order WHERE approved_at < created_at OR ordered_at < approved_at
        OR closed_at < coalesce(ordered_at, created_at) OR (ordered_at IS NOT NULL AND approved_at IS NULL)""",
    # Money
    "an order is the sum of its lines": f"""
        SELECT o.id FROM store_order o JOIN {_LINES} l ON l.order_id = o.id WHERE o.subtotal != l.subtotal
        OR o.discount != l.discount OR o.tax != l.tax OR o.total != o.subtotal - o.discount + o.shipping + o.tax""",
    "an order's money is that of its payments": f"""
        SELECT o.id FROM store_order o JOIN {_PAID} p ON p.order_id = o.id
        WHERE o.captured != p.captured OR o.refunded != p.refunded OR o.refunded > o.captured OR o.total != p.agreed""",
    "an exchange is settled with its return": """
        SELECT r.id FROM store_return r LEFT JOIN store_refund f ON f.id = r.refund_id WHERE coalesce(f.exchanged, 0) > 0
        AND NOT EXISTS (SELECT 1 FROM store_exchange_item WHERE return_id = r.id)
        UNION ALL SELECT o.id FROM store_order o WHERE (SELECT coalesce(sum(amount), 0) FROM store_payment
        WHERE order_id = o.id AND kind = 'Exchanged') != (SELECT coalesce(sum(exchanged), 0) FROM store_refund
        WHERE order_id = o.id)""",
    "no card is given back more than it paid": """
        SELECT o.id FROM store_order o JOIN store_payment p ON p.order_id = o.id GROUP BY o.id
        HAVING sum(amount * (kind = 'Refund')) > sum(amount * (kind = 'Capture'))""",
    "refunds are the sum of their lines and shipping": """
        SELECT r.id FROM store_refund r WHERE r.amount + r.withheld
        != r.shipping + (SELECT sum(amount) FROM store_refund_line WHERE refund_id = r.id)""",
    "a large refund was given by a manager": """
        SELECT r.id FROM store_refund r JOIN store_staff s ON s.id = r.created_by_id
        JOIN handbook_policy p ON p.key = 'refund' AND p.subject = s.role
        AND date(r.created_at) BETWEEN p.valid_from AND coalesce(p.valid_until, '9999')
        WHERE r.amount > p.value AND NOT s.is_manager""",
    "a redemption is what the order was discounted": """
        SELECT r.id FROM store_redemption r JOIN store_order o ON o.id = r.order_id JOIN store_discount d
        ON d.id = r.discount_id WHERE r.amount != o.discount OR d.code != o.discount_code
        OR o.placed_at < d.starts_at OR o.placed_at >= d.ends_at""",
    "a code is not used more often than it may be": """
        SELECT d.id FROM store_discount d WHERE (SELECT count(*) FROM store_redemption WHERE discount_id = d.id)
        > d.usage_limit OR (d.once_per_customer AND EXISTS (SELECT 1 FROM store_redemption WHERE discount_id = d.id
        GROUP BY customer_id HAVING count(*) > 1))""",
    # Orders
    "order numbers have no gap": """
        SELECT number FROM store_order WHERE number - id != (SELECT min(number) - 1 FROM store_order)""",
    "orders are numbered as they came in": """
        SELECT id FROM (SELECT id, placed_at, lag(placed_at) OVER (ORDER BY number) was FROM store_order)
        WHERE placed_at < was""",
    "no order is older than its customer": """
        SELECT o.id FROM store_order o JOIN store_customer c ON c.id = o.customer_id WHERE o.placed_at < c.created_at""",
    "an order's statuses follow from its quantities and its money": f"""
        SELECT o.id FROM store_order o JOIN {_LINES} l ON l.order_id = o.id JOIN {_PAID} p ON p.order_id = o.id
        WHERE o.fulfilment_status != CASE WHEN l.returned AND l.returned = l.sent AND NOT l.waiting THEN 'Returned'
            WHEN l.returned THEN 'Partially returned' WHEN l.sent AND l.waiting THEN 'Partial'
            WHEN l.sent THEN 'Fulfilled' ELSE 'Unfulfilled' END
        OR o.payment_status != CASE WHEN NOT p.captured THEN iif(p.voided, 'Voided', 'Authorized')
            WHEN o.owed THEN 'Partially paid'
            WHEN p.refunded = p.captured THEN 'Refunded' WHEN p.refunded THEN 'Partially refunded' ELSE 'Paid' END
        OR (o.status = 'Open') != (o.status != 'Canceled' AND (l.waiting > 0 OR o.payment_status IN ('Authorized', 'Partially paid')))""",
    "an edit is told of when it was made": """
        SELECT o.id FROM store_order o WHERE coalesce(o.edited_at, '') != coalesce((SELECT max(at) FROM store_order_event e
        WHERE e.order_id = o.id AND e.kind = 'edited'), '') OR o.edited_at <= o.placed_at OR o.edited_at > :now""",
    "a balance is what an edit added after money was captured": """
        SELECT o.id FROM store_order o WHERE o.owed AND (o.owed != o.total - o.captured OR o.status != 'Open' OR NOT EXISTS
        (SELECT 1 FROM store_payment a JOIN store_payment c ON c.order_id = a.order_id AND c.kind = 'Capture'
        WHERE a.order_id = o.id AND a.kind = 'Authorization' AND a.at = o.edited_at AND a.amount = o.owed AND c.at < a.at))
        OR NOT o.owed AND o.status != 'Canceled' AND o.captured != o.total AND EXISTS (SELECT 1 FROM store_payment c
        WHERE c.order_id = o.id AND c.kind = 'Capture')""",
    "the invoice of a balance is told of when it was sent, after the edit": """
        SELECT o.id FROM store_order o WHERE coalesce(o.balance_invoiced_at, '') != coalesce((SELECT max(at)
        FROM store_order_event e WHERE e.order_id = o.id AND e.kind = 'invoice'), '')
        OR o.balance_invoiced_at < o.edited_at OR (o.balance_invoiced_at IS NOT NULL AND NOT o.owed)""",
    "what an edit added or took off moved then": """
        SELECT m.id FROM store_inventory_movement m JOIN store_order o ON o.id = m.order_id
        WHERE m.reason IN ('Added to order', 'Removed from order') AND (m.at != o.edited_at OR m.by_id IS NULL
        OR m.available != -m.committed)""",
    "nothing was sent while it was edited": """
        SELECT o.id FROM store_order o JOIN store_fulfilment f ON f.order_id = o.id WHERE f.created_at <= o.edited_at""",
    "who edited orders may work on them, and refund where they refunded": """
        SELECT e.id FROM store_order_event e WHERE e.kind = 'edited' AND NOT EXISTS (SELECT 1 FROM store_staff_permission p
        WHERE p.staff_id = e.by_id AND p.area = 'orders') UNION ALL SELECT e.id FROM store_order_event e
        JOIN store_refund r ON r.order_id = e.order_id AND r.created_at = e.at WHERE e.kind = 'edited'
        AND NOT EXISTS (SELECT 1 FROM store_staff_permission p WHERE p.staff_id = e.by_id AND p.area = 'refunds')""",
    "what was removed from an order that goes on was refunded": """
        SELECT l.id FROM store_order_line l JOIN store_order o ON o.id = l.order_id WHERE l.removed
        AND o.status != 'Canceled' AND l.removed != coalesce((SELECT sum(x.quantity) FROM store_refund_line x
        JOIN store_refund r ON r.id = x.refund_id WHERE x.order_line_id = l.id AND r.created_at = o.edited_at), 0)""",
    "what was sent stands in the fulfilments": """
        SELECT l.id FROM store_order_line l WHERE l.fulfilled != coalesce((SELECT sum(f.quantity)
        FROM store_fulfilment_line f WHERE f.order_line_id = l.id), 0)""",
    "nothing ships before it is paid": """
        SELECT f.id FROM store_fulfilment f JOIN store_payment p ON p.order_id = f.order_id AND p.kind = 'Capture'
        WHERE f.created_at < p.at""",
    "nothing happened after now": """
        SELECT id FROM store_order WHERE placed_at > :now UNION ALL SELECT id FROM store_order_event WHERE at > :now
        UNION ALL SELECT id FROM store_payment WHERE at > :now UNION ALL SELECT id FROM store_review
        WHERE created_at > :now UNION ALL SELECT id FROM store_inventory_movement WHERE at > :now
        UNION ALL SELECT id FROM store_purchase_event WHERE at > :now UNION ALL SELECT id FROM store_transfer_event
        WHERE at > :now""",
    "what is on hold is open, and stands in the holds that last": """
        SELECT l.id FROM store_order_line l WHERE l.held > l.quantity - l.removed - l.fulfilled
        OR l.held != coalesce((SELECT sum(x.quantity) FROM store_hold_line x JOIN store_hold h ON h.id = x.hold_id
        WHERE x.order_line_id = l.id AND h.released_at IS NULL), 0)""",
    "nothing left while it was on hold": """
        SELECT f.id FROM store_fulfilment f JOIN store_fulfilment_line x ON x.fulfilment_id = f.id
        JOIN store_hold_line y ON y.order_line_id = x.order_line_id JOIN store_hold h ON h.id = y.hold_id
        WHERE f.created_at > h.created_at AND (h.released_at IS NULL OR f.created_at < h.released_at)""",
    "who holds orders may work on them": """
        SELECT h.id FROM store_hold h WHERE NOT EXISTS (SELECT 1 FROM store_staff_permission p
        WHERE p.staff_id = h.created_by_id AND p.area = 'orders')""",
    # Returns
    "what was accepted was inspected, received, approved and sent": """
        SELECT l.id FROM store_return_line l JOIN store_order_line o ON o.id = l.order_line_id
        LEFT JOIN (SELECT return_line_id id, sum(quantity) n FROM store_return_inspection GROUP BY 1) i ON i.id = l.id
        WHERE coalesce(i.n, 0) > l.received OR l.received + l.missing > l.approved OR l.approved > l.quantity
        OR l.quantity > o.fulfilled""",
    "the status of a return follows from its units": """
        SELECT r.id FROM store_return r JOIN (SELECT l.return_id id, sum(approved) approved, sum(received) received,
        sum(approved - received - missing) waiting, sum(received - coalesce((SELECT sum(quantity)
        FROM store_return_inspection i WHERE i.return_line_id = l.id), 0)) unseen FROM store_return_line l GROUP BY 1) l
        ON l.id = r.id WHERE r.status NOT IN ('Declined', 'Closed') AND r.status != CASE WHEN NOT l.approved
        THEN 'Requested' WHEN NOT l.received THEN 'Approved' WHEN l.waiting THEN 'Partially received'
        WHEN l.unseen THEN 'Received' ELSE 'Inspected' END
        OR (r.status = 'Closed') != (r.closed_at IS NOT NULL) OR (r.status = 'Closed') != (r.refund_id IS NOT NULL)""",
    "no return pays for more than was accepted": """
        SELECT r.id FROM store_return r JOIN store_return_line l ON l.return_id = r.id
        JOIN store_refund_line x ON x.refund_id = r.refund_id AND x.order_line_id = l.order_line_id
        WHERE x.quantity > coalesce((SELECT sum(quantity) FROM store_return_inspection i WHERE i.return_line_id = l.id
        AND i.disposition != 'Send back'), l.received)""",
    "what is kept back of a return was agreed on": """
        SELECT r.id FROM store_return r LEFT JOIN store_refund f ON f.id = r.refund_id
        WHERE (r.fee > 0) != (r.fee_reason IS NOT NULL) OR coalesce(f.withheld, 0) > r.fee + r.label_charge
        OR coalesce(f.withheld, 0) < r.fee OR (r.shipping = 'Prepaid label' AND (r.label_charge OR r.carrier IS NULL))""",
    "what comes back lies aside until it is inspected": """
        SELECT i.id FROM store_inventory_level i WHERE i.unavailable < (SELECT coalesce(sum(l.received
        - coalesce((SELECT sum(quantity) FROM store_return_inspection x WHERE x.return_line_id = l.id), 0)), 0)
        FROM store_return_line l JOIN store_return r ON r.id = l.return_id JOIN store_order_line o
        ON o.id = l.order_line_id WHERE o.variant_id = i.variant_id AND r.location_id = i.location_id
        AND r.status IN ('Partially received', 'Received') AND (SELECT max(at) FROM store_order_event e
        WHERE e.return_id = r.id) > (SELECT max(at) FROM store_inventory_movement WHERE reason = 'Stocktake'))
        OR i.unavailable < 0""",
    "a return is asked for, approved, received, inspected and closed in this order": """
        SELECT r.id FROM store_return r WHERE EXISTS (SELECT 1 FROM store_return_inspection i JOIN store_return_line l
        ON l.id = i.return_line_id WHERE l.return_id = r.id AND (i.at > :now OR i.at > r.closed_at
        OR i.at < (SELECT at FROM store_order_event e WHERE e.return_id = r.id AND e.message LIKE '% received %'
        ORDER BY at LIMIT 1))) OR (SELECT min(at) FROM store_order_event e WHERE e.return_id = r.id) != r.created_at
        OR r.closed_at > :now""",
    "the timeline tells of every inspection": """
        SELECT r.id FROM store_return r WHERE (SELECT count(*) FROM store_return_inspection i JOIN store_return_line l
        ON l.id = i.return_line_id WHERE l.return_id = r.id) != (SELECT count(*) FROM store_order_event e
        JOIN store_return_inspection i ON i.at = e.at JOIN store_return_line l ON l.id = i.return_line_id
        AND l.return_id = r.id WHERE e.return_id = r.id)""",
    "store credit is never less than nothing, and what a return gave stands in its book": """
        SELECT id FROM (SELECT id, sum(amount) OVER (PARTITION BY customer_id ORDER BY at, id) a
        FROM store_credit_entry) WHERE a < 0
        UNION ALL SELECT r.id FROM store_return r JOIN store_refund f ON f.id = r.refund_id
        WHERE coalesce((SELECT sum(amount) FROM store_credit_entry WHERE return_id = r.id), 0)
        != iif(f.is_credit, f.amount - f.exchanged, f.credit_back)
        UNION ALL SELECT o.id FROM store_order o WHERE (SELECT coalesce(-sum(amount), 0) FROM store_credit_entry
        WHERE order_id = o.id AND amount < 0) != (SELECT coalesce(sum(amount), 0) FROM store_payment
        WHERE order_id = o.id AND kind = 'Credit spent')
        UNION ALL SELECT o.id FROM store_order o WHERE (SELECT coalesce(sum(amount), 0) FROM store_payment
        WHERE order_id = o.id AND kind = 'Store credit') != (SELECT coalesce(sum(iif(is_credit, amount - exchanged, credit_back)), 0)
        FROM store_refund WHERE order_id = o.id)
        UNION ALL SELECT c.id FROM store_credit_entry c WHERE c.at > :now""",
    "a custom item has a title, and a code that no variant has": """
        SELECT id FROM store_order_line WHERE (variant_id IS NULL) != (sku LIKE 'CUSTOM-%') OR title = ''
        UNION ALL SELECT id FROM store_draft_line WHERE (variant_id IS NULL) != (sku LIKE 'CUSTOM-%') OR title = ''""",
    "what is not shipped does not come back": """
        SELECT r.id FROM store_return_line r JOIN store_order_line l ON l.id = r.order_line_id WHERE NOT l.needs_shipping""",
    # Drafts
    "a draft is the sum of its lines": """
        SELECT d.id FROM store_draft_order d WHERE d.subtotal
        != (SELECT sum(price * quantity) FROM store_draft_line WHERE draft_id = d.id)
        OR d.total != d.subtotal - d.discount + d.shipping + d.tax OR (d.discount > 0) != (d.discount_kind IS NOT NULL)""",
    "a completed draft says what its order says": """
        SELECT d.id FROM store_draft_order d JOIN store_order o ON o.id = d.order_id WHERE d.total != o.total
        OR d.customer_id != o.customer_id OR d.created_at > o.placed_at OR o.card != 'Bank transfer'
        OR (SELECT group_concat(line) FROM (SELECT sku || ' ' || quantity || ' ' || price line
            FROM store_draft_line WHERE draft_id = d.id ORDER BY sku))
        != (SELECT group_concat(line) FROM (SELECT sku || ' ' || quantity || ' ' || price line
            FROM store_order_line WHERE order_id = o.id ORDER BY sku))""",
    "drafts are numbered as they were begun": """
        SELECT id FROM (SELECT id, created_at, lag(created_at) OVER (ORDER BY number) was FROM store_draft_order)
        WHERE created_at < was""",
    "an invoice is told of when it was sent": """
        SELECT d.id FROM store_draft_order d WHERE coalesce(d.invoiced_at, '') != coalesce((SELECT max(at)
        FROM store_draft_event e WHERE e.draft_id = d.id AND e.kind = 'invoice'), '')
        OR (d.status = 'Invoice sent' AND d.invoiced_at IS NULL) OR d.created_at > :now""",
    # The catalogue is the CRM's
    "a product is an article of the CRM's": """
        SELECT p.id FROM store_product p LEFT JOIN crm_product c ON c.sku = p.sku AND c.name = p.title
        WHERE c.id IS NULL""",
    "a variant costs what the CRM's price list says": """
        SELECT v.id FROM store_variant v JOIN store_product p ON p.id = v.product_id JOIN crm_product c ON c.sku = p.sku
        JOIN crm_pricebook_entry e ON e.product_id = c.id JOIN crm_pricebook b ON b.id = e.pricebook_id AND b.is_standard
        WHERE v.price != e.unit_price OR v.sku NOT LIKE p.sku || '-%'""",
    "a customer from the CRM has the contact's name and address": """
        SELECT s.id FROM store_customer s JOIN crm_contact c ON c.id = s.crm_contact_id
        WHERE s.email != c.email OR s.last_name != c.last_name""",
    # People
    "everybody has a cart and one default address": """
        SELECT c.id FROM store_customer c WHERE (SELECT count(*) FROM store_cart WHERE customer_id = c.id) != 1
        OR (SELECT sum(is_default) FROM store_address WHERE customer_id = c.id) != 1""",
    "only buyers review": """
        SELECT r.id FROM store_review r WHERE NOT EXISTS (SELECT 1 FROM store_order o JOIN store_order_line l
        ON l.order_id = o.id JOIN store_variant v ON v.id = l.variant_id
        WHERE o.customer_id = r.customer_id AND v.product_id = r.product_id AND l.fulfilled > 0)""",
    "no sentence of a review comes twice on a product's page": """
        SELECT product_id FROM store_review WHERE status = 'Approved' GROUP BY product_id, title HAVING count(*) > 1""",
}

# What tasks look for, with how many there must be at least.
TARGETS = {
    "orders to fulfil": (5, "SELECT id FROM store_order WHERE status = 'Open' AND payment_status = 'Paid'"),
    "orders to capture": (5, "SELECT id FROM store_order WHERE status = 'Open' AND payment_status = 'Authorized'"),
    "orders that owe a balance": (3, "SELECT id FROM store_order WHERE owed"),
    "balances that were invoiced": (1, "SELECT id FROM store_order WHERE owed AND balance_invoiced_at IS NOT NULL"),
    "balances that were not": (1, "SELECT id FROM store_order WHERE owed AND balance_invoiced_at IS NULL"),
    "orders that were edited": (30, "SELECT id FROM store_order WHERE edited_at IS NOT NULL"),
    "orders of which something was taken off and refunded": (
        4,
        "SELECT DISTINCT order_id FROM store_order_line l JOIN store_order o ON o.id = l.order_id WHERE l.removed AND o.status != 'Canceled'",
    ),
    "orders on hold": (4, "SELECT DISTINCT order_id FROM store_hold WHERE released_at IS NULL"),
    "holds that were released": (8, "SELECT id FROM store_hold WHERE released_at IS NOT NULL"),
    **{
        f"drafts that are {status}": (4, f"SELECT id FROM store_draft_order WHERE status = '{status}'")
        for status in ("Open", "Invoice sent", "Completed")
    },
    **{
        f"returns that are {status}": (3, f"SELECT id FROM store_return WHERE status = '{status}'")
        for status in ("Requested", "Approved", "Partially received", "Received", "Inspected", "Closed", "Declined")
    },
    "returns with a fee": (2, "SELECT id FROM store_return WHERE fee > 0"),
    "returns paid as store credit": (2, "SELECT id FROM store_refund WHERE is_credit"),
    "customers with store credit": (8, "SELECT customer_id FROM store_credit_entry GROUP BY 1 HAVING sum(amount) > 0"),
    "reviews to read": (15, "SELECT id FROM store_review WHERE status = 'Pending'"),
    "the shopper's orders": (
        3,
        "SELECT o.id FROM store_order o JOIN store_customer c ON c.id = o.customer_id WHERE c.persona = 'shopper'",
    ),
    "customers of the CRM": (100, "SELECT id FROM store_customer WHERE crm_contact_id IS NOT NULL"),
    "customers who share a name": (
        4,
        "SELECT first_name FROM store_customer GROUP BY first_name, last_name HAVING count(*) > 1",
    ),
    "purchase orders of which goods are to come": (
        5,
        "SELECT id FROM store_purchase_order WHERE status IN ('Ordered', 'Partially received')",
    ),
    "transfers on their way": (4, "SELECT id FROM store_transfer WHERE status IN ('In transit', 'Partially received')"),
    "orders this morning": (5, "SELECT id FROM store_order WHERE placed_at > datetime(:now, '-9 hours')"),
}

VOLUMES = {
    "store_product": (110, 130),
    "store_variant": (440, 520),
    "store_location": (3, 3),
    "store_inventory_level": (1300, 1560),
    "store_inventory_movement": (3200, 5000),
    "store_customer": (600, 600),
    "store_address": (780, 820),
    "store_order": (1500, 1500),
    "store_order_line": (3000, 3800),
    "store_order_event": (8000, 10000),
    "store_return": (75, 150),
    "store_credit_entry": (14, 40),
    "store_fulfilment": (1300, 1600),
    "store_hold": (12, 60),
    "store_draft_order": (18, 30),
    "store_review": (600, 700),
    "store_discount": (25, 25),
    "store_supplier": (10, 10),
    "store_supplier_item": (500, 800),
    "store_purchase_order": (30, 30),
    "store_purchase_line": (60, 220),
    "store_transfer": (20, 20),
    "store_transfer_line": (30, 110),
}
