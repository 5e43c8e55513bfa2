/// The range of a text in its document, or in the buffer of texts that differ from the document.
package struct TextRange: Sendable, Equatable {
    /// No text.
    @inlinable @inline(__always) package static var none: TextRange {
        TextRange(from: 0, to: 0)
    }

    // Small, since each item has several. Ranges in the buffer are stored end first; bounds of
    // `none` are equal.
    @usableFromInline package var from: UInt32
    @usableFromInline package var to: UInt32

    @inlinable
    package init(from: UInt32, to: UInt32) {
        self.from = from
        self.to = to
    }

    /// Creates a range in the document; an empty one is `none`.
    ///
    /// - Precondition: the bounds are less than 2³².
    @inlinable
    package init(_ range: Range<Int>) {
        self.init(from: UInt32(range.lowerBound), to: UInt32(range.upperBound))
    }

    /// Creates a range in the buffer; one beyond 4 GB is `none`.
    @inlinable
    package init(made range: Range<Int>) {
        self.init(
            from: UInt32(exactly: range.upperBound) ?? 0,
            to: UInt32(exactly: range.upperBound).map { _ in UInt32(range.lowerBound) } ?? 0)
    }

    // Written out, since the synthesised operator isn't inlined in other modules.
    @inlinable @inline(__always)
    package static func == (left: TextRange, right: TextRange) -> Bool {
        left.from == right.from && left.to == right.to
    }

    @inlinable @inline(__always) package var isNone: Bool { from == to }

    /// True for a range in the buffer.
    @inlinable @inline(__always) package var isMade: Bool { from > to }

    /// The range in the document or the buffer.
    @inlinable @inline(__always) package var range: Range<Int> {
        Int(min(from, to))..<Int(max(from, to))
    }
}

extension [UInt8] {
    /// Appends `text` and returns its range, which is `none` for an empty one.
    package mutating func store(_ text: String) -> TextRange {
        let start = count
        append(contentsOf: text.utf8)
        // An empty range counts as one in the document, which may end before it.
        return start == count ? .none : TextRange(made: start..<count)
    }
}
