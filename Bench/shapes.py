"""Generates feeds of six shapes from a seed: the same bytes for the same seed, other words for another."""

import json
import os
import re

from feeds import Numbers

SYLLABLES = {
    "latin": "ba cor den fi gra hul jo ka lem mi nor pe qui ra sto tu vel wa ze on".split(),
    "accented": "bä çor dén fî grå hul jø kà lem mï ñor pê que ra štó tû vel wa žé ön".split(),
    "cyrillic": "ба вор ген ди жра зул йо ка лем ми нор пе рой са сто ту фел ха це он".split(),
    "cjk": "海 港 船 灯 空 鳥 石 川 山 森 の が を に と 木 花 雨 雪 風".split(),
}


class Text:
    """Sentences and paragraphs of random words, picked from a supply that is generated once."""

    def __init__(self, seed, scripts=("latin",)):
        self.numbers = Numbers(seed)
        self.words = [self._word(scripts[index % len(scripts)]) for index in range(900)]
        self.sentences = [self._sentence(5 + index % 17) for index in range(600)]
        self.titles = [self._sentence(4 + index % 6)[:-1] for index in range(400)]
        self.names = [f"{self._word(scripts[0]).title()} {self._word(scripts[0]).title()}"
                      for _ in range(60)]
        self.paragraphs = [self._paragraph() for _ in range(400)]

    def pick(self, supply):
        return supply[self.numbers.next(len(supply))]

    def _word(self, script):
        syllables = SYLLABLES[script]
        return "".join(self.pick(syllables) for _ in range(1 + self.numbers.next(3)))

    def _sentence(self, count):
        return (" ".join(self.pick(self.words) for _ in range(count))).capitalize() + "."

    def _paragraph(self):
        text = [self.pick(self.sentences) for _ in range(3 + self.numbers.next(4))]
        text.insert(1, f'<a href="/p/{self.numbers.next(999)}">{self.pick(self.words)}</a>')
        if self.numbers.next(4) == 0:
            text.append(f"<em>{self.pick(self.words)}</em> &amp; <strong>{self.pick(self.words)}"
                        "</strong>")
        if self.numbers.next(6) == 0:
            text.append(f'<img src="https://example.org/pictures/{self.numbers.next(9999)}.jpg" '
                        f'alt="{self.pick(self.words)}">')
        return f"<p>{' '.join(text)}</p>\n"

    def article(self, size):
        parts = []
        while size > 0:
            parts.append(self.pick(self.paragraphs))
            size -= len(parts[-1].encode())
        return "".join(parts)


def _escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def _rfc822(index):
    return f"Sat, {1 + index % 28:02} Nov 2026 {index % 24:02}:{index % 60:02}:00 +0000"


def _rfc3339(index):
    return f"2026-11-{1 + index % 28:02}T{index % 24:02}:{index % 60:02}:00Z"


_RSS = ('<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" '
        'xmlns:content="http://purl.org/rss/1.0/modules/content/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:media="http://search.yahoo.com/mrss/" '
        'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">\n<channel>'
        "<title>A measured feed</title><link>https://example.org/</link>"
        "<description>For measuring</description>\n", "</channel>\n</rss>\n")


def _rss_item(text, index, rest):
    return (f"<item><title>{text.pick(text.titles)} {index}</title>"
            f"<link>https://example.org/items/{index}</link>"
            f'<guid isPermaLink="true">https://example.org/items/{index}</guid>'
            f"<pubDate>{_rfc822(index)}</pubDate>{rest}</item>\n")


def _articles(text, index):
    return _rss_item(
        text, index,
        f"<dc:creator>{text.pick(text.names)}</dc:creator><category>{text.pick(text.words)}"
        f"</category><description>{text.pick(text.sentences)}</description>"
        f"<content:encoded><![CDATA[{text.article(1_600)}]]></content:encoded>")


def _escaped_articles(text, index):
    return _rss_item(
        text, index,
        f"<dc:creator>{text.pick(text.names)}</dc:creator><category>{text.pick(text.words)}"
        f"</category><description>{_escaped(text.article(1_600))}</description>")


