import FeedModel
import FeedPresentation
import PresentationTestSupport
import Testing

/// What is handed on of an item as bytes is what its view model says.
struct FeedItemBytesTests {
    private let items = [
        FeedItem(id: "1"),
        FeedItem(id: "2", url: "", title: ""),
        FeedItem(
            id: "é", url: "https://example.org/ü", title: "A “title”",
            published: FeedDate(secondsSince1970: 1_000_000_000, utcOffsetMinutes: -90),
            updated: FeedDate(secondsSince1970: 0)),
        FeedItem(id: "4", summary: FeedContent(plainText: "It begins with this. And more.")),
        FeedItem(id: "5", url: "https://example.org/5", details: details),
        FeedItem(id: "6", details: everything),
        FeedItem(
            id: "7", content: FeedContent(source: PictureSource(), index: 0, isMarkup: true)),
        FeedItem(id: "8", details: comments),
        FeedItem(
            id: "9", content: FeedContent(html: "<p>Größe &amp; “more”</p>", plainText: "Größe"),
            summary: FeedContent(html: "<i>s</i>", plainText: "s")),
        FeedItem(id: "10", content: FeedContent(plainText: "Plain é")),
    ]

    private static var details: FeedItemDetails {
        var details = FeedItemDetails()
        details.authors = [FeedAuthor(name: "Ann"), FeedAuthor(name: "Bo")]
        details.location = "Here"
        details.source = FeedSource(title: "There", homePageURL: "https://there.example/")
        return details
    }

    /// Content that shows a picture.
    private final class PictureSource: FeedContentSource {
        func html(at index: Int, onPage page: String?) -> String { "" }
        func plainText(at index: Int) -> String { "" }
        func sentences(at index: Int, upTo limit: Int) -> FeedTextBeginning {
            FeedTextBeginning(text: "", isWhole: true)
        }
        func firstImage(at index: Int, onPage page: String?) -> FeedImage? {
            FeedImage(url: "https://example.org/i.png", alternativeText: "A")
        }
    }

    private static var comments: FeedItemDetails {
        var details = FeedItemDetails()
        details.comments = "https://example.org/c"
        details.image = FeedImage(url: "https://example.org/i")
        return details
    }

    private static var everything: FeedItemDetails {
        var details = details
        details.externalURL = "https://other.example/é"
        details.image = FeedImage(url: "https://example.org/i.png", alternativeText: "An “i”")
        details.authors.append(
            FeedAuthor(url: "https://c.example/", avatar: "https://c.example/a", email: "c@e.org"))
        details.contributors = [FeedAuthor(name: "Dee"), FeedAuthor(email: "e@e.org")]
        details.tags = ["tag", "", "étiquette"]
        details.language = "de"
        // A name, or none; each fact by itself, several, or none.
        for (title, type, size, duration) in [
            ("Ton", "audio/mpeg", 9_000_000, 61.5), (nil, "audio/mpeg", nil, nil),
            ("", nil, 1, nil), (nil, nil, nil, 3_700), ("Bild", nil, 0, 0.1), (nil, "", nil, nil),
            (nil, "", 12_345, 5), (nil, nil, -1, .infinity),
        ] as [(String?, String?, Int64?, Double?)] {
            details.attachments.append(
                FeedAttachment(
                    url: "https://example.org/\(details.attachments.count)", mimeType: type,
                    title: title, sizeInBytes: size, durationInSeconds: duration))
        }
        details.media = [
            FeedMedia(
                url: "https://example.org/v", mimeType: "video/mp4", medium: "video", width: 640,
                height: 0, title: "V", description: "D", thumbnail: "https://example.org/t"),
            FeedMedia(),
        ]
        details.comments = "https://example.org/c"
        details.discussion = FeedDiscussion(
            commentCount: 2, feedURL: "https://example.org/cf",
            repliesTo: [FeedReference(id: "tag:1"), FeedReference(url: "https://example.org/0")])
        details.section = "Section"
        details.department = "from the department"
        details.rights = "© 2026"
        return details
    }

    private static let languages: [any FeedPhrases] = [
        EnglishPhrases(), GermanPhrases(), FrenchPhrases(), SpanishPhrases(), JapanesePhrases(),
    ]

    private func present(
        in phrases: any FeedPhrases = EnglishPhrases()
    ) throws -> FeedItemViewModels {
        let view = ViewSpy()
        FeedPresenter(
            feedView: view, loadingView: view, errorView: view, dateWording: PlainWording(),
            errorWording: PlainWording(), phrases: phrases
        ).didFinishLoadingFeed(
            with: Feed(format: .rss20, items: items),
            states: FeedShownStates(
                items.indices.map { $0 == 3 ? [.read, .starred] : [] },
                of: Feed(format: .rss20, items: items)))
        return try #require(view.feeds.last).items
    }

