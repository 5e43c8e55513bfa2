package import FeedRendering

/// The capabilities of a terminal.
package struct ScreenCapabilities: Sendable, Equatable {
    package var colors: ColorDepth = .none
    /// True if UTF-8 is supported.
    package var isUnicode = true
    /// True if OSC 8 links are supported.
    package var hasHyperlinks = false
    /// True if synchronised output (mode 2026) is supported.
    package var isSynchronised = false
    package var placing: PicturePlacing = .atCursor
}
