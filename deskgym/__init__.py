"""The package's root: its version. Folder X beside this one is the package `deskgym.X` (pyproject.toml)."""

__version__ = "0.1.0"
