/// How far a picture is.
package enum PictureState<Image> {
    /// It will likely be wanted soon.
    case awaited
    /// It is being loaded.
    case loading
    /// It came.
    case shown(Image)
    /// It could not be had.
    case failed(words: String, canRetry: Bool)
}

extension PictureState: Sendable where Image: Sendable {}
