"""An independent verifier against records of the second form: how many it proves, and how many lies it refuses.

python -m tests.fairness [RECORDS]      1000 unless told otherwise, and as many with a lie in them
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.fairness.agreeing import compared

if __name__ == "__main__":
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    found = compared(range(count))
    print(f"{found.proved} of {count} records proved by both ({found.decisions} decisions, {found.games})")
    print(f"{found.refused} of {count} lies refused by both: {dict(sorted(Counter(found.lies).items()))}")
    for problem in found.problems:
        print(problem)
    sys.exit(bool(found.problems))
