import FeedLoading
import FeedPresentation

/// A source that could not be read.
struct UnreadSource {
    /// As on the command line.
    let name: String
    let error: any Error

    var json: PrintedJSON {
        .object([("source", .string(name)), ("error", Self.json(of: error))])
    }

    /// An error in JSON: the message and, if any, the remedy.
    static func json(of error: any Error) -> PrintedJSON {
        let words = ErrorWording.words(for: error)
        return .object([
            ("message", .string(words.message ?? "")), ("remedy", .text(words.remedy)),
        ])
    }
}
