/// The user's options.
package struct TextRenderingOptions: Sendable, Equatable {
    /// The amount of each item.
    package enum Style: String, Sendable, CaseIterable {
        /// One line per item.
        case list
        /// One line per item for programs, with tabs between columns.
        case tsv
        /// The title, a few sentences and the address.
        case summary
        /// The whole content.
        case full
    }

    package enum Links: String, Sendable, CaseIterable {
        /// OSC 8 links if supported, else printed.
        case auto
        case printed
        case none
    }

    package enum Dates: String, Sendable, CaseIterable {
        /// In the user's language and zone; in a list ISO 8601, on a terminal in the user's zone
        /// and else in UTC.
        case words
        /// ISO 8601 with the original zone.
        case iso
        /// The age, such as `3h`; the date from two weeks on.
        case relative
    }

    package var style: Style
    package var links: Links
    /// In cells; `nil` for the terminal's width.
    package var width: Int?

    package var dates: Dates

    package init(
        style: Style = .summary, links: Links = .auto, width: Int? = nil, dates: Dates = .words
    ) {
        self.style = style
        self.links = links
        self.width = width
        self.dates = dates
    }
}
