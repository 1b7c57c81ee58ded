"""A server whose tables have known seeds: `python -m tests.server.seeded SEED serve ...`.

The first table that is made has the same cards in every run, so has the second, and so on.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count

from chantier import cli
from chantier.server import hall


def main() -> None:
    seed = sys.argv.pop(1)
    numbers = count(1)
    known = lambda: hashlib.sha256(f"{seed}/{next(numbers)}".encode()).digest()  # noqa: E731
    setattr(hall, "new_seed", known)  # noqa: B010
    cli.main()


if __name__ == "__main__":
    main()
