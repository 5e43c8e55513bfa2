import FeedModel
import FeedViews
import PresentationTestSupport
import Testing

@testable import JSONRendering

struct JSONItemTests {
    @Test func `Writes all keys of an item in the documented order`() {
        let item = FeedItemViewModel(
            identifier: "tag:1", title: "Low tide", url: "https://harbour.example/1",
            published: makeDate("2026-01-02T03:04:05Z"), updated: makeDate("2026-01-03T03:04:05Z"),
            byline: "Ada and Ben", location: "Pier 3",
            source: ItemSourceViewModel(title: "Tides", url: "https://tides.example/"))
        let detail = ItemPage(
            contentHTML: "<p>Mud &amp; gulls</p>", contentText: "Mud & gulls", summary: "Mud",
            summaryHTML: "<b>Mud</b>", excerpt: "Mud…",
            image: ImageViewModel(url: "https://harbour.example/1.jpg", alternativeText: "A gull"),
            externalURL: "https://other.example/", authors: [PersonViewModel(name: "Ada")],
            contributors: [PersonViewModel(name: "Ben", url: "https://ben.example/")],
            tags: ["mud", "gulls"], language: "en",
            attachments: [
                AttachmentViewModel(
                    url: "https://harbour.example/1.mp3", mimeType: "audio/mpeg", title: "Gulls",
                    sizeInBytes: 1_234, durationInSeconds: 90)
            ],
            media: [
                FeedMedia(
                    url: "https://harbour.example/1.jpg", mimeType: "image/jpeg", medium: "image",
                    width: 640, height: 480, title: "Gull", description: "A gull on a post",
                    thumbnail: "https://harbour.example/1s.jpg")
            ],
            commentsURL: "https://harbour.example/1#talk", rights: "© Ada", commentCount: 12,
            commentFeedURL: "https://harbour.example/1/talk.xml",
            repliesTo: [
                FeedReference(id: "tag:0", url: "https://harbour.example/0"),
                FeedReference(id: "tag:00"), FeedReference(),
            ],
            section: "Shore", department: "mud-and-more",
            bannerURL: "https://harbour.example/wide.jpg",
            episode: EpisodeViewModel(
                words: "Season 2, Episode 7", season: 2, number: "7", kind: .bonus,
                chaptersURL: "https://harbour.example/c.json",
                chaptersMIMEType: "application/json+chapters", chaptersLabel: "Chapters",
                transcripts: [
                    TranscriptViewModel(
                        url: "https://harbour.example/t.vtt", mimeType: "text/vtt", language: "en",
                        isTimed: true, label: "Transcript (en, text/vtt)"),
                    TranscriptViewModel(
                        url: "https://harbour.example/t.txt", label: "Transcript"),
                ]))
        #expect(
            rendered(makeFeed([(item, detail)]), layout: .compact) == """
                {"version":"https://jsonfeed.org/version/1.1","title":"Any feed","items":[\
                {"id":"tag:1","url":"https://harbour.example/1",\
                "external_url":"https://other.example/","title":"Low tide",\
                "content_html":"<p>Mud &amp; gulls</p>","content_text":"Mud & gulls",\
                "summary":"Mud","image":"https://harbour.example/1.jpg",\
                "banner_image":"https://harbour.example/wide.jpg",\
                "date_published":"2026-01-02T03:04:05Z","date_modified":"2026-01-03T03:04:05Z",\
                "authors":[{"name":"Ada"}],"tags":["mud","gulls"],"language":"en",\
                "attachments":[{"url":"https://harbour.example/1.mp3","mime_type":"audio/mpeg",\
                "title":"Gulls","size_in_bytes":1234,"duration_in_seconds":90}],\
                "_feedhost":{"location":"Pier 3","comments":"https://harbour.example/1#talk",\
                "rights":"© Ada","contributors":[{"name":"Ben","url":"https://ben.example/"}],\
                "source":{"title":"Tides","url":"https://tides.example/"},\
                "summary_html":"<b>Mud</b>","media":[{"url":"https://harbour.example/1.jpg",\
                "mime_type":"image/jpeg","medium":"image","width":640,"height":480,\
                "title":"Gull","description":"A gull on a post",\
                "thumbnail":"https://harbour.example/1s.jpg"}],\
                "discussion":{"count":12,"feed_url":"https://harbour.example/1/talk.xml",\
                "in_reply_to":[{"id":"tag:0","url":"https://harbour.example/0"},\
                {"id":"tag:00"}]},"section":"Shore","department":"mud-and-more",\
                "episode":{"season":2,"number":"7","type":"bonus",\
                "chapters":{"url":"https://harbour.example/c.json",\
                "mime_type":"application/json+chapters"},\
                "transcripts":[{"url":"https://harbour.example/t.vtt","mime_type":"text/vtt",\
                "language":"en","is_timed":true},{"url":"https://harbour.example/t.txt"}]}}}],\
                "_feedhost":{"format":"rss-2.0"}}

                """)
    }

    @Test func `Writes an item of an image feed`() throws {
        let item = FeedItemViewModel(
            identifier: "7", title: "A heron waits", titleOrigin: .text, location: "Mill pond")
        let detail = ItemPage(
            contentText: "A heron waits",
            image: ImageViewModel(url: "https://pond.example/7.jpg", alternativeText: "A heron"))
        let expected = """
            {"id":"7","content_text":"A heron waits","image":"https://pond.example/7.jpg",\
            "_feedhost":{"location":"Mill pond"}}
            """
        #expect(
            try document(item: item, page: detail) == StrictJSON(parsing: Array(expected.utf8)))
    }

    @Test func `Omits unknown and empty values`() throws {
        let item = FeedItemViewModel(
            identifier: "1", title: "T", url: "", published: makeDate(""), location: "",
            source: ItemSourceViewModel(title: "", url: nil))
        let detail = ItemPage(
            contentHTML: "", contentText: "text", summary: "", summaryHTML: "",
            image: ImageViewModel(url: ""), externalURL: "",
            authors: [PersonViewModel(), PersonViewModel(name: "", email: "")],
            contributors: [PersonViewModel()], tags: ["", ""], language: "",
            attachments: [AttachmentViewModel(url: "")],
            media: [FeedMedia(), FeedMedia(url: "", width: -1)], commentsURL: "",
            rights: "",
            commentCount: -1, commentFeedURL: "",
            repliesTo: [FeedReference(), FeedReference(id: "", url: "")], section: "",
            department: "")
        let written = try document(item: item, page: detail)
        #expect(written.keys == ["id", "title", "content_text"])
        #expect(!written.hasEmptyValue)
    }

    @Test func `Writes a comment count of zero`() throws {
        let written = try document(page: ItemPage(commentCount: 0))
        #expect(written["_feedhost"]?["discussion"]?["count"] == StrictJSON.number("0"))
        #expect(written["_feedhost"]?["discussion"]?.keys == ["count"])
    }

    @Test func `Omits only the empty elements of a list`() throws {
        let detail = ItemPage(
            authors: [PersonViewModel(), PersonViewModel(name: "Ada"), PersonViewModel()],
            tags: ["", "mud", "", "gulls"],
            media: [FeedMedia(), FeedMedia(medium: "audio")])
        let written = try document(page: detail)
        #expect(written["authors"]?.elements.map(\.keys) == [["name"]])
        #expect(written["tags"] == .array([.string("mud"), .string("gulls")]))
        #expect(written["_feedhost"]?["media"]?.elements.map(\.keys) == [["medium"]])
    }

    @Test(arguments: [
        (ItemPage(), "Title"),
        (ItemPage(contentHTML: "", contentText: ""), "Title"),
        (ItemPage(summary: "Sum"), "Sum"),
        (ItemPage(contentText: "Text", summary: "Sum"), "Text"),
    ])
    func `Writes content for every item, as JSON Feed requires it`(
        page: ItemPage, text: String
    ) throws {
        let written = try document(
            item: FeedItemViewModel(identifier: "1", title: "Title"), page: page)
        #expect(written["content_text"] == .string(text))
        #expect(written["content_html"] == nil)
    }

    @Test func `Adds no text beside HTML`() throws {
        let written = try document(
            item: FeedItemViewModel(identifier: "1", title: "Title"),
            page: ItemPage(contentHTML: "<p>a</p>", summary: "Sum"))
        #expect(written.keys == ["id", "title", "content_html", "summary"])
    }

    @Test func `Omits a derived title`() throws {
        let written = try document(
            item: FeedItemViewModel(identifier: "1", title: "First words…", titleOrigin: .text),
            page: ItemPage(contentText: "First words of it"))
        #expect(written.keys == ["id", "content_text"])
    }

    /// What is written of an attachment.
    private func written(_ attachment: AttachmentViewModel) throws -> StrictJSON? {
        try document(page: ItemPage(attachments: [attachment]))["attachments"]?.elements.first
    }

    @Test(arguments: [
        ("f", "application/octet-stream"), ("a.b/f", "application/octet-stream"),
        ("f.mp3", "audio/mpeg"), ("a/f.M4A?b=/c.mp3#d", "audio/mp4"),
        ("f.torrent", "application/x-bittorrent"),
        (".jpg", "image/jpeg"), ("f.", "application/octet-stream"),
        ("", "application/octet-stream"),
    ])
    func `Writes the type of an attachment without one by the end of its name`(
        file: String, type: String
    ) throws {
        let written = try written(AttachmentViewModel(url: "https://a.example/\(file)"))
        #expect(written?["mime_type"] == .string(type))
    }

    @Test func `Makes identifiers of items unique and reproducible`() {
        func identifiers(_ items: [FeedItemViewModel]) -> [String] {
            var identifiers = ItemIdentifiers()
            return items.map { identifiers.identifier(of: $0) { "" } }
        }
        let first = FeedItemViewModel(identifier: "7", title: "A", url: "https://a.example/7")
        let second = FeedItemViewModel(identifier: "7", title: "B", url: "https://b.example/7")
        let given = identifiers([first, second, second, second])
        #expect(given[0] == "7")
        #expect(given[1].hasPrefix("7#") && given[1].utf8.count == 18)
        #expect(given[2...] == [given[1] + "-2", given[1] + "-3"])
        let page = FeedItemViewModel(identifier: "", title: "D", url: "https://d.example/")
        #expect(identifiers([page]) == ["https://d.example/"])
        let other = FeedItemViewModel(identifier: "8", title: "C")
        #expect(identifiers([other, first, other, second])[3] == given[1])
        #expect(Set(identifiers(Array(repeating: first, count: 10_000))).count == 10_000)
    }

    @Test func `Makes identifiers independent of the user's language`() {
        func identifiers(title: String) -> [String] {
            var identifiers = ItemIdentifiers()
            let item = FeedItemViewModel(identifier: "7", title: title, titleOrigin: .placeholder)
            return ["a", "b", "c"].map { content in
                identifiers.identifier(of: item) { FeedText(content) }
            }
        }
        let given = identifiers(title: "Untitled")
        #expect(given == identifiers(title: "Ohne Titel"))
        #expect(Set(given).count == 3 && given[2].utf8.count == 18)
    }

    @Test func `Distinguishes untitled items by content, in any order`() throws {
        func identifiers(_ words: [String]) throws -> [String: String] {
            let items = words.enumerated().map { index, words in
                (
                    FeedItemViewModel(
                        identifier: "7", title: "Untitled", titleOrigin: .placeholder),
                    index % 2 == 0
                        ? ItemPage(summary: words)
                        : ItemPage(contentText: words)
                )
            }
            let written = try document(makeFeed(items))["items"]?.elements ?? []
            let ids = try written.map { try #require($0["id"]) }.map { "\($0)" }
            return Dictionary(uniqueKeysWithValues: zip(words, ids))
        }
        let first = try identifiers(["a", "b", "c", "d", "e"])
        let second = try identifiers(["a", "d", "e", "b", "c"])
        #expect(Set(first.values).count == 5)
        #expect(["b", "c", "d", "e"].allSatisfy { first[$0] == second[$0] })
    }

    @Test func `Adds no text to an empty item`() throws {
        let untitled = FeedItemViewModel(
            identifier: "1", title: "Untitled", titleOrigin: .placeholder)
        #expect(try document(item: untitled).keys == ["id"])
        let linked = FeedItemViewModel(
            identifier: "1", title: "https://a.example/", titleOrigin: .url,
            url: "https://a.example/")
        #expect(try document(item: linked).keys == ["id", "url", "content_text"])
    }

    @Test func `Writes states of an item that are set`() throws {
        let read = try document(item: FeedItemViewModel(identifier: "1", title: "T", states: .read))
        #expect(read["_feedhost"]?["is_read"] == .literal("true"))
        #expect(read["_feedhost"]?.keys == ["is_read"])
        let both = try document(
            item: FeedItemViewModel(identifier: "1", title: "T", states: [.read, .starred]))
        #expect(both["_feedhost"]?["is_starred"] == .literal("true"))
        #expect(both["_feedhost"]?.keys == ["is_read", "is_starred"])
        #expect(
            try document(item: FeedItemViewModel(identifier: "1", title: "T"))["_feedhost"] == nil)
    }

    @Test(arguments: ["1.jpg", "//a.example/1.jpg", "/1.jpg", ""])
    func `Omits a relative picture address`(url: String) throws {
        let written = try document(page: ItemPage(image: ImageViewModel(url: url)))
        #expect(written["image"] == nil)
    }

    @Test func `Writes a source with its folder`() throws {
        let feed = FeedViewModel(
            title: "All", isMerged: true, format: "merged",
            sources: FeedSourceViewModels([
                FeedSourceViewModel(title: "Tides", folder: "Sea/Coast"),
                FeedSourceViewModel(title: "Dunes"),
            ]),
            items: FeedItemViewModels([
                (
                    FeedItemViewModel(
                        identifier: "1", title: "T", sourceIndex: 0,
                        source: ItemSourceViewModel(title: "Tides", url: "https://tides.example/")),
                    ItemPage()
                ),
                (
                    FeedItemViewModel(
                        identifier: "2", title: "U", sourceIndex: 1,
                        source: ItemSourceViewModel(title: "Dunes")),
                    ItemPage()
                ),
            ]))
        let items = try #require(try document(feed)["items"]?.elements)
        #expect(try document(feed)["_feedhost"] == nil)
        let first = items[0]["_feedhost"]?["source"]
        #expect(first?.keys == ["title", "url", "folder"])
        #expect(first?["folder"] == .string("Sea/Coast"))
        #expect(items[1]["_feedhost"]?["source"]?.keys == ["title"])
    }

    @Test func `Writes an email address as the page of an author without a name`() throws {
        let ben = PersonViewModel(name: "Ben", email: "ben@a.example")
        let written = try document(
            page: ItemPage(
                authors: [PersonViewModel(email: "ada@a.example"), ben], contributors: [ben]))
        let authors = try #require(written["authors"]?.elements)
        #expect(authors[0]["url"] == .string("mailto:ada@a.example"))
        #expect(authors[1].keys == ["name", "_email"])
        // Keys in extensions have no underscore.
        let contributors = written["_feedhost"]?["contributors"]?.elements
        #expect(contributors?.map(\.keys) == [["name", "email"]])
    }

    @Test(
        arguments: [
            (90, "90"), (0, "0"), (12.5, "12.5"), (1e15, "1000000000000000"), (1e300, "1e+300"),
            (0.000_01, "1e-05"), (-1, nil), (.nan, nil), (.infinity, nil),
        ] as [(Double, String?)])
    func `Writes durations as JSON numbers, or omits them`(seconds: Double, text: String?) throws {
        let attachment = try #require(
            try written(AttachmentViewModel(url: "https://a.example/f", durationInSeconds: seconds))
        )
        #expect(attachment["duration_in_seconds"] == text.map(StrictJSON.number))
    }

    @Test(
        arguments: [(0, "0"), (Int64.max, "9223372036854775807"), (-1, nil), (Int64.min, nil)]
            as [(Int64, String?)])
    func `Writes sizes as JSON numbers, or omits them`(size: Int64, text: String?) throws {
        let attachment = try #require(
            try written(AttachmentViewModel(url: "https://a.example/f", sizeInBytes: size)))
        #expect(attachment["size_in_bytes"] == text.map(StrictJSON.number))
    }
}
