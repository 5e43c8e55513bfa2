/// The state of a picture.
package enum PictureState<Image> {
    /// Preloading, because it will probably be needed soon.
    case awaited
    /// Loading.
    case loading
    /// Loaded.
    case shown(Image)
    /// Failed.
    case failed(words: String, canRetry: Bool)
}

extension PictureState: Sendable where Image: Sendable {}
