/// A message to the host about a picture.
public enum PictureRequest: Sendable, Equatable {
    /// The picture is about to be shown.
    case request(FeedImageRequest)
    /// The picture will probably be shown soon.
    case preload(FeedImageRequest)
    /// The picture is no longer needed.
    case cancel(FeedImageRequest)

    /// Sends the message.
    public func tell(_ delegate: any FeedImageViewDelegate) {
        switch self {
        case .request(let request): delegate.didRequestImage(for: request)
        case .preload(let request): delegate.didRequestImagePreload(for: request)
        case .cancel(let request): delegate.didCancelImageRequest(for: request)
        }
    }
}
