"""Runs a command in a terminal that answers slowly, and prints what the command left there.

usage: answering_terminal.py COMMAND...

Prints everything that was written after the last question `ESC[c`, as Python shows it, and then how many bytes of
answers stand in the terminal for whoever reads there next.
"""

import array
import fcntl
import os
import pty
import select
import subprocess
import sys
import termios
import time

ANSWERS = {b"\x1b[c": b"\x1b[?62;22c", b"\x1b[5n": b"\x1b[0n"}


def main():
    master, slave = pty.openpty()
    child = subprocess.Popen(
        sys.argv[1:], stdin=slave, stdout=slave, stderr=slave, start_new_session=True,
        env=dict(os.environ, TERM="xterm"),
        preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0))
    seen, handled = b"", 0
    while child.poll() is None or select.select([master], [], [], 0.1)[0]:
        if not select.select([master], [], [], 0.05)[0]:
            continue
        seen += os.read(master, 65536)
        while True:
            places = [(seen.find(q, handled), q) for q in ANSWERS if seen.find(q, handled) >= 0]
            if not places:
                break
            place, question = min(places)
            handled = place + len(question)
            time.sleep(0.0002)
            os.write(master, ANSWERS[question])
    left = array.array("i", [0])
    modes = termios.tcgetattr(slave)
    modes[3] &= ~termios.ICANON
    termios.tcsetattr(slave, termios.TCSANOW, modes)
    fcntl.ioctl(slave, termios.FIONREAD, left)
    print(repr(seen[seen.rfind(b"\x1b[c") + 3:]))
    print("left", left[0])
    return child.returncode


sys.exit(main())
