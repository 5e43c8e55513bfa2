/// How pictures of pixels are placed.
package enum PicturePlacing: Sendable, Equatable {
    /// At the cursor; removed when overwritten.
    case atCursor
    /// With ids, by which they are removed (kitty).
    case named
    /// In cells, by kitty's protocol for multiplexers: tmux moves them like text, and passes the
    /// picture to its terminal.
    case inCells
}
