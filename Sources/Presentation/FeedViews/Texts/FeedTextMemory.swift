/// Memory of texts, which is filled from its beginning on.
///
/// `@unchecked Sendable`: only the ``FeedTextWriter`` that made it writes, and only behind what is the memory
/// of a text.
@usableFromInline
@safe final class FeedTextMemory: @unchecked Sendable {
    /// The first byte.
    @usableFromInline let start: UnsafeMutablePointer<UInt8>

    /// Takes memory of `capacity` bytes.
    init(capacity: Int) {
        unsafe start = UnsafeMutablePointer.allocate(capacity: capacity)
    }

    deinit {
        unsafe start.deallocate()
    }
}
