import FeedLoading
import FeedPresentation

/// Converts errors to words; no other type does.
///
/// Every message says what happened, to which file or address, and what to do next.
final class ErrorWording: FeedErrorWording {
    func words(for error: any Error) -> FeedErrorWords {
        Self.words(for: error)
    }

    static func line(for error: any Error) -> String {
        let words = words(for: error)
        return [words.message, words.remedy].compactMap { $0 }.joined(separator: "; ")
    }

    /// Returns a line about an older copy that replaces a failed document.
    ///
    /// - Parameter since: the copy's time, in seconds since 1970.
    static func line(for error: any Error, copyOf since: Int64) -> String {
        "\(words(for: error).message); this is the copy of \(ClockWording.words(since))"
    }

    /// Returns an error as JSON: the message and, if any, the remedy.
    static func json(for error: any Error) -> PrintedJSON {
        let words = words(for: error)
        return .object([
            ("message", .string(words.message)), ("remedy", .text(words.remedy)),
        ])
    }

    static func words(for error: any Error) -> FeedErrorWords {
        (error as? any WordedError)?.words ?? FeedErrorWords(message: "\(error)")
    }
}
