"""A server whose tables have known seeds: `python -m tests.server.support.seeded SEED serve ...`.

The first table that is made has the same name and the same secret in every run, so has the second, and so on: with the
same promises of the same people it has the same cards.
"""

from __future__ import annotations

import hashlib
import sys
from itertools import count

from chantier import cli
from chantier.server.tables import hall


def main() -> None:
    seed = sys.argv.pop(1)
    seeds, names = count(1), count(1)
    setattr(hall, "new_seed", lambda: _known(f"{seed}/{next(seeds)}"))  # noqa: B010
    setattr(hall, "new_table_id", lambda: _known(f"{seed}/table/{next(names)}").hex()[:12])  # noqa: B010
    cli.main()


def _known(text: str) -> bytes:
    return hashlib.sha256(text.encode()).digest()


if __name__ == "__main__":
    main()
