"""Generates ten feeds of each format, with values that may fail on 32-bit machines."""

import json
import os
import subprocess
import sys

# The special values of the ten feeds.
HTML = "<p>Fish &amp; chips <b>at <i>sea</b></i> <script>x</script><img src='a.png'></p>" * 3
DATES = [
    "2026-11-21T08:30:00Z",
    "2039-01-01T00:00:00Z",
    "1899-12-31T23:59:59-05:00",
    "9998-12-31T23:59:59+14:00",
    "0099-03-01T00:00:00Z",
    "2038-01-19T03:14:08Z",
    "1901-12-13T20:45:51Z",
    "2106-02-07T06:28:16Z",
    "1970-01-01T00:00:01+00:30",
    "2400-02-29T12:00:00.123456Z",
]
# Dates in seconds and milliseconds, as in some feeds.
NUMBER_DATES = ["1795000000", "4102444800", "4102444800000", "99999999999", "2147483648"]
SIZES = [1, 2147483647, 2147483648, 4294967296, 5_000_000_000, 9_007_199_254_740_992, 0, 7, 8, 9]
WORDS = [
    "plain words",
    "A & B < C > D \"E\" 'F'",
    "\u6771\u4eac \U0001f30a \u00e9t\u00e9 \u05e9\u05dc\u05d5\u05dd",
    "x" * 700,
    "a\u0301\u0323 e\u0308 \U0001f468\u200d\U0001f469\u200d\U0001f467",
    "&nbsp;&copy;&#128512;&#x1F600;",
    "\u00a0\u2028 spaces \u3000",
    "]]> and <!-- -->",
    "100 %",
    "tab\tline\nend",
]


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def rfc822(index):
    """Returns a date in the format of RSS, or sometimes as a number, which parsers accept as well."""
    if index % 5 == 4:
        return NUMBER_DATES[index // 5]
    year, month, rest = DATES[index][:4], int(DATES[index][5:7]), DATES[index]
    name = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split()[month - 1]
    return f"{rest[8:10]} {name} {year} {rest[11:19]} GMT"


def small(index):
    """Returns a number of 32 bits."""
    return min(SIZES[index], 2_147_483_647)


def count(index):
    """Returns the number of items: two, or many in one feed."""
    return 40 if index == 7 else 2


def rss(version, index):
    items = "".join(
        f"<item><title>{escaped(WORDS[index])} {n}</title><link>https://example.org/{index}/{n}</link>"
        f"<description>{escaped(HTML)}{escaped(WORDS[index])}</description>"
        f"<guid isPermaLink='false'>{index}-{n}</guid><pubDate>{rfc822(index)}</pubDate>"
        f"<enclosure url='https://example.org/{n}.mp3' length='{SIZES[index]}' type='audio/mpeg'/>"
        f"<slash:comments xmlns:slash='http://purl.org/rss/1.0/modules/slash/'>{small(index)}"
        f"</slash:comments><media:content xmlns:media='http://search.yahoo.com/mrss/' "
        f"url='https://example.org/{n}.jpg' width='{small(index)}' height='2000000000' "
        f"medium='image'/></item>"
        for n in range(count(index))
    )
    return (
        f"<?xml version='1.0' encoding='UTF-8'?><rss version='{version}'><channel>"
        f"<title>{escaped(WORDS[index])}</title><link>https://example.org/</link>"
        f"<ttl>{SIZES[index]}</ttl><lastBuildDate>{rfc822(index)}</lastBuildDate>{items}</channel></rss>"
    )


def rdf(namespace, index):
    items = "".join(
        f"<item rdf:about='https://example.org/{n}'><title>{escaped(WORDS[index])}</title>"
        f"<link>https://example.org/{n}</link><description>{escaped(HTML)}</description>"
        f"<dc:date xmlns:dc='http://purl.org/dc/elements/1.1/'>{DATES[index]}</dc:date></item>"
        for n in range(count(index))
    )
    return (
        "<rdf:RDF xmlns:rdf='http://www.w3.org/1999/02/22-rdf-syntax-ns#' "
        f"xmlns='{namespace}'><channel><title>{escaped(WORDS[index])}</title>"
        "<link>https://example.org/</link>"
        "<sy:updatePeriod xmlns:sy='http://purl.org/rss/1.0/modules/syndication/'>yearly"
        f"</sy:updatePeriod></channel>{items}</rdf:RDF>"
    )


def atom(namespace, index):
    dates = ("modified", "issued") if "purl" in namespace else ("updated", "published")
    version = " version='0.3'" if "purl" in namespace else ""
    entries = "".join(
        f"<entry><id>urn:{index}:{n}</id><title type='text'>{escaped(WORDS[index])}</title>"
        f"<link href='https://example.org/{n}'/><link rel='enclosure' href='/{n}.ogg' "
        f"length='{SIZES[index]}' type='audio/ogg'/><{dates[0]}>{DATES[index]}</{dates[0]}>"
        f"<{dates[1]}>{DATES[9 - index]}</{dates[1]}>"
        f"<content type='html' mode='escaped'>{escaped(HTML)}</content></entry>"
        for n in range(count(index))
    )
    return (
        f"<feed xmlns='{namespace}'{version} xml:base='https://example.org/'><id>urn:{index}</id>"
        f"<title>{escaped(WORDS[index])}</title><{dates[0]}>{DATES[index]}</{dates[0]}>{entries}</feed>"
    )


def json_feed(version, index):
    return json.dumps(
        {
            "version": f"https://jsonfeed.org/version/{version}",
            "title": WORDS[index],
            "items": [
                {
                    "id": n if index % 2 else f"{index}-{n}",
                    "url": f"https://example.org/{n}",
                    "title": WORDS[index],
                    "content_html": HTML + WORDS[index],
                    "date_published": DATES[index],
                    "attachments": [
                        {
                            "url": f"https://example.org/{n}.mp3",
                            "mime_type": "audio/mpeg",
                            "size_in_bytes": SIZES[index],
                            "duration_in_seconds": [0.5, 3_000_000_000, 12.25][n % 3],
                        }
                    ],
                }
                for n in range(count(index))
            ],
        },
        ensure_ascii=index % 2 == 0,
    )


def rss_in_json(index):
    return json.dumps(
        {
            "rss": {
                "version": "2.0",
                "channel": {
                    "title": WORDS[index],
                    "link": "https://example.org/",
                    "ttl": SIZES[index],
                    "item": [
                        {
                            "title": WORDS[index],
                            "link": f"https://example.org/{n}",
                            "description": HTML,
                            "pubDate": rfc822(index),
                            "guid": f"{index}-{n}",
                            "enclosure": {
                                "url": f"https://example.org/{n}.mp3",
                                "type": "audio/mpeg",
                                "length": str(SIZES[index]),
                            },
                        }
                        for n in range(count(index))
                    ],
                },
            }
        }
    )


def image_feed(index):
    return json.dumps(
        {
            "items": [
                {
                    "id": f"{index}-{n}",
                    "description": WORDS[index],
                    "location": WORDS[9 - index],
                    "image": f"https://example.org/{n}.jpg",
                }
                for n in range(count(index))
            ]
        }
    )


def cdf(index):
    items = "".join(
        f"<ITEM HREF='https://example.org/{n}' LASTMOD='{DATES[index][:16]}'>"
        f"<TITLE>{escaped(WORDS[index])}</TITLE><ABSTRACT>{escaped(HTML)}</ABSTRACT></ITEM>"
        for n in range(count(index))
    )
    return (
        f"<?XML VERSION='1.0'?><CHANNEL HREF='https://example.org/'><TITLE>{escaped(WORDS[index])}</TITLE>"
        f"<SCHEDULE><INTERVALTIME DAY='{SIZES[index]}'/></SCHEDULE>{items}</CHANNEL>"
    )


def as_bytes(text, index):
    """Encodes a document. One of the ten is UTF-16, and one is cut off in its last tag."""
    if index == 8 and not text.startswith("{"):
        return b"\xff\xfe" + text.replace("encoding='UTF-8'", "").encode("utf-16-le")
    if index == 9 and not text.startswith("{"):
        return text.encode()[:-9]
    return text.encode()


def by_format():
    """Returns ten documents for each format."""
    makers = {
        "image-feed": image_feed,
        "rss-0.90": lambda n: rdf("http://my.netscape.com/rdf/simple/0.9/", n),
        "rss-0.91": lambda n: rss("0.91", n),
        "rss-0.92": lambda n: rss("0.92", n),
        "rss-0.93": lambda n: rss("0.93", n),
        "rss-0.94": lambda n: rss("0.94", n),
        "rss-1.0": lambda n: rdf("http://purl.org/rss/1.0/", n),
        "rss-2.0": lambda n: rss("2.0", n),
        "rss-in-json": rss_in_json,
        "atom-0.3": lambda n: atom("http://purl.org/atom/ns#", n),
        "atom-1.0": lambda n: atom("http://www.w3.org/2005/Atom", n),
        "json-feed-1.0": lambda n: json_feed("1", n),
        "json-feed-1.1": lambda n: json_feed("1.1", n),
        "cdf": cdf,
    }
    return {
        name: [as_bytes(make(index), index) for index in range(10)]
        for name, make in makers.items()
    }


def on_host(feedhost, document, folder):
    """Returns a document drawn as JSON by the host."""
    path = os.path.join(folder, "feed")
    with open(path, "wb") as file:
        file.write(document)
    run = subprocess.run(
        [feedhost, "--seat", "in-process", "-r", "json", path],
        capture_output=True,
        check=False,
        env={"LC_ALL": "C", "TZ": "UTC", "HOME": folder, "PATH": "/usr/bin:/bin"},
    )
    if run.returncode != 0:
        sys.exit(f"the host does not draw this feed: {run.stderr.decode()}\n{document!r}")
    return run.stdout
