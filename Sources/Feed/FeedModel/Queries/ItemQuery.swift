/// Conditions for items: one language for options, filters and searches (docs/QUERIES.md).
///
///     title:tide -author:bot tag:space in:News from:"Quay" age<7d unread
///
/// Nodes of a tree in one array, each before its parts, so that queries can be joined and evaluated
/// without allocations.
package struct ItemQuery: Sendable {
    package enum Node: Sendable {
        // The number is that of nodes including this one.

        /// All of the following parts.
        case all(Int)
        /// At least one of them.
        case any(Int)
        /// None of them.
        case none(Int)
        case words(String, in: QueryField)
        case expression(QueryExpression, in: QueryField)
        case read, starred
        /// Dated from a time on.
        case since(QueryTime)
        /// Dated before a time.
        case before(QueryTime)
        /// Of the feed with an identity.
        case feed(String)
    }

    package let nodes: [Node]

    init(nodes: [Node]) { self.nodes = nodes }

    /// Creates a query of one condition.
    package init(_ node: Node) { nodes = [node] }

    /// Creates a query that items match that contain `words`.
    package init(words: String) { nodes = [.words(words, in: .any)] }

    /// Parses a query.
    ///
    /// - Parameter isTyped: true while the user types it: what is open at the end is closed, and
    ///   conditions without a value are left out.
    package init(_ text: String, isTyped: Bool = false) throws(QueryError) {
        var parser = QueryParser(text, isTyped: isTyped)
        nodes = try parser.query()
    }

    /// Joins queries: an item has to match all of them.
    package static func all(_ queries: [ItemQuery]) -> ItemQuery {
        ItemQuery(nodes: joined(queries.map { $0.nodes }) { .all($0) })
    }

    /// Joins queries: an item has to match one of them.
    package static func any(_ queries: [ItemQuery]) -> ItemQuery {
        ItemQuery(nodes: joined(queries.map { $0.nodes }) { .any($0) })
    }

    /// The opposite of a query.
    package static func not(_ query: ItemQuery) -> ItemQuery {
        ItemQuery(nodes: negated(query.nodes))
    }

    static func joined(_ parts: [[Node]], by node: (Int) -> Node) -> [Node] {
        if parts.count == 1 { return parts[0] }
        var nodes = [Node.read]
        for part in parts { nodes += part }
        nodes[0] = node(nodes.count)
        return nodes
    }

    static func negated(_ nodes: [Node]) -> [Node] { [.none(nodes.count + 1)] + nodes }

    // MARK: Evaluation

    /// True if each item matches.
    package var isEmpty: Bool {
        if case .all(1) = nodes[0] { true } else { false }
    }

    /// True if it depends on states.
    package var needsStates: Bool {
        nodes.contains { node in
            switch node {
            case .read, .starred: true
            default: false
            }
        }
    }

    /// The words, if it is nothing else.
    package var plainWords: String? {
        if case .words(let words, in: .any) = nodes[0] { words } else { nil }
    }

    /// Returns true if `item` matches. Looks at no part that does not matter.
    package func matches(_ item: some QueriedItem, at clock: FeedClock) -> Bool {
        matches(item, 0, clock)
    }

    private func matches(_ item: some QueriedItem, _ number: Int, _ clock: FeedClock) -> Bool {
        switch nodes[number] {
        case .all(let count):
            return !hasPart(of: number, count, item, clock, thatMatches: false)
        case .any(let count):
            return hasPart(of: number, count, item, clock, thatMatches: true)
        case .none(let count):
            return !hasPart(of: number, count, item, clock, thatMatches: true)
        case .words(_, let field), .expression(_, let field): return item.has(number, in: field)
        case .read: return item.states.contains(.read)
        case .starred: return item.states.contains(.starred)
        case .since(let time): return item.date.map { time.isReached(by: $0, at: clock) } ?? false
        case .before(let time):
            return item.date.map { !time.isReached(by: $0, at: clock) } ?? false
        case .feed(let identity):
            return item.feed.map { $0.utf8.elementsEqual(identity.utf8) } ?? false
        }
    }

    private func hasPart(
        of number: Int, _ count: Int, _ item: some QueriedItem, _ clock: FeedClock,
        thatMatches isMatch: Bool
    ) -> Bool {
        var part = number + 1
        while part < number + count {
            if matches(item, part, clock) == isMatch { return true }
            part += Self.count(of: nodes[part])
        }
        return false
    }

    private static func count(of node: Node) -> Int {
        switch node {
        case .all(let count), .any(let count), .none(let count): count
        default: 1
        }
    }
}
