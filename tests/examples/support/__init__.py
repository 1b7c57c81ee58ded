"""Helpers of the tests of examples/."""
