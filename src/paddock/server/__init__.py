"""The online table. It stands on `Race` and knows no rules.

`table` is a table without a network or a store: what is asked of it, what it accepts, what each viewer is told;
`clock` its clocks. `store` keeps tables, `bus` wakes other servers. `hall` runs them: it decides, stores, applies and
tells; `drivers` are its bots, the `workshop` compiles games. `messages` is what is said on the wire, `followers`
what a connection is sent and when. `rest` and `sockets` are the two faces; `defences`, `limits` and `players` stand
before them; `house` holds all this together, `app` and `serve` run it.
"""
