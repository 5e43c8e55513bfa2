/// Memory of texts, which is filled from its beginning on.
///
/// It lies behind the object itself, so that one piece of memory is all that an item takes.
@usableFromInline
@safe final class FeedTextMemory: ManagedBuffer<Void, UInt8> {
    /// Takes memory of `capacity` bytes.
    static func allocate(capacity: Int) -> FeedTextMemory {
        // By its name: of `Self`, Embedded Swift that is not optimised asks for memory of no size.
        unsafe unsafeDowncast(
            FeedTextMemory.create(minimumCapacity: capacity) { _ in }, to: FeedTextMemory.self)
    }

    /// The first byte.
    @inlinable @inline(__always)
    var start: UnsafeMutablePointer<UInt8> {
        unsafe withUnsafeMutablePointerToElements { unsafe $0 }
    }
}
