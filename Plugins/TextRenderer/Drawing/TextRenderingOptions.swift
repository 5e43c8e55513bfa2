/// A person's choices for the text renderer.
package struct TextRenderingOptions: Sendable, Equatable {
    /// How much of each item is drawn.
    package enum Style: String, Sendable, CaseIterable {
        /// One line an item.
        case list
        /// One line an item for other programs, with tabs between its columns.
        case tsv
        /// The title, a few sentences and where to read on.
        case summary
        /// The whole content.
        case full
    }

    /// How addresses are drawn.
    package enum Links: String, Sendable, CaseIterable {
        /// Behind the words they belong to where the terminal can, else printed.
        case auto
        /// Printed.
        case printed
        /// Not at all.
        case none
    }

    /// How dates are drawn.
    package enum Dates: String, Sendable, CaseIterable {
        /// In the reader's words and zone; in a list by ISO 8601, on a terminal in their
        /// zone and else in UTC.
        case words
        /// By ISO 8601, with the zone they were written in.
        case iso
        /// How long ago, such as `3h`; the day where that is two weeks or more.
        case relative
    }

    /// How much of each item is drawn.
    package var style: Style
    /// How addresses are drawn.
    package var links: Links
    /// The width in cells; `nil` for the terminal's.
    package var width: Int?

    /// How dates are drawn.
    package var dates: Dates

    /// Creates options.
    package init(
        style: Style = .summary, links: Links = .auto, width: Int? = nil, dates: Dates = .words
    ) {
        self.style = style
        self.links = links
        self.width = width
        self.dates = dates
    }
}
