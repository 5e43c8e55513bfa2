/// Where a text of an item stands: in its document, or among the texts that were made of it where it could
/// not be shown as it stands there.
package struct TextRange: Sendable, Equatable {
    /// Stands for no text.
    @inlinable @inline(__always) package static var none: TextRange {
        TextRange(from: 0, to: 0)
    }

    // Small, since each item has several. Of a text that was made the end comes first; of none both
    // are the same.
    @usableFromInline package var from: UInt32
    @usableFromInline package var to: UInt32

    @inlinable
    package init(from: UInt32, to: UInt32) {
        self.from = from
        self.to = to
    }

    /// The place of a text in the document; of none where `range` is empty.
    ///
    /// - Precondition: the bounds are less than 2³².
    @inlinable
    package init(_ range: Range<Int>) {
        self.init(from: UInt32(range.lowerBound), to: UInt32(range.upperBound))
    }

    /// The place of a text among those that were made; of none where that is beyond 4 GB.
    @inlinable
    package init(made range: Range<Int>) {
        self.init(
            from: UInt32(exactly: range.upperBound) ?? 0,
            to: UInt32(exactly: range.upperBound).map { _ in UInt32(range.lowerBound) } ?? 0)
    }

    // Written out, since what the compiler makes is called, and not put into, other modules.
    @inlinable @inline(__always)
    package static func == (left: TextRange, right: TextRange) -> Bool {
        left.from == right.from && left.to == right.to
    }

    /// There is no text.
    @inlinable @inline(__always) package var isNone: Bool { from == to }

    /// The text was made.
    @inlinable @inline(__always) package var isMade: Bool { from > to }

    /// Where it stands, in the document or among those that were made.
    @inlinable @inline(__always) package var range: Range<Int> {
        Int(min(from, to))..<Int(max(from, to))
    }
}
