import FeedPresentation
import PresentationTestSupport
import Testing

/// What an article shows of an item.
@Suite struct ArticlePresenterTests {
    private func article(
        of item: FeedItemViewModel = FeedItemViewModel(
            identifier: "1", title: "T", url: "https://a.example/1"),
        _ page: ItemPage = ItemPage(), besides byline: FeedText? = nil,
        parts: FeedArticleParts = .all
    ) -> FeedArticleViewModel {
        ArticlePresenter(phrases: .english).article(
            of: item, page.detail, besides: byline, parts: parts
        ) { page.texts[$0] }
    }

    private func date(_ words: String) -> DateViewModel {
        DateViewModel(secondsSince1970: 0, rfc3339: "", words: words)
    }

    // MARK: Body

    @Test(
        arguments: [
            (ItemPage(contentHTML: "<p>c</p>", summaryHTML: "<p>s</p>"), "<p>c</p>", nil),
            (ItemPage(contentText: "LONG", summary: "S", summaryHTML: "<p>S</p>"), nil, "LONG"),
            (ItemPage(summary: "s", summaryHTML: "<b>h</b>"), "<b>h</b>", nil),
            (ItemPage(summary: "s", excerpt: "e"), nil, "s"),
            (ItemPage(excerpt: "e"), nil, "e"),
            (ItemPage(contentText: "T"), nil, nil),
            (ItemPage(contentHTML: "<p><b>T</b></p>", summary: "More"), nil, "More"),
            (ItemPage(contentHTML: "", contentText: "c"), nil, "c"),
            // Text without a tag has its line breaks.
            (ItemPage(contentHTML: "a\nb &amp; c\n \r\n\nd"), nil, "a\nb & c\n\nd"),
            (ItemPage(contentHTML: "\na <b>b</b>\nc"), "\na <b>b</b>\nc", nil),
            (ItemPage(contentHTML: "\n  a\n  b\n"), "\n  a\n  b\n", nil),
            (
                ItemPage(
                    summaryHTML: String(repeating: "é ", count: 30) + "\nwords\n\nof a source"),
                nil, String(repeating: "é ", count: 30) + "words\n\nof a source"
            ),
            (ItemPage(), nil, nil),
        ] as [(ItemPage, String?, String?)])
    func `Has the fullest text that says more than the title`(
        page: ItemPage, html: String?, text: String?
    ) {
        let article = article(page)
        #expect(article.bodyHTML == html)
        #expect(article.bodyText == text)
    }

    @Test func `Keeps a picture beside the title's words`() {
        let html = "<p>T<img src=\"https://a.example/1.png\"></p>"
        #expect(article(ItemPage(contentHTML: html)).bodyHTML == html)
    }

    @Test func `Shows a summary below a picture alone`() {
        let comic = ItemPage(
            contentHTML: "<p><img src=\"https://a.example/1.png\"></p>", summary: "The joke.")
        #expect(article(comic).caption == "The joke.")
        let wordy = ItemPage(contentHTML: "<p>Words.</p>", summary: "The joke.")
        #expect(article(wordy).caption == nil)
        let titled = ItemPage(contentHTML: "<img src=\"https://a.example/1.png\">", summary: "T")
        #expect(article(titled).caption == nil)
    }

    @Test(
        arguments: [
            (ItemPage(contentText: "A short note."), false),
            (ItemPage(contentHTML: "<p>A <i>short</i> note.</p>"), false),
            (ItemPage(contentHTML: "<p>A short note.</p>", summary: "A short note"), false),
            (ItemPage(contentHTML: "<p>Something else.</p>", summary: "A short note"), true),
        ])
    func `Hides a title that the text begins with`(page: ItemPage, isShown: Bool) {
        let item = FeedItemViewModel(identifier: "1", title: "A short…", titleOrigin: .text)
        let article = article(of: item, page)
        #expect(article.showsTitle == isShown)
        #expect(article.bodyHTML != nil || article.bodyText != nil)
    }

    @Test(
        arguments: [
            ("<img src=\"https://a.example/1.png\">", false),
            ("<p><img src=\"https://a.example/2.png\"></p>", true),
            ("<p><img src=\"https://a.example/1-150x150.png\"></p>", false),
            ("<img srcset=\"https://a.example/1.png 2x\" src=\"https://a.example/2.png\">", false),
            ("<p>words</p>", true), (nil, true),
        ] as [(String?, Bool)])
    func `Shows the picture above a body without it`(html: String?, isShown: Bool) {
        let page = ItemPage(
            contentHTML: html, image: ImageViewModel(url: "https://a.example/1.png"),
            media: [FeedMedia(url: "https://a.example/1.png", width: 4, height: 3)])
        let article = article(page)
        #expect(article.picture?.url == "https://a.example/1.png")
        #expect(article.picture?.width == 4)
        #expect(article.picture?.isAboveBody == isShown)
        #expect((article.pictureAboveBody != nil) == isShown)
    }

    // MARK: Facts

