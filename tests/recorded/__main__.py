"""Prints what happens in the recorded games; with `make` and perhaps names, makes them again first (some minutes)."""

import sys

from tests.recorded.making import make_all
from tests.recorded.report import report

if __name__ == "__main__":
    if sys.argv[1:2] == ["make"]:
        for made in make_all(sys.argv[2:]):
            print(made, flush=True)
    for line in report():
        print(line)
