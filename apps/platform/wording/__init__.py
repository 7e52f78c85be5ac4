"""Words: the vocabularies of looks, and how pages come to speak them."""

from .speech import said, told

__all__ = ["said", "told"]
