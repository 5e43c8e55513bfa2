/// How pictures of pixels stand on a screen.
package enum PicturePlacing: Sendable, Equatable {
    /// Where the cursor is; they go when something is written over them.
    case atCursor
    /// By names, by which they are taken away (kitty).
    case named
    /// In cells of their own, as kitty has it for programs that stand between: tmux moves them like any
    /// text, and hands the picture on to the terminal.
    case inCells
}
