"""Settings of all tests: generated examples are the same on every run and leave nothing behind on disk."""

import signal

from hypothesis import HealthCheck, settings

# A shell that runs the tests in the background has them ignore interrupts, and so would every program they start.
signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile(
    "madang", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("madang")
