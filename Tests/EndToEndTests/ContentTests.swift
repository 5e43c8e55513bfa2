import Foundation
import Testing

/// The content of items, from the document to the text and the page.
@Suite struct ContentTests {
    private func feed(_ content: String, item: String = "") -> Data {
        Data(
            """
            <rss version="2.0"><channel><title>Tides</title><link>https://tides.example/</link>
            <item><title>Ebb</title><link>https://tides.example/ebb</link>\(item)
            <description><![CDATA[\(content)]]></description></item></channel></rss>
            """.utf8)
    }

    private func text(_ feed: Data, _ options: [String] = ["-O", "style=full"]) throws -> String {
        try FeedHostProcess.run(["-r", "text"] + options, input: feed).text
    }

    private func page(_ feed: Data, _ options: [String] = ["-O", "content=full"]) throws -> String {
        try FeedHostProcess.run(["-r", "html"] + options, input: feed).text
    }

    @Test func `Shows an embedded video as a link with a label and a picture`() throws {
        let feed = feed(
            "<p>See:</p><iframe src=\"https://www.youtube.com/embed/a-B_c456789\"></iframe>")
        let text = try text(feed)
        #expect(text.contains("[Video: youtube.com][1]"))
        #expect(text.contains("[1] https://www.youtube.com/watch?v=a-B_c456789"))
        let page = try page(feed)
        #expect(page.contains("<a href=\"https://www.youtube.com/watch?v=a-B_c456789\""))
        #expect(page.contains("<img src=\"https://i.ytimg.com/vi/a-B_c456789/hqdefault.jpg\""))
        #expect(page.contains("Video: </span>youtube.com</a>"))
    }

    @Test func `Resolves links to notes within the item, others against its page`() throws {
        let feed = feed(
            "<p>High<sup><a href=\"#n1\">1</a></sup>, see <a href=\"#map\">the map</a> and "
                + "<img src=\"chart.png\" alt=\"chart\"></p><ol><li id=\"n1\">At springs.</li></ol>"
        )
        let text = try text(feed)
        #expect(text.contains("High¹, see the map[1] and [Picture: chart][2]"))
        #expect(text.contains("[1] https://tides.example/ebb#map"))
        #expect(text.contains("[2] https://tides.example/chart.png"))
        let page = try page(feed)
        #expect(page.contains("<a href=\"#item-1-content-1\">1</a>"))
        #expect(page.contains("<li id=\"item-1-content-1\">At springs.</li>"))
    }

    @Test func `Writes formulas as text, as MathML on the page, and as text in JSON`() throws {
        let feed = feed(
            "<p>h = <math><mfrac><mi>a</mi><mrow><mi>b</mi><mo>+</mo><mn>1</mn></mrow></mfrac></math></p>"
        )
        #expect(try text(feed).contains("h = a/(b + 1)"))
        #expect(try page(feed).contains("<math><mfrac><mi>a</mi><mrow>"))
        let json = try FeedHostProcess.run(["-r", "json"], input: feed).text
        #expect(json.contains("<p>h = a/(b + 1)</p>"))
    }

    @Test func `Keeps a table's caption, spans and alignment`() throws {
        let feed = feed(
            "<table><caption>Heights</caption><tr><th rowspan=2>Port<th colspan=2>Metres</tr>"
                + "<tr><th>low<th>high</tr><tr><td>Whitby<td style=\"text-align:right\">1.0"
                + "<td align=center>5.5</tr></table>")
        let lines = try text(feed).split(separator: "\n").map(String.init)
        #expect(lines.contains("Heights"))
        #expect(lines.contains("Port    Metres"))
        #expect(lines.contains("        low  high"))
        #expect(lines.contains("Whitby  1.0  5.5"))
        let page = try page(feed)
        #expect(page.contains("<caption>Heights</caption>"))
        #expect(page.contains("<td class=\"at-right\">1.0</td><td class=\"at-center\">5.5</td>"))
    }

