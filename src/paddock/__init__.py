"""Paddock: racing board games."""
