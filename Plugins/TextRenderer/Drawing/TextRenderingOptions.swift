/// The user's options.
public struct TextRenderingOptions: Sendable, Equatable {
    /// The amount of each item.
    public enum Style: String, Sendable, CaseIterable {
        /// One line per item.
        case list
        /// One line per item for programs, with tabs between columns.
        case tsv
        /// The title, a few sentences and the address.
        case summary
        /// The whole content.
        case full
    }

    /// Where addresses of links are.
    public enum Links: String, Sendable, CaseIterable {
        /// OSC 8 links if supported, else printed.
        case auto
        /// Printed after their words.
        case printed
        /// Left out.
        case none
    }

    /// How dates are written.
    public enum Dates: String, Sendable, CaseIterable {
        /// In the user's language and zone; in a list ISO 8601, on a terminal in the user's zone
        /// and else in UTC.
        case words
        /// ISO 8601 with the original zone.
        case iso
        /// The age, such as `3h`; the date from two weeks on.
        case relative
    }

    /// The amount of each item.
    public var style: Style
    /// Where addresses of links are.
    public var links: Links
    /// In cells; `nil` for the terminal's width.
    public var width: Int?
    /// How dates are written.
    public var dates: Dates

    /// Creates options.
    public init(
        style: Style = .summary, links: Links = .auto, width: Int? = nil, dates: Dates = .words
    ) {
        self.style = style
        self.links = links
        self.width = width
        self.dates = dates
    }
}
