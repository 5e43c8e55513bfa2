public import FeedModel

/// A date as an instant and as words.
public struct DateViewModel: Sendable, Equatable {
    /// Seconds since 1970-01-01T00:00:00Z; of a day, a month or a year, those of its start by the
    /// reader's clock.
    public var secondsSince1970: Int64
    // In 32 bits, so that items of lists stay small.
    private var offset: Int32
    /// How much of the date is known.
    public var precision: FeedDatePrecision
    /// The date as RFC 3339, with the offset it was written in; what is not known of it is that of
    /// its start.
    @FeedText public var rfc3339: String
    /// The date in words for the reader's locale and time zone, with as much as is known of it;
    /// empty for a date not worth showing, such as the year 1 of an unset field.
    @FeedText public var words: String

    /// Creates a view model.
    public init(
        precision: FeedDatePrecision = .instant, secondsSince1970: Int64,
        secondsAheadOfUTC: Int = 0, rfc3339: String, words: String
    ) {
        self.init(
            precision: precision, secondsSince1970: secondsSince1970,
            secondsAheadOfUTC: secondsAheadOfUTC, rfc3339: FeedText(rfc3339),
            words: FeedText(words))
    }

    /// Creates a view model of existing texts.
    package init(
        precision: FeedDatePrecision, secondsSince1970: Int64, secondsAheadOfUTC: Int,
        rfc3339: FeedText, words: FeedText
    ) {
        self.precision = precision
        self.secondsSince1970 = secondsSince1970
        offset = Int32(clamping: secondsAheadOfUTC)
        _rfc3339 = rfc3339
        _words = words
    }

    /// The offset of the reader's time zone from UTC at that instant.
    public var secondsAheadOfUTC: Int {
        get { Int(offset) }
        set { offset = Int32(clamping: newValue) }
    }

    /// Seconds since 1970-01-01T00:00:00 by the reader's clock.
    public var secondsOnReadersClock: Int64 {
        let (seconds, overflow) = secondsSince1970.addingReportingOverflow(Int64(secondsAheadOfUTC))
        return overflow ? secondsSince1970 : seconds
    }

    /// Calls `body` with the beginning of ``rfc3339`` that is known, such as `2026-11`.
    public func withKnownText<Result>(_ body: (Span<UInt8>) -> Result) -> Result {
        $rfc3339.withUTF8 { body($0.extracting(first: length(of: $0.count))) }
    }

    /// The beginning of ``rfc3339`` that is known.
    public var knownText: String {
        let text = rfc3339
        return String(decoding: text.utf8.prefix(length(of: text.utf8.count)), as: UTF8.self)
    }

    /// The bytes of a date that are known, of `count` bytes that begin with year, month and day.
    public func length(of count: Int) -> Int {
        switch precision {
        case .instant: count
        case .day: min(10, count)
        case .month: min(7, count)
        case .year: min(4, count)
        }
    }
}
