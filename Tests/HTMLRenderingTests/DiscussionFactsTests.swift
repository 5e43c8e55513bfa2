import FeedViews
import HTMLRendering
import PresentationTestSupport
import Testing

struct DiscussionFactsTests {
    /// Returns the facts below the title of an item's card, and their links.
    private func facts(
        _ page: ItemPage
    ) throws -> (text: String?, links: [String?]) {
        let drawn = try parsed(page, url: "https://a.example/1")
        // The first facts are the feed's.
        let own = drawn.all(class: "facts").dropFirst()
        #expect(own.count < 2)
        let links = drawn.all("a").map { $0.attributes["href"] }
        let frame: [String?] = ["#items", "#top", "https://a.example/1"]
        return (own.first?.text, links.filter { !frame.contains($0) })
    }

    @Test(
        arguments: [
            (12, "https://a.example/c", "12 comments ", true),
            (2, nil, "2 comments ", false),
            (2, "javascript:x", nil, false),
        ] as [(Int, String?, String?, Bool)])
    func `Links the discussion by its number of comments`(
        count: Int, comments: String?, text: String?, isLink: Bool
    ) throws {
        let facts = try facts(ItemPage(commentsURL: comments, commentCount: count))
        #expect(facts.text == text)
        #expect(facts.links == (isLink ? ["https://a.example/c"] : []))
    }

    @Test func `Lists replied-to items and the feed of comments`() throws {
        let facts = try facts(
            ItemPage(
                commentsURL: "https://a.example/c", commentCount: 3,
                commentFeedURL: "https://a.example/c.xml",
                repliesTo: [
                    FeedReference(id: "tag:0", url: "https://www.b.example/0"),
                    FeedReference(id: "<tag:1>"), FeedReference(),
                    FeedReference(url: "javascript:x"),
                ]))
        #expect(
            facts.text
                == "In reply to b.example In reply to <tag:1> 3 comments Feed of comments ")
        #expect(
            facts.links == [
                "https://www.b.example/0", "https://a.example/c", "https://a.example/c.xml",
            ])
    }

    @Test func `Writes no empty line without facts`() throws {
        #expect(try facts(ItemPage(commentFeedURL: "file:///c")).text == nil)
    }
}
