import FeedRendering
import FeedViews

/// How dates are drawn.
struct DateDrawing {
    /// In which form.
    let style: TextRenderingOptions.Dates
    /// The time, in seconds since 1970.
    let now: Int64
    /// Digits are as the reader's clock shows them; else they are in UTC, which is the same for all readers.
    let isLocal: Bool

    /// In words, whatever the time is.
    static let inWords = DateDrawing(style: .words, now: 0, isLocal: false)

    /// The instant whose digits in UTC are to be shown.
    func shownSeconds(of date: DateViewModel) -> Int64 {
        isLocal ? date.secondsOnReadersClock : date.secondsSince1970
    }

    /// How long ago `date` was.
    func age(of date: DateViewModel) -> String {
        ItemAge.words(
            of: date.secondsSince1970, at: now,
            secondsAheadOfUTC: isLocal ? date.secondsAheadOfUTC : 0)
    }

    /// The text of `date`; empty where it is none to be shown.
    func text(_ date: DateViewModel) -> String {
        guard !date.$words.isEmpty else { return "" }
        return switch style {
        case .words: date.words
        case .iso: date.rfc3339
        case .relative: age(of: date)
        }
    }

    /// Appends the text of `date`, which is one to be shown.
    func append(_ date: DateViewModel, to line: inout [UInt8]) {
        switch style {
        case .words: line.append(date.$words)
        case .iso: line.append(date.$rfc3339)
        case .relative: line.append(age(of: date).utf8Span.span)
        }
    }
}

extension [UInt8] {
    /// Appends the text's bytes.
    mutating func append(_ text: FeedText) {
        text.withUTF8 { append($0) }
    }
}
