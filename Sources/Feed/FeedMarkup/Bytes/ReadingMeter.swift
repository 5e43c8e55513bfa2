#if DEBUG && !hasFeature(Embedded)
    internal import Synchronization
#endif

/// Counts the bytes that are looked at, so that tests find what looks at them again and again.
/// Absent from release builds.
package enum ReadingMeter {
    #if DEBUG && !hasFeature(Embedded)
        /// A count of bytes.
        package final class Count: Sendable {
            fileprivate let bytes = Atomic(0)
        }

        @TaskLocal fileprivate static var current: Count?

        /// The number of bytes that are looked at or copied while `body` runs, some of them
        /// several times.
        package static func bytesRead(by body: () throws -> Void) rethrows -> Int {
            let count = Count()
            try $current.withValue(count) { try body() }
            return count.bytes.load(ordering: .relaxed)
        }

        /// Returns true if `read` bytes are a small multiple of `given` ones.
        package static func isBounded(_ read: Int, given: Int) -> Bool {
            read <= 48 * (given + 256)
        }
    #endif

    /// Records that `count` bytes are looked at.
    @inline(__always)
    package static func add(_ count: @autoclosure () -> Int) {
        #if DEBUG && !hasFeature(Embedded)
            _ = current?.bytes.wrappingAdd(count(), ordering: .relaxed)
        #endif
    }
}
