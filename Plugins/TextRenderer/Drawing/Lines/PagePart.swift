/// A part of a page, for those who draw it themselves.
package enum PagePart: Sendable {
    /// A line. What stands to the left of its text are its first `margin` bytes.
    case line(StyledLine, margin: Int)
    /// A picture, `margin` cells to the right: that at `url`, or the item's own where there is none.
    /// `words` stand for it, and may be empty.
    case picture(url: String?, words: String, margin: Int)
}
