public import FeedModel

/// Puts dates into words for the reader's locale and time zone.
public protocol FeedDateWording: AnyObject, Sendable {
    /// The date in words, such as `21 November 2026, 11:30`.
    func words(for date: FeedDate) -> String
    /// Appends the same words to `output`, in UTF-8, for lists that are long.
    func appendWords(for date: FeedDate, to output: inout [UInt8])
}

extension FeedDateWording {
    public func appendWords(for date: FeedDate, to output: inout [UInt8]) {
        output.append(contentsOf: words(for: date).utf8)
    }
}
