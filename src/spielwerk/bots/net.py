"""A small network: for an information state, the probability that each side wins, and the expected lead.

Two hidden layers over the features of the game and the question on top of the agenda. Weights and activations are one
record: every thread has its own, and compiled code evaluates it within the processor's cache.
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
"""Inputs for the question: the task on top, whose it is, and its two parameters."""
FIRST = 64
SECOND = 32
MARGIN = MOST_SEATS
"""Index of the output behind those of the sides: the final lead of the own side."""
OUTPUTS = 8
"""The sides, the margin and two unused: eight numbers fill a vector register."""
LEAK = np.float32(0.05)
"""Slope of the leaky ReLU below zero, so that no unit dies."""


@cache
def weights_record(encoding: np.dtype[Any]) -> np.dtype[Any]:
    """All weights for a game with these features; also the shape of a gradient. Every part has two dimensions."""
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
            ("scale", "f4"),  # a lead of this many points counts 0.5
            ("sides", "i1"),  # number of seats, or of teams whose members sit alternately
            ("inputs", encoding),
            ("question", "f4", (QUESTION,)),
            ("first", "f4", (FIRST,)),
            ("second", "f4", (SECOND,)),
            ("outputs", "f4", (OUTPUTS,)),
            ("wins", "f4", (MOST_SEATS,)),  # probability of each side, the own first, then clockwise
            ("lead", "f4"),  # from -1 to 1
            ("result", RESULT),
        ]
    )


@rule
def net_value(net):
    """The value of the state last evaluated, for its seat."""
    return net.wins[0] + net.greed * net.lead


@rule(inline=False)
def evaluate(c, s, seat, net):
    """Fill in the win probabilities and the lead that a seat expects; exact once the game is over."""
    if over(s):
        evaluate_result(c, s, seat, net)
    else:
        encode_inputs(c, s, seat, net)
        forward(net)


@rule(inline=False)
def evaluate_result(c, s, seat, net):
    """Fill in how a finished game went for a seat."""
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
def encode_inputs(c, s, seat, net):
    """Write the features that a seat sees, and the question."""
    encode(c, s, seat, net.inputs)
    for i in range(QUESTION):
        net.question[i] = 0.0
    task = top(s.agenda)
    net.question[task.op] = 1.0
    owner = (task.seat - seat + s.seats) % s.seats if task.seat >= 0 else MOST_SEATS
    net.question[TASKS + owner] = 1.0
    net.question[TASKS + SEAT_INPUTS] = task.a / 16
    net.question[TASKS + SEAT_INPUTS + 1] = task.b / 16


@rule
def set_biases(layer, biases):
    """Start a layer with its biases."""
    for j in range(len(layer)):
        layer[j] = biases[0, j]


@rule
def add_inputs(layer, inputs, weights):
    """Add weighted inputs; most are zero and are skipped. (With two dimensions the compiler vectorises.)"""
    for i in range(len(inputs)):
        if inputs[i] != 0.0:
            for j in range(len(layer)):
                layer[j] += inputs[i] * weights[i, j]


@rule
def leaky_relu(layer):
    """Apply the leaky ReLU."""
    for j in range(len(layer)):
        layer[j] = layer[j] if layer[j] > 0.0 else LEAK * layer[j]


@rule(inline=False)
def forward(net):
    """Forward pass through both layers."""
    weights = net.weights
    set_biases(net.first, weights.first_bias)
    add_inputs(net.first, net.inputs.features, weights.features)
    add_inputs(net.first, net.question, weights.question)
    leaky_relu(net.first)
    set_biases(net.second, weights.second_bias)
    add_inputs(net.second, net.first, weights.second)
    leaky_relu(net.second)
    set_biases(net.outputs, weights.output_bias)
    add_inputs(net.outputs, net.second, weights.outputs)
    activate_outputs(net)


@rule
def activate_outputs(net):
    """Softmax over the sides, tanh for the lead."""
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
