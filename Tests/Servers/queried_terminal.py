"""Runs a command in the current terminal, and records the terminal modes that it changed.

usage: queried_terminal.py FILE COMMAND...

FILE gets a line `modes N`, with the number of modes that the terminal knows, a line `MODE BEFORE AFTER` for each that
changed (as DECRQM reports: 1 is set, 2 is reset; private modes have a `?`), and a line `left N` with the number of bytes
of unread input.
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


def query():
    """Returns the modes that the terminal knows, with their states."""
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
    reports = re.findall(rb"\x1b\[(\??\d+);(\d)\$y", answers)
    return {mode.decode(): int(state) for mode, state in reports if int(state) != 0}


def main():
    before = query()
    subprocess.call(sys.argv[2:], stderr=subprocess.DEVNULL)
    left = array.array("i", [0])
    usual = termios.tcgetattr(0)
    tty.setraw(0)
    fcntl.ioctl(0, termios.FIONREAD, left)
    termios.tcsetattr(0, termios.TCSANOW, usual)
    after = query()
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        print("modes", len(before), file=file)
        for mode, state in before.items():
            if after.get(mode) != state:
                print(mode, state, after.get(mode), file=file)
        print("left", left[0], file=file)


main()
