package import FeedViews

/// The feed that a renderer displayed last.
package struct DisplayedFeed {
    /// A feed that is lent to a renderer.
    package struct Lent {
        /// Its number among the feeds of this renderer; zero before the first.
        package var revision: UInt64 = 0
        /// Its revision as known to the host's views.
        package var givenRevision: UInt64 = 0
        package var itemCount = 0
    }

    private var lent: Lent
    /// Earlier feeds that are still lent to a reader: the one before until the article that follows
    /// has been displayed, and that of an open article whose item is gone.
    private var others: [Lent] = []
    /// Pictures that the plugin has cancelled: they are not displayed even if they arrive.
    var withdrawnImages: Set<FeedImageRequest> = []

    package var revision: UInt64 { lent.revision }
    package var givenRevision: UInt64 { lent.givenRevision }
    package var itemCount: Int { lent.itemCount }

    package init(revision: UInt64 = 0, givenRevision: UInt64 = 0, itemCount: Int = 0) {
        lent = Lent(revision: revision, givenRevision: givenRevision, itemCount: itemCount)
    }

    /// Returns true if `feed` is this one, with other states of its items. The plugin is not called
    /// with it: its pointers stay, and lead to the new states.
    package func isReplaced(by feed: FeedViewModel) -> Bool {
        feed.revision != 0 && feed.revision == givenRevision
    }

    /// Returns true if a picture may be displayed in answer to a request.
    package func shows(_ request: FeedImageRequest) -> Bool {
        revision(ofGiven: request.revision) != nil && !withdrawnImages.contains(request)
    }

    // MARK: Earlier feeds

    /// The revisions of all feeds that are lent.
    package var lentRevisions: [UInt64] { [revision] + others.map(\.revision) }

    /// Keeps `feed` lent, and the last that it kept, after this one has replaced it.
    package mutating func keepLent(_ feed: DisplayedFeed) {
        if feed.revision != 0 { others = feed.others.suffix(1) + [feed.lent] }
    }

    /// Keeps those of the earlier feeds that `condition` is true for.
    package mutating func keepOthers(_ condition: (Lent) -> Bool) {
        others = others.filter(condition)
    }

    /// Returns the feed of a revision, if it is lent.
    package func lent(_ revision: UInt64) -> Lent? {
        revision == lent.revision ? lent : others.first { $0.revision == revision }
    }

    /// Returns the number of the feed with a revision of the host's views, if it is lent.
    package func revision(ofGiven given: UInt64) -> UInt64? {
        given == givenRevision
            ? revision : others.last { $0.givenRevision == given }?.revision
    }
}
