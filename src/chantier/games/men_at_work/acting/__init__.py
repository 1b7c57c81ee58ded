"""Acts on a site: the hand, the referee, and acts led live."""
