"""The spreadsheet's pages."""

from . import editor, files, folders, operations, sharing

BLUEPRINTS = (files.blueprint, folders.blueprint, editor.blueprint, operations.blueprint, sharing.blueprint)
