import FeedPresentation
import PluginHosting
import PluginReading
import SystemInterface

/// An error in the configuration.
struct ConfigurationError: WordedError, Equatable {
    enum Fault: Equatable {
        case unreadable(SystemError)
        /// Not a regular file.
        case notAFile
        case writableByOthers
        case notText
        case notKeyAndValue
        case unknownKey(String)
        case invalidValue(key: String, value: String, expected: String, problem: String? = nil)
        /// The renderer rejects an option or its value.
        case rendererOption(PluginOptionError)
        /// The renderer rejects a key binding, with its message.
        case rendererKeys(renderer: String, words: String)
    }

    let path: String
    /// Counted from one; `nil` for the whole file.
    let line: Int?
    let fault: Fault

    var words: FeedErrorWords {
        let location = line.map { "'\(path)', line \($0)" } ?? "'\(path)'"
        let reason: FeedErrorWords =
            switch fault {
            case .unreadable(let error): error.words.advising(error.adviceOnReading)
            case .notAFile:
                "it is no regular file, but a directory, a pipe or a device"
                    .advising("move it away, and put a file of text in its place, or none")
            case .writableByOthers:
                "others may write to it or to its folder, or own one of them"
                    .advising("once you know what is in it, chmod go-w and chown both")
            case .notText: "it is not UTF-8 text".advising("write it anew")
            case .notKeyAndValue: "this is not 'key = value'".advising(Self.manual)
            case .unknownKey(let key):
                ("there is no key '\(key)'"
                    + QuotedWords.suggestion(EditDistance.nearest(to: key, among: Self.keys)))
                    .advising(Self.manual)
            case .invalidValue(let key, let value, let expected, let problem):
                ("'\(value)' is no value for '\(key)'" + (problem.map { ": " + $0 } ?? ""))
                    .advising(
                        "give \(expected)" + (Self.commentAdvice(value).map { "; " + $0 } ?? ""))
            case .rendererOption(let error):
                error.words.message.advising(error.words.remedy ?? Self.manual)
            case .rendererKeys(let renderer, let words):
                words.advising("see its options (feedhost --help --renderer \(renderer))")
            }
        return "the configuration cannot be used: \(location): \(reason.message)"
            .advising(reason.remedy)
    }

    /// Returns advice if the value contains a comment.
    static func commentAdvice(_ value: String) -> String? {
        value.contains(text: " #") ? "a comment takes a line of its own" : nil
    }

    private static let manual = "see CONFIGURATION.md in feedhost's documentation"

    /// The valid keys.
    private static let keys =
        ConfigurationKey.allCases.map(\.rawValue)
        + CommandLineOption.allCases.filter(\.isSetting).map(\.rawValue)
}
