import FeedModel
import Testing

@testable import FeedLoading

/// Rules that mark items.
struct ItemRulesTests {
    private let states = FakeStates()

    private func key(_ item: String) -> FeedItemKey { FeedItemKey(feed: "web:a", item: item) }

    private func load(
        _ rules: [(ItemRule.Effect, String)], copies: [FeedItemKey: [FeedItemKey]] = [:],
        cleared: Set<FeedItemKey> = [], failing: Bool = false
    ) throws -> (messages: [String], count: Int) {
        var feed = Feed(
            format: .rss20,
            items: ["Tide", "Moon", "Tide and moon"].map { FeedItem(id: $0, title: $0) })
        feed.sources = [FeedSource(identity: "web:a")]
        feed.copies = copies
        var messages: [String] = []
        let rules = ItemRules(
            try rules.map { ItemRule($0, try ItemQuery($1)) },
            clock: { FeedClock(now: 0) }, states: states,
            mark: { marked, items in
                if failing {
                    throw FeedItemStateError(step: .keeping, path: nil, reason: "full")
                }
                let word = marked == .read ? "read" : "star"
                messages.append("\(word) \(items.map(\.item).joined(separator: ", "))")
                try states.change(
                    marked, of: items.filter { !cleared.contains($0) }, isSet: true)
            })
        let ruled = rules.applied(to: feed) { _ in messages.append("failed") }
        return (messages, ruled.items.count)
    }

    @Test func `Mark what matches one of them, but not what is marked already`() throws {
        states.known = [key("Tide"): .read, key("Moon"): .starred]
        let (messages, count) = try load([
            (.read, "title:tide"), (.read, "title:moon"), (.star, "title:moon -tide"),
            (.star, "title:tide"), (.hide, "title:moon"),
        ])
        #expect(messages == ["read Moon, Tide and moon", "star Tide, Tide and moon"])
        #expect(count == 3)
    }

    @Test func `Mark duplicates in other feeds, too`() throws {
        let copy = FeedItemKey(feed: "web:b", item: "Copy")
        let ruled = try load([(.read, "title:moon -tide")], copies: [key("Moon"): [copy]])
        #expect(ruled.messages == ["read Moon", "read Copy"])
    }

    @Test func `Don't mark duplicates of what the user has cleared`() throws {
        let copies = [key("Moon"): [FeedItemKey(feed: "web:b", item: "Copy")]]
        let ruled = try load(
            [(.read, "title:moon -tide")], copies: copies, cleared: [key("Moon")])
        #expect(ruled.messages == ["read Moon"])
    }

    @Test func `See the states that items had`() throws {
        states.known = [key("Moon"): .starred]
        #expect(try load([(.read, "starred")]).messages == ["read Moon"])
    }

    @Test func `A failure is told, and the feed delivered`() throws {
        let (messages, count) = try load([(.read, "tide")], failing: true)
        #expect(messages == ["failed"] && count == 3)
    }
}
