import FeedNetwork
import FeedPresentation

extension PictureFailure: WordedError {
    var words: FeedErrorViewModel {
        switch self {
        case .notLoaded(let failure):
            failure.words
        case .notAPicture(let address):
            FeedErrorViewModel(message: "\(address) is no picture of a format that is shown")
        case .tooManyPixels(let address, let width, let height, _):
            FeedErrorViewModel(
                message: "\(address) is too large to be shown: \(width) by \(height) pixels")
        }
    }
}