def _tiny(text, index):
    return (f"<item><title>{text.pick(text.titles)}</title>"
            f"<link>https://example.org/{index}</link><pubDate>{_rfc822(index)}</pubDate></item>\n")


def _media(text, index):
    base = f"https://media.example.org/{index}"
    return _rss_item(
        text, index,
        f"<description>{text.pick(text.sentences)}</description>"
        f"<itunes:author>{text.pick(text.names)}</itunes:author>"
        f"<itunes:duration>{index % 50}:{index % 60:02}</itunes:duration>"
        f'<itunes:image href="{base}/cover.jpg"/><itunes:explicit>no</itunes:explicit>'
        f'<enclosure url="{base}/a.mp3" length="{9_000_000 + index}" type="audio/mpeg"/>'
        f"<media:group><media:title>{text.pick(text.titles)}</media:title>"
        f'<media:content url="{base}/large.jpg" type="image/jpeg" medium="image" width="1600" '
        f'height="900"/><media:content url="{base}/small.jpg" type="image/jpeg" medium="image" '
        f'width="320" height="180"/><media:content url="{base}/v.mp4" type="video/mp4" '
        f'medium="video" duration="{index % 900}"/>'
        f'<media:thumbnail url="{base}/thumb.jpg" width="120" height="67"/>'
        f"<media:description>{text.pick(text.sentences)}</media:description>"
        f"<media:credit role=\"photographer\">{text.pick(text.names)}</media:credit>"
        f"<media:keywords>{text.pick(text.words)}, {text.pick(text.words)}</media:keywords>"
        "</media:group>")


def _xhtml(text, index):
    article = re.sub(r"(<img [^>]*)>", r"\1/>", text.article(1_600))
    return (f"<entry><title>{text.pick(text.titles)} {index}</title>"
            f'<link rel="alternate" href="https://example.org/items/{index}"/>'
            f"<id>https://example.org/items/{index}</id><published>{_rfc3339(index)}</published>"
            f"<updated>{_rfc3339(index + 1)}</updated><author><name>{text.pick(text.names)}</name>"
            f'</author><category term="{text.pick(text.words)}"/>'
            f"<summary>{text.pick(text.sentences)}</summary>"
            f'<content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">{article}</div>'
            "</content></entry>\n")


def _json(text, index):
    item = {"id": f"https://example.org/items/{index}", "url": f"https://example.org/items/{index}",
            "title": f"{text.pick(text.titles)} {index}", "date_published": _rfc3339(index),
            "authors": [{"name": text.pick(text.names)}], "tags": [text.pick(text.words)],
            "summary": text.pick(text.sentences), "content_html": text.article(1_600)}
    return ("," if index else "") + json.dumps(item, ensure_ascii=False) + "\n"


_NOT_ASCII = ("accented", "cyrillic", "cjk")

# Name: the title in reports, scripts, the file's beginning and end, and the function that makes an item.
SHAPES = {
    "articles": ("ASCII articles in CDATA", ("latin",), _RSS, _articles),
    "escaped": ("non-ASCII, escaped HTML", _NOT_ASCII, _RSS, _escaped_articles),
    "tiny": ("tiny items", ("latin",), _RSS, _tiny),
    "media": ("Media RSS and iTunes", ("latin",), _RSS, _media),
    "xhtml": ("Atom with XHTML", ("latin",),
              ('<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">'
               "<title>A measured feed</title><id>tag:example.org,2026:feed</id>"
               f"<updated>{_rfc3339(0)}</updated><link href=\"https://example.org/\"/>\n",
               "</feed>\n"), _xhtml),
    "json": ("JSON Feed", ("latin",),
             ('{"version":"https://jsonfeed.org/version/1.1","title":"A measured feed",'
              '"home_page_url":"https://example.org/","items":[\n', "]}\n"), _json),
}


def make(name, path, size, seed):
    """Writes a feed of the shape `name` with `size` bytes; returns `path`."""
    _, scripts, (head, tail), item = SHAPES[name]
    text = Text(seed, scripts)
    written = 0
    with open(path + ".part", "wb") as out:
        written += out.write(head.encode())
        index = 0
        while written < size:
            written += out.write(item(text, index).encode())
            index += 1
        out.write(tail.encode())
    os.replace(path + ".part", path)
    return path
