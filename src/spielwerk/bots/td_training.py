"""TD(λ) self-play: the network plays against itself and moves each prediction towards the later ones.

It learns afterstates: the state right after a decision, before chance. Every seat has its own sequence of samples, each
as that seat knew it, so nothing is learned from hidden facts. One step of Adam follows each batch of games.
"""

import math
from functools import cache
from typing import Any

import numpy as np

from spielwerk.bots.afterstates import argmax, softmax_sample, value_afterstates
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
    forward,
    weights_record,
)
from spielwerk.bots.policy import POLICY
from spielwerk.bots.simultaneous import simultaneous_choice
from spielwerk.bots.tree import uniform
from spielwerk.bots.workspace import SIMULATION, legal_actions, play, seat_count
from spielwerk.core.agenda import top
from spielwerk.core.buffers import MOST_SEATS
from spielwerk.core.flow import actors, setup
from spielwerk.core.jit import rule
from spielwerk.core.records import record
from spielwerk.core.rng import below, start_stream
from spielwerk.core.rules import over

MOST_SAMPLES = 4096
"""Samples of one game; a longer game is learned in parts."""
BETA_1 = np.float32(0.9)
BETA_2 = np.float32(0.999)
ADAM_EPSILON = np.float32(1e-8)
LEAD_LOSS = np.float32(0.5)
"""Weight of the lead's loss beside that of the win probabilities."""

HYPERPARAMETERS = record(
    [
        ("trace", "f4"),  # λ
        ("epsilon", "f4"),  # share of random decisions
        ("temperature", "f4"),  # of the softmax over the values
        ("learning_rate", "f4"),
        ("batch", "i4"),  # games per step of Adam
        ("policy", POLICY),  # of the network that learns
        ("opponent", POLICY),  # of the frozen one
        ("learners", "i4"),  # bit mask of the seats that the learning network plays; the frozen one has the rest
    ]
)


@cache
def trainer_record(encoding: np.dtype[Any]) -> np.dtype[Any]:
    """Samples, gradient and optimiser state of a network in training."""
    weights = weights_record(encoding)
    sample = record(
        [
            ("features", "f4", encoding["features"].shape),
            ("question", "f4", (QUESTION,)),
            ("wins", "f4", (MOST_SEATS,)),  # predicted here; after an exploring action, for the best one instead
            ("lead", "f4"),
            ("seat", "i1"),
            ("explored", "i1"),
        ]
    )
    return record(
        [
            ("samples", sample, (MOST_SAMPLES,)),
            ("count", "i4"),
            ("steps", "i8"),
            ("games", "i8"),
            ("pending", "i4"),  # samples since the last step
            ("gradient", weights),
            ("first_moment", weights),
            ("second_moment", weights),
            ("target_wins", "f4", (MOST_SEATS, MOST_SEATS)),  # by seat: the λ-return from the next sample on
            ("target_lead", "f4", (MOST_SEATS,)),
            ("explored", "i1"),  # is the present action an exploring one? Then the predictions for the best one:
            ("best_wins", "f4", (MOST_SEATS,)),
            ("best_lead", "f4"),
            ("first_errors", "f4", (FIRST,)),
            ("second_errors", "f4", (SECOND,)),
            ("output_errors", "f4", (OUTPUTS,)),
        ]
    )


# --- playing ---


@rule(inline=False)
def train_games(c, states, template, first_seed, games, log, workspace, nets, hyperparameters, trainer):
    """Play and learn so many games with nets[0]; nets[1] plays the seats that do not learn."""
    s = states[0]
    for game in range(games):
        states[0] = template
        start_stream(s.rng, first_seed + game, 0)
        start_stream(workspace.rng, first_seed + game, 1)
        setup(c, s, log)
        while not over(s):
            train_decision(c, states, log, workspace, nets, hyperparameters, trainer)
        learn_game(c, s, nets[0], hyperparameters, trainer)
        trainer.games += 1
        if trainer.games % hyperparameters.batch == 0:
            adam_step(nets[0], hyperparameters, trainer)


