"""The store as people reach it: the merchant admin's pages, and the shop's as its customers see them.

Labels of forms are the app's own declarations.
"""

from .account import AccountPage
from .marketing import DiscountList, ReviewList, edit_code, review_row
from .orders import AdminSearch, CustomerList, CustomerPage, OrderList, open_order_of_customer
from .products import ProductList, StockLevel
from .returns import ReturnList, give_credit
from .shop import Shelf

__all__ = (
    "AccountPage", "AdminSearch", "CustomerList", "CustomerPage", "DiscountList", "OrderList", "ProductList",
    "ReturnList", "ReviewList", "Shelf", "StockLevel", "edit_code", "give_credit", "open_order_of_customer",
    "review_row",
)  # fmt: skip
