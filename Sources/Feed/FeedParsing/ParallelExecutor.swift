/// Does several things side by side, by whatever the platform has for that: threads, or a queue that
/// does its work concurrently.
///
/// The parser has large documents read in parts by it. Without one everything is read on the thread
/// that asks, with the same result.
public struct ParallelExecutor: Sendable {
    /// How many things are done at a time where there is time for them: about the number of processors.
    public let width: Int
    private let perform: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

    /// Creates an executor.
    ///
    /// - Parameters:
    ///   - width: how many things are done at a time; with one, nothing is given to it.
    ///   - perform: calls a closure once for each number from zero to less than a count, on any threads
    ///     and in any order, and returns when all calls have returned.
    public init(
        width: Int,
        perform:
            @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void
    ) {
        self.width = width
        self.perform = perform
    }

    /// Returns what `body` makes of each number from zero to `count - 1`, in their order.
    ///
    /// Called on several threads at a time.
    public func map<Result: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let places = (0..<count).map { _ in Place<Result>() }
        perform(count) { places[$0].result = body($0) }
        return places.compactMap { $0.result }
    }

    /// Where a result is put: by one thread, and read when all have returned.
    private final class Place<Result: Sendable>: @unchecked Sendable {
        var result: Result?
    }
}
