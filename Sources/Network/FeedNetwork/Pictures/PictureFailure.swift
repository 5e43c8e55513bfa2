package enum PictureFailure: Error, Sendable, Equatable {
    case notLoaded(ResourceFailure)
    /// The file has none of the supported formats.
    case notAPicture(address: String)
    case tooManyPixels(address: String, width: Int, height: Int, limit: Int)
}
