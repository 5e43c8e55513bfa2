import FeedPictures

/// That nothing could be made of a picture that somebody wants otherwise than it is.
struct PictureNotMade: Error {
    /// The form that was wanted of the picture.
    enum Purpose {
        /// It is large: something smaller.
        case smaller
        /// It is of a type that the renderer does not take: another.
        case otherType(than: String)
        /// Its pixels are wanted.
        case pixels
    }

    /// Where it is.
    let address: String
    let purpose: Purpose
    /// Why it could not be.
    let reason: PictureTranscodingFailure
}
