"""What verifiers imports for `vf-eval deskgym-office`: it finds environments by the name of a module."""

from deskgym.harness.adapters.verifiers import DeskEnv, DeskTaskset

__all__ = ["DeskEnv", "DeskTaskset"]
