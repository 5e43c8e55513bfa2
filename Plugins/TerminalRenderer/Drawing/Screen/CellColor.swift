/// A colour of a cell.
package enum CellColor: Sendable, Equatable {
    /// The terminal's own.
    case standard
    /// One of the palette of 256, of which the first sixteen are the terminal's.
    case palette(UInt8)
    /// Red, green and blue, eight bits each.
    case rgb(UInt32)
}
