import FeedLoading
import FeedModel

/// The command line's selection and order of items.
struct ChoiceArguments: Equatable {
    /// The earliest date.
    var since: SinceArgument?
    /// Texts, one of which an item must contain.
    var texts: [String] = []
    /// Texts that exclude items containing them.
    var excluded: [ExcludedText] = []
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
    var isForAll: Bool {
        since == nil && texts.isEmpty && excluded.isEmpty && perFeed == nil && limit == nil
            && !needsStates
    }

    /// True if the selection depends on states.
    var needsStates: Bool { isUnreadOnly || isStarredOnly }

    /// Returns the selection at `now`, in seconds since 1970.
    func choice(at now: Int64) -> FeedFilter {
        var choice = FeedFilter()
        choice.since = since?.instant(at: now)
        choice.texts = texts
        choice.excluded = excluded.map { excluded in
            (excluded.feed.map(FeedLocation.init(argument:)), excluded.text)
        }
        choice.isUnreadOnly = isUnreadOnly
        choice.isStarredOnly = isStarredOnly
        choice.perFeed = perFeed
        choice.limit = limit
        return choice
    }
}
