/// A run of text in one style.
public struct HTMLTextRun: Sendable, Equatable {
    /// The style of text.
    public struct Style: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// Stressed, usually in italics.
        public static let emphasis = Style(rawValue: 1)
        /// Important, usually in bold.
        public static let strong = Style(rawValue: 2)
        /// Written for or by a computer, usually in one width.
        public static let code = Style(rawValue: 4)
        /// No longer valid, usually struck through.
        public static let struck = Style(rawValue: 8)
        /// Marked, as with a pen.
        public static let marked = Style(rawValue: 32)
        /// The text stands for a picture.
        public static let picture = Style(rawValue: 16)
    }

    /// The text; a line feed is a hard line break.
    public var text: String
    /// The style.
    public var style: Style
    /// The target of the link.
    public var link: String?
    /// The address of the picture that the text stands for, if it is `http` or `https`.
    public var pictureURL: String?

    /// Creates a run.
    public init(
        text: String, style: Style = [], link: String? = nil, pictureURL: String? = nil
    ) {
        self.text = text
        self.style = style
        self.link = link
        self.pictureURL = pictureURL
    }
}
