package import FeedRendering

/// The abilities of a terminal.
package struct ScreenAbilities: Sendable, Equatable {
    /// Which colours may be used.
    package var colors: ColorDepth = .none
    /// Characters beyond ASCII may be sent.
    package var isUnicode = true
    /// Links may be sent (OSC 8).
    package var hasHyperlinks = false
    /// A drawing may be sent to be shown in one piece (mode 2026).
    package var isSynchronised = false
    /// How pictures of pixels stand there.
    package var placing: PicturePlacing = .atCursor
}
