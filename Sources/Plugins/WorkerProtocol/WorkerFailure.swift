/// A failed call, as reported by a worker.
package struct WorkerFailure: Sendable, Hashable, MessageMember {
    package enum Kind: UInt8, Sendable, MessageMember {
        /// The output has failed.
        case outputRefused = 1
        /// The call returned an error status.
        case status = 2
        case contractBroken = 3
    }

    /// The name of the call.
    package var call: String
    package var kind: Kind
    /// Zero for other kinds.
    package var status: Int32
    /// How the contract was broken.
    package var detail: String
    /// The plugin's own words.
    package var message: String?

    package init(call: String, kind: Kind, status: Int32, detail: String, message: String?) {
        self.call = call
        self.kind = kind
        self.status = status
        self.detail = detail
        self.message = message
    }

    func write(to writer: inout MessageWriter) {
        writer.write(call, kind, status, detail, message)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.read(Self.init(call:kind:status:detail:message:))
    }
}
