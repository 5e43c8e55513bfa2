import FeedViews

/// What is known of the feed that a renderer was shown last.
struct ShownFeed {
    /// Its number among the feeds that the renderer was shown; zero before the first.
    var revision: UInt64 = 0
    /// Its revision for those who display it.
    var givenRevision: UInt64 = 0
    /// How many items it has.
    var itemCount = 0
    /// What the plugin does not want any more of it: nothing of that is shown, though it may be on its
    /// way.
    var withdrawnImages: Set<FeedImageRequest> = []

    /// Whether the answer to a request may be shown.
    func shows(_ request: FeedImageRequest) -> Bool {
        request.revision == givenRevision && !withdrawnImages.contains(request)
    }
}
