package import FeedViews

/// A request of a renderer that is against the rules, and what it gets and its author reads of that.
package struct RequestRefusal: Error {
    /// The outcome of the request.
    package let outcome: FeedRequestOutcome
    let words: String
    /// False where it is nobody's fault.
    let isFault: Bool

    /// A request that is refused.
    static func refused(_ words: String) -> RequestRefusal {
        RequestRefusal(outcome: .refused, words: words + "; refused", isFault: true)
    }

    /// A request about a feed that is not on show.
    static func stale(_ words: String, isFault: Bool) -> RequestRefusal {
        RequestRefusal(outcome: .stale, words: words + "; ignored", isFault: isFault)
    }
}
