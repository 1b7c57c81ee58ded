"""Judging a site at rest: contacts, tolerances, conditions, accidents."""
