/// Input from a terminal.
package enum InputEvent: Sendable, Equatable {
    case key(Key)
    /// The beginning of a text that was pasted.
    case paste(String)
    /// A button of the mouse was pressed over a cell, counted from zero.
    case press(column: Int, row: Int)
    /// The wheel was turned over a cell, down or up.
    case wheel(down: Bool, column: Int, row: Int)
    /// The terminal has answered what it was asked.
    case answer(TerminalAnswer)
}
