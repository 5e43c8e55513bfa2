import FeedPresentation
import SystemInterface

/// An unusable file named by an option.
struct OptionFileFailure: WordedError, Equatable {
    enum Reason: Equatable {
        case unreadable(SystemError)
        /// More than `limit` bytes.
        case tooLong(limit: Int)
        /// Not UTF-8.
        case notText
    }

    /// As written by the user.
    let path: String
    let reason: Reason

    var words: FeedErrorWords {
        switch reason {
        case .unreadable(let error): error.words(reading: "'\(path)'")
        case .tooLong(let limit):
            "'\(path)' has more than \(limit) bytes"
                .advising("an option's file may have as many; shorten it")
        case .notText:
            "'\(path)' is no text in UTF-8".advising("convert it")
        }
    }
}
