/// Values of consecutive items in an arena that is reused.
///
/// `@unchecked Sendable`: one thread fills it, then hands it to the thread that reads.
@safe final class LentBatch: @unchecked Sendable {
    /// Lays out values in the arena, from an index on and at most so many. Returns the address of
    /// the first and their number.
    typealias Maker = @Sendable (Arena, Int, Int) -> (address: UInt64, count: Int)

    /// The indexes of the values.
    private(set) var range = 0..<0
    /// The address of the first value.
    private(set) var first: UInt64 = 0
    private let arena = Arena()

    /// Lays out the values of `asked`, or fewer if they are large.
    func fill(_ asked: Range<Int>, by make: Maker) {
        arena.reset()
        let made = make(arena, asked.lowerBound, asked.count)
        first = made.address
        range = asked.lowerBound..<asked.lowerBound + made.count
    }
}
