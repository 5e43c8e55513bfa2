/// The user's options for a page.
public struct HTMLPageOptions: Sendable, Equatable {
    /// The amount of an item's text.
    public enum Content: String, Sendable, CaseIterable {
        /// A few sentences; also the folded content of an item without page.
        case excerpt
        /// A few sentences, and the folded content.
        case full
        /// The content, for reading and printing.
        case whole
        /// No text.
        case none
    }

    /// The layout of items.
    public enum Layout: String, Sendable, CaseIterable {
        /// Cards if most items have a picture, else a list.
        case auto
        /// A grid of cards with pictures at the top.
        case cards
        /// A column with small pictures.
        case list
    }

    /// The amount of an item's text.
    public var content: Content
    /// The layout of items.
    public var layout: Layout
    /// Whether to embed pictures.
    public var embedsImages: Bool
    /// The title; `nil` for the feed's own.
    public var title: String?
    /// The colour of links; `nil` for the default.
    public var accent: PageColor?
    /// Rules after the page's own style sheet.
    public var css: String

    /// Creates options.
    public init(
        content: Content = .excerpt, layout: Layout = .auto, embedsImages: Bool = false,
        title: String? = nil, accent: PageColor? = nil, css: String = ""
    ) {
        self.content = content
        self.layout = layout
        self.embedsImages = embedsImages
        self.title = title
        self.accent = accent
        self.css = css
    }
}