@rule(inline=False)
def train_decision(c, states, log, workspace, nets, hyperparameters, trainer):
    """One seat decides and the afterstate becomes a sample; of seats that decide simultaneously any may be first."""
    s, net = states[0], nets[0]
    mask = actors(c, s)
    alone = mask & (mask - 1) == 0
    seat = sample_seat(mask, workspace.rng)
    count = legal_actions(c, s, seat, workspace.candidates)
    planned = hyperparameters.policy.plans > 1 and is_sealed(s)
    trainer.explored = 0
    if not is_learner(hyperparameters, seat):
        action = net_choice(c, states, log, seat, count, hyperparameters.opponent, workspace, nets[1])
    elif count == 1:
        action = workspace.candidates.actions[0]
    elif planned:
        action = simultaneous_choice(c, states, log, seat, hyperparameters.policy, workspace, net)
    else:
        action = exploring_choice(c, states, log, seat, count, workspace, net, hyperparameters, trainer)
    if count > 1 or planned:
        play_afterstate(c, states, log, seat, action)
        if not over(states[SIMULATION]) and not (planned and is_unfinished(s, states[SIMULATION])):
            for other in range(seat_count(s)):
                if (alone or other == seat) and is_learner(hyperparameters, other):
                    add_sample(c, states[SIMULATION], other, net, trainer, trainer.explored and other == seat)
        if trainer.count > MOST_SAMPLES - MOST_SEATS:
            learn_game(c, s, net, hyperparameters, trainer)
    play(c, s, log, seat, action)


@rule
def is_learner(hyperparameters, seat):
    """Is this seat played by the learning network?"""
    return hyperparameters.learners >> seat & 1 == 1


@rule
def is_unfinished(s, later):
    """Is the same sealed question still open? An afterstate says nothing before everybody has answered."""
    return is_sealed(later) and top(later.agenda).op == top(s.agenda).op


@rule(inline=False)
def exploring_choice(c, states, log, seat, count, workspace, net, hyperparameters, trainer):
    """The best action by softmax, or with probability ε a random one."""
    value_afterstates(c, states, log, seat, count, 1, hyperparameters.policy, workspace, net)
    best = argmax(workspace.values, count)
    choice = softmax_sample(workspace.values, count, best, hyperparameters.temperature, workspace.rng)
    if uniform(workspace.rng) < hyperparameters.epsilon:
        choice = below(workspace.rng, count)
        trainer.explored = choice != best
        if trainer.explored:
            play_afterstate(c, states, log, seat, workspace.candidates.actions[best])
            evaluate(c, states[SIMULATION], seat, net)
            trainer.best_wins[:] = net.wins
            trainer.best_lead = net.lead
    return workspace.candidates.actions[choice]


@rule
def sample_seat(mask, rng):
    """One of the seats of a mask, at random."""
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
def play_afterstate(c, states, log, seat, action):
    """Play an action on a copy of the real state, up to chance."""
    states[SIMULATION] = states[0]
    states[SIMULATION].explicit = 1
    play(c, states[SIMULATION], log, seat, action)


@rule(inline=False)
def add_sample(c, s, seat, net, trainer, explored):
    """Append a state as this seat knows it, with the network's predictions."""
    evaluate(c, s, seat, net)
    sample = trainer.samples[trainer.count]
    trainer.count += 1
    sample.features[:] = net.inputs.features
    sample.question[:] = net.question
    sample.seat = seat
    sample.explored = explored
    if explored:
        sample.wins[:] = trainer.best_wins
        sample.lead = trainer.best_lead
    else:
        sample.wins[:] = net.wins
        sample.lead = net.lead


# --- learning ---


@rule(inline=False)
def learn_game(c, s, net, hyperparameters, trainer):
    """Learn from the samples: towards the result of a finished game, else towards the present predictions."""
    for seat in range(seat_count(s)):
        evaluate(c, s, seat, net)
        set_targets(trainer, seat, net)
    td_lambda(net, hyperparameters, trainer)


@rule
def set_targets(trainer, seat, net):
    """Start the λ-return of a seat with its last prediction, exact once the game is over."""
    trainer.target_wins[seat, :] = net.wins
    trainer.target_lead[seat] = net.lead


@rule(inline=False)
def td_lambda(net, hyperparameters, trainer):
    """From the last sample to the first: add its gradient, then mix its predictions into the λ-return."""
    for i in range(trainer.count - 1, -1, -1):
        sample = trainer.samples[i]
        add_gradient(net, trainer, sample)
        keep = np.float32(0.0) if sample.explored else hyperparameters.trace
        for side in range(net.sides):
            later = trainer.target_wins[sample.seat, side]
            trainer.target_wins[sample.seat, side] = sample.wins[side] + keep * (later - sample.wins[side])
        trainer.target_lead[sample.seat] = sample.lead + keep * (trainer.target_lead[sample.seat] - sample.lead)
    trainer.pending += trainer.count
    trainer.count = 0


