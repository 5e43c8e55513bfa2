package import FeedViews

/// An invalid request of a renderer: its outcome, and the message for the author.
package struct RequestRefusal: Error {
    package let outcome: FeedRequestOutcome
    let words: String
    /// False if the renderer couldn't know.
    let isFault: Bool

    static func refused(_ words: String) -> RequestRefusal {
        RequestRefusal(outcome: .refused, words: words + "; refused", isFault: true)
    }

    /// A request about a feed that is no longer displayed.
    static func stale(_ words: String, isFault: Bool) -> RequestRefusal {
        RequestRefusal(outcome: .stale, words: words + "; ignored", isFault: isFault)
    }
}
