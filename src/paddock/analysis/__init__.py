"""What decisions were worth: every choice of a race judged by what its seat could know.

A decision is judged by playing the race on, many times: all that the seat could not see is dealt again, and everybody
drives on as the pilot does. What a choice is worth is the share of a win that this brings on average.
"""

from paddock.analysis.decisions import Judged, Valued, judge_decision
from paddock.analysis.races import Analysis, analyse

__all__ = ["Analysis", "Judged", "Valued", "analyse", "judge_decision"]
