"""Notation: positions, race records and scenarios as documents that people can read, mail and compare."""
