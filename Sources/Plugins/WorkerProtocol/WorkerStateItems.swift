/// The items whose states change.
package enum WorkerStateItems: Sendable, Hashable {
    case range(first: UInt64, count: UInt64)
    /// The indexes sent before.
    case list
}

extension WorkerStateItems: MessageMember {
    func write(to writer: inout MessageWriter) {
        switch self {
        case .range(let first, let count): writer.write(true, first, count)
        case .list: writer.write(false)
        }
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self =
            try reader.next()
            ? .range(first: try reader.next(), count: try reader.next()) : .list
    }
}
