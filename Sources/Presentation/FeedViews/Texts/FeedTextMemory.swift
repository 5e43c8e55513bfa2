/// Memory of texts, which is filled from its beginning on.
final class FeedTextMemory: ManagedBuffer<Void, UInt8> {
    /// Makes memory of `capacity` bytes.
    static func make(capacity: Int) -> FeedTextMemory {
        unsafe unsafeDowncast(create(minimumCapacity: capacity) { _ in }, to: FeedTextMemory.self)
    }

    /// Copies `bytes` to the place from `start` on, for which there is room.
    func write(_ bytes: Span<UInt8>, from start: Int) {
        unsafe withUnsafeMutablePointerToElements { memory in
            unsafe bytes.withUnsafeBytes { bytes in
                guard let source = bytes.baseAddress else { return }
                unsafe UnsafeMutableRawPointer(memory + start).copyMemory(
                    from: source, byteCount: bytes.count)
            }
        }
    }
}
