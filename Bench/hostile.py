"""Compares the time per byte of hostile feeds with that of ordinary ones.

Every generated feed has a few megabytes or more, and is drawn by three renderers. Its cost is the CPU time (the minimum
of several runs) less that of a feed of one item, divided by its size. The limit applies to the ratio to an ordinary
feed, the median of several: long articles, short items in two formats, a podcast, JSON, and the real feeds of real.py
if there are any.
"""

import multiprocessing
import os
import statistics
import tempfile

import feeds
import pairs
import real

RENDERERS = {
    "json": ["-r", "json"],
    "list": ["-r", "text", "-O", "style=list"],
    "text": ["-r", "text"],
}
#: The allowed ratio to an ordinary feed in time per byte, and in memory.
TIME_LIMIT = 3
MEMORY_LIMIT = (3, 50e6)

HEAD = ('<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>t</title>'
        "<link>https://example.org/</link>")
TAIL = "</channel></rss>"
MILLION = 1_000_000
#: Divides all counts in a short pass.
divisor = 1


def n(count):
    return count // divisor


def feed(inside):
    return HEAD + inside + TAIL


def item(inside):
    return feed(f"<item><title>i</title><guid>1</guid>{inside}</item>")


def content(markup):
    """Returns an item with `markup` as content in a CDATA section."""
    return item(f"<content:encoded><![CDATA[{markup}]]></content:encoded>")


def escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


def many(count, make):
    return "".join(map(make, range(count)))


def articles(count):
    with tempfile.TemporaryDirectory() as folder:
        path = feeds.rss(os.path.join(folder, "articles"), count, 1_500)
        with open(path, encoding="utf-8") as file:
            return file.read()


def short_rss(count):
    """Returns many short items, as in a news site."""
    numbers = feeds.Numbers(count)
    return feed(many(count, lambda i: (
        f"<item><title>{feeds.sentence(numbers, 8)}</title>"
        f"<link>https://example.org/2026/11/{i}/index.html</link>"
        f"<guid isPermaLink=\"false\">https://example.org/?p={i}</guid>"
        f"<pubDate>Sat, {1 + i % 28:02} Nov 2026 {i % 24:02}:{i % 60:02}:00 +0000</pubDate>"
        f"<description>{feeds.sentence(numbers, 12)}</description></item>\n")))


def short_atom(count):
    numbers = feeds.Numbers(count)
    return ('<feed xmlns="http://www.w3.org/2005/Atom"><title>t</title><id>urn:t</id>' + many(
        count, lambda i: (
            f"<entry><title>{feeds.sentence(numbers, 8)}</title><id>urn:example:{i}</id>"
            f"<link rel=\"alternate\" href=\"https://example.org/{i}\"/>"
            f"<updated>2026-11-{1 + i % 28:02}T{i % 24:02}:00:00Z</updated>"
            f"<summary type=\"html\">{escaped('<p>' + feeds.sentence(numbers, 12) + '</p>')}"
            "</summary></entry>\n")) + "</feed>")


def podcast(count):
    numbers = feeds.Numbers(count)
    return feed(many(count, lambda i: (
        f"<item><title>{feeds.sentence(numbers, 6)}</title><guid>{i}</guid>"
        f"<pubDate>Sat, {1 + i % 28:02} Nov 2026 10:00:00 GMT</pubDate>"
        f"<itunes:duration>{i % 3600}</itunes:duration><itunes:explicit>no</itunes:explicit>"
        f"<itunes:image href=\"https://example.org/{i}.jpg\"/>"
        f"<enclosure url=\"https://example.org/{i}.mp3\" length=\"{i}\" type=\"audio/mpeg\"/>"
        f"<description>{escaped('<p>' + feeds.sentence(numbers, 40) + '</p>')}</description>"
        "</item>\n"))).replace(
            "<rss ", '<rss xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" ', 1)


def json_feed(count):
    numbers = feeds.Numbers(count)
    return ('{"version":"https://jsonfeed.org/version/1.1","title":"t","items":[' + ",".join(
        f'{{"id":"{i}","url":"https://example.org/{i}","title":"{feeds.sentence(numbers, 8)}",'
        f'"content_html":"<p>{feeds.sentence(numbers, 60)}<\\/p>\\n",'
        f'"date_published":"2026-11-{1 + i % 28:02}T10:00:00Z"}}' for i in range(count)) + "]}")


def ordinary():
    yield "long articles", lambda: articles(n(4_000))
    yield "short items, RSS", lambda: short_rss(n(15_000))
    yield "short items, Atom", lambda: short_atom(n(15_000))
    yield "a podcast", lambda: podcast(n(10_000))
    yield "JSON Feed", lambda: json_feed(n(10_000))


