import FeedLoading
import FeedPresentation

/// Why the person's list of feeds is left as it is.
enum SubscriptionRefusal: WordedError {
    /// The environment names no folder for it.
    case noPlace
    /// There is no such file to add.
    case noFile(String)
    /// The list has the feed, under another name or in another folder than was asked for.
    case isListedOtherwise(SubscriptionEntry, path: String)
    /// The list does not have the feed.
    case isNotListed(FeedLocation, path: String)

    var words: FeedErrorViewModel {
        switch self {
        case .noPlace:
            FeedErrorViewModel(
                message:
                    "there is no place for a list of feeds: neither XDG_CONFIG_HOME nor HOME is set",
                remedy: "set HOME")
        case .noFile(let path):
            FeedErrorViewModel(
                message: "there is no file '\(path)'",
                remedy: "check its name; an address begins with 'https://' or 'http://'")
        case .isListedOtherwise(let entry, let path):
            FeedErrorViewModel(
                message: "\(entry.words) is in '\(path)' already; nothing is changed",
                remedy: "remove it first, or edit the file")
        case .isNotListed(let source, let path):
            FeedErrorViewModel(
                message: "\(source.words) is not in '\(path)'",
                remedy: "'feedhost list' shows what is")
        }
    }
}
