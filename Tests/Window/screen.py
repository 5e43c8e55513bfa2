"""Reads the screen of Xvfb."""
import mmap
import os
import struct


class Screen:
    """The frame buffer, which Xvfb maps to a file (`-fbdir`)."""

    def __init__(self, folder):
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.bytes = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # In the format of xwd: big-endian words of 32 bits.
        words = struct.unpack(">25I", self.bytes[:100])
        self.start = words[0] + 12 * words[19]
        self.width, self.height, self.row = words[4], words[5], words[12]
        if words[11] != 32:
            raise ValueError("the display does not have 32 bits a pixel")
        # The bytes of red, green and blue in a pixel.
        order = (16, 8, 0) if words[7] == 0 else (8, 16, 24)
        self.channels = [shift // 8 for shift in order]

    def shot(self):
        """Returns the pixels, copied again if they changed meanwhile."""
        last = self.bytes[self.start:]
        while True:
            next = self.bytes[self.start:]
            if next == last:
                return Shot(self, next)
            last = next


class Shot:
    """The screen at one moment."""

    def __init__(self, screen, pixels):
        self.screen, self.pixels = screen, pixels

    def color(self, x, y):
        """Returns red, green and blue of a pixel."""
        start = y * self.screen.row + 4 * x
        return tuple(self.pixels[start + channel] for channel in self.screen.channels)

    def part(self, x, y, width, height):
        """Returns the bytes of a part, for comparison."""
        row = self.screen.row
        return b"".join(self.pixels[line * row + 4 * x:line * row + 4 * (x + width)] for line in range(y, y + height))
