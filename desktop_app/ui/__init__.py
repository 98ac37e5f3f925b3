"""The window: the only package that knows Qt; it shows the session and hands it commands."""
