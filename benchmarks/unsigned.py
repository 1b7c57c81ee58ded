"""A server that signs nothing: what signatures cost is measured against it. No device would play with it."""

from __future__ import annotations

from chantier import cli
from chantier.core.signing import Signer

if __name__ == "__main__":
    Signer._sign = lambda self, text: "00" * 64  # type: ignore[method-assign]
    cli.main()
