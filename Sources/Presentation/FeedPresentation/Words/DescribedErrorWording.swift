import FeedModel

/// Describes errors as a programmer reads them, for an app that has no words for its own yet.
final class DescribedErrorWording: FeedErrorWording {
    func words(for error: FeedFailure) -> FeedErrorViewModel {
        #if hasFeature(Embedded)
            FeedErrorViewModel(
                message: error.message, remedy: error.remedy, canRetry: error.canRetry)
        #else
            FeedErrorViewModel(message: "\(error)")
        #endif
    }
}
