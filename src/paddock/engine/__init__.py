"""The floor every game stands on: records, chance, bags of cards, the event log, compiling, and the runners."""
