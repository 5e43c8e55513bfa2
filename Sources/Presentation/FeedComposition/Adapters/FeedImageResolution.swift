/// The result of resolving a request for a picture.
enum FeedImageResolution: Equatable {
    /// The request is for another feed than the displayed one, or an item outside it.
    case invalid
    /// There is no picture, or it must not be loaded.
    case unavailable
    case resolved(url: String)
}
