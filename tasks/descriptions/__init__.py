"""Descriptions in the place of names: "the largest open deal of the account that Tamara Diallo works for".

A description is a walk over relations that the apps' pages show, from a record that is named to the one that is meant,
and at each step exactly one record fits. The gold solution goes the same way before it begins.
"""
