"""Settings of all tests: generated examples are the same on every run and leave nothing behind on disk."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "madang", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("madang")
