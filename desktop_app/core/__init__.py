"""The pure decision core: no clock, no chance, no file, no database, no screen."""
