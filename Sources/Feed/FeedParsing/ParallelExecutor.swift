/// Runs closures concurrently on threads or a queue of the platform.
///
/// Used to parse the parts of large documents.
public struct ParallelExecutor: Sendable {
    /// The number of closures that run concurrently, about the number of processors.
    public let width: Int
    private let perform: @Sendable (Int, @escaping @Sendable (Int) -> Void) -> Void

    /// Creates an executor.
    ///
    /// - Parameters:
    ///   - width: The number of closures that run concurrently; with one, `perform` is not used.
    ///   - perform: Calls a closure once for each number from zero up to a count, on any threads
    ///     and in any order, and returns when all calls have returned.
    public init(
        width: Int,
        perform:
            @escaping @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void
    ) {
        self.width = width
        self.perform = perform
    }

    /// Returns the results of `body` for each number from zero to `count - 1`, in that order.
    ///
    /// `body` is called on several threads concurrently.
    public func map<Result: Sendable>(
        _ count: Int, _ body: @escaping @Sendable (Int) -> Result
    ) -> [Result] {
        let slots = (0..<count).map { _ in ResultSlot<Result>() }
        perform(count) { slots[$0].result = body($0) }
        return slots.compactMap { $0.result }
    }

    /// Storage for one result, written by one thread and read after all have returned.
    private final class ResultSlot<Result: Sendable>: @unchecked Sendable {
        var result: Result?
    }
}
