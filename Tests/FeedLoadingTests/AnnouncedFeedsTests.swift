import FeedModel
import Testing

@testable import FeedLoading

/// The choice among the feeds that a web page announces.
@Suite final class AnnouncedFeedsTests {
    private struct Failure: DocumentFailure {
        let isGone: Bool
    }

    private final class Outcome {
        var result: Result<Feed, any Error>?
        var chosen: [AnnouncedFeeds] = []
    }

    private let documents = FakeDocuments()
    private let outcome = Outcome()
    private var task: (any FeedLoaderTask)?
    private static let feed =
        "<rss version='2.0'><channel><title>T</title><item><title>I</title></item></channel></rss>"

    private func load(_ url: String = "http://a.example/") {
        var reports = FeedCollectionLoader.Reports(every: { _, _ in FakeFeedLoader(nil) })
        reports.didChoose = { [outcome] in outcome.chosen.append($0) }
        let loader = FeedCollectionLoader(
            sources: [.remote(url: url)],
            clock: { FeedClock(now: .max) }, remote: { [documents] in documents }, reports: reports)
        task = loader.load(progress: { _ in }, completion: { [outcome] in outcome.result = $0 })
    }

    private func page(_ links: (String, String)...) -> String {
        "<html>"
            + links.map {
                "<link rel=alternate type='application/rss+xml' href='\($0)' title='\($1)'>"
            }.joined()
    }

    @Test(
        arguments: [
            (("/comments/feed/", "Site"), "/feed/"), (("/c", "Site » Comments Feed"), "/feed/"),
            (("/c", "Blog » Kommentar-Feed"), "/feed/"), (("/?feed=comments-rss2", ""), "/feed/"),
            (("/c", "Лента комментариев"), "/feed/"), (("/commons", "Commons"), "/commons"),
        ] as [((String, String), String)])
    func `Prefers the page's own feed over that of its comments`(
        first: (String, String), expected: String
    ) {
        load()
        documents.answer(0, page(first, ("/feed/", "Site")))
        #expect(documents.requested.last == "http://a.example" + expected)
    }

    @Test(
        arguments: [
            ("/f", "http://me:pass@a.example/f"), ("http://b.example/", "http://b.example/"),
        ]
    )
    func `A feed on the server of its page is loaded with the page's name and password`(
        link: String, expected: String
    ) {
        load("http://me:pass@a.example/")
        documents.answer(0, page((link, "Site")))
        #expect(documents.requested.last == expected)
    }

    @Test func `Loads a feed of comments if the page announces no other`() {
        load()
        documents.answer(0, page(("/comments/", "Comments")))
        #expect(documents.requested.last == "http://a.example/comments/")
        documents.answer(1, Self.feed)
        #expect(outcome.chosen.isEmpty)
    }

    @Test func `Tries the next feed after a missing or invalid one, and reports the others`() throws
    {
        load()
        documents.answer(0, page(("/1", ""), ("/2", ""), ("/3", ""), ("/4", "")))
        documents.fail(1, with: Failure(isGone: true), receivedBytes: 0)
        #expect(documents.requested.last == "http://a.example/2")
        documents.answer(2, "<html>soft</html>")
        #expect(documents.requested.last == "http://a.example/3")
        documents.answer(3, Self.feed)
        #expect(try outcome.result?.get().title == "T")
        #expect(outcome.chosen.map(\.page) == [.remote(url: "http://a.example/")])
        #expect(outcome.chosen.map(\.chosen) == [.remote(url: "http://a.example/3")])
        #expect(outcome.chosen.map(\.others) == [[.remote(url: "http://a.example/4")]])
        #expect(
            outcome.chosen.map(\.failed) == [
                [.remote(url: "http://a.example/1"), .remote(url: "http://a.example/2")]
            ])
    }

    @Test func `Does not try another feed after a temporary failure`() {
        load()
        documents.answer(0, page(("/1", ""), ("/2", "")))
        documents.fail(1, with: Failure(isGone: false), receivedBytes: 0)
        #expect(documents.requested.count == 2)
        #expect(outcome.result != nil)
    }

    @Test func `Reports the first failure after five missing feeds`() {
        load()
        documents.answer(
            0, page(("/1", ""), ("/2", ""), ("/3", ""), ("/4", ""), ("/5", ""), ("/6", "")))
        for index in 1...5 { documents.fail(index, with: Failure(isGone: true), receivedBytes: 0) }
        #expect(documents.requested.count == 6)
        #expect(throws: Failure.self) { try outcome.result?.get() }
        #expect(outcome.chosen.isEmpty)
    }
}
