import FeedRendering
import FeedViews
import PresentationTestSupport
import TestSupport
import Testing

@testable import TextRendering

@Suite struct SummaryDrawingTests {
    @Test func `a pipe gets plain text`() throws {
        try expectSnapshot(render(Samples.feed), named: "summary-pipe.txt")
    }

    @Test func `an item without a page leads to its file`() {
        let item = FeedItemViewModel(id: "1", title: "One")
        let detail = ItemPage(
            image: ImageViewModel(url: "https://x.example/p.png", alternativeText: ""),
            attachments: [AttachmentViewModel(url: "https://x.example/1.mp3")])
        let feed = makeFeed([(item, detail)])
        #expect(render(feed).hasSuffix("One\n  https://x.example/1.mp3\n"))
        #expect(render(feed, .terminal(80)).contains(";https://x.example/1.mp3\u{1B}\\"))
    }

    @Test func `an address that holds a picture is not printed`() {
        let item = FeedItemViewModel(id: "1", title: "One")
        let detail = ItemPage(
            image: ImageViewModel(url: "data:image/png,x", alternativeText: "A heron"))
        let feed = makeFeed([(item, detail)])
        #expect(render(feed).hasSuffix("One\n  Picture: A heron\n"))
        #expect(!render(feed, .terminal(80)).contains("data:"))
        #expect(!render(feed, style: .full).contains("data:"))
    }

