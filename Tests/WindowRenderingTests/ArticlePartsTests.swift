import FeedMarkup
import FeedModel
import FeedPresentation
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
    func `Leads from a mark to its note and back`() {
        let parts = parts(
            "<p>a</p><p>b<sup id='content-2'><a href='#content-1'>1</a></sup></p><hr><ol>"
                + "<li id='content-1'><p>c <a href='#content-2'>↩</a></p><p>d</p></li></ol>")
        #expect(parts.count == 5)
        #expect(parts.indices.filter { parts[$0].isCalled("content-1") } == [3])
        #expect(parts.indices.filter { parts[$0].isCalled("content-2") } == [1])
    }

    @Test
    func `Keeps the direction that a block declares`() {
        let parts = parts(
            "<div dir='RTL'><p>a</p><table><tr><td>b</td></tr></table><p dir='ltr'>c</p></div><p>d")
        let directions = parts.map { part -> Bool? in
            switch part {
            case .text(_, _, let nesting), .table(_, let nesting): nesting.isRightToLeft
            default: nil
            }
        }
        #expect(directions == [true, true, false, nil])
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

    @Test(arguments: [(20_000, 2, 1, 5_001), (300, 40, 1, 251), (10, 2, 20_000, 3)])
    func `Shows some of a very long table, and what follows`(
        rows: Int, columns: Int, bytes: Int, shown: Int
    ) {
        let cell = "<td>" + String(repeating: "a", count: bytes) + "</td>"
        let row = "<tr>" + String(repeating: cell, count: columns) + "</tr>"
        let parts = parts("<table>" + String(repeating: row, count: rows) + "</table><p>b</p>")
        let counts = parts.map { part -> Int in
            if case .table(let rows, _) = part { rows.count } else { 0 }
        }
        #expect(counts == [shown, 0])
    }

    @Test
    func `Creates few parts at a time, of long ones fewer, and at least one`() {
        let long = String(repeating: "a", count: PangoMarkup.limit)
        let text = ArticlePart.text(long, style: .paragraph, nesting: .init())
        let row = ArticlePart.Row(isHeader: false, cells: [long, long, long])
        let table = ArticlePart.table([row], nesting: .init())
        for (part, count) in [(ArticlePart.play, 40), (text, 2), (table, 1)] {
            let parts = Array(repeating: part, count: 100)
            #expect(ArticleParts.batch(of: parts[50...]).indices == 50..<50 + count)
        }
    }

    @Test
    func `Keeps the alignment of cells`() {
        let parts = parts(
            "<table><tr><td>a</td><td align=right>1</td></tr><tr><td>b</td></tr></table>")
        #expect(
            parts == [
                .table(
                    [
                        .init(isHeader: false, cells: ["a", "1"], alignments: [nil, .right]),
                        .init(isHeader: false, cells: ["b"]),
                    ], nesting: .init())
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

    private func parts(
        _ page: ItemPage,
        of item: FeedItemViewModel = FeedItemViewModel(identifier: "1", title: "T & U")
    ) -> [ArticlePart] {
        ArticleParts.parts(
            of: ArticlePresenter(phrases: .english).article(of: item, page.detail) {
                page.texts[$0]
            })
    }

    @Test
    func `Splits a very long title without losing any`() {
        let most = String(repeating: "a", count: PangoMarkup.limit)
        let item = FeedItemViewModel(identifier: "1", title: most + "b")
        #expect(
            parts(ItemPage(contentText: "c"), of: item) == [
                .text(most, style: .title, nesting: .init()),
                .text("b", style: .title, nesting: .init()),
                .text("c", style: .paragraph, nesting: .init()),
            ])
    }

    @Test
    func `Shows title, facts, picture, text and links`() {
        let page = ItemPage(
            contentText: "one\n\ntwo\r\n\r\nthree",
            image: ImageViewModel(url: "https://e.example/a.png"),
            tags: ["sea"],
            attachments: [AttachmentViewModel(url: "https://e.example/a.mp3", title: "Sound")],
            commentCount: 2, commentsWords: "2 comments")
        #expect(
            parts(page, of: FeedItemViewModel(identifier: "1", title: "T & U", location: "Here"))
                == [
                    .text("T &amp; U", style: .title, nesting: .init()),
                    .text("Here", style: .facts, nesting: .init()),
                    .picture(url: nil, words: "", link: nil, nesting: .init()),
                    .text("one", style: .paragraph, nesting: .init()),
                    .text("two", style: .paragraph, nesting: .init()),
                    .text("three", style: .paragraph, nesting: .init()),
                    .file(label: "Sound", url: "https://e.example/a.mp3"),
                    .text("2 comments", style: .facts, nesting: .init()),
                    .text("Tags: sea", style: .facts, nesting: .init()),
                ])
    }
}
