import SystemInterface

/// Values of one kind that an in-process plugin queries: made one at a time on random access, and
/// in prefetched batches while it reads in order.
@safe struct LentValues: ~Copyable {
    /// The number of sequential queries before prefetching starts.
    private static let prefetchThreshold = 16

    private let count: Int
    private let threads: BackgroundThreads?
    private var make: LentBatch.Maker
    private lazy var prefetched = prefetching()
    private var current: LentBatch?
    /// The indexes in ``current``.
    private var range = 0..<0
    /// The address of the first value in ``current``.
    private var first: UInt64 = 0
    /// The index after the last query.
    private var next = 0
    /// The number of sequential queries.
    private var sequentialCount = 0

    /// Creates values that are made on request.
    ///
    /// - Parameters:
    ///   - count: the number of values.
    ///   - threads: prefetch values; `nil` to make each on request.
    ///   - make: lays out values, on any thread.
    init(count: Int, threads: BackgroundThreads?, make: @escaping LentBatch.Maker) {
        self.count = count
        self.threads = threads
        self.make = make
    }

    private func prefetching() -> PrefetchedBatches? {
        threads.map { PrefetchedBatches(count: count, threads: $0, make: make) }
    }

    /// Makes values by `make` from the next query on. The last value stays valid until then.
    mutating func replace(_ make: @escaping LentBatch.Maker) {
        self.make = make
        prefetched = prefetching()
        range = 0..<0
    }

    /// Returns the value at `index`, valid until the next query; `nil` if out of range.
    @inline(__always)
    mutating func pointer<Value>(at index: Int, as type: Value.Type) -> UnsafePointer<Value>? {
        guard 0..<count ~= index else { return nil }
        if index == next {
            sequentialCount += 1
        } else {
            if sequentialCount > Self.prefetchThreshold { prefetched?.clear() }
            sequentialCount = 0
        }
        next = index + 1
        if sequentialCount <= Self.prefetchThreshold || !range.contains(index) { read(index) }
        return unsafe UnsafePointer<Value>(bitPattern: UInt(first)).map {
            unsafe $0 + (index - range.lowerBound)
        }
    }

    private mutating func read(_ index: Int) {
        let last = current ?? LentBatch()
        if sequentialCount > Self.prefetchThreshold,
            let batch = prefetched?.next(from: index, reusing: last)
        {
            current = batch
        } else {
            last.fill(index..<index + 1, by: make)
            current = last
        }
        (range, first) = current.map { ($0.range, $0.first) } ?? (0..<0, 0)
    }
}
