"""One module per phase: passive widgets that show a view and signal what was asked."""
