"""What the screens show, as frozen plain data without Qt."""
