/// A block of text.
public struct HTMLTextBlock: Sendable, Equatable {
    /// The kind of a block.
    public enum Kind: Sendable, Equatable {
        /// Running text.
        case paragraph
        /// A heading of level 1 to 6.
        case heading(Int)
        /// Text with significant white space and line ends.
        case preformatted
        /// A row of a table; its cells are in ``HTMLTextBlock/cells``.
        case tableRow(isHeader: Bool)
        /// A thematic break.
        case rule
        /// The picture at an address; the alternative text is in ``HTMLTextBlock/runs``.
        case picture(url: String)
    }

    /// The marker of a list item, before its first block.
    public enum Marker: Sendable, Equatable {
        /// The item of an unordered list.
        case bullet
        /// The item of an ordered list, with its number, which may be negative.
        case number(Int)
    }

    /// Where the text of a cell stands.
    public enum Alignment: Sendable {
        /// At the left edge, whatever the direction of the text.
        case left
        /// In the middle.
        case center
        /// At the right edge, as numbers often are.
        case right
    }

    /// The kind of the block.
    public var kind: Kind
    /// The number of enclosing quotations.
    public var quoteDepth = 0
    /// The number of enclosing lists.
    public var listDepth = 0
    /// The marker, if it begins a list item.
    public var marker: Marker?
    /// The text.
    public var runs: [HTMLTextRun] = []
    /// The cells of a table row.
    public var cells: [[HTMLTextRun]] = []
    /// The alignment of each cell, `nil` for the usual one; empty if no cell has another.
    public var alignments: [Alignment?] = []
    /// The declared direction of its text; `nil` if there is none.
    public var isRightToLeft: Bool?
    /// The names by which links lead to it, after their `#`.
    public var anchors: [String] = []
}
