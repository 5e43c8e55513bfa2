import Glibc

package enum SystemClock {
    /// The wall clock.
    package static var secondsSince1970: Int64 { Int64(time(nil)) }
}