    @Test func `a sound says how long it plays, and where it is`() {
        let item = FeedItemViewModel(id: "1", title: "One", url: "https://x.example/1")
        let detail = ItemPage(
            attachments: [
                AttachmentViewModel(
                    url: "https://x.example/1.mp3", mimeType: "audio/mpeg",
                    label: "File (audio/mpeg, 12 MB, 1 h)"),
                AttachmentViewModel(
                    url: "https://x.example/1.pdf", mimeType: "application/pdf", label: "Sheet"),
            ])
        let feed = makeFeed([(item, detail)])
        #expect(
            render(feed).hasSuffix(
                "One\n  File (audio/mpeg, 12 MB, 1 h): https://x.example/1.mp3\n"
                    + "  https://x.example/1\n"))
        #expect(render(feed, .terminal(80)).contains(";https://x.example/1.mp3\u{1B}\\"))
        #expect(!render(feed).contains("Sheet"))
    }

    @Test(arguments: [20, 40, 80, 160])
    func `a terminal gets looks and links`(columns: Int) throws {
        try expectSnapshot(
            render(Samples.feed, .terminal(columns)), named: "summary-terminal-\(columns).txt")
    }

    @Test(arguments: Array(1...20) + [40, 80, 160])
    func `a terminal is never overrun`(columns: Int) {
        let items: [ItemPair] = Samples.texts.map {
            (
                FeedItemViewModel(
                    id: $0, title: $0, url: "https://example.org/\u{1B}\u{9C}" + $0,
                    published: makeDate(0, $0), byline: $0, location: $0,
                    source: SourceViewModel(title: $0)),
                ItemPage(
                    excerpt: $0, image: ImageViewModel(url: $0, alternativeText: $0))
            )
        }
        for feed in [Samples.feed, makeFeed(items, title: Samples.hostile, format: "image-feed")] {
            for links in [true, false] {
                let drawn = DrawnText(render(feed, .terminal(columns, links: links)))
                #expect(drawn.faults == [])
                // An address stays whole.
                #expect(
                    drawn.lines.allSatisfy { $0.cellWidth <= columns || $0.contains("://") })
            }
        }
    }

    @Test func `nothing of a feed acts on a terminal`() {
        let hostile = Samples.hostile
        let item = FeedItemViewModel(
            id: hostile, title: hostile, url: "https://example.org/\u{1B}\\" + hostile,
            published: makeDate(0, hostile), byline: hostile, location: hostile,
            source: SourceViewModel(title: hostile))
        let detail = ItemPage(
            excerpt: hostile,
            image: ImageViewModel(url: "http://x/" + hostile, alternativeText: hostile))
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

    @Test func `a long title is one link over its lines`() {
        let item = FeedItemViewModel(
            id: "1", title: "one two three four", url: "https://example.org/ä b")
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
    func `a terminal is given no link it should not follow`(url: String) {
        let item = FeedItemViewModel(id: "1", title: "T", url: url)
        let text = render(makeFeed([(item, ItemPage())]), .terminal(80))
        #expect(DrawnText(text).links == [])
    }

    @Test func `without colours nothing is styled`() {
        let text = render(Samples.feed, .terminal(80, colors: .none, links: false))
        #expect(!text.unicodeScalars.contains("\u{1B}"))
    }

    @Test func `addresses are printed, hidden or left out as asked`() {
        let item = FeedItemViewModel(id: "1", title: "T", url: "https://example.org/1")
        let feed = makeFeed([(item, ItemPage())])
        #expect(render(feed).contains("https://example.org/1"))
        #expect(!render(feed, links: .none).contains("https://"))
        let printed = DrawnText(render(feed, .terminal(80), links: .printed))
        #expect(printed.links == [])
        #expect(printed.lines.contains("  https://example.org/1"))
    }

    @Test func `an address in a pipe is never broken`() {
        let url = "https://example.org/" + String(repeating: "path/", count: 100)
        let item = FeedItemViewModel(id: "1", title: "T", url: url)
        let feed = makeFeed([(item, ItemPage())])
        #expect(DrawnText(render(feed)).lines.last == "  " + url)
    }

    @Test func `an empty feed says so in one line`() {
        #expect(
            render(makeFeed([], title: "Quiet"))
                == "Quiet\n═════\n\nNo items.\n")
    }

    @Test func `where the title is the beginning of the text the text is drawn once`() {
        var item = FeedItemViewModel(
            id: "1", title: "The beginning of a text…", titleOrigin: .text, location: "Here")
        let detail = ItemPage(excerpt: "The beginning of a text that goes on.")
        #expect(
            render(makeFeed([(item, detail)], title: "F"))
                == "F\n═\n\nThe beginning of a text that goes on.\n  Here\n")
        item.title = "All of the text."
        let same = ItemPage(excerpt: "All of the text.")
        #expect(
            render(makeFeed([(item, same)], title: "F"))
                == "F\n═\n\nAll of the text.\n  Here\n")
        item.titleOrigin = .url
        let other = ItemPage(excerpt: "Another text.")
        #expect(
            render(makeFeed([(item, other)], title: "F"))
                == "F\n═\n\nAll of the text.\n  Here\n  Another text.\n")
    }

    @Test func `the picture of an image feed stands by its words and its address`() {
        let item = FeedItemViewModel(id: "1", title: "T")
        let detail = ItemPage(
            image: ImageViewModel(url: "https://example.org/p.jpg", alternativeText: "A vat"))
        let feed = makeFeed([(item, detail)], title: "F", format: "image-feed")
        #expect(
            render(feed)
                == "F\n═\n\nT\n  Picture: A vat\n  https://example.org/p.jpg\n")
        let drawn = DrawnText(render(feed, .terminal(80)))
        #expect(drawn.links.map(\.text) == ["Picture: A vat"])
    }

    @Test func `a width that was asked for counts in a pipe as well`() {
        let drawn = DrawnText(render(Samples.feed, width: 30))
        // But for addresses, which lead nowhere in pieces.
        #expect(drawn.lines.allSatisfy { $0.cellWidth <= 30 || $0.contains("://") })
        #expect(drawn.lines.count { $0.cellWidth > 30 } < drawn.lines.count / 4)
        let wide = DrawnText(render(Samples.feed, .terminal(80), width: 200))
        #expect(wide.lines.contains { $0.cellWidth > 100 })
        for width in [-5, 0, Int.min, Int.max] {
            #expect(DrawnText(render(Samples.feed, width: width)).faults == [])
        }
    }

    @Test func `prose on a wide terminal keeps a readable measure`() {
        let drawn = DrawnText(render(Samples.feed, .terminal(300)))
        #expect(drawn.lines.allSatisfy { $0.cellWidth <= 100 })
    }
}
