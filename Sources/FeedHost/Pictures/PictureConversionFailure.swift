import FeedPictures

/// A failed conversion of a picture.
struct PictureConversionFailure: Error {
    enum Purpose {
        /// Reducing a large picture.
        case smaller
        /// Converting to another type.
        case otherType(than: String)
        /// Decoding to pixels.
        case pixels
    }

    let address: String
    let purpose: Purpose
    let reason: PictureTranscodingFailure
}
