/// What a worker asks for; a batch of such values answers it.
package struct WorkerQuery: Sendable, Hashable, MessageMember {
    /// The kind of the values.
    package enum Kind: UInt8, Sendable, CaseIterable, MessageMember {
        /// List entries.
        case items = 1
        case details, articles, texts
        /// Sources with current counts.
        case sources
        /// Indexes of a list's rows, 64 bits each.
        case rows
    }

    package var kind: Kind
    /// The revision of the feed, or the version of the rows.
    package var revision: UInt64
    /// The parts of details and articles, or the kind of texts, as in the plugin ABI; else 0.
    package var part: UInt32
    /// The index of the value that is needed now.
    package var index: UInt64

    package init(_ kind: Kind, of revision: UInt64, part: UInt32 = 0, at index: UInt64) {
        self.kind = kind
        self.revision = revision
        self.part = part
        self.index = index
    }

    func write(to writer: inout MessageWriter) {
        writer.write(kind, revision, part, index)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self = try reader.read(Self.init(_:of:part:at:))
    }
}
