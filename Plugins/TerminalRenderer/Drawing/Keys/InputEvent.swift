package enum InputEvent: Sendable, Equatable {
    case key(Key)
    /// The beginning of pasted text.
    case paste(String)
    /// A mouse button was pressed on a cell, counted from zero.
    case press(column: Int, row: Int)
    /// The wheel was turned over a cell.
    case wheel(down: Bool, column: Int, row: Int)
    /// The terminal answered a query.
    case answer(TerminalAnswer)
}
