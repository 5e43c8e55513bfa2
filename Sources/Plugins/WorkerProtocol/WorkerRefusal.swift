/// The reason why a worker has no renderer.
package struct WorkerRefusal: Sendable, Hashable, MessageMember {
    /// The step that failed.
    package enum Kind: UInt8, Sendable, MessageMember {
        /// A part of the confinement is missing, and the host requires all.
        case notConfined = 1
        /// Rejected by the loader, with its message.
        case cannotLoad = 2
        /// Doesn't export the entry.
        case noEntry = 3
        /// The entry failed, with its message.
        case entryFailed = 4
        /// An invalid table, and why.
        case contractBroken = 5
        /// The factory made no renderer, with its message.
        case createFailed = 6
        /// The worker itself failed, and why.
        case workerFailed = 7
    }

    package var kind: Kind
    package var detail: String

    package init(kind: Kind, detail: String = "") {
        self.kind = kind
        self.detail = detail
    }

    func write(to writer: inout MessageWriter) {
        writer.write(kind, detail)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self.init(kind: try reader.next(), detail: try reader.next())
    }
}
