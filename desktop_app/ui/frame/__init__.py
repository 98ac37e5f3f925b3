"""The fixed parts round every screen: header, path, need bar, busy bar and footer."""
