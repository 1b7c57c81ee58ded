"""Writes the golden playthroughs again; look at the difference before you commit it."""

from tests.playthroughs.telling import playthroughs

for path, text in playthroughs():
    path.write_text(text, encoding="utf-8")
    print(f"{path.name}: {text.count(chr(10))} lines")
