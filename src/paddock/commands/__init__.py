"""What `paddock ...` can do, a file for each group of commands; `cli` puts them together."""
