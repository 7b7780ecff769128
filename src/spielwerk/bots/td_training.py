"""How a network learns: it plays against itself and corrects what it expected by what it expected later.

TD(λ) on afterstates: the position right after a decision, before chance. Every seat keeps its own line of such
positions, each as that seat knew it, so nothing is learned from what a seat could not see. One step of Adam follows
each batch of games.
"""

import math
from functools import cache
from typing import Any

import numpy as np

from spielwerk.bots.afterstates import GRAIN, highest, tempered, weigh
from spielwerk.bots.guided_search import net_choice
from spielwerk.bots.ismcts import is_sealed
from spielwerk.bots.net import (
    FIRST,
    LEAK,
    MARGIN,
    OUTPUTS,
    QUESTION,
    SECOND,
    evaluate,
    think,
    weights_record,
)
from spielwerk.bots.policy import POLICY
from spielwerk.bots.simultaneous import sealed_choice
from spielwerk.bots.workspace import TRIAL, ask, play, seat_count
from spielwerk.core.agenda import top
from spielwerk.core.buffers import MOST_SEATS
from spielwerk.core.flow import actors, setup
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import below, start_stream
from spielwerk.core.rules import over

MOST_SAMPLES = 4096
"""Positions of one game that are kept; a longer game is learned in parts."""
KEEP_MEAN = np.float32(0.9)
KEEP_SQUARE = np.float32(0.999)
TINY = np.float32(1e-8)
LEAD_LOSS = np.float32(0.5)
"""How much an error in the lead counts beside one in the chances."""

COURSE = record(
    [
        ("trace", "f4"),  # λ
        ("curiosity", "f4"),  # share of decisions made at random
        ("temperature", "f4"),  # how far below the best a choice may be
        ("rate", "f4"),  # of learning
        ("batch", "i4"),  # games per step
        ("policy", POLICY),  # how who learns thinks
        ("rival", POLICY),  # how who does not learn thinks
        ("learners", "i4"),  # seats that choose by the network that learns, one bit each; the rest by the other one
    ]
)
"""How to study."""


@cache
def lesson_record(encoding: np.dtype[Any]) -> np.dtype[Any]:
    """What a network needs to learn, beside itself."""
    weights = weights_record(encoding)
    sample = record(
        [
            ("features", "f4", encoding["features"].shape),
            ("question", "f4", (QUESTION,)),
            ("wins", "f4", (MOST_SEATS,)),  # expected here, or from the best choice if this one was a trial
            ("lead", "f4"),
            ("seat", "i1"),
            ("trial", "i1"),
        ]
    )
    return record(
        [
            ("samples", sample, (MOST_SAMPLES,)),
            ("count", "i4"),
            ("steps", "i8"),
            ("games", "i8"),
            ("pending", "i4"),  # positions since the last step
            ("gradient", weights),
            ("mean", weights),
            ("square", weights),
            ("wins", "f4", (MOST_SEATS, MOST_SEATS)),  # by seat: what is to be expected from the next position on
            ("lead", "f4", (MOST_SEATS,)),
            ("trial", "i1"),  # is the decision under way one? Then what the best choice would have promised:
            ("best_wins", "f4", (MOST_SEATS,)),
            ("best_lead", "f4"),
            ("first", "f4", (FIRST,)),  # errors of the hidden layers
            ("second", "f4", (SECOND,)),
            ("outputs", "f4", (OUTPUTS,)),
        ]
    )


# --- playing ---


@rule(inline=False)
def study(c, states, template, first_seed, games, log, workspace, nets, course, lesson):
    """So many games of the network nets[0]; where it has no seat, nets[1] plays (and learns nothing)."""
    s = states[0]
    for game in range(games):
        states[0] = template
        start_stream(s.rng, first_seed + game, 0)
        start_stream(workspace.rng, first_seed + game, 1)
        setup(c, s, log)
        while not over(s):
            study_decision(c, states, log, workspace, nets, course, lesson)
        learn_line(c, s, nets[0], course, lesson)
        lesson.games += 1
        if lesson.games % course.batch == 0:
            improve(nets[0], course, lesson)


