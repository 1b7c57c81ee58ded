"""Golden playthroughs: whole games as text that people read. `./dev playthroughs` writes them again."""
