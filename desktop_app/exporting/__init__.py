"""The round and its outcome for other programs: rows, CSV, XLSX and JSON."""
