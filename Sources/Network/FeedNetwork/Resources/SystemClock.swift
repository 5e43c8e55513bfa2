import Glibc

/// The clocks of the operating system.
package final class SystemClock: ResourceClock {
    /// Creates a clock.
    package init() {}

    package var secondsSince1970: Int64 { Int64(time(nil)) }
}
