import LinuxSystem

package enum MonotonicClock {
    /// Milliseconds since some time in the past.
    package static var milliseconds: Int64 {
        linux_milliseconds()
    }
}
