import FeedNetwork
import FeedPresentation

extension PictureFailure: WordedError {
    var words: FeedErrorWords {
        switch self {
        // The option raises only a limit that it has lowered.
        case .notLoaded(.tooLarge(let limit, let address))
        where limit >= ResourceSettings().maximumPictureBytes:
            FeedErrorWords(
                message: "\(address) is larger than \(ByteWording.limit(Int64(limit))), which no "
                    + "picture may be")
        case .notLoaded(let failure):
            failure.words
        case .notAPicture(let address):
            FeedErrorWords(message: "\(address) is no picture of a format that is shown")
        case .tooManyPixels(let address, let width, let height, _):
            FeedErrorWords(
                message: "\(address) is too large to be shown: \(width) by \(height) pixels")
        }
    }
}
