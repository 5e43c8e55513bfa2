/// A person's choices for a page.
package struct HTMLPageOptions: Sendable, Equatable {
    /// How much of an item's text is shown.
    package enum Content: String, Sendable, CaseIterable {
        /// A few sentences; all of it, folded, where the item has no page of its own to read on.
        case excerpt
        /// A few sentences, and all of it folded.
        case full
        /// All of it, to be read and printed as it stands.
        case whole
        /// No text.
        case none
    }

    /// How the items are laid out.
    package enum Layout: String, Sendable, CaseIterable {
        /// Cards where most items have a picture, else a list.
        case auto
        /// A grid of cards, pictures above.
        case cards
        /// One column with small pictures.
        case list
    }

    /// How much of an item's text is shown.
    package var content: Content
    /// How the items are laid out.
    package var layout: Layout
    /// Puts all pictures into the page.
    package var embedsImages: Bool
    /// The page's title; `nil` for the feed's own.
    package var title: String?
    /// The colour of links; `nil` for the page's own.
    package var accent: PageColor?
    /// Rules of a style sheet that come after the page's own; empty for none.
    package var css: String

    /// Creates options.
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
