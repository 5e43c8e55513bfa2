#if !hasFeature(Embedded)
    import Synchronization
#endif

/// Numbers the items of a feed that have identifier and source in common. They are counted when the first number is
/// asked for: most views ask for none.
final class FeedItemNumbers: Sendable {
    private let source: any FeedItemSource
    // Of those that are not the first of their kind: mostly none.
    #if hasFeature(Embedded)
        /// Embedded Swift has no lock; a program in it has the one thread that views are on.
        private nonisolated(unsafe) var known: [Int: Int]?
    #else
        private let known = Mutex<[Int: Int]?>(nil)
    #endif

    /// Creates the numbers of the items of `source`.
    init(_ source: any FeedItemSource) {
        self.source = source
    }

    /// The number of the item at `index`, from zero.
    subscript(index: Int) -> Int {
        #if hasFeature(Embedded)
            let numbers = unsafe known ?? counted()
            unsafe known = numbers
            return numbers[index] ?? 0
        #else
            return known.withLock { known in
                let numbers = known ?? counted()
                known = numbers
                return numbers[index] ?? 0
            }
        #endif
    }

    private func counted() -> [Int: Int] {
        var numbers: [Int: Int] = [:]
        var counts: [FeedItemViewModel.ID: Int] = [:]
        counts.reserveCapacity(source.count)
        for index in 0..<source.count {
            let identity = source.identity(at: index)
            let count = counts[identity] ?? 0
            counts[identity] = count + 1
            if count > 0 { numbers[index] = count }
        }
        return numbers
    }
}
