import FeedPresentation

/// A limit of all pictures together was reached, so the rest is left out.
enum OmittedPictures: WordedError, Equatable {
    case tooLarge(bytes: Int)
    case tooSlow(milliseconds: Int64)

    var words: FeedErrorWords {
        switch self {
        case .tooLarge(let bytes):
            "all pictures are more than \(ByteWording.limit(Int64(bytes))); the rest is left out"
                .advising("draw fewer items, with --limit")
        case .tooSlow(let milliseconds):
            "pictures took longer than \(milliseconds / 1000) seconds; the rest is left out"
                .advising("draw again: those that came are kept")
        }
    }

    /// Returns a line about single failed pictures.
    static func words(forMissing count: Int) -> String {
        let pictures = count == 1 ? "1 picture" : "\(count) pictures"
        return "\(pictures) could not be had, and words stand for \(count == 1 ? "it" : "them"); "
            + "--verbose says why"
    }
}
