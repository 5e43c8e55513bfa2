import FeedLoading
import FeedModel

/// The command line's selection and order of items.
struct ChoiceArguments: Equatable {
    /// The earliest date.
    var since: QueryTime?
    /// Queries, one of which an item must match.
    var texts: [String] = []
    /// Searches of the user's list to draw, one of which an item must match.
    var searches: [FeedSearch] = []
    /// Texts that exclude items containing them.
    var excluded: [ExcludedText] = []
    /// What is done with items by themselves.
    var rules: [RuleArgument] = []
    /// The number of items per feed.
    var perFeed: Int?
    /// The number of items in all.
    var limit: Int?
    /// The order; `nil` for the default.
    var order: FeedItemOrder?
    var isUnreadOnly = false
    var isStarredOnly = false
    /// Whether to mark drawn items as read.
    var marksRead = false

    /// True if nothing is left out.
    var isForAll: Bool { query.isEmpty && perFeed == nil && limit == nil }

    /// True if the selection depends on states.
    var needsStates: Bool { query.needsStates }

    /// Returns the rules that mark items, in `states`; `nil` if there are none.
    func rules(marking states: ItemStates) -> ItemRules? {
        let marking = rules.filter { $0.effect != .hide }.map { $0.rule }
        return marking.isEmpty
            ? nil
            : ItemRules(
                marking, clock: FeedClock.local(), states: states,
                mark: { try states.mark($0, of: $1) })
    }

    /// The items that rules hide.
    var hidden: ItemQuery { .any(rules.filter { $0.effect == .hide }.map { $0.rule.query }) }

    /// What the options say, as one query.
    private var query: ItemQuery {
        var parts: [ItemQuery] = []
        if let since { parts.append(ItemQuery(.since(since))) }
        if isUnreadOnly { parts.append(.not(ItemQuery(.read))) }
        if isStarredOnly { parts.append(ItemQuery(.starred)) }
        // They were checked.
        for queries in [searches.map { $0.query }, texts] where !queries.isEmpty {
            parts.append(.any(queries.compactMap { try? ItemQuery($0) }))
        }
        parts += excluded.map { .not($0.query) }
        parts += rules.filter { $0.effect == .hide }.map { .not($0.rule.query) }
        return .all(parts)
    }

    /// The selection.
    var filter: FeedFilter {
        var filter = FeedFilter()
        filter.query = query
        if !searches.isEmpty { filter.title = searches.map { $0.name }.joined(separator: ", ") }
        filter.countsUndated = since != nil
        filter.perFeed = perFeed
        filter.limit = limit
        return filter
    }
}
