/// What became of one source: its feed, or why there is none.
///
/// A type of its own, since the runtime looks for what a generic one needs when it meets it first: that takes
/// longer than to read a small feed.
package enum FeedCollectionResult {
    /// The source gave this feed.
    case feed(LoadedFeed)
    /// It gave none, for this reason.
    case failure(any Error)

    /// The feed, where there is one.
    var feed: LoadedFeed? {
        if case .feed(let feed) = self { feed } else { nil }
    }
}
