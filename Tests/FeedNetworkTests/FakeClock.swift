/// A clock that the test sets.
final class FakeClock {
    var secondsSince1970: Int64 = 1_500_000_000
}
