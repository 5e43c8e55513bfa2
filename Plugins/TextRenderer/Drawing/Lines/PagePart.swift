/// A part of a page, for renderers that draw it themselves.
package enum PagePart: Sendable {
    /// A line; its first `margin` bytes are the margin.
    case line(StyledLine, margin: Int)
    /// A picture, indented by `margin` cells; at `url`, or the item's own. `words` replaces it, and
    /// may be empty.
    case picture(url: String?, words: String, margin: Int)
}
