"""Graphics of terminals: they are asked what they have, and the image arrives pixel by pixel."""

from __future__ import annotations

import base64
import io
import os
import re
import threading

import pytest
from PIL import Image

from chantier.pictures.terminal_images import kitty, sixel, sixels
from chantier.terminal.graphics import ask_terminal, protocol_of

SVG = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><rect width="200" height="200" fill="red"/></svg>'
)


@pytest.mark.parametrize(
    ("answer", "protocol"),
    [
        ("\x1b_Gi=31;OK\x1b\\\x1b[?62;4c", "kitty"),
        ("\x1b[?62;4;22c", "sixel"),
        ("\x1b[?64;1;2;4c", "sixel"),
        ("\x1b[?4c", None),  # a VT132, which has none: the first number is the kind of terminal
        ("\x1b[?1;2c", None),
        ("\x1b_Gi=31;ENOTSUP\x1b\\\x1b[?1;2c", None),
        ("typed by somebody in a hurry", None),
        ("", None),
    ],
)
def test_only_what_the_terminal_says_counts(answer: str, protocol: str | None) -> None:
    assert protocol_of(answer) == protocol


@pytest.mark.skipif(os.name == "nt", reason="has no pseudo terminals")
@pytest.mark.parametrize(("says", "protocol"), [(b"\x1b[?62;4c", "sixel"), (b"\x1b[?62c", None), (b"", None)])
def test_a_terminal_is_asked_and_left_as_it_was(says: bytes, protocol: str | None) -> None:
    import pty
    import termios

    master, slave = pty.openpty()
    with os.fdopen(slave, "w") as screen:
        keyboard = os.fdopen(os.dup(slave), "r")
        before = termios.tcgetattr(slave)

        def answer() -> None:
            asked = b""
            while not asked.endswith(b"\x1b[c"):
                asked += os.read(master, 64)
            os.write(master, says)

        terminal = threading.Thread(target=answer)
        terminal.start()
        assert ask_terminal(keyboard, screen) == protocol
        terminal.join()
        assert termios.tcgetattr(slave) == before
        keyboard.close()
    os.close(master)


def test_without_a_terminal_nothing_is_asked() -> None:
    screen = io.StringIO()
    assert ask_terminal(io.StringIO(), screen) is None
    assert screen.getvalue() == ""


def test_kitty_gets_a_png_in_small_chunks() -> None:
    sent = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", kitty(SVG, 80, 22))
    assert "".join(f"\x1b_G{keys};{data}\x1b\\" for keys, data in sent) == kitty(SVG, 80, 22)
    assert all(len(data) <= 4096 for _, data in sent)
    assert [keys[-3:] for keys, _ in sent][-1] == "m=0"
    picture = Image.open(io.BytesIO(base64.b64decode("".join(data for _, data in sent))))
    assert picture.format == "PNG"


def test_sixels_hold_every_pixel() -> None:
    picture = Image.new("RGB", (37, 23), "white")
    for at in range(23):
        picture.putpixel((at, at), (255, 0, 0))
        picture.putpixel((36 - at, at), (0, 0, 255))
    assert decoded(sixels(picture.quantize(8))).tobytes() == picture.tobytes()


def test_a_drawing_in_sixels_keeps_to_its_room() -> None:
    picture = decoded(sixel(SVG, 40, 12))
    assert picture.width <= 40 * 8
    assert picture.height <= 11 * 16
    assert picture.getpixel((10, 10)) == (255, 0, 0)


def decoded(text: str) -> Image.Image:
    """A reader of our sixels, by the book."""
    body = re.fullmatch(r'\x1bP0;1q"1;1;(\d+);(\d+)(.*)\x1b\\', text, re.DOTALL)
    assert body is not None
    picture = Image.new("RGB", (int(body[1]), int(body[2])))
    colours: dict[str, tuple[int, ...]] = {}
    x = top = 0
    colour = ""
    for define, channels, choose, count, one in re.findall(r"#(\d+);2;([\d;]+)|#(\d+)|(?:!(\d+))?([?-~$-])", body[3]):
        if define:
            colours[define] = tuple(round(int(part) * 255 / 100) for part in channels.split(";"))
        elif choose:
            colour = choose
        elif one == "$":
            x = 0
        elif one == "-":
            x, top = 0, top + 6
        else:
            for column in range(x, x + int(count or 1)):
                for row in range(6):
                    if (ord(one) - 63) >> row & 1:
                        picture.putpixel((column, top + row), colours[colour])
            x += int(count or 1)
    return picture