    @Test func `an item says the same in bytes`() throws {
        let viewModels = try present()
        var bytes = FeedItemBytes()
        for index in viewModels.indices {
            viewModels.copy(at: index, to: &bytes)
            #expect(FeedItemViewModel(bytes) == viewModels[index])
            // A copy that is made of the view model is no other.
            bytes.copy(viewModels[index])
            #expect(FeedItemViewModel(bytes) == viewModels[index])
        }
    }

    @Test(arguments: languages)
    func `a detail says the same in bytes`(phrases: any FeedPhrases) throws {
        let viewModels = try present(in: phrases)
        var bytes = FeedItemDetailBytes()
        for index in viewModels.indices {
            let detail = viewModels.detail(at: index)
            viewModels.copyDetail(at: index, to: &bytes)
            #expect(FeedItemDetailViewModel(bytes, texts: detail.texts) == detail)
            bytes.copy(detail)
            #expect(FeedItemDetailViewModel(bytes, texts: detail.texts) == detail)
            for bits in 0..<16 as Range<UInt32> {
                let parts = FeedDetailParts(rawValue: bits)
                viewModels.copyDetail(at: index, parts: parts, to: &bytes)
                #expect(
                    FeedItemDetailViewModel(bytes, texts: detail.texts)
                        == detail.reduced(to: parts))
            }
        }
        #expect(viewModels.detail(at: 5).attachments.map(\.label).contains { $0.contains("9") })
        #expect(viewModels.detail(at: 6).image?.alternativeText == "A")
    }

    @Test func `each text says the same in bytes`() throws {
        let viewModels = try present()
        var bytes = Array("something else".utf8)
        var count = 0
        for index in viewModels.indices {
            for text in FeedItemText.allCases {
                let expected = viewModels.text(text, at: index)
                #expect(viewModels.copy(text, at: index, to: &bytes) == (expected != nil))
                #expect(String(decoding: bytes, as: UTF8.self) == expected ?? "")
                if expected != nil { count += 1 }
            }
        }
        #expect(count >= 6)
    }

    @Test func `an item without a detail has nothing but texts`() throws {
        let viewModels = try present()
        #expect(viewModels.indices.map { viewModels.hasDetail(at: $0) }.contains(false))
        for index in viewModels.indices where !viewModels.hasDetail(at: index) {
            let detail = viewModels.detail(at: index)
            #expect(detail == FeedItemDetailViewModel(texts: detail.texts))
        }
    }

    @Test func `a line says what the view model says`() throws {
        let viewModels = try present()
        var line = FeedItemLine()
        for index in viewModels.indices {
            viewModels.set(&line, at: index)
            let item = viewModels[index]
            #expect(line.text(line.title) == item.title)
            #expect(line.url.map { line.text($0) } == item.url)
            #expect(line.sourceTitle.map { line.text($0) } == item.source?.title)
            #expect(line.secondsSince1970 == item.date?.secondsSince1970)
        }
    }
}

extension FeedItemViewModel {
    fileprivate init(_ item: FeedItemBytes) {
        func text(_ range: Range<Int>) -> String {
            String(decoding: item.texts.bytes[range], as: UTF8.self)
        }
        func date(_ date: FeedItemBytes.Date?) -> DateViewModel? {
            date.map {
                DateViewModel(
                    secondsSince1970: $0.secondsSince1970, rfc3339: text($0.rfc3339),
                    words: text($0.words))
            }
        }
        let source = SourceViewModel(
            title: item.sourceTitle.map(text), url: item.sourceURL.map(text))
        self.init(
            id: text(item.id), title: text(item.title), titleOrigin: item.titleOrigin,
            states: item.states, url: item.url.map(text), openURL: item.openURL.map(text),
            published: date(item.published), updated: date(item.updated),
            byline: item.byline.map(text), location: item.location.map(text),
            sourceIndex: item.sourceIndex, source: source == SourceViewModel() ? nil : source)
    }
}

extension FeedItemDetailViewModel {
    /// The detail with nothing but `parts`.
    fileprivate func reduced(to parts: FeedDetailParts) -> FeedItemDetailViewModel {
        var reduced = parts.contains(.rest) ? self : FeedItemDetailViewModel(texts: texts)
        let hasFiles = parts.contains(.files)
        reduced.image = hasFiles ? image : nil
        reduced.externalURL = hasFiles ? externalURL : nil
        reduced.attachments = hasFiles ? attachments : []
        reduced.media = parts.contains(.media) ? media : []
        reduced.authors = parts.contains(.people) ? authors : []
        reduced.contributors = parts.contains(.people) ? contributors : []
        return reduced
    }
}
