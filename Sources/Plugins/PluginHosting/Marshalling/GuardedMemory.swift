/// Memory for an arena that is filled once and then read-only: ``LoanMemory`` where available, else
/// the heap.
@safe final class GuardedMemory: ArenaMemory {
    private let loans: (any LoanMemory)?
    private let heap = HeapMemory()
    private var lent: [UnsafeMutableRawPointer] = unsafe []

    /// - Parameter loans: protected memory to use; `nil` for the heap.
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

    /// Makes everything allocated so far read-only.
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
