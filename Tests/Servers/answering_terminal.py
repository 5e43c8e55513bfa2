"""Runs a command in a terminal that answers queries slowly.

usage: answering_terminal.py COMMAND...

Prints the output after the last query `ESC[c`, as a Python literal, and the number of bytes of unread answers.
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
            queries = [(seen.find(q, handled), q) for q in ANSWERS if seen.find(q, handled) >= 0]
            if not queries:
                break
            index, query = min(queries)
            handled = index + len(query)
            time.sleep(0.0002)
            os.write(master, ANSWERS[query])
    left = array.array("i", [0])
    modes = termios.tcgetattr(slave)
    modes[3] &= ~termios.ICANON
    termios.tcsetattr(slave, termios.TCSANOW, modes)
    fcntl.ioctl(slave, termios.FIONREAD, left)
    print(repr(seen[seen.rfind(b"\x1b[c") + 3:]))
    print("left", left[0])
    return child.returncode


sys.exit(main())
