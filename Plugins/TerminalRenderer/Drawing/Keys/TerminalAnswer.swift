/// A terminal's answers to queries.
package enum TerminalAnswer: Sendable, Equatable {
    /// The answer to DA1, which comes last: whether sixels are supported.
    case kind(hasSixels: Bool)
    /// Supports kitty's graphics protocol.
    case kitty
    /// Supports synchronised output (mode 2026).
    case synchronises
    /// The size of a cell in pixels.
    case cell(width: Int, height: Int)
    /// The cursor position, from one.
    case cursor(column: Int, row: Int)
}
