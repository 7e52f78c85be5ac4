"""The chat's pages: one blueprint per noun."""

from . import channels, direct, later, live, manage, people, posts, search, sections

BLUEPRINTS = tuple(
    module.blueprint for module in (channels, manage, direct, posts, later, people, search, sections, live)
)
