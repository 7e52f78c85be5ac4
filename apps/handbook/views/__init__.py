"""The handbook's pages."""

from __future__ import annotations

from .search import blueprint as search_blueprint
from .sections import blueprint as sections_blueprint

BLUEPRINTS = (sections_blueprint, search_blueprint)
