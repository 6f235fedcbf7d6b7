"""The arena: which bot is better and by how much, and what a track or a card does to a game.

Deals are played once for every rotation of the bots over the seats, so that the luck of a deal falls on each of them.
ResultsFolder are Parquet files in a folder; ratings, the report and the balance lab read them.
"""
