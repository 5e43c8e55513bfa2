/// A plugin's request for an action of a reader, with the values of the ABI.
package struct WorkerActionRequest: Sendable, Hashable, MessageMember {
    package var name: String
    package var text: String?
    /// The largest number for none.
    package var row: UInt64
    /// Zero for none.
    package var number: Int64
    /// Zero for the present one.
    package var version: UInt64

    package init(name: String, text: String?, row: UInt64, number: Int64, version: UInt64) {
        self.name = name
        self.text = text
        self.row = row
        self.number = number
        self.version = version
    }

    func write(to writer: inout MessageWriter) {
        writer.write(name, text, row, number, version)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.read(Self.init(name:text:row:number:version:))
    }
}
