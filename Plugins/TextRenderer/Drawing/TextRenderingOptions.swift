/// What a person may ask of the text renderer.
package struct TextRenderingOptions: Sendable, Equatable {
    /// How much of each item is drawn.
    package enum Style: String, Sendable, CaseIterable {
        /// One line an item.
        case list
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

    /// How much of each item is drawn.
    package var style: Style
    /// How addresses are drawn.
    package var links: Links
    /// The width in cells; `nil` for the terminal's.
    package var width: Int?

    /// Creates options.
    package init(style: Style = .summary, links: Links = .auto, width: Int? = nil) {
        self.style = style
        self.links = links
        self.width = width
    }
}
