"""The rules in a page: a game compiled to WebAssembly from the same functions, and what a page needs beside it."""
