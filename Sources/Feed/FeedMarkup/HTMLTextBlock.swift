/// A part of a text that stands on lines of its own.
public struct HTMLTextBlock: Sendable, Equatable {
    /// The kind of a block.
    public enum Kind: Sendable, Equatable {
        case paragraph
        /// A heading of level 1 to 6.
        case heading(Int)
        /// Text whose white space and line ends stand as written.
        case preformatted
        /// A row of a table; its cells are in ``HTMLTextBlock/cells``.
        case tableRow(isHeader: Bool)
        /// A line between two parts.
        case rule
        /// The picture at an address; the words that stand for it are in ``HTMLTextBlock/runs``.
        case picture(url: String)
    }

    /// The mark before the first block of a list's item.
    public enum Marker: Sendable, Equatable {
        case bullet
        case number(Int)
    }

    /// The kind of the block.
    public var kind: Kind
    /// How many quotations it stands in.
    public var quoteDepth: Int
    /// How many lists it stands in.
    public var listDepth: Int
    /// The mark before it, where it begins an item.
    public var marker: Marker?
    /// The text.
    public var runs: [HTMLTextRun]
    /// The cells, where it is a row of a table.
    public var cells: [[HTMLTextRun]]

    /// Creates a block.
    public init(
        kind: Kind, quoteDepth: Int = 0, listDepth: Int = 0, marker: Marker? = nil,
        runs: [HTMLTextRun] = [], cells: [[HTMLTextRun]] = []
    ) {
        self.kind = kind
        self.quoteDepth = quoteDepth
        self.listDepth = listDepth
        self.marker = marker
        self.runs = runs
        self.cells = cells
    }
}
