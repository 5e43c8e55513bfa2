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
    /// Whether pictures can be taken away by name, as kitty does; on others what stands there is written
    /// over.
    package var namesPictures: Bool

    /// Creates abilities.
    package init(
        colors: ColorDepth = .none, isUnicode: Bool = true, hasHyperlinks: Bool = false,
        isSynchronised: Bool = false, namesPictures: Bool = false
    ) {
        self.colors = colors
        self.isUnicode = isUnicode
        self.hasHyperlinks = hasHyperlinks
        self.isSynchronised = isSynchronised
        self.namesPictures = namesPictures
    }
}
