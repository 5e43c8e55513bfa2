package import FeedRendering

/// What a terminal can do.
package struct ScreenAbilities: Sendable, Equatable {
    /// Which colours may be used.
    package var colors: ColorDepth
    /// Whether characters beyond ASCII may be sent.
    package var isUnicode: Bool
    /// Whether links may be sent (OSC 8).
    package var hasHyperlinks: Bool
    /// Whether a drawing may be sent to be shown in one piece (mode 2026).
    package var isSynchronised: Bool
    /// How pictures of pixels stand there.
    package var placing: PicturePlacing

    /// Creates abilities.
    package init(
        colors: ColorDepth = .none, isUnicode: Bool = true, hasHyperlinks: Bool = false,
        isSynchronised: Bool = false, placing: PicturePlacing = .atCursor
    ) {
        self.colors = colors
        self.isUnicode = isUnicode
        self.hasHyperlinks = hasHyperlinks
        self.isSynchronised = isSynchronised
        self.placing = placing
    }
}
