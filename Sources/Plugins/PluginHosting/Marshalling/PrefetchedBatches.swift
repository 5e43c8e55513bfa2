import SystemInterface

/// Batches of values that threads make in parallel, ahead of the reader.
final class PrefetchedBatches: Sendable {
    private struct Batch {
        enum Progress {
            case open
            case begun
            case made(LentBatch)
        }

        let range: Range<Int>
        var progress = Progress.open
    }

    private struct State {
        /// In order and without gaps.
        var batches: [Batch] = []
        /// The number of values in the next batch. Grows, since handing over a batch costs a lock.
        var size = 16
        /// Batches whose memory can be reused.
        var spare: [LentBatch] = []
    }

    private static let largestSize = 128
    /// The number of batches in flight per thread, so that no thread waits while another makes or
    /// reads a large one.
    private static let batchesPerThread = 2

    private let count: Int
    private let threads: BackgroundThreads
    private let make: LentBatch.Maker
    private let state = Monitor(State())

    /// Creates batches of `count` values, none of which is started.
    init(count: Int, threads: BackgroundThreads, make: @escaping LentBatch.Maker) {
        self.count = count
        self.threads = threads
        self.make = make
    }

    /// Drops all batches after a random access.
    func clear() {
        state.use {
            $0.batches = []
            $0.size = 16
        }
    }

    /// Returns the batch that starts at an index, or `nil` if there is none. Makes it on this
    /// thread if no other has started it, and schedules those that follow.
    ///
    /// - Parameter last: the batch that was read before, whose memory is reused.
    func next(from first: Int, reusing last: LentBatch) -> LentBatch? {
        guard threads.start() > 0 else { return nil }
        order(from: first)
        while true {
            switch step(towards: first, last) {
            case .read(let batch): return batch
            case .make(let batch): make(batch)
            case .none: return nil
            }
        }
    }

    private func order(from first: Int) {
        let most = Self.batchesPerThread * (1 + threads.start())
        let ordered = state.use { state in
            state.batches.removeAll { $0.range.upperBound <= first }
            let before = state.batches.count
            while state.batches.count < most {
                let first = state.batches.last?.range.upperBound ?? first
                guard first < count else { break }
                let range = first..<min(first + state.size, count)
                state.batches.append(Batch(range: range))
                state.size = min(2 * state.size, Self.largestSize)
            }
            return state.batches.count - before
        }
        for _ in 0..<ordered {
            threads.perform { [weak self] in self?.makeOpen() }
        }
    }

    private enum Step {
        case read(LentBatch)
        case make(Batch)
        case none
    }

    /// Returns the batch that starts at an index, or what to do until it is made.
    private func step(towards first: Int, _ last: LentBatch) -> Step {
        state.wait { state in
            guard let batch = state.batches.first, batch.range.lowerBound == first else {
                return .some(.none)
            }
            if case .made(let made) = batch.progress {
                state.batches.removeFirst()
                state.spare.append(last)
                return .read(made)
            }
            return Self.beginOpen(in: &state).map { .make($0) }
        }
    }

    /// Makes the first batch that no thread has started, if any.
    private func makeOpen() {
        if let batch = state.use({ Self.beginOpen(in: &$0) }) { make(batch) }
    }

    private static func beginOpen(in state: inout State) -> Batch? {
        let open = state.batches.firstIndex {
            if case .open = $0.progress { true } else { false }
        }
        guard let open else { return nil }
        state.batches[open].progress = .begun
        return state.batches[open]
    }

    private func make(_ batch: Batch) {
        let made = state.use { $0.spare.popLast() } ?? LentBatch()
        made.fill(batch.range, by: make)
        state.change { state in
            let index = state.batches.firstIndex { $0.range == batch.range }
            if let index {
                state.batches[index].progress = .made(made)
            } else {
                state.spare.append(made)
            }
        }
    }
}
