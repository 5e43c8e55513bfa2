/// The properties of an output stream.
package struct PluginSurface: Sendable, Hashable, MessageMember {
    /// In character cells; `nil` if unknown.
    package var columns: Int?
    /// In character cells; `nil` if unknown.
    package var rows: Int?
    /// The number of colours: 0, 16, 256 or 16,777,216.
    package var colors: UInt32
    package var isTerminal: Bool
    /// True if OSC 8 links may be written.
    package var allowsHyperlinks: Bool
    /// In pixels; 0 if unknown.
    package var pixelWidth: UInt32
    /// In pixels; 0 if unknown.
    package var pixelHeight: UInt32

    /// Creates a surface; by default a pipe.
    package init(
        columns: Int? = nil, rows: Int? = nil, colors: UInt32 = 0, isTerminal: Bool = false,
        allowsHyperlinks: Bool = false, pixelWidth: UInt32 = 0, pixelHeight: UInt32 = 0
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
        writer.write(
            UInt32(clamping: columns ?? 0), UInt32(clamping: rows ?? 0), colors, isTerminal,
            allowsHyperlinks, pixelWidth, pixelHeight)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        let columns: UInt32 = try reader.next()
        let rows: UInt32 = try reader.next()
        self.init(
            columns: columns == 0 ? nil : Int(columns), rows: rows == 0 ? nil : Int(rows),
            colors: try reader.next(), isTerminal: try reader.next(),
            allowsHyperlinks: try reader.next(), pixelWidth: try reader.next(),
            pixelHeight: try reader.next())
    }
}
