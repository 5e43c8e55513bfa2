import Glibc

package final class SystemClock: ResourceClock {
    package init() {}

    package var secondsSince1970: Int64 { Int64(time(nil)) }
}
