/// The limits of a worker.
package struct WorkerLimits: Sendable, Hashable, MessageMember {
    /// Memory that can be written to, in bytes.
    package var memory: UInt64
    /// Processor time, in seconds.
    package var processorTime: UInt32

    /// Creates limits.
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
