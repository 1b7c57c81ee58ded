"""Settings all tests share."""

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "house",
    deadline=None,  # machines are noisy: no test judges wall time
    derandomize=True,  # the same run everywhere; explore further with --hypothesis-profile=explore
    suppress_health_check=[HealthCheck.too_slow],
    max_examples=60,
)
settings.register_profile("explore", deadline=None, max_examples=1000)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="also what takes long and is only sampled otherwise")
