"""The kernel plays exactly the readable rules (B01 to B61)."""

from __future__ import annotations

from tests.lab.kernel.side_by_side import play_both
