import FeedMarkup
import FeedModel
import FeedViews
import PresentationTestSupport
import Testing

@testable import WindowRendering

struct ArticlePartsTests {
    private func parts(_ html: String) -> [ArticlePart] {
        ArticleParts.parts(of: HTMLText.page(html.utf8Span.span))
    }

    @Test
    func `Places pictures where they are in the content`() {
        let parts = parts(
            "<p>before</p><p>x <a href=\"https://e.example/\"><img src=\"https://e.example/a.png\""
                + " alt=\"A tower\"></a> y</p>")
        #expect(
            parts == [
                .text("before", style: .paragraph, nesting: .init()),
                .text("x", style: .paragraph, nesting: .init()),
                .picture(
                    url: "https://e.example/a.png", words: "A tower", link: "https://e.example/",
                    nesting: .init()),
                .text("y", style: .paragraph, nesting: .init()),
            ])
    }

    @Test
    func `Shows a small picture as its alternative text`() {
        let parts = parts("<p>a <img src=\"https://e.example/a.png\" alt=\"!\" width=\"16\"> b</p>")
        #expect(parts == [.text("a <i>!</i> b", style: .paragraph, nesting: .init())])
    }

    @Test
    func `Joins adjacent rows to a table`() {
        let parts = parts(
            "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><b>2</b></td></tr></table><p>c</p>"
        )
        #expect(
            parts == [
                .table(
                    [
                        .init(isHeader: true, cells: ["a", "b"]),
                        .init(isHeader: false, cells: ["1", "<b>2</b>"]),
                    ], nesting: .init()),
                .text("c", style: .paragraph, nesting: .init()),
            ])
    }

    @Test
    func `Reports the depth of lists and quotations`() {
        let parts = parts(
            "<ol><li>a<ul><li>b</li></ul></li></ol><blockquote><p>c</p></blockquote>")
        #expect(
            parts == [
                .text("a", style: .paragraph, nesting: .init(lists: 1, mark: "1.")),
                .text("b", style: .paragraph, nesting: .init(lists: 2, mark: "◦")),
                .text("c", style: .paragraph, nesting: .init(quotes: 1)),
            ])
    }

    @Test(arguments: [
        ("<img src=\"https://e.example/a.png\">", true),
        ("<p>Words <img src=\"https://e.example/a.png\"></p>", false),
    ])
    func `Shows the summary below pictures without words`(html: String, isShown: Bool) {
        let feed = FeedViewModel(
            title: "F", format: "rss-2.0",
            items: FeedItemViewModels([
                ReadyFeedItem(
                    FeedItemViewModel(identifier: "1", title: "T"), FeedItemDetailViewModel(),
                    texts: [.contentHTML: FeedText(html), .summary: "The joke"])
            ]))
        let parts = ArticleParts.parts(of: feed, at: 0, words: .none)
        #expect(
            parts.contains(.text("The joke", style: .paragraph, nesting: .init())) == isShown)
    }

    @Test
    func `Shows the item's picture if its content has none`() {
        let feed = FeedViewModel(
            title: "F", format: "rss-2.0",
            items: FeedItemViewModels([
                ReadyFeedItem(
                    FeedItemViewModel(identifier: "1", title: "T & U"),
                    ItemPage(
                        image: ImageViewModel(url: "https://e.example/a.png"),
                        attachments: [
                            AttachmentViewModel(url: "https://e.example/a.mp3", label: "Sound")
                        ]
                    ).detail,
                    texts: [.contentText: "one\n\ntwo"])
            ]))
        #expect(
            ArticleParts.parts(of: feed, at: 0, words: .none) == [
                .text("T &amp; U", style: .title, nesting: .init()),
                .picture(url: nil, words: "", link: nil, nesting: .init()),
                .text("one", style: .paragraph, nesting: .init()),
                .text("two", style: .paragraph, nesting: .init()),
                .file(label: "Sound", url: "https://e.example/a.mp3"),
            ])
    }

    @Test
    func `Shows the episode beside the date, and its chapters and transcripts as files`() {
        let transcripts = (1...9).map {
            TranscriptViewModel(url: "https://e.example/\($0).vtt", label: "Transcript \($0)")
        }
        let feed = FeedViewModel(
            title: "F", format: "rss-2.0",
            items: FeedItemViewModels([
                ReadyFeedItem(
                    FeedItemViewModel(identifier: "1", title: "T", location: "Here"),
                    ItemPage(
                        episode: EpisodeViewModel(
                            words: "Season 2, episode 3",
                            chaptersURL: "https://e.example/c.json", chaptersLabel: "Chapters",
                            transcripts: transcripts)
                    ).detail,
                    texts: [:])
            ]))
        let parts = ArticleParts.parts(of: feed, at: 0, words: .none)
        #expect(
            parts.prefix(3).suffix(2) == [
                .text("Here · Season 2, episode 3", style: .facts, nesting: .init()),
                .file(label: "Chapters", url: "https://e.example/c.json"),
            ])
        #expect(parts.count == 11)
        #expect(parts.last == .file(label: "Transcript 8", url: "https://e.example/8.vtt"))
    }
}