@rule(inline=False)
def add_gradient(net, trainer, sample):
    """Add the gradient of one sample: cross-entropy of the win probabilities, squared error of the lead."""
    net.inputs.features[:] = sample.features
    net.question[:] = sample.question
    forward(net)
    for output in range(OUTPUTS):
        trainer.output_errors[output] = 0.0
    for side in range(net.sides):
        trainer.output_errors[side] = net.wins[side] - trainer.target_wins[sample.seat, side]
    error = net.lead - trainer.target_lead[sample.seat]
    trainer.output_errors[MARGIN] = LEAD_LOSS * error * (1 - net.lead * net.lead)
    weights, gradient = net.weights, trainer.gradient
    add_bias_gradient(gradient.output_bias, trainer.output_errors)
    backpropagate_layer(weights.outputs, gradient.outputs, net.second, trainer.second_errors, trainer.output_errors)
    add_bias_gradient(gradient.second_bias, trainer.second_errors)
    backpropagate_layer(weights.second, gradient.second, net.first, trainer.first_errors, trainer.second_errors)
    add_bias_gradient(gradient.first_bias, trainer.first_errors)
    add_input_gradient(gradient.features, net.inputs.features, trainer.first_errors)
    add_input_gradient(gradient.question, net.question, trainer.first_errors)


@rule
def add_bias_gradient(gradient, errors):
    """Add the gradient of the biases."""
    for j in range(len(errors)):
        gradient[0, j] += errors[j]


@rule
def backpropagate_layer(weights, gradient, units, errors, next_errors):
    """Add the gradient of a layer's weights and compute the errors of the layer below."""
    for i in range(len(units)):
        for j in range(len(next_errors)):
            gradient[i, j] += units[i] * next_errors[j]
        error = np.float32(0.0)
        for j in range(len(next_errors)):
            error += weights[i, j] * next_errors[j]
        errors[i] = error if units[i] > 0.0 else LEAK * error


@rule
def add_input_gradient(gradient, inputs, errors):
    """Add the gradient of the input weights; inputs of zero are skipped."""
    for i in range(len(inputs)):
        if inputs[i] != 0.0:
            for j in range(len(errors)):
                gradient[i, j] += inputs[i] * errors[j]


@rule(inline=False)
def adam_step(net, hyperparameters, trainer):
    """One step of Adam with the mean gradient of the batch."""
    if trainer.pending == 0:
        return
    trainer.steps += 1
    weights, gradient = net.weights, trainer.gradient
    first, second = trainer.first_moment, trainer.second_moment
    share = np.float32(1.0 / trainer.pending)
    # Adam's bias correction, folded into the learning rate.
    corrected = hyperparameters.learning_rate * math.sqrt(1.0 - BETA_2**trainer.steps)
    rate = np.float32(corrected / (1.0 - BETA_1**trainer.steps))
    update_weights(weights.features, gradient.features, first.features, second.features, rate, share)
    update_weights(weights.question, gradient.question, first.question, second.question, rate, share)
    update_weights(weights.first_bias, gradient.first_bias, first.first_bias, second.first_bias, rate, share)
    update_weights(weights.second, gradient.second, first.second, second.second, rate, share)
    update_weights(weights.second_bias, gradient.second_bias, first.second_bias, second.second_bias, rate, share)
    update_weights(weights.outputs, gradient.outputs, first.outputs, second.outputs, rate, share)
    update_weights(weights.output_bias, gradient.output_bias, first.output_bias, second.output_bias, rate, share)
    trainer.pending = 0


@rule(inline=False)
def update_weights(weights, gradient, first_moment, second_moment, rate, share):
    """Apply the step to one matrix of weights."""
    one = np.float32(1.0)
    for i in range(weights.shape[0]):
        for j in range(weights.shape[1]):
            slope = gradient[i, j] * share
            first_moment[i, j] = BETA_1 * first_moment[i, j] + (one - BETA_1) * slope
            second_moment[i, j] = BETA_2 * second_moment[i, j] + (one - BETA_2) * slope * slope
            weights[i, j] -= rate * first_moment[i, j] / (np.sqrt(second_moment[i, j]) + ADAM_EPSILON)
            gradient[i, j] = 0.0
