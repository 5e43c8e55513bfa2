/// What a stream is drawn on, as it crosses to a worker.
package struct WorkerSurface: Sendable, Hashable {
    /// In character cells; 0 where not known.
    package var columns: UInt32
    /// In character cells; 0 where not known.
    package var rows: UInt32
    /// How many colours.
    package var colors: UInt32
    /// Whether it is a terminal.
    package var isTerminal: Bool
    /// Whether OSC 8 links may be written.
    package var allowsHyperlinks: Bool

    /// Creates a surface.
    package init(
        columns: UInt32, rows: UInt32, colors: UInt32, isTerminal: Bool, allowsHyperlinks: Bool
    ) {
        self.columns = columns
        self.rows = rows
        self.colors = colors
        self.isTerminal = isTerminal
        self.allowsHyperlinks = allowsHyperlinks
    }

    func write(to writer: inout MessageWriter) {
        writer.write(columns)
        writer.write(rows)
        writer.write(colors)
        writer.write(isTerminal)
        writer.write(allowsHyperlinks)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        columns = try reader.number()
        rows = try reader.number()
        colors = try reader.number()
        isTerminal = try reader.flag()
        allowsHyperlinks = try reader.flag()
    }
}
