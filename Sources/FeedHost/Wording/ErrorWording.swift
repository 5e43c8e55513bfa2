import FeedLoading
import FeedModel
import FeedNetwork
import FeedPresentation
import FeedStorage
import PluginFinding
import PluginHosting

/// The program's errors in words: the only place where an error becomes a sentence.
///
/// Every message says what happened, to which file or address, and what to do next.
final class ErrorWording: FeedErrorWording {
    func words(for error: any Error) -> FeedErrorViewModel {
        Self.words(for: error)
    }

    /// An error in one line.
    static func line(for error: any Error) -> String {
        let words = words(for: error)
        return [words.message, words.remedy].compactMap { $0 }.joined(separator: "; ")
    }

    static func words(for error: any Error) -> FeedErrorViewModel {
        switch error {
        case let error as FeedLoadingError: error.words
        case let error as ResourceFailure: error.words
        case let error as PictureFailure: error.words
        case let error as PictureNotMade: error.words
        case let error as PicturesLeftOut: error.words
        case let error as NetworkLibraryError: error.words
        case let error as StorageLibraryError: error.words
        case let error as FeedItemStateError: error.words
        case let error as CacheNotCleared:
            FeedErrorViewModel(
                message: "the cache in '\(error.folder)' could not be emptied",
                remedy: "remove the folder")
        case let error as OutputFailure: error.words
        case let error as UsageError: FeedErrorViewModel(message: error.words)
        case let error as PluginLookupError: error.words
        case let error as PluginRefusal: error.words
        case let error as PluginOptionError: error.words
        case let error as OptionFileFailure: error.words
        case let error as PluginFailure: error.words
        case let error as UnreadablePlugin: error.words
        case let error as NewProjectError: error.words
        case let error as SubscriptionFileError: error.words
        case let error as SubscriptionRefusal: error.words
        case let error as MissingView: error.words
        case let error as MissingGrant: error.words
        case let error as ConfigurationError: error.words
        default: FeedErrorViewModel(message: "\(error)")
        }
    }
}
