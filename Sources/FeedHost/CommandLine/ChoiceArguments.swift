import FeedLoading
import FeedModel

/// Which items the command line asks for, and in which order.
struct ChoiceArguments: Equatable {
    /// From when on.
    var since: SinceArgument?
    /// The texts of which one is to stand in an item.
    var texts: [String] = []
    /// The texts that hide the items in which they stand.
    var excluded: [ExcludedText] = []
    /// How many items of each feed at most.
    var perFeed: Int?
    /// How many items in all at most.
    var limit: Int?
    /// In which order; `nil` for the usual one.
    var order: FeedItemOrder?
    /// Only what is not marked as read.
    var isUnreadOnly = false
    /// Only what is starred.
    var isStarredOnly = false
    /// Items that were drawn are marked as read.
    var marksRead = false

    /// Nothing is left out.
    var isForAll: Bool {
        since == nil && texts.isEmpty && excluded.isEmpty && perFeed == nil && limit == nil
            && !needsStates
    }

    /// What a person did with an item decides whether it is drawn.
    var needsStates: Bool { isUnreadOnly || isStarredOnly }

    /// The choice at `now`, in seconds since 1970.
    func choice(at now: Int64) -> FeedChoice {
        var choice = FeedChoice()
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
