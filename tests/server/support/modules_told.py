"""A server that says, once it listens, what it has loaded: `python -m tests.server.support.modules_told serve`."""

from __future__ import annotations

import sys
from collections.abc import Callable

from chantier import cli, online
from chantier.words import Words


def main() -> None:
    serve = online.serve

    def telling(words: Words, opening: online.ServerSettings, ready: Callable[[str], None]) -> None:
        def told(address: str) -> None:
            ready(address)
            print(*sorted(sys.modules), flush=True)

        serve(words, opening, told)

    setattr(online, "serve", telling)  # noqa: B010
    cli.main()


if __name__ == "__main__":
    main()
