"""Chantier: play, study and watch two construction board games."""

from importlib.metadata import version

__version__ = version("chantier")
