"""The benchmark beside other libraries, with one of them there: OpenSpiel is measured, and compared with."""

import subprocess
import sys
from pathlib import Path

PEERS = Path(__file__).parents[2] / "benchmarks" / "peers.py"


def test_openspiel_is_measured():
    asked = ["--quick", "--rounds", "1", "--only", "random", "single", "worlds"]
    ran = subprocess.run([sys.executable, str(PEERS), *asked], capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    told = " ".join(ran.stdout.split())
    assert told.count("× OpenSpiel hearts") == 4
    assert "Not measured: pyspiel" not in told
