"""The screen of an episode: a browser context whose tabs come to rest after each action, are drawn, and are read."""

from .screen import Look, Screen

__all__ = ["Look", "Screen"]
