"""How cells are painted: ground, letter, number, ring and marks."""
