"""What must hold of the store in every world: each rule is a query for the rows that break it."""

# ruff: noqa: E501

from __future__ import annotations

_BOOK = """(SELECT variant_id v, location_id l, sum(available) a, sum(committed) c, sum(unavailable) u
    FROM store_inventory_movement GROUP BY 1, 2)"""
_LINES = """(SELECT order_id, sum(price * quantity) subtotal, sum(discount) discount, sum(tax) tax,
    sum(quantity - removed - fulfilled) waiting, sum(fulfilled) sent, sum(returned) returned
    FROM store_order_line GROUP BY order_id)"""
_PAID = """(SELECT order_id, sum(amount * (kind = 'Capture')) captured, sum(amount * (kind = 'Refund')) refunded,
    max(kind = 'Void') voided FROM store_payment GROUP BY order_id)"""

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
        SELECT l.id FROM store_order_line l WHERE l.quantity - l.removed - l.fulfilled
        != coalesce((SELECT sum(quantity) FROM store_allocation WHERE order_line_id = l.id), 0)""",
    # Money
    "an order is the sum of its lines": f"""
        SELECT o.id FROM store_order o JOIN {_LINES} l ON l.order_id = o.id WHERE o.subtotal != l.subtotal
        OR o.discount != l.discount OR o.tax != l.tax OR o.total != o.subtotal - o.discount + o.shipping + o.tax""",
    "an order's money is that of its payments": f"""
        SELECT o.id FROM store_order o JOIN {_PAID} p ON p.order_id = o.id
        WHERE o.captured != p.captured OR o.refunded != p.refunded OR o.refunded > o.captured""",
    "refunds are the sum of their lines and shipping": """
        SELECT r.id FROM store_refund r WHERE r.amount
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
            WHEN p.refunded = p.captured THEN 'Refunded' WHEN p.refunded THEN 'Partially refunded' ELSE 'Paid' END
        OR (o.status = 'Open') != (o.status != 'Canceled' AND (l.waiting > 0 OR o.payment_status = 'Authorized'))""",
    "what was sent stands in the fulfilments": """
        SELECT l.id FROM store_order_line l WHERE l.fulfilled != coalesce((SELECT sum(f.quantity)
        FROM store_fulfilment_line f WHERE f.order_line_id = l.id), 0)""",
    "nothing ships before it is paid": """
        SELECT f.id FROM store_fulfilment f JOIN store_payment p ON p.order_id = f.order_id AND p.kind = 'Capture'
        WHERE f.created_at < p.at""",
    "nothing happened after now": """
        SELECT id FROM store_order WHERE placed_at > :now UNION ALL SELECT id FROM store_order_event WHERE at > :now
        UNION ALL SELECT id FROM store_payment WHERE at > :now UNION ALL SELECT id FROM store_review
        WHERE created_at > :now UNION ALL SELECT id FROM store_inventory_movement WHERE at > :now""",
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
    "return requests": (1, "SELECT id FROM store_return WHERE status = 'Requested'"),
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
    "store_fulfilment": (1300, 1600),
    "store_review": (600, 700),
    "store_discount": (25, 25),
}
