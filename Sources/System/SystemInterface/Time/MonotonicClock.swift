import Glibc

package enum MonotonicClock {
    /// Milliseconds since some time in the past.
    package static var milliseconds: Int64 {
        var now = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &now)
        return Int64(now.tv_sec) * 1000 + Int64(now.tv_nsec) / 1_000_000
    }
}
