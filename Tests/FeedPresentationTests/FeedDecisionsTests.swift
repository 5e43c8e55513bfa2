import FeedPresentation
import Testing

/// Choices that the presenter makes for all views.
@Suite struct FeedDecisionsTests {
    /// What a feed and a merged one of items from these seconds are as of.
    private func asOf(
        updated: Int64? = nil, format: FeedFormat = .rss20, items: [Int64?] = [],
        at now: Int64? = nil
    ) throws -> Int64? {
        let feed = Feed(
            format: format, title: "F",
            items: items.map {
                FeedItem(id: "1", published: $0.map { FeedDate(secondsSince1970: $0) })
            }, updated: updated.map { FeedDate(secondsSince1970: $0) })
        return try presented(feed, at: now).asOf?.secondsSince1970
    }

    @Test func `Is as of the feed's own date, else of the newest merged item's`() throws {
        #expect(try asOf(updated: 50, items: [70]) == 50)
        #expect(try asOf(items: [70]) == nil)
        #expect(try asOf(format: .merged, items: [70, nil, 20]) == 70)
        #expect(try asOf(format: .merged, items: [20, 70]) == 70)
        #expect(try asOf(format: .merged, items: [nil]) == nil)
    }

    @Test func `Is not as of a date in the future`() throws {
        #expect(try asOf(updated: 50, at: 50) == 50)
        #expect(try asOf(updated: 51, at: 50) == nil)
        var merged = FeedMerger.merge(
            [
                Feed(
                    format: .rss20, title: "F",
                    items: [90, 40].map {
                        FeedItem(id: "\($0)", published: FeedDate(secondsSince1970: $0))
                    }, updated: FeedDate(secondsSince1970: 90))
            ], at: FeedClock(now: 60))
        #expect(try presented(merged, at: 60).asOf?.secondsSince1970 == 40)
        merged.updated = FeedDate(secondsSince1970: 90)
        #expect(try presented(merged, at: 60).asOf?.secondsSince1970 == 40)
    }

    private func present(_ item: FeedItem) throws -> FeedViewModel {
        try presented(Feed(format: .rss20, title: "F", items: [item]))
    }

    private func excerpt(of item: FeedItem) throws -> String? {
        try present(item).items.text(.excerpt, at: 0)?.string
    }

    @Test(arguments: [
        String(repeating: "word, ", count: 50), String(repeating: "é", count: 200),
        "One.\nTwo, and more of it than there is room for in a title, which is eighty characters",
    ])
    func `Derives a title that is a prefix of the excerpt`(text: String) throws {
        let feed = try present(FeedItem(id: "1", content: FeedContent(plainText: text)))
        let item = feed.items[0]
        #expect(item.titleOrigin == .text)
        let excerpt = try #require(feed.items.text(.excerpt, at: 0)).string
        #expect(item.title.hasSuffix("…"))
        #expect(excerpt.utf8.starts(with: item.title.dropLast().utf8))
    }

    @Test func `Uses a picture's text as title only if there is no other, and not as excerpt`()
        throws
    {
        let item = FeedItem(
            id: "1", content: FeedContent(plainText: "Text"),
            summary: FeedContent(source: PictureSource(), index: 0, isMarkup: true))
        #expect(try present(item).items[0].title == "Text")
        let bare = FeedItem(
            id: "1", summary: FeedContent(source: PictureSource(), index: 0, isMarkup: true))
        let feed = try present(bare)
        #expect(feed.items[0].title == "A cat")
        #expect(feed.items[0].titleOrigin == .text)
        #expect(feed.items.text(.excerpt, at: 0) == nil)
    }

