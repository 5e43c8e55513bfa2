import FeedRendering
import FeedViews
import PresentationTestSupport
import Testing

@testable import TextRendering

@Suite struct FullDrawingTests {
    private let rule = String(repeating: "─", count: 80)

    @Test func `Draws all parts of an item`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "Woad", url: "https://example.org/woad",
            published: makeDate(0, "1 January 1970"), byline: "Mira Holm")
        let detail = ItemPage(
            contentHTML: "<p>See <a href=\"https://example.org/vat\">the vat</a>.</p>",
            image: ImageViewModel(url: "https://example.org/w.jpg", alternativeText: "Leaves"),
            externalURL: "https://elsewhere.example/", tags: ["dye", "blue"],
            attachments: [
                AttachmentViewModel(
                    url: "https://example.org/w.mp3", mimeType: "audio/mpeg", title: "Talk",
                    facts: "a sound")
            ],
            commentsURL: "https://example.org/talk")
        #expect(
            render(makeFeed([(item, detail)], title: "F"), style: .full) == """
                F
                ═

                \(rule)
                Woad
                ════
                By Mira Holm · 1 January 1970
                https://example.org/woad

                See the vat[1].

                Picture: Leaves: https://example.org/w.jpg
                Talk (a sound): https://example.org/w.mp3
                About elsewhere.example: https://elsewhere.example/
                Comments: https://example.org/talk
                Tags: dye, blue

                [1] https://example.org/vat

                """)
    }

    @Test func `Draws an episode and its files`() {
        let page = ItemPage(
            attachments: [
                AttachmentViewModel(url: "https://example.org/7.mp3", label: "Attachment")
            ],
            episode: EpisodeViewModel(
                words: "Season 2, Episode 7", season: 2, number: "7", kind: .bonus,
                chaptersURL: "https://example.org/c.json",
                chaptersMIMEType: "application/json+chapters", chaptersLabel: "Chapters",
                transcripts: [
                    TranscriptViewModel(
                        url: "https://example.org/t.vtt", mimeType: "text/vtt", language: "en",
                        isTimed: true, label: "Transcript (en, text/vtt)"),
                    TranscriptViewModel(
                        url: "https://example.org/t.txt", label: "Transcript"),
                ]))
        #expect(
            render(makeFeed(page), style: .full) == """
                F
                ═

                \(rule)
                T
                ═
                Season 2, Episode 7

                7.mp3: https://example.org/7.mp3
                Chapters: https://example.org/c.json
                Transcript (en, text/vtt): https://example.org/t.vtt
                Transcript: https://example.org/t.txt

                """)
    }

    @Test func `Draws the lines of plain text`() {
        let page = ItemPage(contentText: "a\nb\n\n\n  c")
        #expect(
            render(makeFeed(page), style: .full) == "F\n═\n\n\(rule)\nT\n═\n\na\nb\n\nc\n")
    }

    @Test(
        arguments: [
            (
                ItemPage(
                    tags: ["t"], commentsURL: "https://example.org/c", commentCount: 12,
                    commentFeedURL: "https://example.org/f",
                    repliesTo: [
                        FeedReference(id: "tag:0", url: "https://example.org/0"),
                        FeedReference(id: "tag:00"), FeedReference(),
                    ],
                    section: "Games", department: "fun"),
                """
                In reply to example.org: https://example.org/0
                In reply to tag:00
                12 comments: https://example.org/c
                Feed of comments: https://example.org/f
                Section: Games · Department: fun
                Tags: t

                """
            ),
            (
                ItemPage(commentCount: 3, department: "fun"),
                "3 comments\nDepartment: fun\n"
            ),
            (ItemPage(commentCount: 0, section: "", department: ""), ""),
        ])
    func `Draws the discussion without empty lines`(
        page: ItemPage, text: String
    ) {
        #expect(
            render(makeFeed(page), style: .full)
                == "F\n═\n\n\(rule)\nT\n═\n" + (text.isEmpty ? "" : "\n" + text))
    }

    @Test func `Links the discussion on terminals`() {
        let detail = ItemPage(
            commentsURL: "https://example.org/c", commentCount: 2,
            commentFeedURL: "https://example.org/f",
            repliesTo: [FeedReference(url: "https://example.org/0")])
        let drawn = DrawnText(render(makeFeed(detail), .terminal(80), style: .full))
        #expect(
            drawn.links.map { $0.text } == [
                "In reply to example.org", "2 comments", "Feed of comments",
            ])
    }

    @Test func `Draws the text once if the title is its beginning`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "A short…", titleOrigin: .text, url: "https://example.org/1",
            location: "Here")
        let detail = ItemPage(
            contentHTML: "<p>A short note.</p>", excerpt: "A short note.")
        let feed = makeFeed([(item, detail)], title: "F")
        #expect(
            render(feed, style: .full, links: .none)
                == "F\n═\n\n\(rule)\nHere\n\nA short note.\n")
        let drawn = DrawnText(render(feed, .terminal(80), style: .full))
        #expect(drawn.links.map { $0.text } == ["Here"])

        let whole = FeedItemViewModel(identifier: "1", title: "All of it.", titleOrigin: .text)
        let same = ItemPage(contentText: "All of it.", excerpt: "All of it.")
        #expect(
            render(makeFeed([(whole, same)], title: "F"), style: .full)
                == "F\n═\n\n\(rule)\n\nAll of it.\n")
    }

    @Test func `Links the title to what the item opens`() {
        let file = AttachmentViewModel(url: "https://x.example/1.mp3", title: "Talk")
        let feed = makeFeed(ItemPage(attachments: [file]))
        let drawn = DrawnText(render(feed, .terminal(80), style: .full))
        #expect(drawn.links.map(\.text) == ["T", "Talk"])
        #expect(Set(drawn.links.map(\.address)) == ["https://x.example/1.mp3"])
    }

    @Test(arguments: [1, 5, 20, 40, 160])
    func `Keeps within the width of a terminal`(columns: Int) {
        let items: [ItemPair] = Samples.texts.map {
            (
                FeedItemViewModel(identifier: $0, title: $0, url: "https://x.example/" + $0),
                ItemPage(
                    contentText: $0,
                    image: ImageViewModel(url: "https://x.example/" + $0, alternativeText: $0),
                    tags: [$0],
                    attachments: [AttachmentViewModel(url: "https://x.example/" + $0, title: $0)])
            )
        }
        for links in [true, false] {
            let drawn = DrawnText(
                render(makeFeed(items), .terminal(columns, links: links), style: .full))
            #expect(drawn.faults == [])
            // Addresses are not broken.
            #expect(
                drawn.lines.allSatisfy { $0.cellWidth <= columns || $0.contains("://") })
        }
    }
}
