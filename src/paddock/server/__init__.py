"""The online table. It stands on `Race` and knows no rules.

`table` is a table without a network or a store: what is asked of it, what it accepts, what each viewer is told.
"""
