@testable import FeedNetwork

/// A clock that goes when a test says so.
final class FakeClock: ResourceClock {
    var secondsSince1970: Int64 = 1_500_000_000
}
