"""What only an extra brings: where it is missing, a sentence says what to install."""

import runpy
import sys
from importlib import import_module
from pathlib import Path

import pytest

PEER = Path(__file__).parent.parent / "benchmarks" / "peer.py"
NEEDED = {
    "gymnasium": ("gymnasium", "Gymnasium is not installed; pip install 'madang[envs]' does it."),
    "pettingzoo": ("pettingzoo", "PettingZoo is not installed; pip install 'madang[envs]' does it."),
    "openspiel": ("pyspiel", "OpenSpiel is not installed; pip install 'madang[openspiel]' does it."),
    "torch": ("torch", "PyTorch is not installed; pip install 'madang[train]' does it."),
}


@pytest.mark.parametrize("name", NEEDED)
def test_an_environment_without_its_library_says_what_to_install(name, monkeypatch):
    package, sentence = NEEDED[name]
    monkeypatch.setitem(sys.modules, package, None)
    monkeypatch.delitem(sys.modules, f"madang.envs.{name}", raising=False)
    with pytest.raises(ImportError) as missing:
        import_module(f"madang.envs.{name}")
    assert str(missing.value) == sentence


def test_what_measures_a_library_says_what_to_install(monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(SystemExit) as left:
        runpy.run_path(str(PEER), run_name="__main__")
    assert left.value.code == NEEDED["openspiel"][1]
