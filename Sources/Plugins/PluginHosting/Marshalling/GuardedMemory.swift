/// Memory for an arena that is filled and then lent: as ``LoanMemory`` where there is such, and as that of
/// any arena where not.
@safe final class GuardedMemory: ArenaMemory {
    private let loans: (any LoanMemory)?
    private let heap = HeapMemory()
    private var lent: [UnsafeMutableRawPointer] = unsafe []

    /// - Parameter loans: where the memory is to come from, if possible.
    init(_ loans: (any LoanMemory)?) {
        self.loans = loans
    }

    func allocate(_ capacity: Int) -> ArenaChunk {
        guard let memory = unsafe loans?.make(capacity) else {
            return unsafe heap.allocate(capacity)
        }
        unsafe lent.append(memory)
        return unsafe ArenaChunk(memory: memory, capacity: capacity)
    }

    /// What was written until now is only to be read.
    func seal() {
        for index in unsafe lent.indices {
            unsafe loans?.seal(lent[index])
        }
    }

    func deallocate(_ chunk: ArenaChunk) {
        guard let place = unsafe lent.firstIndex(of: chunk.memory) else {
            return unsafe heap.deallocate(chunk)
        }
        unsafe loans?.takeBack(lent.remove(at: place))
    }
}
