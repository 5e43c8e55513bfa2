package import FeedRendering

/// The abilities of a terminal.
package struct ScreenAbilities: Sendable, Equatable {
    /// Which colours may be used.
    package var colors: ColorDepth
    /// Characters beyond ASCII may be sent.
    package var isUnicode: Bool
    /// Links may be sent (OSC 8).
    package var hasHyperlinks: Bool
    /// A drawing may be sent to be shown in one piece (mode 2026).
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
