import FeedRendering
import FeedViews

struct DateDrawing {
    let style: TextRenderingOptions.Dates
    /// The time, in seconds since 1970.
    let now: Int64
    /// True for the user's zone; false for UTC, which is the same for all users.
    let isLocal: Bool

    /// In words, independent of the time.
    static let inWords = DateDrawing(style: .words, now: 0, isLocal: false)

    /// Returns an instant whose UTC digits are to be shown: a day is the same in each zone.
    func shownSeconds(of date: DateViewModel) -> Int64 {
        isLocal || date.precision != .instant
            ? date.secondsOnReadersClock : date.secondsSince1970
    }

    /// Returns the age of `date`.
    func age(of date: DateViewModel) -> String {
        date.age(at: now, isLocal: isLocal)
    }

    /// Returns the text of `date`; empty if it should not be shown.
    func text(_ date: DateViewModel) -> String {
        guard !date.$words.isEmpty else { return "" }
        return switch style {
        case .words: date.words
        case .iso: date.knownText
        case .relative: age(of: date)
        }
    }

    /// Appends the text of a date that should be shown.
    func append(_ date: DateViewModel, to line: inout [UInt8]) {
        switch style {
        case .words: line.append(date.$words)
        case .iso: date.withKnownText { line.append($0) }
        case .relative: line.append(age(of: date).utf8Span.span)
        }
    }
}

extension [UInt8] {
    mutating func append(_ text: FeedText) {
        text.withUTF8 { append($0) }
    }
}
