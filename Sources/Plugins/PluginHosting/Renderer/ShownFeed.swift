package import FeedViews

/// The facts about the feed that a renderer was shown last.
package struct ShownFeed {
    /// Its number among the feeds that the renderer was shown; zero before the first.
    package var revision: UInt64 = 0
    /// Its revision for those who display it.
    package var givenRevision: UInt64 = 0
    /// How many items it has.
    package var itemCount = 0
    /// The pictures that the plugin does not want any more: none of them is shown, though they may
    /// be on their way.
    var withdrawnImages: Set<FeedImageRequest> = []

    /// Creates the facts of a feed; of none where nothing is said.
    package init(revision: UInt64 = 0, givenRevision: UInt64 = 0, itemCount: Int = 0) {
        self.revision = revision
        self.givenRevision = givenRevision
        self.itemCount = itemCount
    }

    /// Returns true where the answer to a request may be shown.
    package func shows(_ request: FeedImageRequest) -> Bool {
        request.revision == givenRevision && !withdrawnImages.contains(request)
    }
}
