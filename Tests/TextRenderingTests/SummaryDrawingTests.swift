import FeedRendering
import FeedViews
import PresentationTestSupport
import TestSupport
import Testing

@testable import TextRendering

@Suite struct SummaryDrawingTests {
    @Test func `Writes plain text to a pipe`() throws {
        try expectSnapshot(render(Samples.feed), named: "summary-pipe.txt")
    }

    @Test func `Links an item without a page to its file`() {
        let feed = makeFeed(
            ItemPage(
                image: ImageViewModel(url: "https://x.example/p.png", alternativeText: ""),
                attachments: [AttachmentViewModel(url: "https://x.example/1.mp3")]))
        #expect(render(feed).hasSuffix("T\n  https://x.example/1.mp3\n"))
        #expect(render(feed, .terminal(80)).contains(";https://x.example/1.mp3\u{1B}\\"))
    }

    @Test func `Prints the address of an item without a title once`() {
        let url = "https://x.example/1"
        let item = FeedItemViewModel(identifier: "1", title: url, url: url, openURL: url)
        let feed = makeFeed([(item, ItemPage())], title: "F")
        for style in [TextRenderingOptions.Style.summary, .full] {
            let lines = render(feed, style: style).split(separator: "\n")
            #expect(lines.filter { $0.contains(url) }.count == 1)
        }
    }

    @Test func `Does not print data addresses`() {
        let image = ImageViewModel(url: "data:image/png,x", alternativeText: "A heron")
        let feed = makeFeed(ItemPage(image: image))
        #expect(render(feed).hasSuffix("T\n  Picture: A heron\n"))
        #expect(!render(feed, .terminal(80)).contains("data:"))
        #expect(!render(feed, style: .full).contains("data:"))
    }

