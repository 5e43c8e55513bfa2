package import FeedViews

/// The feed that a renderer displayed last.
package struct DisplayedFeed {
    /// Its number among the feeds of this renderer; zero before the first.
    package var revision: UInt64 = 0
    /// Its revision as known to the host's views.
    package var givenRevision: UInt64 = 0
    package var itemCount = 0
    /// Pictures that the plugin has cancelled: they are not displayed even if they arrive.
    var withdrawnImages: Set<FeedImageRequest> = []

    package init(revision: UInt64 = 0, givenRevision: UInt64 = 0, itemCount: Int = 0) {
        self.revision = revision
        self.givenRevision = givenRevision
        self.itemCount = itemCount
    }

    /// Returns true if `feed` is this one, with other states of its items. The plugin is not called
    /// with it: its pointers stay, and lead to the new states.
    package func isReplaced(by feed: FeedViewModel) -> Bool {
        feed.revision != 0 && feed.revision == givenRevision
    }

    /// Returns true if a picture may be displayed in answer to a request.
    package func shows(_ request: FeedImageRequest) -> Bool {
        request.revision == givenRevision && !withdrawnImages.contains(request)
    }
}
