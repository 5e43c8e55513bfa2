/// A date as an instant and as words.
public struct DateViewModel: Sendable, Equatable {
    /// Seconds since 1970-01-01T00:00:00Z.
    public var secondsSince1970: Int64
    /// The date by RFC 3339, in the offset it was written in.
    @FeedText public var rfc3339: String
    /// The date in words for the reader's locale and time zone; empty where it is none to be shown,
    /// as the year 1 that a template has left.
    @FeedText public var words: String

    /// Creates a view model.
    public init(secondsSince1970: Int64, rfc3339: String, words: String) {
        self.init(
            secondsSince1970: secondsSince1970, rfc3339: FeedText(rfc3339), words: FeedText(words))
    }

    /// Creates a view model of texts that are there.
    package init(secondsSince1970: Int64, rfc3339: FeedText, words: FeedText) {
        self.secondsSince1970 = secondsSince1970
        _rfc3339 = rfc3339
        _words = words
    }
}
