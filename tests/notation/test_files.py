"""Files are written whole or not at all, and what can't be written gets a sentence."""

from pathlib import Path

import pytest

from paddock.errors import BadDocument
from paddock.notation.files import in_place_of, write_whole, writing


def break_off(file: Path) -> None:
    with in_place_of(file) as beside:
        beside.write_text("half", encoding="utf-8")
        raise KeyboardInterrupt


def test_a_file_that_is_not_finished_leaves_the_old_one_and_nothing_else(tmp_path: Path) -> None:
    file = tmp_path / "season.yaml"
    write_whole(file, "old")
    with pytest.raises(KeyboardInterrupt):
        break_off(file)
    assert [path.name for path in tmp_path.iterdir()] == ["season.yaml"]
    assert file.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize("place", ["missing/season.yaml", "file/season.yaml", "folder"])
def test_what_can_not_be_written_gets_a_sentence(tmp_path: Path, place: str) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    with pytest.raises(BadDocument) as error, writing(tmp_path / place):
        write_whole(tmp_path / place, "new")
    assert error.value.code == "no_folder"
    assert str(tmp_path / place) in error.value.sentence()
