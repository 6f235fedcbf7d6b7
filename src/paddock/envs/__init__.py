"""Environments for those who train drivers."""
