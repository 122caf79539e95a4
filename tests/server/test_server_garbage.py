"""Python's search for garbage, which stops everybody while it lasts."""

import gc
import weakref

import pytest

from madang.server.garbage import Search


class Circle:
    """Something that refers to itself: only a search finds that nobody needs it."""

    def __init__(self):
        self.itself = self


@pytest.fixture
def no_search_by_itself():
    gc.disable()
    yield
    gc.enable()


@pytest.mark.usefixtures("no_search_by_itself")
def test_garbage_is_searched_for_but_not_over_and_over():
    search = Search()
    first = weakref.ref(Circle())
    search.when_due()
    assert first() is None
    second = weakref.ref(Circle())
    search.when_due()
    assert second() is not None, "the first search took time, so the next one is not due yet"
