import Adwaita

/// The clock.
package enum WindowClock {
    /// Seconds since 1970.
    package static var now: Int64 { Int64(g_get_real_time()) / 1_000_000 }
}