    @Test func `Shows the duration and address of a recording`() {
        let detail = ItemPage(
            attachments: [
                AttachmentViewModel(
                    url: "https://x.example/1.mp3", mimeType: "audio/mpeg",
                    label: "File (audio/mpeg, 12 MB, 1 h)"),
                AttachmentViewModel(
                    url: "https://x.example/1.pdf", mimeType: "application/pdf", label: "Sheet"),
            ])
        let feed = makeFeed(detail, url: "https://x.example/1")
        #expect(
            render(feed).hasSuffix(
                "T\n  File (audio/mpeg, 12 MB, 1 h): https://x.example/1.mp3\n"
                    + "  https://x.example/1\n"))
        #expect(render(feed, .terminal(80)).contains(";https://x.example/1.mp3\u{1B}\\"))
        #expect(!render(feed).contains("Sheet"))
    }

    @Test(arguments: [20, 40, 80, 160])
    func `Draws styles and links on terminals`(columns: Int) throws {
        try expectSnapshot(
            render(Samples.feed, .terminal(columns)), named: "summary-terminal-\(columns).txt")
    }

    @Test(arguments: Array(1...20) + [40, 80, 160])
    func `Keeps within the width of a terminal`(columns: Int) {
        let items: [ItemPair] = Samples.texts.map {
            (
                FeedItemViewModel(
                    identifier: $0, title: $0, url: "https://example.org/\u{1B}\u{9C}" + $0,
                    published: makeDate(0, $0), byline: $0, location: $0,
                    source: ItemSourceViewModel(title: $0)),
                ItemPage(
                    excerpt: $0, image: ImageViewModel(url: $0, alternativeText: $0))
            )
        }
        for feed in [Samples.feed, makeFeed(items, title: Samples.hostile, format: "image-feed")] {
            for links in [true, false] {
                let drawn = DrawnText(render(feed, .terminal(columns, links: links)))
                #expect(drawn.faults == [])
                // Addresses are not broken.
                #expect(
                    drawn.lines.allSatisfy { $0.cellWidth <= columns || $0.contains("://") })
            }
        }
    }

    @Test func `Keeps feeds from controlling a terminal`() {
        let hostile = Samples.hostile
        let item = FeedItemViewModel(
            identifier: hostile, title: hostile, url: "https://example.org/\u{1B}\\" + hostile,
            published: makeDate(0, hostile), byline: hostile, location: hostile,
            source: ItemSourceViewModel(title: hostile))
        let detail = ItemPage(
            excerpt: hostile,
            image: ImageViewModel(url: "http://x/" + hostile, alternativeText: hostile),
            attachments: ["https://x/a", "https://x/é"].map {
                AttachmentViewModel(url: $0, kind: .audio, label: hostile)
            })
        let feed = FeedViewModel(
            title: hostile, isImageFeed: true, summary: hostile,
            homePageURL: "https://x/" + hostile,
            updated: makeDate(0, hostile), format: "image-feed",
            items: FeedItemViewModels([(item, detail)]))
        for environment in [RenderingEnvironment.pipe, .terminal(80), .terminal(80, links: false)] {
            #expect(DrawnText(render(feed, environment)).faults == [])
        }
        #expect(!render(feed).unicodeScalars.contains("\u{1B}"))
    }

    @Test func `Links every line of a long title`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "one two three four", url: "https://example.org/ä b")
        let drawn = DrawnText(
            render(makeFeed([(item, ItemPage())]), .terminal(10)))
        #expect(
            drawn.links == [
                .init(
                    parameters: "id=1", address: "https://example.org/%C3%A4%20b", text: "one two"),
                .init(
                    parameters: "id=1", address: "https://example.org/%C3%A4%20b",
                    text: "three four"),
            ])
    }

    @Test(arguments: ["javascript:alert(1)", "file:///etc/passwd", "x", "", "data:,x"])
    func `Omits unsafe links on terminals`(url: String) {
        let text = render(makeFeed(ItemPage(), url: url), .terminal(80))
        #expect(DrawnText(text).links == [])
    }

    @Test func `Writes no escape sequences without colours and links`() {
        let text = render(Samples.feed, .terminal(80, colors: .none, links: false))
        #expect(!text.unicodeScalars.contains("\u{1B}"))
    }

    @Test func `Prints, hides or omits addresses as requested`() {
        let feed = makeFeed(ItemPage(), url: "https://example.org/1")
        #expect(render(feed).contains("https://example.org/1"))
        #expect(!render(feed, links: .none).contains("https://"))
        let printed = DrawnText(render(feed, .terminal(80), links: .printed))
        #expect(printed.links == [])
        #expect(printed.lines.contains("  https://example.org/1"))
    }

    @Test func `Never breaks addresses in a pipe`() {
        let url = "https://example.org/" + String(repeating: "path/", count: 100)
        #expect(DrawnText(render(makeFeed(ItemPage(), url: url))).lines.last == "  " + url)
    }

    @Test func `Reports an empty feed on one line`() {
        #expect(
            render(makeFeed([], title: "Quiet"))
                == "Quiet\n═════\n\nNo items.\n")
    }

    @Test func `Draws the text once if the title is its beginning`() {
        var item = FeedItemViewModel(
            identifier: "1", title: "The beginning of a text…", titleOrigin: .text, location: "Here"
        )
        func drawn(_ excerpt: String) -> String {
            render(makeFeed([(item, ItemPage(excerpt: excerpt))], title: "F"))
        }
        let text = "The beginning of a text that goes on."
        #expect(drawn(text) == "F\n═\n\n\(text)\n  Here\n")
        item.title = "All of the text."
        #expect(drawn("All of the text.") == "F\n═\n\nAll of the text.\n  Here\n")
        item.titleOrigin = .url
        #expect(drawn("Another text.") == "F\n═\n\nAll of the text.\n  Here\n  Another text.\n")
    }

    @Test func `Shows pictures of an image feed by text and address`() {
        let image = ImageViewModel(url: "https://example.org/p.jpg", alternativeText: "A vat")
        let feed = makeFeed(ItemPage(image: image), format: "image-feed")
        #expect(render(feed) == "F\n═\n\nT\n  Picture: A vat\n  https://example.org/p.jpg\n")
        let drawn = DrawnText(render(feed, .terminal(80)))
        #expect(drawn.links.map(\.text) == ["Picture: A vat"])
    }

    @Test func `Applies a requested width in a pipe`() {
        let drawn = DrawnText(render(Samples.feed, width: 30))
        // Addresses are not broken.
        #expect(drawn.lines.allSatisfy { $0.cellWidth <= 30 || $0.contains("://") })
        #expect(drawn.lines.count { $0.cellWidth > 30 } < drawn.lines.count / 4)
        let wide = DrawnText(render(Samples.feed, .terminal(80), width: 200))
        #expect(wide.lines.contains { $0.cellWidth > 100 })
        for width in [-5, 0, Int.min, Int.max] {
            #expect(DrawnText(render(Samples.feed, width: width)).faults == [])
        }
    }

    @Test func `Limits prose to a readable width on wide terminals`() {
        let drawn = DrawnText(render(Samples.feed, .terminal(300)))
        #expect(drawn.lines.allSatisfy { $0.cellWidth <= 100 })
    }
}
