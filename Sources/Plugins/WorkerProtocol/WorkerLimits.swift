/// Resource limits of a worker.
package struct WorkerLimits: Sendable, Hashable, MessageMember {
    /// Writable memory in bytes.
    package var memory: UInt64
    /// In seconds; without effect with a grant of ``WorkerGrants/attended``.
    package var processorTime: UInt32

    package init(memory: UInt64 = 2 << 30, processorTime: UInt32 = 60) {
        self.memory = memory
        self.processorTime = processorTime
    }

    func write(to writer: inout MessageWriter) {
        writer.write(memory, processorTime)
    }

    init(from reader: inout MessageReader) throws(WorkerProtocolError) {
        self.init(memory: try reader.next(), processorTime: try reader.next())
    }
}
