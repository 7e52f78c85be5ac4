"""Agents: what plays an episode, from the gold solution to a model behind a provider's interface."""
