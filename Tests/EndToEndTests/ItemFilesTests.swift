import Foundation
import Testing

/// Files of items in overviews (`FEED_DETAIL_FILES`), in both places.
@Suite struct ItemFilesTests {
    private let folder: TemporaryFolder
    private let plugin: String

    init() throws {
        folder = try TemporaryFolder()
        plugin = try ZooPlugin.compile(
            "Tests/Fixtures/plugins/files.c", name: "files", in: folder.url)
    }

    private func files(_ document: String) throws -> [String] {
        let source = try folder.write(document, to: "feed").path
        let outcomes = try ["worker", "in-process"].map { seat in
            try FeedHostProcess.run(["--seat", seat, "-r", plugin, source])
        }
        for outcome in outcomes {
            #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
        }
        #expect(outcomes[0].text == outcomes[1].text)
        return outcomes[0].text.split(separator: "\n").map(String.init)
    }

    @Test func `Lends only files if only files are requested`() throws {
        // Enough items that the host prefetches.
        let items = (0..<300).map { number in
            """
            <item><title>\(number)</title><category>c</category><dc:creator>A B</dc:creator>
            <comments>https://e.org/c</comments><dc:rights>r</dc:rights><slash:comments>3</slash:comments>
            <itunes:duration>1:0\(number % 10)</itunes:duration>
            <enclosure url="https://e.org/\(number).mp3" type="audio/mpeg" length="\(number + 1)"/>
            <media:group><media:title>T</media:title><media:credit>C</media:credit>
            <media:content url="https://e.org/\(number).jpg" medium="image" width="9" height="9"/>
            <media:description>D</media:description><media:thumbnail url="https://e.org/t.jpg"/>
            </media:group></item>
            """
        }
        let lines = try files(
            """
            <rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"
            xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"
            xmlns:slash="http://purl.org/rss/1.0/modules/slash/"
            xmlns:media="http://search.yahoo.com/mrss/"><channel>\(items.joined())</channel></rss>
            """)
        #expect(lines.count == 300)
        let line = try #require(lines.dropFirst(7).first)
        #expect(line.hasPrefix("https://e.org/7.jpg||-https://e.org/7.mp3|audio/mpeg|-8 67.0|"))
        #expect(!lines.contains { $0.hasPrefix("more") || $0.contains("other ") })
    }

    @Test func `Reports the external page of an item`() throws {
        let lines = try files(
            """
            {"version": "https://jsonfeed.org/version/1.1", "title": "T", "items": [
            {"id": "1", "external_url": "https://e.org/about", "image": "https://e.org/i.png",
            "tags": ["t"], "authors": [{"name": "A"}], "content_text": "c", "attachments":
            [{"url": "https://e.org/a.mp3", "mime_type": "audio/mpeg", "title": "Ton"}]},
            {"id": "2", "content_html": "<p>x <img src='https://e.org/in.png' alt='words'></p>"},
            {"id": "3", "content_text": "nothing"}]}
            """)
        #expect(
            lines.map { $0.prefix { $0 != " " } } == [
                "https://e.org/i.png||https://e.org/about|https://e.org/a.mp3|audio/mpeg|Ton|-1",
                "https://e.org/in.png|words|-", "---",
            ])
    }
}
