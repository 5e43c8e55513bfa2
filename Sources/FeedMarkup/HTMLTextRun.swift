/// A stretch of text in one style.
package struct HTMLTextRun: Sendable, Equatable {
    /// How text stands out from what is around it.
    package struct Style: OptionSet, Sendable, Hashable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        package static let emphasis = Style(rawValue: 1)
        package static let strong = Style(rawValue: 2)
        package static let code = Style(rawValue: 4)
        package static let struck = Style(rawValue: 8)
        /// The text stands for a picture.
        package static let picture = Style(rawValue: 16)
    }

    /// The text; a line feed in it is a line break that was asked for.
    package var text: String
    /// How it stands out.
    package var style: Style
    /// Where it leads.
    package var link: String?

    /// Creates a run.
    package init(text: String, style: Style = [], link: String? = nil) {
        self.text = text
        self.style = style
        self.link = link
    }
}
