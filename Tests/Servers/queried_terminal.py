"""Runs a command in the terminal that this is started in, and writes down what the terminal tells of its modes.

usage: asked_terminal.py FILE COMMAND...

FILE gets a line `asked N`, with the number of modes that the terminal knows, one `MODE BEFORE AFTER` for each that it
reports otherwise when the command has ended (by DECRQM: 1 is set, 2 is not; DEC's own modes have a `?`), and one `left N`
with how many bytes of input the command left to whoever reads there next.
"""

import array
import fcntl
import re
import subprocess
import sys
import termios
import tty

MODES = [str(mode) for mode in range(1, 23)]
for first, last in ((1, 120), (1000, 1070), (2000, 2050), (8452, 8452)):
    MODES += ["?" + str(mode) for mode in range(first, last + 1)]


def asked():
    """The modes that the terminal knows, with what it tells of each."""
    usual = termios.tcgetattr(0)
    tty.setraw(0)
    try:
        answers = b""
        for mode in MODES:
            sys.stdout.write("\x1b[" + mode + "$p")
        sys.stdout.write("\x1b[5n")
        sys.stdout.flush()
        while not answers.endswith(b"\x1b[0n"):
            answers += sys.stdin.buffer.raw.read(4096)
    finally:
        termios.tcsetattr(0, termios.TCSANOW, usual)
    told = re.findall(rb"\x1b\[(\??\d+);(\d)\$y", answers)
    return {mode.decode(): int(state) for mode, state in told if int(state) != 0}


def main():
    before = asked()
    subprocess.call(sys.argv[2:], stderr=subprocess.DEVNULL)
    left = array.array("i", [0])
    usual = termios.tcgetattr(0)
    tty.setraw(0)
    fcntl.ioctl(0, termios.FIONREAD, left)
    termios.tcsetattr(0, termios.TCSANOW, usual)
    after = asked()
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        print("asked", len(before), file=file)
        for mode, state in before.items():
            if after.get(mode) != state:
                print(mode, state, after.get(mode), file=file)
        print("left", left[0], file=file)


main()
