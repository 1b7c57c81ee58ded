"""Settings all tests share."""

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
