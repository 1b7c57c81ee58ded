"""Mutation testing of the rules: every small mistake planted in `games/` should be found by a test.

Prints the share of mutants killed and each survivor with the reason given for it in docs/mutants.md.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
REASONS = ROOT / "docs" / "mutants.md"
KILLED = {"killed", "timeout", "caught by type check"}
LEAST = 0.90


def main() -> int:
    subprocess.run(["mutmut", "run"], cwd=ROOT, check=False)
    listed = subprocess.run(
        ["mutmut", "results", "--all", "true"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    verdicts = dict(re.findall(r"^\s*(\S+): (.+)$", listed.stdout, re.MULTILINE))
    counted = Counter(verdicts.values())
    killed = sum(counted[verdict] for verdict in KILLED)
    share = killed / len(verdicts)
    print(f"\n{killed} of {len(verdicts)} mutants killed: {share:.1%} (at least {LEAST:.0%} wanted); {dict(counted)}")
    reasons = REASONS.read_text(encoding="utf-8")
    unexplained = [name for name, verdict in verdicts.items() if verdict not in KILLED and f"`{name}`" not in reasons]
    for name in unexplained:
        print(f"survivor without a reason in {REASONS.name}: {name}")
    return 0 if share >= LEAST and not unexplained else 1


if __name__ == "__main__":
    sys.exit(main())
