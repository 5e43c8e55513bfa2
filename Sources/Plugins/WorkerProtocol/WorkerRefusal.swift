/// Why a worker did not get as far as a renderer.
package struct WorkerRefusal: Sendable, Hashable, MessageMember {
    /// How far it got.
    package enum Kind: UInt8, Sendable, MessageMember {
        /// A part of the confinement is missing, and the host wants all.
        case notConfined = 1
        /// The loader refused the library; its words.
        case cannotLoad = 2
        /// The library does not export the entry.
        case noEntry = 3
        /// The entry failed; its words.
        case entryFailed = 4
        /// A table is not as the ABI says; what is wrong with it.
        case contractBroken = 5
        /// The factory made no renderer; its words.
        case createFailed = 6
        /// The worker itself could not go on; why.
        case workerFailed = 7
    }

    /// How far it got.
    package var kind: Kind
    /// The words that go with it.
    package var detail: String

    /// Creates a refusal.
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
