"""What a display of Xvfb shows, read while it shows it."""
import mmap
import os
import struct


class Screen:
    """The pixels of a display that Xvfb keeps in a file (`-fbdir`)."""

    def __init__(self, folder):
        with open(os.path.join(folder, "Xvfb_screen0"), "rb") as file:
            self.bytes = mmap.mmap(file.fileno(), 0, prot=mmap.PROT_READ)
        # A dump as xwd writes it: words of 32 bits, the greatest byte first.
        words = struct.unpack(">25I", self.bytes[:100])
        self.start = words[0] + 12 * words[19]
        self.width, self.height, self.row = words[4], words[5], words[12]
        if words[11] != 32:
            raise ValueError("the display has no 32 bits a pixel")
        # Of a pixel's four bytes, those of red, green and blue.
        order = (16, 8, 0) if words[7] == 0 else (8, 16, 24)
        self.channels = [place // 8 for place in order]

    def shot(self):
        """All of it, copied twice where it was drawn on meanwhile."""
        last = self.bytes[self.start:]
        while True:
            next = self.bytes[self.start:]
            if next == last:
                return Shot(self, next)
            last = next


class Shot:
    """What was seen at one moment."""

    def __init__(self, screen, pixels):
        self.screen, self.pixels = screen, pixels

    def color(self, x, y):
        """The red, green and blue of a pixel."""
        start = y * self.screen.row + 4 * x
        return tuple(self.pixels[start + place] for place in self.screen.channels)

    def part(self, x, y, width, height):
        """The bytes of a part, to be compared."""
        row = self.screen.row
        return b"".join(self.pixels[line * row + 4 * x:line * row + 4 * (x + width)] for line in range(y, y + height))
