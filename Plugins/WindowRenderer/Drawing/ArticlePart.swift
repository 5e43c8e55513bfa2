/// A part of an article, of which a widget is made.
package enum ArticlePart: Sendable, Equatable {
    /// The look of a text.
    package enum Look: Sendable, Equatable {
        case paragraph
        /// The article's own title.
        case title
        /// A heading in it, of level 1 to 6.
        case heading(Int)
        /// What is said of the article, such as who wrote it.
        case facts
        case code
    }

    /// Text as Pango's markup, in its place among lists and quotations.
    case text(String, look: Look, place: Place)
    /// Rows of a table, each with its cells as Pango's markup.
    case table([Row], place: Place)
    /// The picture at an address, or, without one, the item's own; the words that stand for it, and where a
    /// press on it leads.
    case picture(url: String?, words: String, link: String?, place: Place)
    /// A file: its words, and where it is.
    case file(label: String, url: String)
    /// A line between two parts.
    case rule(Place)

    /// Where among lists and quotations a part stands.
    package struct Place: Sendable, Equatable {
        /// How many quotations it stands in.
        package var quotes = 0
        /// How many lists it stands in.
        package var lists = 0
        /// What stands before it, such as a list's bullet; empty where nothing does.
        package var mark = ""

        package init(quotes: Int = 0, lists: Int = 0, mark: String = "") {
            self.quotes = quotes
            self.lists = lists
            self.mark = mark
        }
    }

    /// A row of a table.
    package struct Row: Sendable, Equatable {
        package var isHeader: Bool
        package var cells: [String]

        package init(isHeader: Bool, cells: [String]) {
            self.isHeader = isHeader
            self.cells = cells
        }
    }
}
