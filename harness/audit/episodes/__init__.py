"""What is tried through the environment: gold in every form, after a detour, repeated, after a dirty episode."""

from .checks import CHECKS, audit_episodes

__all__ = ["CHECKS", "audit_episodes"]
