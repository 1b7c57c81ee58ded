"""Men at Work in the terminal. A board fits into 80 columns and 24 lines."""

from chantier.terminal.men_at_work.screen import MenAtWorkScreen

__all__ = ["MenAtWorkScreen"]
