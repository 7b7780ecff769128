"""Fingerprints of records: 63 bits over all bytes, so that search finds an equal information state by one lookup."""

import numpy as np
from numba import types
from numba.extending import intrinsic

from spielwerk.core.jit import COMPILED, rule
from spielwerk.core.rng import GAMMA, MIX_1, WORD, number_at

WORD_BYTES = 8
SHIFT = 29

if COMPILED:

    @intrinsic
    def words_in(_typing, record):
        """How many 64-bit words a record has (states begin with words, so their size is a multiple)."""
        count = record.size // WORD_BYTES
        return types.int64(record), lambda context, _builder, _signature, _args: context.get_constant(
            types.int64, count
        )

    @intrinsic
    def word_at(_typing, record, i):
        """Word `i` of a record's memory."""

        def load(context, builder, _signature, args):
            words = builder.bitcast(args[0], context.get_value_type(types.uint64).as_pointer())
            return builder.load(builder.gep(words, [args[1]]))

        return types.uint64(record, types.int64), load

    @rule
    def fingerprint(record, salt):
        """A number from 0 to 2**63 - 1 that depends on every byte of the record, and on the salt."""
        mixed = number_at(salt, 0)
        for i in range(words_in(record)):
            mixed = (mixed ^ word_at(record, i)) * np.uint64(MIX_1)
            mixed ^= mixed >> np.uint64(SHIFT)
        return np.int64(number_at(mixed, GAMMA) >> np.uint64(1))

else:

    def fingerprint(record, salt):
        """A number from 0 to 2**63 - 1 that depends on every byte of the record, and on the salt."""
        mixed = number_at(salt, 0)
        for word in np.frombuffer(record.tobytes(), np.uint64).tolist():
            mixed = ((mixed ^ word) * MIX_1) & WORD
            mixed ^= mixed >> SHIFT
        return number_at(mixed, GAMMA) >> 1
