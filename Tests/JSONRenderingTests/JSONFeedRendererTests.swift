import FeedRendering
import FeedViews
import JSONRendering
import PresentationTestSupport
import Testing

struct JSONFeedRendererTests {
    @Test func `Writes the keys that JSON Feed requires for a minimal feed`() {
        var feed = makeFeed()
        feed.titleOrigin = .placeholder
        #expect(
            rendered(feed) == """
                {
                  "version": "https://jsonfeed.org/version/1.1",
                  "title": "Any feed",
                  "items": [],
                  "_feedhost": {
                    "format": "rss-2.0"
                  }
                }

                """)
    }

    @Test func `Writes all keys of a feed in the documented order`() throws {
        let feed = FeedViewModel(
            title: "Harbour notes", summary: "Weather and boats",
            homePageURL: "https://harbour.example/", feedURL: "https://harbour.example/feed",
            iconURL: "https://harbour.example/icon.png",
            faviconURL: "https://harbour.example/f.ico", language: "en-GB",
            authors: [
                PersonViewModel(
                    name: "Ada", url: "https://harbour.example/ada",
                    avatarURL: "https://harbour.example/ada.png", email: "ada@harbour.example")
            ],
            updated: makeDate("2026-02-03T04:05:06+01:00"),
            published: makeDate("2026-01-02T03:04:05Z"), rights: "© Ada",
            tags: ["sea", "sky"],
            generator: "Quill 2", id: "tag:harbour.example,2026:feed", format: "atom-1.0",
            document: FeedDocumentViewModel(
                newFeedURL: "https://new.example/feed",
                nextPageURL: "https://harbour.example/feed?2", encoding: "utf-8",
                updateIntervalInSeconds: 3_600,
                hubs: [FeedHub(protocol: "WebSub", url: "https://hub.example/")],
                problems: [
                    FeedProblem(code: "bad-date", message: "“soon” is no date", line: 12),
                    FeedProblem(code: "no-title", message: "The feed has no title"),
                ], isExpired: true),
            items: FeedItemViewModels([]))
        #expect(
            rendered(feed) == """
                {
                  "version": "https://jsonfeed.org/version/1.1",
                  "title": "Harbour notes",
                  "home_page_url": "https://harbour.example/",
                  "feed_url": "https://harbour.example/feed",
                  "description": "Weather and boats",
                  "next_url": "https://harbour.example/feed?2",
                  "icon": "https://harbour.example/icon.png",
                  "favicon": "https://harbour.example/f.ico",
                  "language": "en-GB",
                  "authors": [
                    {"name":"Ada","url":"https://harbour.example/ada",\
                "avatar":"https://harbour.example/ada.png","_email":"ada@harbour.example"}
                  ],
                  "expired": true,
                  "hubs": [
                    {"type":"WebSub","url":"https://hub.example/"}
                  ],
                  "items": [],
                  "_feedhost": {
                    "format": "atom-1.0",
                    "id": "tag:harbour.example,2026:feed",
                    "updated": "2026-02-03T04:05:06+01:00",
                    "published": "2026-01-02T03:04:05Z",
                    "rights": "© Ada",
                    "categories": ["sea","sky"],
                    "generator": "Quill 2",
                    "encoding": "utf-8",
                    "problems": [{"code":"bad-date","message":"“soon” is no date","line":12},\
                {"code":"no-title","message":"The feed has no title"}],
                    "update_interval_seconds": 3600,
                    "new_feed_url": "https://new.example/feed"
                  }
                }

                """)
    }

    @Test func `Differs only in white space between layouts`() throws {
        let feed = makeFeed([
            (FeedItemViewModel(identifier: "1", title: "One"), ItemPage(contentText: "a b")),
            (FeedItemViewModel(identifier: "2", title: "Two"), ItemPage(tags: ["x"])),
        ])
        #expect(
            rendered(feed, layout: .compact) == """
                {"version":"https://jsonfeed.org/version/1.1","title":"Any feed","items":[\
                {"id":"1","title":"One","content_text":"a b"},\
                {"id":"2","title":"Two","content_text":"Two","tags":["x"]}],\
                "_feedhost":{"format":"rss-2.0"}}

                """)
        #expect(
            rendered(feed, layout: .indented) == """
                {
                  "version": "https://jsonfeed.org/version/1.1",
                  "title": "Any feed",
                  "items": [
                    {
                      "id": "1",
                      "title": "One",
                      "content_text": "a b"
                    },
                    {
                      "id": "2",
                      "title": "Two",
                      "content_text": "Two",
                      "tags": [
                        "x"
                      ]
                    }
                  ],
                  "_feedhost": {
                    "format": "rss-2.0"
                  }
                }

                """)
        let documents = try JSONLayout.allCases.map { try document(feed, layout: $0) }
        #expect(documents.allSatisfy { $0 == documents[0] })
    }

    /// A feed that counts the items that are asked for.
    private func manyItems(_ asked: Counter) -> FeedViewModel {
        FeedViewModel(
            title: "Many", format: "rss-2.0",
            items: FeedItemViewModels(
                count: 40_000,
                item: { index in
                    asked.add()
                    return FeedItemViewModel(identifier: "\(index)", title: "Item\n\(index)")
                },
                page: { _ in ItemPage(contentText: "Some “text”\nhere", tags: ["a", "b"]) }))
    }

    @Test func `Writes forty thousand items on a line each, without collecting them`() {
        let asked = Counter()
        let chunks = renderedChunks(manyItems(asked))
        #expect(asked.count == 40_000)
        #expect(chunks.count > 20)
        #expect(chunks.allSatisfy { $0.count < 200_000 })
        let lines = chunks.joined().split(separator: UInt8(ascii: "\n"))
        #expect(lines.count { $0.starts(with: Array("    {\"id\":".utf8)) } == 40_000)
    }

    @Test func `Stops reading items when the output refuses bytes`() {
        let asked = Counter()
        let output = RenderingOutput { _ in false }
        JSONFeedRenderer().render(manyItems(asked), to: output)
        #expect(output.hasFailed)
        #expect(asked.count < 2_500)
    }
}
