/// Why there is no picture.
package enum PictureFailure: Error, Sendable, Equatable {
    /// It could not be loaded.
    case notLoaded(ResourceFailure)
    /// The loaded file is no picture of a format that is shown.
    case notAPicture(address: String)
    /// It has more pixels than are decoded.
    case tooManyPixels(address: String, width: Int, height: Int, limit: Int)
}