def hostile():
    # Attributes, in the feed and in content.
    attributes = many(n(200_000), lambda i: f' a{i}="{i}"')
    yield "200,000 attributes", lambda: feed(f"<item{attributes}><title>i</title></item>")
    yield "200,000 attributes, in content", lambda: content(f"<img src='/p.png'{attributes}>")
    yield "200,000 known attributes", lambda: content(
        "<p" + " title='' lang=''" * n(100_000) + ">x</p>")
    yield "200,000 declarations", lambda: feed(
        "<item" + many(n(200_000), lambda i: f' xmlns:n{i}="u{i}"') + "><title>i</title></item>")
    yield "an attribute of 50 MB", lambda: feed(
        f'<item about="{"x" * n(50_000_000)}"><title>i</title></item>')
    yield "an attribute of 50 MB, in content", lambda: content(
        f'<a href="/{"x" * n(50_000_000)}">x</a>')
    yield "a title of 10 MB", lambda: feed(f"<item><title>{'word &amp; ' * n(MILLION)}</title></item>")
    # Levels.
    yield "200,000 levels", lambda: feed("<deep>" * n(200_000) + "</deep>" * n(200_000))
    yield "200,000 levels, in content", lambda: content(
        "<div>" * n(200_000) + "x" + "</div>" * n(200_000))
    yield "200,000 lists, in content", lambda: content("<ul><li>" * n(200_000))
    yield "200,000 quotations, in content", lambda: content("<blockquote>q" * n(200_000))
    yield "200,000 tables, in content", lambda: content("<table><tr><td>" * n(200_000))
    # References.
    for name, text in (("&amp;", "&amp;"), ("&eacute;", "&eacute;"), ("&#x41;", "&#x41;"),
                       ("bare &", "& "), ("unknown &qqqq;", "&qqqq;")):
        yield f"a million {name}, in content", lambda: content(text * n(MILLION))
        yield f"a million {name}, in a description", lambda: item(
            f"<description>{text * n(MILLION)}</description>")
    yield "a million &amp;, in a title", lambda: feed(
        f"<item><title>{'&amp;' * n(MILLION)}</title></item>")
    # Tags.
    yield "a million unclosed tags", lambda: feed("<b>" * n(MILLION))
    yield "a million unclosed tags, in an item", lambda: item("<b>" * n(MILLION))
    yield "a million unclosed tags, in content", lambda: content("<b>" * n(MILLION))
    yield "a million unclosed paragraphs, in content", lambda: content("<p>" * n(MILLION))
    yield "a million links, in content", lambda: content("<a href=/>" * n(MILLION))
    yield "a million misnested tags, in content", lambda: content("<b><i></b>" * n(MILLION))
    yield "a million pictures, in content", lambda: content("<img src=a>" * n(MILLION))
    yield "a million breaks, in content", lambda: content("<br>" * n(MILLION))
    yield "a million cells, in content", lambda: content("<table>" + "<td>" * n(MILLION))
    yield "a million items of a list, in content", lambda: content("<ul>" + "<li>x" * n(MILLION))
    yield "a million end tags", lambda: feed("</b>" * n(MILLION))
    yield "a million end tags in 250 elements", lambda: feed(
        many(250, lambda i: f"<e{i:03}>") + "</e999>" * n(MILLION))
    yield "a million end tags in 100 elements, in content", lambda: content(
        "<b>" * 100 + "</i>" * n(MILLION))
    yield "a million empty elements", lambda: feed("<b/>" * n(MILLION))
    yield "a million bare <, in a description", lambda: item(
        f"<description>{'< ' * n(MILLION)}</description>")
    yield "a million comments", lambda: feed("<!---->" * n(MILLION))
    yield "a million comments, in content", lambda: content("<!---->" * n(MILLION))
    yield "a million CDATA sections", lambda: item(
        f"<description>{'<![CDATA[x]]>' * n(MILLION)}</description>")
    yield "a million instructions", lambda: feed("<?p?>" * n(MILLION))
    # Items and their elements.
    yield "empty items", lambda: feed("<item/>" * n(90_000))
    yield "items without ends", lambda: feed("<item>" * n(90_000))
    yield "items of one letter", lambda: feed("<item><title>x</title></item>" * n(90_000))
    yield "items of a picture", lambda: feed(
        "<item><media:content url='http://e.org/'/></item>" * n(90_000))
    yield "items of a link", lambda: feed("<item><link>/a</link></item>" * n(90_000))
    yield "items of a bad date", lambda: feed("<item><pubDate>soon</pubDate></item>" * n(90_000))
    yield "items of a date", lambda: feed(
        "<item><pubDate>Sat, 7 Sep 2002 0:0:1 GMT</pubDate></item>" * n(90_000))
    yield "500,000 categories", lambda: item(many(n(500_000), lambda i: f"<category>{i}</category>"))
    yield "500,000 authors", lambda: item(many(n(500_000), lambda i: f"<dc:creator>{i}</dc:creator>"))
    yield "500,000 enclosures", lambda: item(many(n(500_000), lambda i: f"<enclosure url='/{i}'/>"))
    yield "500,000 pictures of an item", lambda: item(
        many(n(500_000), lambda i: f"<media:content url='/{i}'/>"))
    yield "500,000 contents", lambda: item("<description>x</description>" * n(500_000))
    yield "500,000 undeclared prefixes", lambda: item(many(n(500_000), lambda i: f"<x{i}:y/>"))
    # Characters.
    yield "bytes that are no UTF-8", lambda: item(
        "<description>" + "x " * 10 + "\udcff" * n(5_000_000) + "</description>")
    yield "characters to take out", lambda: content("\u202e" * n(2_000_000))
    yield "characters of three bytes", lambda: content("\u3042" * n(2_000_000))
    yield "white space", lambda: content(" \n" * n(3_000_000))
    yield "NULs", lambda: content("\0" * n(5_000_000))
    # JSON.
    start = '{"version":"https://jsonfeed.org/version/1.1","items":['
    yield "JSON, 200,000 levels", lambda: (
        start + '],"x":' + "[" * n(200_000) + "]" * n(200_000) + "}")
    yield "JSON, empty items", lambda: start + ",".join(["{}"] * n(90_000)) + "]}"
    yield "JSON, escapes", lambda: (
        start + '{"id":"1","content_html":"' + "\\u0041" * n(MILLION) + '"}]}')
    yield "JSON, a million keys", lambda: (
        start + "]," + ",".join(f'"k{i}":{i}' for i in range(n(MILLION))) + "}")


