/// A terminal's answers to questions about itself.
package enum TerminalAnswer: Sendable, Equatable {
    /// The terminal's kind (DA1), which is its last answer, and whether it draws sixels.
    case kind(hasSixels: Bool)
    /// It draws pictures by kitty's protocol.
    case kitty
    /// It can show a drawing in one piece (mode 2026).
    case synchronises
    /// How large a cell is, in pixels.
    case cell(width: Int, height: Int)
    /// Where its cursor is, from one.
    case cursor(column: Int, row: Int)
}
