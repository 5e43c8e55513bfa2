/// A message to the host about a picture.
public enum PictureRequest: Sendable, Equatable {
    case request(FeedImageRequest)
    case preload(FeedImageRequest)
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