    @Test func `Excerpts contain sentences only`() throws {
        let feed = feed(
            "<h2>Ebb</h2><figure><img src=\"/a.png\" alt=\"A wall\"><figcaption>Wall</figcaption></figure>"
                + "<pre>code()</pre><table><tr><td>1<td>2</table><p>The sea goes<sup><a href=\"#1\">1</a>"
                + "</sup> out</p><ul><li>slowly</li><li>always.</li></ul>")
        let text = try text(feed, [])
        #expect(text.contains("The sea goes out · slowly · always."))
        #expect(!text.contains("A wall") && !text.contains("code()") && !text.contains("Wall"))
    }

    @Test func `Shows a comic uncropped, with its title text below`() throws {
        let feed = feed("<img src=\"/c.png\" alt=\"Tide\" title=\"It went out.\">")
        let text = try text(feed, [])
        #expect(text.contains("It went out."))
        let page = try page(feed, [])
        #expect(page.contains("<div class=\"picture whole\">"))
        #expect(page.contains("<p class=\"excerpt\" dir=\"auto\">It went out.</p>"))
    }

    @Test func `Ignores invisible pictures`() throws {
        let feed = feed(
            "<img src=\"/count.gif\" style=\"display:none\"><img src=\"/p.png\" alt=\"P\">")
        let json = try FeedHostProcess.run(["-r", "json"], input: feed).text
        #expect(json.contains("\"image\":\"https://tides.example/p.png\""))
        #expect(!json.contains("count.gif"))
    }

    @Test func `Leaves an item's title out of its excerpt`() throws {
        let text = try text(feed("<p>Ebb</p><p>The water left.</p>"), [])
        #expect(text.contains("\n  The water left."))
        #expect(!text.contains("Ebb ·"))
    }

    @Test func `Rejects invalid widths with the words of the help`() throws {
        for width in ["0", "-5"] {
            let outcome = try FeedHostProcess.run(["-O", "width=\(width)"])
            #expect(outcome.status == 64)
            #expect(outcome.errors.contains("takes a whole number from 1 up, not '\(width)'"))
        }
        let help = try FeedHostProcess.run(["--help", "-r", "text"]).text
        #expect(help.contains("a whole number from 1 up"))
    }

    @Test(arguments: ["in-process", "worker"])
    func `Embeds a style sheet file in the page`(seat: String) throws {
        let folder = try TemporaryFolder()
        let sheet = try folder.write("p { margin: 0 } /* </style> */", to: "own.css")
        let outcome = try FeedHostProcess.run(
            ["--seat", seat, "-r", "html", "-O", "css=\(sheet.path)"])
        #expect(outcome.text.contains("p { margin: 0 } /* \\3c /style> */\n</style>"))
        let long = try folder.write(String(repeating: "/* */", count: 250_000), to: "long.css")
        for (file, words) in [
            ("missing.css", "there is no file"), (long.lastPathComponent, "bytes"),
        ] {
            let path = folder.url.appendingPathComponent(file).path
            let outcome = try FeedHostProcess.run(
                ["--seat", seat, "-r", "html", "-O", "css=\(path)"])
            #expect(outcome.status == 66)
            #expect(outcome.errors.contains(words), "\(outcome.errors)")
            #expect(outcome.text.isEmpty)
        }
    }

    @Test func `Hides placeholder dates, and lint reports them`() throws {
        let feed = feed("x", item: "<pubDate>Mon, 01 Jan 0001 00:00:00 +0000</pubDate>")
        #expect(!(try text(feed).contains("0001")))
        #expect(!(try page(feed).contains("<article") && page(feed).contains("<time")))
        let outcome = try FeedHostProcess.run(["lint", "-"], input: feed)
        #expect(outcome.text.contains("is what a program writes that has no date"))
        let list = try text(feed, ["-O", "style=list"])
        #expect(!list.contains("0001"))
    }

    @Test func `Prefers the title in the list to the feed's own`() throws {
        let folder = try TemporaryFolder()
        let feed = try folder.write(
            String(decoding: feed("x"), as: UTF8.self), to: "tides.xml")
        let list = try folder.write(
            "<opml version='2.0'><body><outline text='My coast' type='rss' "
                + "xmlUrl='\(feed.lastPathComponent)'/></body></opml>", to: "list.opml")
        let outcome = try FeedHostProcess.run(["-r", "text", list.path])
        #expect(outcome.text.contains("My coast"))
        #expect(!outcome.text.contains("Tides\n"))
    }
}
