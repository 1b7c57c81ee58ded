"""A small network learns Blueprints for two on the batched environment, then meets bots in the ordinary one.

    pip install 'chantier[learn]'
    python examples/train_blueprints.py

It learns what a position is worth right after its own move, as TD-Gammon did for backgammon: it tries every move on the
observation, plays the one that looks best, give or take some noise, and fits what it thought to what the round brought.
All of it is in this file.
"""

from __future__ import annotations

import argparse
import math
import time
from collections import deque
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn

from chantier.envs.blueprints_batch import BlueprintsBatch
from chantier.lab.blueprints.kernel.observation_layout import BUILDING, FACETS, OTHERS, PLACES, POOL, REMOVED, size

PLAYERS, ROUNDS, PICKS, DICE, SPACES = 2, 3, 6, 24, 6
TAKES = DICE * PLACES
REMEMBERED, STEPS, MINIBATCH = 8, 48, 1024
"""Rollouts that are learned from, and how: steps after each of them."""


class Judge(nn.Module):
    """Points ahead at the end of the round, as far as one can tell."""

    def __init__(self, width: int = 128) -> None:
        super().__init__()
        dice = SPACES * PICKS
        inputs = size(PLAYERS) + dice * 6
        self.layers = nn.Sequential(
            nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width // 2), nn.ReLU(), nn.Linear(width // 2, 1)
        )

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        values = rows[:, BUILDING:OTHERS:FACETS]  # Prizes are about dice that show the same: values one by one
        each = (values[:, :, None] == torch.arange(1, 7)).flatten(1)
        return self.layers(torch.cat([rows.float() / 4, each.float()], 1)).squeeze(1)


def taken(rows: np.ndarray, takes: np.ndarray) -> np.ndarray:
    """What is seen after a die was taken and placed: `die * 7 + space`, a row for each."""
    after, every = rows.copy(), np.arange(len(rows))
    die, space = takes // PLACES, takes % PLACES
    after[every, POOL + die] -= 1
    built = space < SPACES
    stacks = after[:, BUILDING:OTHERS].reshape(-1, SPACES, PICKS, FACETS)
    level = (stacks[every, np.minimum(space, SPACES - 1), :, 0] > 0).sum(1)
    at = BUILDING + (space * PICKS + level) * FACETS
    after[every[built], at[built]] = die[built] // 4 + 1
    after[every[built], at[built] + 1 + die[built] % 4] = 1
    return after


def removed(rows: np.ndarray, dice: np.ndarray) -> np.ndarray:
    """... and after another die was removed."""
    after, every = rows.copy(), np.arange(len(rows))
    after[every, POOL + dice] -= 1
    after[every, REMOVED + dice] += 1
    return after


@torch.no_grad()
def best(judge: Judge, tried: np.ndarray, owner: np.ndarray, noise: float, random: np.random.Generator) -> np.ndarray:
    """For each owner the number of the row that is worth most to it."""
    worth = judge(torch.from_numpy(tried)).numpy() + noise * random.gumbel(size=len(tried))
    order = np.lexsort((worth, owner))
    return order[np.append(owner[order][1:] != owner[order][:-1], True)]


def decide(
    judge: Judge, shown: dict[str, np.ndarray], noise: float, random: np.random.Generator
) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """An action for every game, and what is seen after each half of it."""
    legal = shown["action_mask"].reshape(-1, TAKES, DICE)
    owner, takes = np.nonzero(legal.any(2))
    tried = taken(shown["observation"][owner], takes)
    picked = best(judge, tried, owner, noise, random)
    half, take = tried[picked], takes[picked]
    owner, dice = np.nonzero(legal[np.arange(len(take)), take])
    tried = removed(half[owner], dice)
    picked = best(judge, tried, owner, noise, random)
    return take * DICE + dice[picked], half, tried[picked]


