/// An attribute of a tag, as ranges of the source bytes.
public struct MarkupAttribute: Sendable, Equatable {
    /// The name as written, with its prefix.
    public var name: Range<Int>
    /// The value without quotation marks and not decoded; empty if there is none.
    public var value: Range<Int>
}
