"""Small mistakes, planted into the kernel's source: what follows traces has to find each of them.

The changed source is run as plain Python, so that nothing has to be compiled.
"""

from __future__ import annotations

import builtins
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from chantier.lab.blueprints.kernel import layout as at

KERNEL = Path(at.__file__).parent
PLAIN = ("constants", "scoring", "rules")
"""The files that are run as plain Python, each after those it needs."""


class Mistake(NamedTuple):
    rule: str
    file: str
    seats: int
    seed: int
    what: str
    right: str
    wrong: str


class Row(list[int]):
    """The bytes of one game, as far as the rules use an array."""

    def __setitem__(self, place: Any, value: Any) -> None:
        if isinstance(place, slice):
            for one in range(*place.indices(len(self))):
                super().__setitem__(one, value)
        else:
            super().__setitem__(place, int(value))

    def tobytes(self) -> bytes:
        return bytes(number & 0xFF for number in self)


def new_row() -> Row:
    return Row([0] * at.SIZE)


def plain_kernel(mistake: Mistake | None) -> Any:
    """The rules as plain Python, with a mistake in them."""
    ours: dict[str, ModuleType] = {f"{at.__package__}.compilation": _uncompiled()}

    def bring(name: str, *others: Any) -> Any:
        return ours.get(name) or builtins.__import__(name, *others)

    for name in PLAIN:
        module = ModuleType(f"{at.__package__}.{name}")
        vars(module)["__builtins__"] = {**vars(builtins), "__import__": bring}
        source = (KERNEL / f"{name}.py").read_text(encoding="utf-8")
        if mistake is not None and mistake.file == name:
            assert source.count(mistake.right) == 1, f"{mistake.what}: what it changes is not there, or twice"
            source = source.replace(mistake.right, mistake.wrong)
        exec(compile(source, f"{name}.py", "exec"), vars(module))
        for known, value in list(vars(module).items()):
            if isinstance(value, np.ndarray):
                setattr(module, known, value.astype(np.int64))  # plain Python does not widen small numbers
        ours[module.__name__] = module
    return ours[f"{at.__package__}.rules"]


def _uncompiled() -> ModuleType:
    module = ModuleType("compilation")
    vars(module).update(compiled=lambda function: function, inlined=lambda function: function)
    return module


def mistakes() -> list[Mistake]:
    """Those of planted.txt: a rule, the file, a game that shows it (seats/number), what is wrong; then the change."""
    blocks = (Path(__file__).parents[1] / "planted.txt").read_text(encoding="utf-8").strip().split("\n\n")
    return [_mistake(block.split("\n")) for block in blocks]


def _mistake(lines: list[str]) -> Mistake:
    where, what = lines[0].split(": ", 1)
    rule, file, game = where.split()
    seats, seed = map(int, game.split("/"))
    right, wrong = ("\n".join(line[2:] for line in lines[1:] if line[0] == sign) for sign in "-+")
    return Mistake(rule, file, seats, seed, what, right, wrong)
