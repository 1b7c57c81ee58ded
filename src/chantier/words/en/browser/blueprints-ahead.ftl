## Thinking ahead
ahead-sketch = Sketch, only for you: { $move }
ahead-prepared = Prepared: { $move }. Sent when it is your turn.
ahead-prepare = Prepare this move
ahead-cancel = Cancel
ahead-sketch-dropped = What you were trying no longer fits.
ahead-prepared-dropped = Your prepared move is no longer possible. Choose another one.
