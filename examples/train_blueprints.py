"""A small network learns Blueprints for two on the batched environment, then meets a bot in the ordinary one.

    pip install 'chantier[learn]'
    python examples/train_blueprints.py

Plain policy gradients (PPO) with a value as baseline, all in this file. Every game takes the learner 18 decisions, so
one rollout is one whole game in every row of the batch, and returns are simply summed up from the end.
"""

from __future__ import annotations

import argparse
import math
import time
from pathlib import Path

import gymnasium
import numpy as np
import torch
from torch import nn
from torch.nn import functional

from chantier.envs import BlueprintsBatch
from chantier.lab.kernel.observed import PLACES

DECISIONS = 18
"""A learner's decisions in a game: six picks in each of three rounds."""
DICE = 24
TAKES = DICE * PLACES
POINTS = 4.0
"""A margin of so many points counts as 1."""
CLIP, EPOCHS, MINIBATCH, ENTROPY = 0.2, 3, 2048, 0.01


class Player(nn.Module):
    """Says which die to take and where it goes, then, knowing that die, which one to remove; and what it expects."""

    def __init__(self, inputs: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.take = nn.Linear(width, TAKES)
        self.remove = nn.Linear(width, DICE)
        self.beside = nn.Embedding(DICE, DICE)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
        thought = self.body(seen.float() / 3.0)
        return self.take(thought), self.remove(thought), self.value(thought).squeeze(-1)

    def decide(self, seen: torch.Tensor, mask: torch.Tensor, surely: bool = False) -> tuple[torch.Tensor, ...]:
        """An action for each row, with its log-probability and the value; the best one, or one by chance."""
        takes, removes, value = self(seen)
        legal = mask.view(-1, TAKES, DICE)
        taken, first = _pick(takes, legal.any(2), surely)
        removed, second = _pick(
            removes + self.beside(taken // PLACES), legal[torch.arange(len(taken)), taken].bool(), surely
        )
        return taken * DICE + removed, first + second, value

    def judge(self, seen: torch.Tensor, mask: torch.Tensor, action: torch.Tensor) -> tuple[torch.Tensor, ...]:
        """Log-probability of actions that were taken, entropy, and value. `mask`: what could be taken, what removed."""
        takes, removes, value = self(seen)
        taken, removed = action // DICE, action % DICE
        first = _log_probabilities(takes, mask[:, :TAKES])
        second = _log_probabilities(removes + self.beside(taken // PLACES), mask[:, TAKES:])
        chosen = first.gather(1, taken[:, None]) + second.gather(1, removed[:, None])
        return chosen.squeeze(1), _entropy(first) + _entropy(second), value


def _log_probabilities(scores: torch.Tensor, legal: torch.Tensor) -> torch.Tensor:
    return functional.log_softmax(scores.masked_fill(~legal, -1e9), dim=1)


def _entropy(logs: torch.Tensor) -> torch.Tensor:
    return -(logs.exp() * logs).sum(1)


def _pick(scores: torch.Tensor, legal: torch.Tensor, surely: bool) -> tuple[torch.Tensor, torch.Tensor]:
    logs = _log_probabilities(scores, legal)
    picked = logs.argmax(1) if surely else torch.multinomial(logs.exp(), 1).squeeze(1)
    return picked, logs.gather(1, picked[:, None]).squeeze(1)


@torch.no_grad()
def rollout(
    player: Player, batch: BlueprintsBatch, shown: dict[str, np.ndarray]
) -> tuple[dict[str, torch.Tensor], ...]:
    """One game in every row: what was seen, done and got, decision by decision; and what is seen at the next start."""
    kept: dict[str, list[torch.Tensor]] = {name: [] for name in ("seen", "mask", "action", "log", "value", "reward")}
    rows = torch.arange(batch.num_envs)
    for _ in range(DECISIONS):
        seen, mask = torch.from_numpy(shown["observation"]), torch.from_numpy(shown["action_mask"])
        action, log, value = player.decide(seen, mask)
        legal = mask.view(-1, TAKES, DICE)
        short = torch.cat([legal.any(2), legal[rows, action // DICE].bool()], 1)  # 4032 numbers as 192
        shown, reward, ended, _, _ = batch.step(action.numpy())
        for name, one in zip(kept, (seen, short, action, log, value, torch.from_numpy(reward) / POINTS), strict=True):
            kept[name].append(one)
    assert ended.all(), "a game takes 18 decisions"
    return {name: torch.stack(ones) for name, ones in kept.items()}, shown


def returns(reward: torch.Tensor) -> torch.Tensor:
    """What was still to come after each decision, that one's own reward included."""
    return reward.flip(0).cumsum(0).flip(0)


def improve(player: Player, optimizer: torch.optim.Optimizer, game: dict[str, torch.Tensor]) -> None:
    game["return"] = returns(game["reward"])
    game["better"] = game["return"] - game["value"]
    flat = {name: one.flatten(0, 1) for name, one in game.items()}
    better = (flat["better"] - flat["better"].mean()) / (flat["better"].std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(better)).split(MINIBATCH):
            log, entropy, value = player.judge(flat["seen"][part], flat["mask"][part], flat["action"][part])
            ratio = (log - flat["log"][part]).exp()
            gain = torch.minimum(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part])
            loss = functional.mse_loss(value, flat["return"][part]) - gain.mean() - ENTROPY * entropy.mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(player.parameters(), 0.5)
            optimizer.step()


def train(player: Player, games: int, rows: int, opponents: str, seed: int) -> None:
    batch = BlueprintsBatch(rows, players=2, opponents=opponents, first="chance", reward="running", threads=2)
    optimizer = torch.optim.Adam(player.parameters())
    shown, _ = batch.reset(seed=seed)
    rollouts = math.ceil(games / rows)
    for number in range(rollouts):
        optimizer.param_groups[0]["lr"] = 1e-3 * (1 - 0.9 * number / rollouts)
        game, shown = rollout(player, batch, shown)
        improve(player, optimizer, game)
        if number % 10 == 0 or number == rollouts - 1:
            margin = POINTS * game["reward"].sum(0).mean().item()
            spent = f"{time.process_time():5.0f} s of processor time"
            print(f"{(number + 1) * rows:9,} games  {spent}  margin against {opponents} {margin:+.2f}", flush=True)
    batch.close()


@torch.no_grad()
def evaluate(player: Player, opponent: str, games: int, seed: int) -> tuple[float, float, float]:
    """The share of victories against a bot of the house in the ordinary environment, and its 95 % interval (Wilson)."""
    env = gymnasium.make("chantier/Blueprints-v0", opponents=opponent, seat="random", first="chance")
    won = 0.0
    for number in range(games):
        shown, _ = env.reset(seed=seed + number)
        ended = False
        while not ended:
            seen, mask = (torch.from_numpy(shown[name])[None] for name in ("observation", "action_mask"))
            shown, reward, ended, _, _ = env.step(int(player.decide(seen, mask, surely=True)[0]))
        won += float(reward)
    share, z = won / games, 1.96
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    width = z / (1 + z * z / games) * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return share, middle - width, middle + width


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--learn", type=int, default=200_000, help="games to learn from")
    asked.add_argument("--rows", type=int, default=1024, help="games at once")
    asked.add_argument("--against", default="builder", choices=["uniform", "builder"], help="who it learns against")
    asked.add_argument("--meet", nargs="*", default=["uniform", "greedy", "builder"], help="bots to meet afterwards")
    asked.add_argument("--games", type=int, default=1000, help="... so many times each")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--save", type=Path)
    wanted = asked.parse_args()
    torch.manual_seed(wanted.seed)
    player = Player(BlueprintsBatch(1, players=2).single_observation_space["observation"].shape[0])
    train(player, wanted.learn, wanted.rows, wanted.against, wanted.seed)
    if wanted.save is not None:
        torch.save(player.state_dict(), wanted.save)
    for bot in wanted.meet:
        share, low, high = evaluate(player, bot, wanted.games, 10**6 + wanted.seed)
        print(f"against {bot}: {share:.1%} of {wanted.games} games won (95 %: {low:.1%} to {high:.1%})", flush=True)


if __name__ == "__main__":
    main()
