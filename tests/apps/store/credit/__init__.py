"""Tests of store credit that pays for orders."""
