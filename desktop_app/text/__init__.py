"""Every Dutch sentence of the program, and the notation of amounts, points and dates."""
