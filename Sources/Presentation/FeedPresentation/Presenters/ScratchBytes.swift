#if !hasFeature(Embedded)
    import Synchronization
#endif

/// Memory that serves for one item after the other, on whatever thread: to take and to give back a piece costs more
/// than to read an item.
final class ScratchBytes: Sendable {
    /// What is larger is given back.
    private static let keptCapacity = 1 << 16

    #if hasFeature(Embedded)
        func take() -> [UInt8] { [] }

        func putBack(_ bytes: consuming [UInt8]) {}
    #else
        private let kept = Mutex<[UInt8]>([])

        /// Bytes, of which there are none.
        func take() -> [UInt8] {
            kept.withLock { kept in
                var taken: [UInt8] = []
                swap(&taken, &kept)
                return taken
            }
        }

        /// Keeps the memory of `bytes` for who comes next.
        func putBack(_ bytes: consuming [UInt8]) {
            guard bytes.capacity <= Self.keptCapacity else { return }
            bytes.removeAll(keepingCapacity: true)
            kept.withLock { kept in swap(&bytes, &kept) }
        }
    #endif
}
