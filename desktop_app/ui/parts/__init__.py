"""The small painted building blocks that every screen is made of."""
