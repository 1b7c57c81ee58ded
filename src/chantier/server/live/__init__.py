"""Live acts: worker processes that simulate them, and who leads them."""
