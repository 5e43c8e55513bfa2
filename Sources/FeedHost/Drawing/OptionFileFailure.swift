import FeedPresentation
import PluginReading
import SystemInterface

/// An unusable file named by an option, with its path as written by the user.
enum OptionFileFailure: WordedError {
    case unreadable(String, SystemError)
    /// More bytes than an option may have.
    case tooLong(String)
    /// Not UTF-8.
    case notText(String)

    var words: FeedErrorWords {
        switch self {
        case .unreadable(let path, let error): error.words(reading: "'\(path)'")
        case .tooLong(let path):
            "'\(path)' has more than \(PluginOptionType.fileLimit) bytes"
                .advising("an option's file may have as many; shorten it")
        case .notText(let path):
            "'\(path)' is no text in UTF-8".advising("convert it")
        }
    }
}
