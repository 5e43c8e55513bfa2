#if !hasFeature(Embedded)
    import Synchronization
#endif

/// Numbers items with the same identifier and source, to make their keys unique. Computed on first
/// use, since most views need no number.
@usableFromInline
final class FeedItemNumbers: Sendable {
    private let source: any FeedItemSource
    // By item; empty if no two items have the same identifier and source.
    #if hasFeature(Embedded)
        /// Embedded Swift has no locks; its programs have one thread.
        private nonisolated(unsafe) var cached: [Int32]?
    #else
        private let cached = Mutex<[Int32]?>(nil)
    #endif

    /// Creates numbers for the items of `source`.
    init(_ source: any FeedItemSource) {
        self.source = source
    }

    /// The number of the item at `index`, from zero.
    subscript(index: Int) -> Int {
        #if hasFeature(Embedded)
            let numbers = unsafe cached ?? counted()
            unsafe cached = numbers
        #else
            let numbers = cached.withLock { cached in
                let numbers = cached ?? counted()
                cached = numbers
                return numbers
            }
        #endif
        return numbers.isEmpty ? 0 : Int(numbers[index])
    }

    private func counted() -> [Int32] {
        var numbers: [Int32] = []
        var counts: [FeedItemViewModel.ID: Int32] = [:]
        counts.reserveCapacity(source.count)
        for index in 0..<source.count {
            let identity = source.identity(at: index)
            let count = counts[identity] ?? 0
            counts[identity] = count + 1
            guard count > 0 else { continue }
            if numbers.isEmpty { numbers = [Int32](repeating: 0, count: source.count) }
            numbers[index] = count
        }
        return numbers
    }
}
