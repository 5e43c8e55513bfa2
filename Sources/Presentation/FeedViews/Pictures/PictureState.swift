/// The state of a requested picture.
public enum PictureState<Image> {
    /// Requested; neither a picture nor a failure has arrived.
    case loading
    /// Loaded, as a view draws it.
    case shown(Image)
    /// `words` may be empty.
    case failed(words: String, canRetry: Bool)
}

extension PictureState: Sendable where Image: Sendable {}
extension PictureState: Equatable where Image: Equatable {}
