"""The games as environments: PettingZoo, Gymnasium, and a batch at the kernel's speed. docs/lab.md tells how."""

from importlib.util import find_spec

if find_spec("gymnasium") is None or find_spec("pettingzoo") is None:
    raise ImportError(
        "The environments need Gymnasium and PettingZoo, which are not installed: pip install 'chantier[envs]'."
    )

from chantier.envs.records import replaying
from chantier.envs.registration import register

__all__ = ["replaying"]

register()
