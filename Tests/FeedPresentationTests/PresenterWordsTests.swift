import FeedPresentation
import Testing

/// View models contain text in the reader's language beside each value.
@Suite struct PresenterWordsTests {
    private final class Wording: FeedErrorWording {
        private let remedy: String?

        init(remedy: String?) {
            self.remedy = remedy
        }

        func words(for error: any Error) -> FeedErrorWords {
            FeedErrorWords(message: "m", remedy: remedy, canRetry: remedy != nil)
        }
    }

    private struct Failed: Error {}

    private let screen = ViewSpy()

    private func present(
        in language: FeedLanguage, remedy: String? = nil, _ body: (FeedPresenter) -> Void
    ) {
        body(
            FeedPresenter(
                feedView: screen, loadingView: screen, errorView: screen,
                wording: FeedWording(
                    phrases: language.phrases(), dates: PlainWording(),
                    errors: Wording(remedy: remedy))))
    }

    @Test func `Words a feed`() throws {
        let feed = try presented(
            Feed(
                format: .rss20, authors: [FeedAuthor(name: "A"), FeedAuthor(email: "b@c")],
                items: [FeedItem(id: "1")]), JapanesePhrases())
        #expect(feed.title == "無題のフィード")
        #expect(feed.items[0].title == "無題")
        #expect(feed.byline == "A、b@c")
        #expect(feed.itemCountWords == "1件")
    }

    @Test(
        arguments: [
            (nil, nil, nil), (nil, "https://c.example/", "Kommentare"),
            (0, nil, "Keine Kommentare"), (1, "https://c.example/", "1 Kommentar"),
            (12_345, nil, "12.345 Kommentare"),
        ] as [(Int?, String?, String?)])
    func `Words the comments of an item`(
        count: Int?, page: String?, words: String?
    ) throws {
        var details = FeedItemDetails()
        details.comments = page
        details.discussion = FeedDiscussion(commentCount: count)
        let feed = Feed(format: .rss20, items: [FeedItem(id: "1", details: details)])
        #expect(try presented(feed, GermanPhrases()).items.detail(at: 0).commentsWords == words)
    }

    @Test(
        arguments: [
            (FeedAttachment(url: "u"), nil, nil, "", "Pièce jointe"),
            (
                FeedAttachment(
                    url: "u", mimeType: "audio/mpeg", title: "Ressac", sizeInBytes: 1_450_000,
                    durationInSeconds: 3_905),
                "1,5_Mo", "1_h 5_min", "audio/mpeg, 1,5_Mo, 1_h 5_min",
                "Ressac (audio/mpeg, 1,5_Mo, 1_h 5_min)"
            ),
            (
                FeedAttachment(
                    url: "u", mimeType: "", title: "", sizeInBytes: 0, durationInSeconds: .nan),
                nil, nil, "", "Pièce jointe"
            ),
            (
                FeedAttachment(url: "u", sizeInBytes: -1, durationInSeconds: 0.75), nil, "1_s",
                "1_s", "Pièce jointe (1_s)"
            ),
        ] as [(FeedAttachment, String?, String?, String, String)])
    func `Words the facts of a file`(
        attachment: FeedAttachment, size: String?, duration: String?, facts: String, label: String
    ) throws {
        var details = FeedItemDetails()
        details.attachments = [attachment]
        let feed = Feed(format: .rss20, items: [FeedItem(id: "1", details: details)])
        let detail = try presented(feed, FrenchPhrases()).items.detail(at: 0)
        let shown = try #require(detail.attachments.first)
        let plain = { (words: String) in
            words.replacing("\u{202F}", with: "_").replacing("\u{A0}", with: " ")
        }
        #expect(shown.sizeWords.map(plain) == size)
        #expect(shown.durationWords.map(plain) == duration)
        #expect(plain(shown.facts) == facts)
        #expect(plain(shown.label) == label)
    }

    @Test func `Words the progress of loading and the pending sources`() {
        present(in: .german) {
            $0.didStartLoadingFeed()
            $0.didProgressLoadingFeed(
                FeedLoadingProgress(completedSources: 0, totalSources: 1, receivedBytes: 0))
            $0.didProgressLoadingFeed(
                FeedLoadingProgress(
                    slowHosts: [
                        FeedLoadingSlowHost(name: "a.example", sourceCount: 1),
                        FeedLoadingSlowHost(name: "b.example", sourceCount: 2),
                    ], otherSlowSources: 3, completedSources: 3, totalSources: 12,
                    receivedBytes: 1_240_000))
            $0.didCancelLoadingFeed()
        }
        #expect(
            screen.loadings.map(\.message) == [
                "Wird geladen\u{A0}…", "Wird geladen\u{A0}…",
                "wartet auf a.example, b.example (2) und 3 weitere Quellen", "",
            ])
        #expect(screen.loadings.map(\.amount) == ["", "", "3/12 · 1,2\u{A0}MB", ""])
    }

    @Test func `Words an error, and offers a retry if it may help`() {
        present(in: .french, remedy: "r") { $0.didFinishLoadingFeed(with: Failed()) }
        present(in: .english) { $0.didFinishLoadingFeed(with: Failed()) }
        #expect(screen.errors.map(\.label) == ["erreur\u{202F}:", "error:"])
        #expect(screen.errors.map(\.words) == ["m\u{202F}; r", "m"])
        #expect(screen.errors.map(\.retryLabel) == ["Réessayer", ""])
    }
}
