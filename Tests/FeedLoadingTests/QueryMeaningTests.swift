import FeedModel
import TestSupport
import Testing

@testable import FeedLoading

/// Queries of options mean what the options do: compared with a filter of its own for each.
@Suite struct QueryMeaningTests {

    /// What a user asks for by options.
    private struct Options {
        var age: Int64?
        var isUnreadOnly = false
        var isStarredOnly = false
        var texts: [String] = []
        var excluded: [(feed: String?, text: String)] = []
    }

    private static let now: Int64 = 1_700_000_000
    private static let words = ["tide", "ROPE", "é", "bell rope", "Straße", "or", "read", "a:b"]
    private var generator = SeededGenerator(seed: 6)

    private mutating func text() -> String {
        (0..<Int.random(in: 0..<4, using: &generator)).map { _ in
            Self.words.randomElement(using: &generator) ?? ""
        }.joined(separator: Bool.random(using: &generator) ? " " : " \u{A0}\n")
    }

    private mutating func feed() -> Feed {
        var feed = Feed(format: .rss20, items: [])
        feed.sources = [FeedSource(identity: "web:a"), FeedSource(identity: "web:b")]
        for index in 0..<40 {
            var details = FeedItemDetails()
            details.tags = [text()]
            details.authors = [FeedAuthor(name: text(), email: "\(text())@a.example")]
            let age = Int64.random(in: 0..<10, using: &generator) * 86_400
            let isDated = Int.random(in: 0..<4, using: &generator) > 0
            var item = FeedItem(
                id: "\(index)", title: text(),
                published: isDated ? FeedDate(secondsSince1970: Self.now - age) : nil,
                content: FeedContent(plainText: text()), details: details)
            item.sourceIndex = Int32(index % 2)
            feed.items.append(item)
        }
        return feed
    }

    private mutating func options() -> Options {
        var options = Options()
        if Bool.random(using: &generator) {
            options.age = Int64.random(in: 1..<10, using: &generator)
        }
        options.isUnreadOnly = Bool.random(using: &generator)
        options.isStarredOnly = Int.random(in: 0..<4, using: &generator) == 0
        for _ in 0..<Int.random(in: 0..<3, using: &generator) {
            options.texts.append(Self.words.randomElement(using: &generator) ?? "")
        }
        for _ in 0..<Int.random(in: 0..<2, using: &generator) {
            options.excluded.append(
                (
                    [nil, "web:a"].randomElement(using: &generator) ?? nil,
                    Self.words.randomElement(using: &generator) ?? ""
                ))
        }
        return options
    }

    /// The items that each option by itself leaves.
    private func expected(
        _ feed: Feed, _ options: Options, _ states: [FeedItemKey: FeedItemStates]
    ) -> [String] {
        func has(_ item: FeedItem, _ text: String) -> Bool {
            let pattern = TextPattern(text)
            let author = item.details.authors[0]
            return [
                item.title, item.details.tags[0], author.name, author.email,
                item.content?.plainText,
            ].contains { $0.map(pattern.isIn) ?? false }
        }
        return feed.items.filter { item in
            let known = states[feed.key(of: item)] ?? []
            if let age = options.age {
                guard let date = item.date?.secondsSince1970, date >= Self.now - age * 86_400
                else { return false }
            }
            if options.isUnreadOnly, known.contains(.read) { return false }
            if options.isStarredOnly, !known.contains(.starred) { return false }
            if !options.texts.isEmpty, !options.texts.contains(where: { has(item, $0) }) {
                return false
            }
            return !options.excluded.contains { feedOfText, text in
                (feedOfText == nil || feed.sources[Int(item.sourceIndex)].identity == feedOfText)
                    && has(item, text)
            }
        }.map(\.id)
    }

    /// The options as conditions, made as the command line makes them.
    private func query(_ options: Options) -> ItemQuery {
        var parts: [ItemQuery] = []
        if let age = options.age { parts.append(ItemQuery(.since(.age(age * 86_400)))) }
        if options.isUnreadOnly { parts.append(.not(ItemQuery(.read))) }
        if options.isStarredOnly { parts.append(ItemQuery(.starred)) }
        if !options.texts.isEmpty { parts.append(.any(options.texts.map(ItemQuery.init(words:)))) }
        parts += options.excluded.map { feed, text in
            let words = ItemQuery(words: text)
            return .not(feed.map { .all([ItemQuery(.feed($0)), words]) } ?? words)
        }
        return .all(parts)
    }

    /// The same, written; `nil` for the exclusion from one feed, which an option has only.
    private mutating func written(_ options: Options) -> String? {
        if options.excluded.contains(where: { $0.feed != nil }) { return nil }
        var parts: [String] = []
        if let age = options.age { parts.append("age<\(age)d") }
        if options.isUnreadOnly { parts.append("unread") }
        if options.isStarredOnly { parts.append("starred") }
        if !options.texts.isEmpty {
            parts.append("(" + options.texts.map { "\"\($0)\"" }.joined(separator: " or ") + ")")
        }
        parts += options.excluded.map { "-\"\($0.text)\"" }
        return parts.shuffled(using: &generator).joined(separator: " ")
    }

    private func found(
        _ query: ItemQuery, in feed: Feed, _ states: [FeedItemKey: FeedItemStates]
    ) throws -> [String] {
        var filter = FeedFilter()
        filter.query = query
        return try filter.applied(
            to: feed, at: FeedClock(now: Self.now), in: FakeStates(states)
        ) { _ in }.items.map(\.id)
    }

    @Test mutating func `Options, queries made of them, and written ones choose the same items`()
        throws
    {
        var sizes: Set<Int> = []
        for _ in 0..<300 {
            let feed = feed()
            var states: [FeedItemKey: FeedItemStates] = [:]
            for item in feed.items {
                states[feed.key(of: item)] = FeedItemStates(
                    rawValue: UInt32.random(in: 0..<4, using: &generator))
            }
            let options = options()
            let expected = expected(feed, options, states)
            sizes.insert(expected.count)
            #expect(try found(query(options), in: feed, states) == expected, "\(options)")
            if let written = written(options) {
                #expect(try found(ItemQuery(written), in: feed, states) == expected, "\(written)")
            }
        }
        #expect(sizes.count > 10)
    }
}
