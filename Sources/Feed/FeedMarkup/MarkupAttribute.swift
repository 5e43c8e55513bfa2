/// An attribute of a tag, as ranges of offsets into the bytes it was found in.
public struct MarkupAttribute: Sendable, Equatable {
    /// The name as written, with its prefix.
    public var name: Range<Int>
    /// The value without its quotes, its character references not decoded; empty where there
    /// is none.
    public var value: Range<Int>
}
