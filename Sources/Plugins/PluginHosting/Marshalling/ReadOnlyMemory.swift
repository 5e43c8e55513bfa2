/// Memory for an arena that is filled once and then read-only: ``ProtectedMemory`` where available, else
/// the heap.
@safe final class ReadOnlyMemory: ArenaMemory {
    private let protected: (any ProtectedMemory)?
    private let heap = HeapMemory()
    private var lent: [UnsafeMutableRawPointer] = unsafe []

    /// - Parameter protected: protected memory to use; `nil` for the heap.
    init(_ protected: (any ProtectedMemory)?) {
        self.protected = protected
    }

    func allocate(_ capacity: Int) -> ArenaChunk {
        guard let memory = unsafe protected?.make(capacity) else {
            return unsafe heap.allocate(capacity)
        }
        unsafe lent.append(memory)
        return unsafe ArenaChunk(memory: memory, capacity: capacity)
    }

    /// Makes everything allocated so far read-only.
    func seal() {
        for index in unsafe lent.indices {
            unsafe protected?.seal(lent[index])
        }
    }

    func deallocate(_ chunk: ArenaChunk) {
        guard let index = unsafe lent.firstIndex(of: chunk.memory) else {
            return unsafe heap.deallocate(chunk)
        }
        unsafe protected?.takeBack(lent.remove(at: index))
    }
}
