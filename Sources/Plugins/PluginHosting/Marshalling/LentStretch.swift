/// Values of one kind that lie one after the other in memory of their own, which serves again.
///
/// `@unchecked Sendable`: it is written to by the thread that makes it, and read by the one it is then
/// handed to.
@safe final class LentStretch: @unchecked Sendable {
    /// Lays values out in memory, from a place on and so many at most; tells where they lie, and how
    /// many.
    typealias Maker = @Sendable (Arena, Int, Int) -> (address: UInt64, count: Int)

    /// The items that it has the values of.
    private(set) var places = 0..<0
    /// Where the first of them lies.
    private(set) var first: UInt64 = 0
    private let arena = Arena()

    /// Lays out the values of `asked`, or of the first of them where they are large.
    func fill(_ asked: Range<Int>, by make: Maker) {
        arena.reset()
        let made = make(arena, asked.lowerBound, asked.count)
        first = made.address
        places = asked.lowerBound..<asked.lowerBound + made.count
    }
}
