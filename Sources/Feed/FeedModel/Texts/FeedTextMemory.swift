/// A buffer of texts, filled from its start.
///
/// Allocated as the tail of the object, so that an item needs one allocation.
@usableFromInline
@safe final class FeedTextMemory: ManagedBuffer<Void, UInt8> {
    /// Allocates `capacity` bytes.
    static func allocate(capacity: Int) -> FeedTextMemory {
        // By name, since with `Self` unoptimised Embedded Swift allocates zero bytes.
        unsafe unsafeDowncast(
            FeedTextMemory.create(minimumCapacity: capacity) { _ in }, to: FeedTextMemory.self)
    }

    /// The first byte.
    @inlinable @inline(__always)
    var start: UnsafeMutablePointer<UInt8> {
        unsafe withUnsafeMutablePointerToElements { unsafe $0 }
    }
}