def rollout(
    judge: Judge, batch: BlueprintsBatch, shown: dict[str, np.ndarray], noise: float, random: np.random.Generator
) -> tuple[dict[str, np.ndarray], np.ndarray, np.ndarray]:
    """One game in every row: what is seen next, what was seen after each move, and what the round brought from then."""
    halves, wholes, rewards = [], [], []
    for _ in range(ROUNDS * PICKS):
        actions, half, whole = decide(judge, shown, noise, random)
        shown, reward, ended, _, _ = batch.step(actions)
        halves.append(half)
        wholes.append(whole)
        rewards.append(reward)
    assert ended.all(), "a game takes 18 decisions"
    by_round = np.stack(rewards).reshape(ROUNDS, PICKS, -1)
    brought = by_round[:, ::-1].cumsum(1)[:, ::-1].reshape(-1)
    return shown, np.concatenate(halves + wholes), np.tile(brought, 2)


def improve(judge: Judge, optimizer: torch.optim.Optimizer, seen: torch.Tensor, brought: torch.Tensor) -> None:
    for part in torch.randint(len(seen), (STEPS, MINIBATCH)):
        loss = nn.functional.huber_loss(judge(seen[part]), brought[part])
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()


def train(judge: Judge, games: int, rows: int, opponents: str, seed: int) -> None:
    batch = BlueprintsBatch(rows, PLAYERS, opponents, first="chance", reward="running")
    random = np.random.default_rng(seed)
    optimizer = torch.optim.Adam(judge.parameters())
    shown, _ = batch.reset(seed=seed)
    memory: deque[tuple[np.ndarray, np.ndarray]] = deque(maxlen=REMEMBERED)
    rollouts = math.ceil(games / rows)
    for number in range(rollouts):
        left = 1 - number / rollouts
        optimizer.param_groups[0]["lr"] = 1e-3 * max(left, 0.1)
        shown, seen, brought = rollout(judge, batch, shown, noise=0.5 * left, random=random)
        memory.append((seen, brought))
        improve(judge, optimizer, *(torch.from_numpy(np.concatenate(part)) for part in zip(*memory, strict=True)))
        if number % 10 == 9:
            margin = brought[: len(brought) // 2].reshape(ROUNDS, PICKS, -1)[:, 0].sum(0).mean()
            spent = f"{time.process_time():5.0f} s of processor time"
            print(f"{(number + 1) * rows:9,} games  {spent}  margin against {opponents} {margin:+.2f}", flush=True)
    batch.close()


def evaluate(judge: Judge, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of victories against a bot of the house in the ordinary environment, and its 95 % interval (Wilson)."""
    env = gymnasium.make("chantier/Blueprints-v0", opponents=opponent, seat="random", first="chance")
    random = np.random.default_rng(seed)
    won = 0.0
    for number in range(games):
        shown, _ = env.reset(seed=seed + number)
        ended = False
        while not ended:
            one = {name: numbers[None] for name, numbers in shown.items()}
            actions, _, _ = decide(judge, one, 0.0, random)
            shown, reward, ended, _, _ = env.step(actions[0])
        won += float(reward)
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return share, middle - width, middle + width


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--learn", type=int, default=50_000, help="games to learn from")
    asked.add_argument("--rows", type=int, default=256, help="games at once")
    asked.add_argument("--against", default="builder", choices=["uniform", "builder"], help="who it learns against")
    asked.add_argument("--meet", nargs="*", default=["uniform", "greedy", "builder"], help="bots to meet afterwards")
    asked.add_argument("--games", type=int, default=1000, help="... so many times each")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", type=Path)
    wanted = asked.parse_args()
    torch.manual_seed(wanted.seed)
    judge = Judge()
    train(judge, wanted.learn, wanted.rows, wanted.against, wanted.seed)
    if wanted.save is not None:
        torch.save(judge.state_dict(), wanted.save)
    for bot in wanted.meet:
        share, low, high = evaluate(judge, bot, wanted.games, 10**6 + wanted.seed)
        print(f"against {bot}: {share:.1%} of {wanted.games} games won (95 %: {low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
