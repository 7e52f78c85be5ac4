"""The storefront, under the company's own brand. Shoppers are customers, who are not staff."""

from __future__ import annotations

from ...platform.spec import App

APP = App(key="shop", title="Shop", icon="store", package=__name__, schema="store", has_customers=True)