    @Test(
        arguments: [
            ("Same", "Same", nil), ("Same", "Same.", "Same."), (nil, "Short", nil),
            (nil, String(repeating: "x", count: 80), nil),
            (nil, String(repeating: "é", count: 81), String(repeating: "é", count: 81)),
            ("caf\u{E9}", "cafe\u{301}", "cafe\u{301}"),
        ] as [(String?, String, String?)])
    func `Omits an excerpt that repeats the title`(
        title: String?, text: String, expected: String?
    ) throws {
        let item = FeedItem(id: "1", title: title, content: FeedContent(plainText: text))
        let excerpt = try excerpt(of: item)
        #expect(excerpt.map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test func `Opens an item's page, else the external page, else the file`() throws {
        var details = FeedItemDetails()
        details.attachments = [
            FeedAttachment(url: "https://a.example/1.mp3"),
            FeedAttachment(url: "https://a.example/2"),
        ]
        var about = details
        about.externalURL = "https://b.example/"
        let items = [
            FeedItem(id: "1", url: "https://a.example/", details: about),
            FeedItem(id: "2", details: about), FeedItem(id: "3", details: details),
            FeedItem(id: "4"), FeedItem(id: "5", url: "/etc/passwd"),
            FeedItem(id: "6", url: "--help"), FeedItem(id: "7", url: "MAILTO:a@b.example"),
        ]
        let feed = try presented(Feed(format: .rss20, items: items))
        #expect(
            feed.items.map(\.openURL) == [
                "https://a.example/", "https://b.example/", "https://a.example/1.mp3", nil, nil,
                nil, "MAILTO:a@b.example",
            ])
    }

    @Test(
        arguments: [
            ("audio/mpeg", "a", FileKind.audio), ("VIDEO/mp4", "a", .video),
            ("image/x", "a", .picture),
            ("application/pdf", "a.png", .other), ("application/octet-stream", "a.png", .picture),
            (nil, "media-image", .picture), (nil, "media-video.png", .video),
            (nil, "media-type.png", .audio), (nil, "media-document.png", .other),
            (nil, "own", .picture), (nil, "a.JPG", .picture), (nil, "a.opus?x=1.png", .audio),
            (nil, "a.webm#b", .video), (nil, "a.zip", .other), (nil, "png", .other),
            (nil, "a.png/b", .other), ("", "a.mp3", .audio), ("mp3", "a.mp4", .video),
        ] as [(String?, String, FileKind)])
    func `Classifies files`(type: String?, name: String, kind: FileKind) throws {
        var details = FeedItemDetails()
        let base = "https://a.example/"
        details.image = FeedImage(url: base + "own")
        details.media = [
            FeedMedia(url: base + "media-image", medium: "image", title: "Of the media"),
            FeedMedia(url: base + "media-video.png", medium: "video"),
            FeedMedia(url: base + "media-type.png", mimeType: "audio/mp4"),
            FeedMedia(url: base + "media-document.png", medium: "document"),
        ]
        details.attachments = [FeedAttachment(url: base + name, mimeType: type)]
        let feed = try present(FeedItem(id: "1", details: details))
        for parts in [FeedDetailParts.files, .all] {
            let files = feed.items.detail(at: 0, parts: parts).attachments
            #expect(files.map(\.kind) == [kind])
            #expect(files[0].title == (name == "media-image" ? "Of the media" : nil))
        }
    }

    @Test func `Shows the publication date, else the update, unless it is a placeholder`()
        throws
    {
        let day = FeedDate(secondsSince1970: 86_400 * 365)
        let later = FeedDate(secondsSince1970: 86_400 * 366)
        let none = FeedDate(secondsSince1970: 0)
        let items = [
            FeedItem(id: "1", published: day, updated: later), FeedItem(id: "2", updated: later),
            FeedItem(id: "3", published: none, updated: later), FeedItem(id: "4", published: none),
        ]
        let feed = try presented(Feed(format: .rss20, items: items))
        let seconds = [day, later, later].map(\.secondsSince1970)
        #expect(feed.items.map { $0.date?.secondsSince1970 } == seconds + [nil])
    }

    @Test func `Replaces line feeds in plain text`() throws {
        var details = FeedItemDetails()
        details.location = "a\nb"
        details.authors = [FeedAuthor(name: "a\nb")]
        details.tags = ["a\nb"]
        details.section = "a\nb"
        details.rights = "a\nb"
        details.image = FeedImage(url: "https://a.example/", alternativeText: "a\nb")
        details.attachments = [FeedAttachment(url: "https://a.example/", title: "a\nb")]
        details.media = [FeedMedia(url: "https://a.example/", title: "a\nb", description: "a\nb")]
        let feed = try presented(
            Feed(
                format: .rss20, title: "a\nb", summary: "a\nb",
                items: [FeedItem(id: "1", title: "a long title\nof\n\nlines", details: details)],
                rights: "a\nb", categories: ["a\nb"], generator: "a\nb"))
        #expect(feed.title == "a b" && feed.summary == "a b" && feed.rights == "a b")
        #expect(feed.tags == ["a b"] && feed.generator == "a b")
        #expect(feed.sources.map(\.title) == ["a b"])
        let item = feed.items[0]
        #expect(item.title == "a long title of  lines")
        #expect(item.byline == "a b" && item.location == "a b")
        let detail = feed.items.detail(at: 0)
        #expect(detail.authors.map(\.name) == ["a b"] && detail.tags == ["a b"])
        #expect(detail.section == "a b" && detail.rights == "a b")
        #expect(detail.image?.alternativeText == "a b")
        #expect(detail.attachments.map(\.label) == ["a b"])
        #expect(detail.media.map(\.title) == ["a b"] && detail.media.map(\.description) == ["a b"])
    }

    @Test(arguments: [
        (FeedFormat.rss20, false, false), (.merged, true, false), (.imageFeed, false, true),
    ])
    func `Marks merged feeds and image feeds`(format: FeedFormat, isMerged: Bool, isImageFeed: Bool)
        throws
    {
        let feed = try presented(Feed(format: format))
        #expect(feed.isMerged == isMerged && feed.isImageFeed == isImageFeed)
    }
}
