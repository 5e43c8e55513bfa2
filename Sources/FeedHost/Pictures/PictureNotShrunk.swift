import FeedPictures

/// That a large picture could not be made smaller.
struct PictureNotShrunk: Error {
    /// Where it is.
    let address: String
    /// Why not.
    let reason: PictureShrinkingFailure
}
