import Foundation
import Testing

/// Folders of a list in the output.
@Suite struct FolderTests {
    private let list: String

    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        for (name, day) in [("one", 1), ("two", 2), ("three", 3), ("four", 4)] {
            try folder.write(
                """
                <rss version="2.0"><channel><title>Own \(name)</title>
                <item><title>Item \(name)</title><pubDate>0\(day) Nov 2026 08:00:00 GMT</pubDate>
                <description>&lt;h2&gt;Head&lt;/h2&gt;&lt;p&gt;Words&lt;/p&gt;</description></item>
                <item><title>Old \(name)</title><pubDate>0\(day) Oct 2026 08:00:00 GMT</pubDate>
                </item></channel></rss>
                """, to: name + ".xml")
        }
        list = try folder.write(
            """
            <opml version="2.0"><head><title>Mine</title></head><body>
            <outline text="Sea &amp; shore"><outline text="The third" xmlUrl="three.xml"/>
            <outline text="Deep"><outline text="The first" xmlUrl="one.xml"/></outline></outline>
            <outline text="Land"><outline text="The fourth" xmlUrl="four.xml"/></outline>
            <outline text="The second" xmlUrl="two.xml"/></body></opml>
            """, to: "list.opml"
        ).path
    }

    /// Sorts words by their position in the text.
    private func order(_ text: String, _ words: [String]) throws -> [String] {
        let positions = try words.map { (try #require(text.range(of: $0), "\($0)").lowerBound, $0) }
        return positions.sorted { $0.0 < $1.0 }.map(\.1)
    }

    private static let expected = [
        "Item two", "Old two", "Sea & shore", "Item three", "Old three", "Sea & shore/Deep",
        "Item one", "Old one", "Land", "Item four", "Old four",
    ]

    @Test(arguments: ["summary", "full"], ["in-process", "worker"])
    func `Text shows folders as headings, in the order of the list`(style: String, seat: String)
        throws
    {
        let outcome = try FeedHostProcess.run(["-O", "style=\(style)", "--seat", seat, list])
        #expect(outcome.status == 0)
        #expect(
            try order(outcome.text, Self.expected.map { $0.hasSuffix("shore") ? $0 + "\n──" : $0 })
                == Self.expected.map { $0.hasSuffix("shore") ? $0 + "\n──" : $0 })
        #expect(outcome.text.contains("\nSea & shore/Deep\n────────────────\n"))
    }

    @Test func `Text with a line an item shows no folders, newest first`() throws {
        let outcome = try FeedHostProcess.run(["-O", "style=list", list])
        #expect(outcome.text.split(separator: "\n").count == 8)
        #expect(!outcome.text.contains("shore"))
        #expect(
            try order(
                outcome.text, ["Item four", "Item three", "Item two", "Item one", "Old four"])
                == ["Item four", "Item three", "Item two", "Item one", "Old four"])
    }

    @Test(arguments: ["list", "cards"])
    func `Page shows folders as headings above those of items`(layout: String) throws {
        let outcome = try FeedHostProcess.run(
            ["-r", "html", "-O", "layout=\(layout)", "-O", "content=full", list])
        #expect(outcome.status == 0)
        let headings = outcome.text.components(separatedBy: "<h").dropFirst().compactMap { part in
            part.first.flatMap { "123456".contains($0) ? $0 : nil }
        }
        // The page, two items, and each folder with two; the content of every other item has one.
        #expect(String(headings) == "1" + "343" + "2343" + "2343" + "2343")
        #expect(
            outcome.text.contains("<h2 class=\"folder\" dir=\"auto\">Sea &amp; shore/Deep</h2>"))
        let plain = try FeedHostProcess.run(
            ["-r", "html", folder.url.appendingPathComponent("one.xml").path])
        #expect(!plain.text.contains("class=\"folder\""))
    }

    @Test func `JSON names the folder of each item's feed, newest first`() throws {
        let outcome = try FeedHostProcess.run(["-r", "json", list])
        let feed = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        let items = try #require(feed["items"] as? [[String: Any]])
        let sources = items.prefix(4).map {
            ($0["_feedhost"] as? [String: Any])?["source"] as? [String: String]
        }
        #expect(sources.map { $0?["folder"] } == ["Land", "Sea & shore", nil, "Sea & shore/Deep"])
        #expect(
            sources.map { $0?["title"] } == ["The fourth", "The third", "The second", "The first"])
    }

    @Test func `Shows title and folder of a list with one feed`() throws {
        let list = try folder.write(
            """
            <opml version="2.0"><head><title>Mine</title></head><body>
            <outline text="Sea"><outline text="The first" xmlUrl="one.xml"/></outline></body></opml>
            """, to: "single.opml"
        ).path
        let json = try FeedHostProcess.run(["-r", "json", list])
        let feed = try #require(
            try JSONSerialization.jsonObject(with: json.output) as? [String: Any])
        #expect(feed["title"] as? String == "Mine")
        let items = try #require(feed["items"] as? [[String: Any]])
        #expect(items.map { $0["title"] as? String } == ["Item one", "Old one"])
        for item in items {
            let source = (item["_feedhost"] as? [String: Any])?["source"] as? [String: String]
            #expect(source == ["title": "The first", "folder": "Sea"])
        }
        let text = try FeedHostProcess.run([list]).text
        #expect(text.hasPrefix("Mine\n════\n"), "\(text)")
        #expect(text.contains("Sea\n───\n"))
        #expect(text.contains("The first"))
        let page = try FeedHostProcess.run(["-r", "html", list]).text
        #expect(page.contains("<h2 class=\"folder\" dir=\"auto\">Sea</h2>"))
        #expect(page.contains("<title>Mine</title>"))
    }

    @Test
    func
        `Keeps item order and the feed's own title for an untitled list with one feed`()
        throws
    {
        let list = try folder.write(
            "<opml version='2.0'><body><outline xmlUrl='odd.xml'/></body></opml>", to: "odd.opml"
        ).path
        try folder.write(
            """
            <rss version="2.0"><channel><title>Odd</title><language>de</language>
            <link>https://odd.example/</link><description>What is odd.</description>
            <image><url>https://odd.example/odd.png</url></image>
            <item><title>Old</title><pubDate>01 Oct 2026 08:00:00 GMT</pubDate></item>
            <item><title>New</title><pubDate>02 Oct 2026 08:00:00 GMT</pubDate></item>
            </channel></rss>
            """, to: "odd.xml")
        let outcome = try FeedHostProcess.run(["-r", "json", list])
        let feed = try #require(
            try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
        #expect(feed["title"] as? String == "Odd")
        #expect(feed["language"] as? String == "de")
        #expect(feed["home_page_url"] as? String == "https://odd.example/")
        #expect(feed["description"] as? String == "What is odd.")
        #expect(feed["icon"] as? String == "https://odd.example/odd.png")
        let items = try #require(feed["items"] as? [[String: Any]])
        #expect(items.map { $0["title"] as? String } == ["Old", "New"])
        let newest = try FeedHostProcess.run(["-O", "style=list", "--sort", "newest", list])
        #expect(try order(newest.text, ["New", "Old"]) == ["New", "Old"])
    }

    @Test func `Omits folders without matching items`() throws {
        let outcome = try FeedHostProcess.run(["--match", "Item four", list])
        #expect(outcome.text.contains("Land\n────\n"))
        #expect(!outcome.text.contains("shore"))
    }
}
