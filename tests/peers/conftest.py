import pytest
from clusters import PORT, running


@pytest.fixture(scope="session")
def cluster(tmp_path_factory):
    """A cluster whose machine has compiled nothing yet."""
    folder = tmp_path_factory.mktemp("cluster")
    (folder / "cache").mkdir(mode=0o700)
    with running(folder, PORT, MADANG_CACHE=str(folder / "cache")) as reached:
        yield reached
    compiled = [mark.parent.name.partition("-")[0] for mark in (folder / "cache").glob("*/.warm")]
    assert sorted(compiled) == ["koryo", "search"], "the machine has compiled what it needed, once"