def cost(command, runs):
    runs = min(runs, pairs.most_runs or runs)
    measured = [pairs.measure(command, statuses=(0, 1, 65)) for _ in range(runs)]
    return min(m["cpu"] for m in measured), min(m["memory"] for m in measured)


def report(feedhost, folder, renderers=None, only=None, runs=3):
    """Prints ns/B and the ratio to an ordinary feed of every feed."""
    renderers = renderers or list(RENDERERS)
    commands = {name: [feedhost, *RENDERERS[name]] for name in renderers}
    tiny = os.path.join(folder, "tiny")
    write(feed("<item><title>i</title></item>"), tiny)
    start = {name: cost([*commands[name], tiny], 10)[0] for name in renderers}
    print(f"time per byte (CPU, the least of {runs} runs); in brackets the ratio to an "
          "ordinary feed")
    print(f"{'':44} {'MB':>6}  " + "".join(f"{name + ' ns/B':>18}" for name in renderers)
          + f"{'memory':>10}")

    def measure(paths):
        size = sum(map(os.path.getsize, paths))
        figures, memory = {}, 0
        for name in renderers:
            seconds, used = cost([*commands[name], *paths], runs)
            figures[name] = max(seconds - start[name], 0) / size * 1e9
            memory = max(memory, used)
        return size, figures, memory

    def show(title, size, figures, memory, baseline):
        cells = "".join(
            f"{figures[name]:>10.1f} " + (f"({figures[name] / max(baseline[name], 1e-9):5.2f})" if baseline
                                         else " " * 7) for name in renderers)
        allowed = MEMORY_LIMIT[0] * size + MEMORY_LIMIT[1]
        mark = "" if not baseline or all(
            figures[name] <= TIME_LIMIT * baseline[name] for name in renderers) else " SLOW"
        print(f"{title:44} {size / 1e6:6.1f}  {cells}{memory / 1e6:7.0f} MB{mark}"
              + (" LARGE" if memory > allowed else ""), flush=True)
        return mark

    usual = []
    path = os.path.join(folder, "ordinary")
    for place, title in enumerate(in_child(titles, ordinary)):
        in_child(write_one, ordinary, place, path)
        usual.append(measure([path]))
        show(title, *usual[-1], None)
    sources = real.folder() if divisor == 1 else None
    if sources:
        usual.append(measure(real.files(sources)))
        show("real feeds", *usual[-1], None)
    baseline = {name: statistics.median(figures[name] for _, figures, _ in usual)
                for name in renderers}
    print("an ordinary feed: " + ", ".join(
        f"{name} {baseline[name]:.1f} ns/B" for name in renderers))
    slow = []
    path = os.path.join(folder, "hostile")
    for place, title in enumerate(in_child(titles, hostile)):
        if only and only not in title:
            continue
        in_child(write_one, hostile, place, path)
        if show(title, *measure([path]), baseline):
            slow.append(title)
    print(f"above {TIME_LIMIT} times an ordinary feed: {', '.join(slow) or 'none'}")


def in_child(function, *arguments):
    """Calls `function` in a child process, because the memory of this one would be counted as that of programs it
    starts."""
    with multiprocessing.get_context("fork").Pool(1) as pool:
        return pool.apply(function, arguments)


def titles(make):
    return [title for title, _ in make()]


def write_one(make, place, path):
    for index, (_, text) in enumerate(make()):
        if index == place:
            write(text(), path)
            return


def write(text, path):
    with open(path, "w", encoding="utf-8", errors="surrogateescape") as out:
        out.write(text)
