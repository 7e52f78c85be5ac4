"""The storefront and its merchant admin: two apps, `shop` and `admin`, over one set of tables and actions."""