@rule(inline=False)
def study_decision(c, states, log, workspace, nets, course, lesson):
    """One seat decides; of several that decide at the same time any may be first."""
    s, net = states[0], nets[0]
    mask = actors(c, s)
    alone = mask & (mask - 1) == 0
    seat = draw_seat(mask, workspace.rng)
    count = ask(c, s, seat, workspace.candidates)
    planned = course.policy.plans > 1 and is_sealed(s)
    lesson.trial = 0
    if not is_learner(course, seat):
        action = net_choice(c, states, log, seat, count, course.rival, workspace, nets[1])
    elif count == 1:
        action = workspace.candidates.actions[0]
    elif planned:
        action = sealed_choice(c, states, log, seat, course.policy, workspace, net)
    else:
        action = study_choice(c, states, log, seat, count, workspace, net, course, lesson)
    if count > 1 or planned:
        imagine(c, states, log, seat, action)
        if not over(states[TRIAL]) and not (planned and is_unfinished(s, states[TRIAL])):
            for other in range(seat_count(s)):
                if (alone or other == seat) and is_learner(course, other):
                    remember(c, states[TRIAL], other, net, lesson, lesson.trial and other == seat)
        if lesson.count > MOST_SAMPLES - MOST_SEATS:
            learn_line(c, s, net, course, lesson)
    play(c, s, log, seat, action)


@rule
def is_learner(course, seat):
    """Does this seat choose by the network that learns?"""
    return course.learners >> seat & 1 == 1


@rule
def is_unfinished(s, later):
    """Is the same sealed decision still open? A plan says nothing before it has met the others'."""
    return is_sealed(later) and top(later.agenda).op == top(s.agenda).op


@rule(inline=False)
def study_choice(c, states, log, seat, count, workspace, net, course, lesson):
    """Mostly what seems best; now and then something else, to see what comes of it."""
    weigh(c, states, log, seat, count, 1, course.policy, workspace, net)
    best = highest(workspace.values, count)
    choice = tempered(workspace.values, count, best, course.temperature, workspace.rng)
    if below(workspace.rng, GRAIN) < course.curiosity * GRAIN:
        choice = below(workspace.rng, count)
        lesson.trial = choice != best
        if lesson.trial:
            imagine(c, states, log, seat, workspace.candidates.actions[best])
            evaluate(c, states[TRIAL], seat, net)
            lesson.best_wins[:] = net.wins
            lesson.best_lead = net.lead
    return workspace.candidates.actions[choice]


@rule
def draw_seat(mask, rng):
    """Any of these seats."""
    count = 0
    for seat in range(MOST_SEATS):
        count += mask >> seat & 1
    left = below(rng, count)
    found = 0
    for seat in range(MOST_SEATS):
        if mask >> seat & 1:
            if left == 0:
                found = seat
            left -= 1
    return found


@rule(inline=False)
def imagine(c, states, log, seat, action):
    """The true position after an action, before chance."""
    states[TRIAL] = states[0]
    states[TRIAL].explicit = 1
    play(c, states[TRIAL], log, seat, action)


@rule(inline=False)
def remember(c, s, seat, net, lesson, trial):
    """Keep a position as this seat knows it, and what was expected of it."""
    evaluate(c, s, seat, net)
    sample = lesson.samples[lesson.count]
    lesson.count += 1
    sample.features[:] = net.sheet.features
    sample.question[:] = net.question
    sample.seat = seat
    sample.trial = trial
    if trial:
        sample.wins[:] = lesson.best_wins
        sample.lead = lesson.best_lead
    else:
        sample.wins[:] = net.wins
        sample.lead = net.lead


# --- learning ---


@rule(inline=False)
def learn_line(c, s, net, course, lesson):
    """Learn what was kept: from the result of a finished game, else from what is expected now."""
    for seat in range(seat_count(s)):
        evaluate(c, s, seat, net)
        expect_from_now(lesson, seat, net)
    look_back(net, course, lesson)


@rule
def expect_from_now(lesson, seat, net):
    """What this seat should have expected all along, as far as is known."""
    lesson.wins[seat, :] = net.wins
    lesson.lead[seat] = net.lead


