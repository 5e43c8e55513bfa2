package import FeedViews

/// A place for a picture: which one, and in how many cells it has to fit.
package struct PictureSlot: Sendable, Hashable {
    /// Which item, from one loading to the next.
    package var item: String
    /// Where it is; `nil` for the item's own.
    package var url: String?
    /// Where the item's own is, so that another in its place is another.
    package var ownURL: String?
    package var columns: Int
    package var rows: Int
}

/// A request about a picture, for the host.
package enum PictureRequest: Sendable, Equatable {
    case request(FeedImageRequest)
    case preload(FeedImageRequest)
    case cancel(FeedImageRequest)
}
