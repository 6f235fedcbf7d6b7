"""Tests of the analysis of races."""
