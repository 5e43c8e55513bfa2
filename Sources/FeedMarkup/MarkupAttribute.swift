/// An attribute of a tag, as ranges of offsets into the bytes it was found in.
package struct MarkupAttribute: Sendable, Equatable {
    /// The name as written, with its prefix.
    package var name: Range<Int>
    /// The value without its quotes, its character references not decoded; empty where there
    /// is none.
    package var value: Range<Int>
}