@rule(inline=False)
def look_back(net, course, lesson):
    """From the last position to the first: correct each by a mixture of what came later."""
    for i in range(lesson.count - 1, -1, -1):
        sample = lesson.samples[i]
        correct(net, lesson, sample)
        keep = np.float32(0.0) if sample.trial else course.trace
        for side in range(net.sides):
            later = lesson.wins[sample.seat, side]
            lesson.wins[sample.seat, side] = sample.wins[side] + keep * (later - sample.wins[side])
        lesson.lead[sample.seat] = sample.lead + keep * (lesson.lead[sample.seat] - sample.lead)
    lesson.pending += lesson.count
    lesson.count = 0


@rule(inline=False)
def correct(net, lesson, sample):
    """Add the gradient of one position: cross-entropy of the chances, square error of the lead."""
    net.sheet.features[:] = sample.features
    net.question[:] = sample.question
    think(net)
    for output in range(OUTPUTS):
        lesson.outputs[output] = 0.0
    for side in range(net.sides):
        lesson.outputs[side] = net.wins[side] - lesson.wins[sample.seat, side]
    lesson.outputs[MARGIN] = LEAD_LOSS * (net.lead - lesson.lead[sample.seat]) * (1 - net.lead * net.lead)
    weights, gradient = net.weights, lesson.gradient
    add_errors(gradient.output_bias, lesson.outputs)
    pass_back(weights.outputs, gradient.outputs, net.second, lesson.second, lesson.outputs)
    add_errors(gradient.second_bias, lesson.second)
    pass_back(weights.second, gradient.second, net.first, lesson.first, lesson.second)
    add_errors(gradient.first_bias, lesson.first)
    blame_inputs(gradient.features, net.sheet.features, lesson.first)
    blame_inputs(gradient.question, net.question, lesson.first)


@rule
def add_errors(gradient, errors):
    """A bias is to blame for all of an error."""
    for j in range(len(errors)):
        gradient[0, j] += errors[j]


@rule
def pass_back(weights, gradient, units, errors, next_errors):
    """From the errors of one layer to the gradient of its weights and the errors of the layer below."""
    for i in range(len(units)):
        for j in range(len(next_errors)):
            gradient[i, j] += units[i] * next_errors[j]
        error = np.float32(0.0)
        for j in range(len(next_errors)):
            error += weights[i, j] * next_errors[j]
        errors[i] = error if units[i] > 0.0 else LEAK * error


@rule
def blame_inputs(gradient, inputs, errors):
    """A weight is to blame as much as its input was there."""
    for i in range(len(inputs)):
        if inputs[i] != 0.0:
            for j in range(len(errors)):
                gradient[i, j] += inputs[i] * errors[j]


@rule(inline=False)
def improve(net, course, lesson):
    """One step of Adam with the mean gradient of the batch."""
    if lesson.pending == 0:
        return
    lesson.steps += 1
    weights, gradient, mean, square = net.weights, lesson.gradient, lesson.mean, lesson.square
    share = np.float32(1.0 / lesson.pending)
    # Adam's correction for means that started at zero, in the size of the step.
    rate = np.float32(course.rate * math.sqrt(1.0 - KEEP_SQUARE**lesson.steps) / (1.0 - KEEP_MEAN**lesson.steps))
    step(weights.features, gradient.features, mean.features, square.features, rate, share)
    step(weights.question, gradient.question, mean.question, square.question, rate, share)
    step(weights.first_bias, gradient.first_bias, mean.first_bias, square.first_bias, rate, share)
    step(weights.second, gradient.second, mean.second, square.second, rate, share)
    step(weights.second_bias, gradient.second_bias, mean.second_bias, square.second_bias, rate, share)
    step(weights.outputs, gradient.outputs, mean.outputs, square.outputs, rate, share)
    step(weights.output_bias, gradient.output_bias, mean.output_bias, square.output_bias, rate, share)
    lesson.pending = 0


@rule(inline=False)
def step(weights, gradient, mean, square, rate, share):
    """Move one table of weights."""
    one = np.float32(1.0)
    for i in range(weights.shape[0]):
        for j in range(weights.shape[1]):
            slope = gradient[i, j] * share
            mean[i, j] = KEEP_MEAN * mean[i, j] + (one - KEEP_MEAN) * slope
            square[i, j] = KEEP_SQUARE * square[i, j] + (one - KEEP_SQUARE) * slope * slope
            weights[i, j] -= rate * mean[i, j] / (np.sqrt(square[i, j]) + TINY)
            gradient[i, j] = 0.0