    @Test func `Says source, authors, date, place and episode`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "T", published: date("1 May"), dateOrigin: .published,
            byline: "Ada", location: "Brest",
            source: ItemSourceViewModel(title: "Port", url: "https://p.example/"))
        let article = article(of: item, ItemPage(episode: EpisodeViewModel(words: "Trailer")))
        #expect(article.facts.map(\.kind) == [.source, .author, .date, .place, .episode])
        #expect(article.factsLine == "Port · By Ada · 1 May · Brest · Trailer")
        #expect(article.facts.first?.url == "https://p.example/")
        #expect(self.article().factsLine.isEmpty)
    }

    @Test func `Says that a date is only that of an update`() {
        let item = FeedItemViewModel(
            identifier: "1", title: "T", updated: date("2 May"), dateOrigin: .updated)
        #expect(article(of: item).factsLine == "updated 2 May")
    }

    @Test func `Does not repeat the feed's authors`() {
        let item = FeedItemViewModel(identifier: "1", title: "T", byline: "Ada")
        #expect(article(of: item, besides: "Ada").facts.isEmpty)
        #expect(article(of: item, besides: "Ada, Ben").factsLine == "By Ada")
    }

    // MARK: End

    @Test func `Lists where an item leads, in order`() {
        let page = ItemPage(
            image: ImageViewModel(url: "https://a.example/1.png"),
            externalURL: "https://www.b.example/x",
            attachments: [
                AttachmentViewModel(url: "https://a.example/1.png", kind: .picture),
                AttachmentViewModel(url: "https://a.example/r.pdf?x", facts: "1 kB"),
                AttachmentViewModel(url: "https://a.example/t", kind: .audio, title: "Talk"),
                AttachmentViewModel(url: "https://a.example/", kind: .picture),
            ],
            commentsURL: "https://a.example/1#c", commentsWords: "2 comments",
            commentFeedURL: "https://a.example/c.xml",
            repliesTo: [
                FeedReference(id: "tag:0", url: "https://c.example/0"),
                FeedReference(id: "tag:1"), FeedReference(),
            ],
            episode: EpisodeViewModel(
                chaptersURL: "https://a.example/ch", chaptersLabel: "Chapters",
                transcripts: (1...9).map {
                    TranscriptViewModel(url: "https://a.example/\($0).vtt", label: "Transcript")
                }))
        let article = article(page)
        #expect(
            article.links.map(\.kind)
                == [.file, .file, .picture, .chapters]
                + Array(repeating: ArticleEntryKind.transcript, count: 8)
                + [.about, .reply, .reply, .comments, .commentFeed])
        #expect(
            article.links.filter { $0.kind != .transcript }.map(\.words) == [
                "r.pdf (1 kB)", "Talk", "Attachment", "Chapters", "About b.example",
                "In reply to c.example", "In reply to tag:1", "2 comments", "Feed of comments",
            ])
        #expect(
            article.recording == ArticleRecordingViewModel(url: "https://a.example/t", kind: .audio)
        )
    }

    @Test(
        arguments: [
            (nil, "https://a.example/c", true, true), (0, "https://a.example/c", true, true),
            (2, nil, true, false), (0, nil, false, false), (2, "https://a.example/1", true, false),
            (nil, "https://a.example/1", false, false),
        ] as [(Int?, String?, Bool, Bool)])
    func `Mentions comments that can be read or added`(
        count: Int?, url: String?, isSaid: Bool, isLink: Bool
    ) {
        let article = article(
            ItemPage(commentsURL: url, commentCount: count, commentsWords: "Comments"))
        #expect(article.links.map(\.kind) == (isSaid ? [.comments] : []))
        #expect((article.links.first?.url != nil) == isLink)
    }

    @Test func `Labels subjects`() {
        let article = article(
            ItemPage(tags: ["a", "", "b"], section: "Games", department: "fun"))
        #expect(article.subjects == ["Section: Games · Department: fun", "Tags: a, b"])
        #expect(article.tags == ["a", "b"])
    }

    @Test func `Makes only what is asked for`() {
        let page = ItemPage(
            contentHTML: "<p>c</p>", image: ImageViewModel(url: "https://a.example/1.png"),
            tags: ["a"], language: "de")
        let heading = article(page, parts: .heading)
        #expect(heading.picture != nil && heading.language == "de")
        #expect(heading.bodyHTML == nil && heading.tags.isEmpty)
        let body = article(page, parts: .body)
        #expect(body.bodyHTML != nil && body.picture == nil && body.tags.isEmpty)
        let end = article(page, parts: .end)
        #expect(end.tags == ["a"] && end.picture == nil && end.bodyHTML == nil)
    }

    // MARK: Of a feed

    @Test func `Presents the articles of a feed`() throws {
        var details = FeedItemDetails()
        details.authors = [FeedAuthor(name: "Ada")]
        details.image = FeedImage(url: "https://a.example/1.png", alternativeText: "A boat")
        details.tags = ["sea"]
        let item = FeedItem(
            id: "1", title: "T",
            content: FeedContent(
                html: "<p>c <img src=\"https://a.example/1.png\"></p>", plainText: "c"),
            details: details)
        let feed = try presented(
            Feed(format: .rss20, title: "F", authors: [FeedAuthor(name: "Ada")], items: [item]))
        let article = feed.items.article(at: 0)
        #expect(article.facts.isEmpty)
        #expect(article.bodyHTML?.contains("1.png") == true)
        #expect(article.picture?.alternativeText == "A boat")
        #expect(article.pictureAboveBody == nil)
        #expect(article.subjects == ["Tags: sea"])
        #expect(feed.items.article(at: 0, parts: .heading).picture?.isAboveBody == true)
    }

    @Test(
        arguments: [
            (.merged, nil, nil, .day), (.merged, .newest, "f", .day),
            (.merged, .source, nil, .source),
            (.merged, nil, "f", .folder), (.merged, .source, "f", .folder),
            (.rss20, nil, nil, .none),
            (.rss20, .newest, nil, .none), (.rss20, nil, "f", .folder),
        ] as [(FeedFormat, FeedItemOrder?, String?, FeedItemGrouping)])
    func `Groups items as they were asked for`(
        format: FeedFormat, order: FeedItemOrder?, folder: String?, grouping: FeedItemGrouping
    ) throws {
        var feed = Feed(format: format, title: "F", items: [FeedItem(id: "1")])
        feed.sources = [FeedSource(title: "S", folder: folder)]
        feed.requestedOrder = order
        #expect(try presented(feed).grouping == grouping)
    }
}
