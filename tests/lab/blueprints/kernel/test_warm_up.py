"""Nobody waits for the compiler: a child compiles, `ready` answers at once, and what was compiled is loaded."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from chantier.lab.blueprints.kernel import compilation
from chantier.lab.blueprints.kernel.warm_up import Warming

A_CHILD = """
from chantier.lab.blueprints.kernel import warm_up as warming
from tests.lab.blueprints.kernel.test_warm_up import little

warming.fill_the_folder(little)
"""
A_SERVER = """
import sys
from chantier.lab.blueprints.kernel import warm_up as warming
from tests.lab.blueprints.kernel.test_warm_up import A_CHILD, little

house = warming.Warming(little, (sys.executable, "-c", A_CHILD))
house.start()
print("at once", house.ready())
print("later", house.wait())
from chantier.lab.blueprints.kernel.scoring import most
print("compiled here", len(most.signatures) - sum(most.stats.cache_hits.values()), "times")
"""


def little() -> None:
    """One function of the kernel stands for all: compiling them takes too long here."""
    import numpy as np

    from chantier.lab.blueprints.kernel.scoring import most

    assert most(np.arange(3, dtype=np.int8), 0, 3) == 2


def served(folder: Path) -> list[str]:
    """What a server says that keeps its machine code in a folder."""
    environment = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    done = subprocess.run([sys.executable, "-c", A_SERVER], env=environment, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_with_an_empty_folder_the_answer_comes_at_once_and_the_code_later_from_the_child(tmp_path: Path) -> None:
    assert served(tmp_path) == ["at once False", "later True", "compiled here 0 times"]
    assert len(list(tmp_path.rglob("complete.*"))) == 1


def test_where_nothing_can_be_written_the_process_compiles_for_itself(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    assert served(tmp_path / "file") == ["at once False", "later True", "compiled here 1 times"]


def never_there(tmp_path: Path) -> Path:
    return tmp_path / "stamp"


def test_nobody_waits_while_the_child_compiles(tmp_path: Path) -> None:
    go = tmp_path / "go"
    until_told = f"import pathlib, time\nwhile not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)"
    house = Warming(lambda: None, (sys.executable, "-c", until_told), lambda: never_there(tmp_path))
    house.start()
    assert not house.ready(within_s=3600)
    go.touch()
    assert house.wait()
    assert house.ready()


def test_what_was_compiled_before_is_loaded_without_a_child(tmp_path: Path) -> None:
    stamp = never_there(tmp_path)
    stamp.touch()
    house = Warming(lambda: None, ("no such program",), lambda: stamp)
    house.start()
    assert house.wait()


@pytest.mark.parametrize("command", [(sys.executable, "-c", "raise SystemExit(3)"), ("no such program",)])
def test_a_child_that_fails_leaves_the_plain_bots_playing(
    command: tuple[str, ...], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = Warming(lambda: None, command, lambda: never_there(tmp_path))
    house.start()
    assert not house.wait()
    assert not house.ready()
    assert "plain bots stand in" in caplog.text


def test_asking_twice_starts_once(tmp_path: Path) -> None:
    called: list[str] = []
    house = Warming(lambda: called.append("loaded"), ("no such program",), lambda: None)
    house.start(then=lambda: called.append("then"))
    house.start(then=lambda: called.append("again"))
    assert house.wait()
    assert called == ["loaded", "then"]


def test_all_machine_code_is_made_in_one_way_from_sources_that_are_known() -> None:
    lab = Path(compilation.__file__).parents[1]
    compile_something = [path for path in lab.rglob("*.py") if "@compiled" in path.read_text(encoding="utf-8")]
    assert len(compile_something) > 5
    assert set(compile_something) <= set(compilation.sources())
    assert [path for path in lab.rglob("*.py") if "njit" in path.read_text(encoding="utf-8")] == [
        lab / "kernel/compilation.py"
    ]


def test_each_state_of_the_sources_has_a_folder_of_its_own(tmp_path: Path) -> None:
    names = {path.name for path in compilation.sources()}
    assert names >= {"rules.py", "layout.py", "pieces.py", "plans.txt"}
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("a = 1")
    other.write_text("b = 1")
    before = compilation.fingerprint([one, other])
    assert compilation.fingerprint([one, other]) == before
    other.write_text("b = 2")
    assert compilation.fingerprint([one, other]) != before
