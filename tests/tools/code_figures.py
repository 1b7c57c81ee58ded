"""Figures about the code of checkouts, a column each: `python -m tests.tools.code_figures [FOLDER ...]`."""

from __future__ import annotations

import ast
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

HERE = Path(__file__).parents[2]
RIDDLES = ("What ", "Who ", "Whose ", "Where ", "How ", "Which ", "When ", "Whether ")
MANY = 7
"""So many parameters, and a function's call can no longer be read."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def trees(root: Path) -> Iterator[ast.Module]:
    for path in sorted((root / "src" / "chantier").rglob("*.py")):
        yield ast.parse(path.read_text(encoding="utf-8"))


def most_files_in_a_folder(root: Path, within: str, *endings: str) -> int:
    held = Counter(path.parent for path in (root / within).rglob("*") if path.suffix in endings)
    return max(held.values())


def names_of_several_classes(root: Path) -> int:
    names = Counter(node.name for tree in trees(root) for node in tree.body if isinstance(node, ast.ClassDef))
    return sum(many > 1 for many in names.values())


def riddling_docstrings(nodes: Iterable[ast.AST]) -> int:
    documented = (node for node in nodes if isinstance(node, ast.Module | ast.ClassDef | Function))
    return sum((ast.get_docstring(node) or "").startswith(RIDDLES) for node in documented)


def any_per_1000_lines(root: Path) -> float:
    files = list((root / "src" / "chantier").rglob("*.py"))
    lines = sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files)
    found = sum(
        isinstance(node, ast.Name) and node.id == "Any"
        for path in files
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    )
    return 1000 * found / lines


def functions_with_many_parameters(root: Path) -> int:
    functions = (node for tree in trees(root) for node in ast.walk(tree) if isinstance(node, Function))
    return sum(_parameters(function) >= MANY for function in functions)


def _parameters(function: Function) -> int:
    named = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return sum(one.arg not in ("self", "cls") for one in named)


def longest_file(root: Path, within: str, *endings: str) -> int:
    files = [path for path in (root / within).rglob("*") if path.suffix in endings and ".gen." not in path.name]
    return max(len(path.read_text(encoding="utf-8").splitlines()) for path in files)


def most_methods_of_a_class(root: Path) -> int:
    classes = (node for tree in trees(root) for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    return max(sum(isinstance(node, Function) for node in one.body) for one in classes)


FIGURES: dict[str, Callable[[Path], float]] = {
    "most files in a folder of src/chantier": lambda root: most_files_in_a_folder(root, "src/chantier", ".py"),
    "most files in a folder of web/src": lambda root: most_files_in_a_folder(root, "web/src", ".ts", ".svelte"),
    "names shared by several classes": names_of_several_classes,
    "modules' docstrings opening with What/Who/Where/How": lambda root: riddling_docstrings(trees(root)),
    "all docstrings opening with What/Who/Where/How": lambda root: riddling_docstrings(
        node for tree in trees(root) for node in ast.walk(tree)
    ),
    "Any per 1000 lines": any_per_1000_lines,
    f"functions with {MANY} or more parameters": functions_with_many_parameters,
    "most methods of a class": most_methods_of_a_class,
    "longest Python file, lines": lambda root: longest_file(root, "src/chantier", ".py"),
    "longest browser file, lines": lambda root: longest_file(root, "web/src", ".ts", ".svelte"),
}


def main(folders: list[Path]) -> None:
    print("| |" + "".join(f" {folder.name} |" for folder in folders))
    print("|---|" + "---:|" * len(folders))
    for name, figure in FIGURES.items():
        print(f"| {name} |" + "".join(f" {figure(folder):.4g} |" for folder in folders))


if __name__ == "__main__":
    main([Path(one).resolve() for one in sys.argv[1:]] or [HERE])
