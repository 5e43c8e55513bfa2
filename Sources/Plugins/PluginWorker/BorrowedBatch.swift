import WorkerProtocol

/// Consecutive values that a worker lends on to its plugin, straight from the memory shared by the
/// host.
///
/// A class, since the host may have it forget its values while it waits for the next ones.
@safe final class BorrowedBatch<Value> {
    private var first: UInt64 = 0
    private var count: UInt64 = 0
    private var values: UnsafePointer<Value>?

    init() {
        unsafe values = nil
    }

    /// Returns the value at an index, from this batch or from the next one, which `session` asks the
    /// host for.
    func value(
        at index: UInt64, asking query: WorkerQuery, by session: WorkerSession?
    ) -> UnsafePointer<Value>? {
        if let value = unsafe value(at: index) { return unsafe value }
        forget()
        guard let session else { return nil }
        let answer = session.ask(query)
        guard answer.count > 0,
            let lent = unsafe session.memory.values(
                Value.self, at: answer.address, count: answer.count)
        else { return nil }
        unsafe (first, count, values) = unsafe (answer.first, answer.count, lent)
        return unsafe value(at: index)
    }

    /// Drops the values, so that the host is asked again.
    func forget() {
        count = 0
    }

    private func value(at index: UInt64) -> UnsafePointer<Value>? {
        guard index >= first, index - first < count else { return nil }
        return unsafe values.map { unsafe $0 + Int(index - first) }
    }
}
