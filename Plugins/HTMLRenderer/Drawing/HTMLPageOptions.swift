/// The user's options for a page.
package struct HTMLPageOptions: Sendable, Equatable {
    /// The amount of an item's text.
    package enum Content: String, Sendable, CaseIterable {
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
    package enum Layout: String, Sendable, CaseIterable {
        /// Cards if most items have a picture, else a list.
        case auto
        /// A grid of cards with pictures at the top.
        case cards
        /// A column with small pictures.
        case list
    }

    package var content: Content
    package var layout: Layout
    /// Whether to embed pictures.
    package var embedsImages: Bool
    /// The title; `nil` for the feed's own.
    package var title: String?
    /// The colour of links; `nil` for the default.
    package var accent: PageColor?
    /// Rules after the page's own style sheet.
    package var css: String

    package init(
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
