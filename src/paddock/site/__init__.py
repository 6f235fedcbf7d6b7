"""Paddock as plain files for any web host: the page, and the engine that it races by."""
