"""Makes the recorded games anew and writes the golden playthroughs again; look at the difference before you commit it.

With `told` only the texts are written, from the games as they are recorded.
"""

import sys

from tests.playthroughs.telling import playthroughs
from tests.recorded.making import make_all

if __name__ == "__main__":
    if sys.argv[1:] != ["told"]:
        for made in make_all():
            print(made, flush=True)
    for path, text in playthroughs():
        path.write_text(text, encoding="utf-8")
        print(f"{path.name}: {text.count(chr(10))} lines")
