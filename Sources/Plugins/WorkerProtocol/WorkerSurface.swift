/// The properties of what a stream is drawn on, as they cross to a worker.
package struct WorkerSurface: Sendable, Hashable {
    /// In character cells; 0 where not known.
    package var columns: UInt32
    /// In character cells; 0 where not known.
    package var rows: UInt32
    /// How many colours.
    package var colors: UInt32
    /// True for a terminal.
    package var isTerminal: Bool
    /// True where OSC 8 links may be written.
    package var allowsHyperlinks: Bool
    /// In pixels; 0 where not known.
    package var pixelWidth: UInt32
    /// In pixels; 0 where not known.
    package var pixelHeight: UInt32

    /// Creates a surface.
    package init(
        columns: UInt32, rows: UInt32, colors: UInt32, isTerminal: Bool, allowsHyperlinks: Bool,
        pixelWidth: UInt32 = 0, pixelHeight: UInt32 = 0
    ) {
        self.columns = columns
        self.rows = rows
        self.colors = colors
        self.isTerminal = isTerminal
        self.allowsHyperlinks = allowsHyperlinks
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
    }

    func write(to writer: inout MessageWriter) {
        writer.write(columns)
        writer.write(rows)
        writer.write(colors)
        writer.write(isTerminal)
        writer.write(allowsHyperlinks)
        writer.write(pixelWidth)
        writer.write(pixelHeight)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        columns = try reader.number()
        rows = try reader.number()
        colors = try reader.number()
        isTerminal = try reader.flag()
        allowsHyperlinks = try reader.flag()
        pixelWidth = try reader.number()
        pixelHeight = try reader.number()
    }
}
