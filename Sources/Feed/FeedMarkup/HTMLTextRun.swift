/// A stretch of text in one style.
public struct HTMLTextRun: Sendable, Equatable {
    /// How text stands out from what is around it.
    public struct Style: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8

        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        public static let emphasis = Style(rawValue: 1)
        public static let strong = Style(rawValue: 2)
        public static let code = Style(rawValue: 4)
        public static let struck = Style(rawValue: 8)
        /// The text stands for a picture.
        public static let picture = Style(rawValue: 16)
    }

    /// The text; a line feed in it is a line break that was asked for.
    public var text: String
    /// How it stands out.
    public var style: Style
    /// Where it leads.
    public var link: String?
    /// The address of the picture that the text stands for, where that is an `http` or `https` address.
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
