/// The items of a change of states.
package enum WorkerStateItems: Sendable, Hashable {
    /// So many from an index on.
    case range(first: UInt64, count: UInt64)
    /// Those whose indexes came before.
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
