"""A small network that says, for a position as one seat knows it, how likely each side is to win.

Two hidden layers over the game's own features and over what the agenda asks next. It lives in one record, weights and
scratch paper together: every thread has its own, and compiled code evaluates it without leaving the processor's cache.
"""

import math
from functools import cache
from typing import Any

import numpy as np

from spielwerk.core.agenda import top
from spielwerk.core.buffers import MOST_SEATS, RESULT
from spielwerk.core.flow import encode, result
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rules import over

TASKS = 32
"""More than the kinds of tasks of any game."""
SEAT_INPUTS = MOST_SEATS + 1
QUESTION = TASKS + SEAT_INPUTS + 2
"""Inputs that say what comes next: the task on top, whose it is, and its two parameters."""
FIRST = 64
SECOND = 32
MARGIN = MOST_SEATS
"""The output behind those of the sides: by how much the own side leads in the end."""
OUTPUTS = 8
"""The sides, the margin, and two that nobody reads: eight numbers fill a register."""
LEAK = np.float32(0.05)
"""What a hidden unit lets through below zero, so that none falls silent for good."""


@cache
def weights_record(encoding: np.dtype[Any]) -> np.dtype[Any]:
    """All that is learned for a game with these features; also the shape of a gradient. Every part is a table."""
    return record(
        [
            ("features", "f4", (int(encoding["features"].shape[0]), FIRST)),
            ("question", "f4", (QUESTION, FIRST)),
            ("first_bias", "f4", (1, FIRST)),
            ("second", "f4", (FIRST, SECOND)),
            ("second_bias", "f4", (1, SECOND)),
            ("outputs", "f4", (SECOND, OUTPUTS)),
            ("output_bias", "f4", (1, OUTPUTS)),
        ]
    )


@cache
def net_record(encoding: np.dtype[Any]) -> np.dtype[Any]:
    """The record of a network for a game with these features."""
    return record(
        [
            ("weights", weights_record(encoding)),
            ("greed", "f4"),  # how much a lead counts beside the chance of winning
            ("scale", "f4"),  # a lead of this many points is half of the greatest
            ("sides", "i1"),  # seats, or teams of which the members sit alternately
            ("sheet", encoding),
            ("question", "f4", (QUESTION,)),
            ("first", "f4", (FIRST,)),
            ("second", "f4", (SECOND,)),
            ("outputs", "f4", (OUTPUTS,)),
            ("wins", "f4", (MOST_SEATS,)),  # chance of each side, the own first, then clockwise
            ("lead", "f4"),  # from -1 to 1
            ("result", RESULT),
        ]
    )


@rule
def prospect(net):
    """How good the position last evaluated is for its seat."""
    return net.wins[0] + net.greed * net.lead


@rule(inline=False)
def evaluate(c, s, seat, net):
    """Fill in the chances of all sides and the lead as this seat may expect them."""
    if over(s):
        judge(c, s, seat, net)
    else:
        look(c, s, seat, net)
        think(net)


@rule(inline=False)
def judge(c, s, seat, net):
    """How a finished game went for this seat."""
    result(c, s, net.result)
    for side in range(MOST_SEATS):
        net.wins[side] = 0.0
    winners = 0
    for other in range(s.seats):
        winners += net.result.seats[other].place == 1
    others = -1 << 30
    for turned in range(s.seats):
        standing = net.result.seats[(seat + turned) % s.seats]
        if standing.place == 1:
            net.wins[turned % net.sides] += 1.0 / winners
        if turned % net.sides > 0:
            others = max(others, standing.score)
    lead = net.result.seats[seat].score - others
    net.lead = lead / (abs(lead) + net.scale)


@rule(inline=False)
def look(c, s, seat, net):
    """Write down what the seat sees, and what comes next."""
    encode(c, s, seat, net.sheet)
    for i in range(QUESTION):
        net.question[i] = 0.0
    task = top(s.agenda)
    net.question[task.op] = 1.0
    owner = (task.seat - seat + s.seats) % s.seats if task.seat >= 0 else MOST_SEATS
    net.question[TASKS + owner] = 1.0
    net.question[TASKS + SEAT_INPUTS] = task.a / 16
    net.question[TASKS + SEAT_INPUTS + 1] = task.b / 16


@rule
def start(layer, biases):
    """A layer before it has heard anything."""
    for j in range(len(layer)):
        layer[j] = biases[0, j]


@rule
def add_inputs(layer, inputs, weights):
    """Most inputs are zero and cost one look. (Tables of two dimensions: the compiler uses vector registers.)"""
    for i in range(len(inputs)):
        if inputs[i] != 0.0:
            for j in range(len(layer)):
                layer[j] += inputs[i] * weights[i, j]


@rule
def rectify(layer):
    """What is below zero nearly vanishes."""
    for j in range(len(layer)):
        layer[j] = layer[j] if layer[j] > 0.0 else LEAK * layer[j]


@rule(inline=False)
def think(net):
    """Forward through both layers."""
    weights = net.weights
    start(net.first, weights.first_bias)
    add_inputs(net.first, net.sheet.features, weights.features)
    add_inputs(net.first, net.question, weights.question)
    rectify(net.first)
    start(net.second, weights.second_bias)
    add_inputs(net.second, net.first, weights.second)
    rectify(net.second)
    start(net.outputs, weights.output_bias)
    add_inputs(net.outputs, net.second, weights.outputs)
    conclude(net)


@rule
def conclude(net):
    """Chances that add up to one, and a lead between -1 and 1."""
    highest = net.outputs[0]
    for side in range(1, net.sides):
        highest = max(highest, net.outputs[side])
    total = 0.0
    for side in range(net.sides):
        net.wins[side] = math.exp(net.outputs[side] - highest)
        total += net.wins[side]
    for side in range(net.sides):
        net.wins[side] /= total
    net.lead = math.tanh(net.outputs[MARGIN])
