/// A failure of a call, as a worker tells it.
package struct WorkerFailure: Sendable, Hashable, MessageMember {
    /// The kind of a failure.
    package enum Kind: UInt8, Sendable, MessageMember {
        /// The output takes no more.
        case outputRefused = 1
        /// The call answered with a status.
        case status = 2
        /// The plugin broke the contract.
        case contractBroken = 3
    }

    /// The name of the call.
    package var call: String
    /// The kind of the failure.
    package var kind: Kind
    /// The status, where it is one.
    package var status: Int32
    /// Names what was broken, where the contract was.
    package var detail: String
    /// The plugin's own words.
    package var message: String?

    /// Creates a failure.
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
