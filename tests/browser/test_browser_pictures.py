"""Every screen that is tested has its picture in docs/pictures."""

from pictures import FOLDER, names


def test_every_screen_has_its_picture():
    found = {file.stem for file in FOLDER.glob("*.png")}
    assert found == names(), "Say: make pictures"
