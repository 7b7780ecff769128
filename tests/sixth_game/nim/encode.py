"""What a network sees."""

from spielwerk.core.jit import rule
from spielwerk.core.records import record

ENCODING = record([("features", "f4", (2,))])


@rule
def encode(c, s, seat, out):
    out.features[0] = s.stones
    out.features[1] = seat == s.active
