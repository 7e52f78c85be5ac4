"""Editing an order that was placed: what other items it would come to, and doing so."""
