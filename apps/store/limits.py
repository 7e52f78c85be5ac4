"""The longest and most that the store takes: one number for each rule, used by forms and actions alike."""

from __future__ import annotations

from ..platform.limits import LONGEST_SHORT

# Characters.
LONGEST_PERSON_NAME = LONGEST_SHORT
LONGEST_PLACE = LONGEST_SHORT
LONGEST_POSTAL_CODE = 12
LONGEST_TRACKING_NUMBER = 40
LONGEST_TAG = 40
LONGEST_NOTE = 4000
LONGEST_COMMENT = 2000
LONGEST_DISCOUNT_CODE = 30
LONGEST_REFERENCE = 40

# Of a product.
LONGEST_DESCRIPTION = 8000
LONGEST_VENDOR = LONGEST_SHORT
LONGEST_MATERIAL = LONGEST_SHORT
LONGEST_SKU = 40
LONGEST_BARCODE = 20
LONGEST_OPTION = 40

# Of a review.
LONGEST_HEADLINE = 100
LONGEST_NICKNAME = 40
LONGEST_REVIEW = 4000

MOST_VARIANTS = 100
#: Different items on a draft order.
MOST_DRAFT_LINES = 50
#: Orders sent or printed in one go.
MOST_ORDERS_AT_ONCE = 200
#: Products in the bulk editor, and changed in one go.
MOST_PRODUCTS_AT_ONCE = 100
#: Conditions of a collection, and products of one that is put together by hand.
MOST_CONDITIONS = 10
MOST_COLLECTED = 200
#: Of a purchase order or a transfer.
MOST_LINES = 200
#: Days from an order until the goods arrive.
LONGEST_LEAD_TIME = 365
#: Units of one variant in a cart.
MOST_OF_ONE = 999
#: In grams.
HEAVIEST = 2_000_000
