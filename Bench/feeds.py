"""Generates the feeds of the benchmarks: the same bytes every time."""

import os

WORDS = ("tide harbour lantern gull rope slate weather ledger signal morning copper anchor "
         "window thread orchard cellar bridge whistle paper quarry salt meadow engine").split()


class Numbers:
    """A pseudorandom number generator, so that feeds do not depend on the version of Python."""

    def __init__(self, seed):
        self.state = seed

    def next(self, bound):
        self.state = (self.state * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        return (self.state >> 33) % bound


def sentence(numbers, count):
    words = [WORDS[numbers.next(len(WORDS))] for _ in range(count)]
    return " ".join(words).capitalize() + "."


def rss(path, items, content_bytes):
    """Writes an RSS 2.0 feed of `items` items with about `content_bytes` of content each."""
    numbers = Numbers(items)
    with open(path + ".part", "w", encoding="utf-8") as out:
        out.write('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" '
                  'xmlns:content="http://purl.org/rss/1.0/modules/content/" '
                  'xmlns:dc="http://purl.org/dc/elements/1.1/">\n<channel>\n'
                  "<title>A large feed</title><link>https://example.org/</link>"
                  "<description>For measuring</description>\n")
        for index in range(items):
            body = []
            size = 0
            while size < content_bytes:
                paragraph = (f'<p>{sentence(numbers, 30)} <a href="/p/{numbers.next(999)}">'
                             f"{sentence(numbers, 3)}</a> &amp; <em>{sentence(numbers, 5)}</em></p>\n")
                body.append(paragraph)
                size += len(paragraph)
            out.write(
                f"<item><title>{sentence(numbers, 7)} &amp; more {index}</title>"
                f"<link>https://example.org/items/{index}</link>"
                f'<guid isPermaLink="true">https://example.org/items/{index}</guid>'
                f"<pubDate>Sat, {1 + index % 28:02} Nov 2026 {index % 24:02}:{index % 60:02}:00 "
                f"+0000</pubDate><dc:creator>{sentence(numbers, 2)}</dc:creator>"
                f"<category>{WORDS[numbers.next(len(WORDS))]}</category>"
                f"<description>{sentence(numbers, 20)}</description>"
                f"<content:encoded><![CDATA[{''.join(body)}]]></content:encoded></item>\n")
        out.write("</channel>\n</rss>\n")
    os.replace(path + ".part", path)
    return path
