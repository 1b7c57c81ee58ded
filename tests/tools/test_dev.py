"""./dev: who ends it ends what it has started."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEV = f"""
import pathlib, runpy, sys
dev = runpy.run_path({str(ROOT / "dev")!r})
dev["COMMANDS"]["program"] = lambda typed: dev["call"](pathlib.Path(sys.executable).parent, *typed)
dev["main"]()
"""  # a program that is there already: nothing is set up
HELD_OPEN = "import time; print('running', flush=True); time.sleep(600)"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGTERM")
def test_a_command_that_is_ended_ends_its_program() -> None:
    """The program holds the pipe open: it is closed when the program is gone, and not before."""
    command = [sys.executable, "-c", DEV, "program", "python", "-c", HELD_OPEN]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "running\n"
        started.send_signal(signal.SIGTERM)
        assert started.stdout.read() == ""
        assert started.wait() == 128 + signal.SIGTERM
