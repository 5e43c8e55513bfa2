package import FeedMarkup

/// A part of an article, shown by one widget.
package enum ArticlePart: Sendable, Equatable {
    /// The style of a text.
    package enum Style: Sendable, Equatable {
        case paragraph
        /// The article's title.
        case title
        /// A heading in the content, of level 1 to 6.
        case heading(Int)
        /// Facts about the article, such as its author.
        case facts
        case code
    }

    /// Text as Pango markup, with its nesting in lists and quotations.
    case text(String, style: Style, nesting: Nesting)
    /// Rows of a table, with cells as Pango markup.
    case table([Row], nesting: Nesting)
    /// The picture at `url`, or the item's own if `nil`, with its alternative text and the address it leads to.
    case picture(url: String?, words: String, link: String?, nesting: Nesting)
    /// Plays the recording.
    case play
    /// A file: its label and address.
    case file(label: String, url: String)
    /// A separator.
    case rule(Nesting)

    /// The bytes of its text, which has to be laid out.
    var byteCount: Int {
        switch self {
        case .text(let markup, _, _): markup.utf8.count
        case .table(let rows, _): rows.reduce(0) { $1.cells.reduce($0) { $0 + $1.utf8.count } }
        case .picture, .play, .file, .rule: 0
        }
    }

    /// Returns true if links lead to it by a name.
    package func isCalled(_ name: Substring) -> Bool {
        switch self {
        case .text(_, _, let nesting), .table(_, let nesting), .picture(_, _, _, let nesting),
            .rule(let nesting):
            nesting.anchors.contains { $0.utf8.elementsEqual(name.utf8) }
        case .play, .file: false
        }
    }

    /// The nesting of a part in lists and quotations, and what else its block declares.
    package struct Nesting: Sendable, Equatable {
        /// The number of quotations around it.
        package var quotes = 0
        /// The number of lists around it.
        package var lists = 0
        /// The marker before it, such as a list's bullet; empty if none.
        package var mark = ""
        /// The declared direction; `nil` if there is none.
        package var isRightToLeft: Bool?
        /// The names by which links lead to the part.
        package var anchors: [String] = []
    }

    /// A row of a table.
    package struct Row: Sendable, Equatable {
        package var isHeader: Bool
        package var cells: [String]
        /// The alignment of each cell; `nil` for that of the text around.
        package var alignments: [HTMLTextBlock.Alignment?] = []
    }
}
