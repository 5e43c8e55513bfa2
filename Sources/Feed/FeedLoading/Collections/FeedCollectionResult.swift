/// The result of one source.
///
/// Not a `Result`: the runtime's first instantiation of a generic type takes longer than parsing a
/// small feed.
package enum FeedCollectionResult {
    /// The result of each source, in order, with the web page that announced it.
    package typealias OfSources = [(
        source: FeedLocation, page: FeedLocation?, result: FeedCollectionResult
    )]

    /// The source's feed.
    case feed(LoadedFeed)
    /// The reason why there is none.
    case failure(any Error)

    /// The feed, if any.
    var feed: LoadedFeed? {
        if case .feed(let feed) = self { feed } else { nil }
    }
}
