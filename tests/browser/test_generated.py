"""What the browser part has from the Python side is what the Python side would write now."""

from __future__ import annotations

import importlib.util
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_generated_files_are_up_to_date() -> None:
    spec = importlib.util.spec_from_file_location("generate", ROOT / "web" / "generate.py")
    assert spec is not None
    assert spec.loader is not None
    generate = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(generate)
    written = generate.written()
    assert len(written) >= 3
    old = [path.name for path, text in written.items() if path.read_text(encoding="utf-8") != text]
    assert old == [], "run ./dev fix"
