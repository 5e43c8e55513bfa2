import SystemInterface

/// Stretches of values that threads make side by side, ahead of who reads them.
final class StretchesAhead: Sendable {
    private struct Stretch {
        enum Progress {
            case open
            case begun
            case made(LentStretch)
        }

        let places: Range<Int>
        var progress = Progress.open
    }

    private struct State {
        /// In their order, one after the other.
        var stretches: [Stretch] = []
        /// How many values the next one has: ever more, since to hand one over takes its time, too.
        var size = 16
        /// Memory that serves again.
        var spare: [LentStretch] = []
    }

    private static let largestSize = 128
    /// So many of each thread are ahead, so that none waits while another makes or reads a long one.
    private static let stretchesOfEach = 2

    private let count: Int
    private let threads: BackgroundThreads
    private let make: LentStretch.Maker
    private let state = Monitor(State())

    /// Creates stretches of `count` values, of which none is begun.
    init(count: Int, threads: BackgroundThreads, make: @escaping LentStretch.Maker) {
        self.count = count
        self.threads = threads
        self.make = make
    }

    /// Forgets what was made: what follows is asked for elsewhere.
    func clear() {
        state.use {
            $0.stretches = []
            $0.size = 16
        }
    }

    /// The values from a place on, which this thread makes where no other has begun to; `nil` where they
    /// are not made in stretches. Has others make those that follow.
    ///
    /// - Parameter last: the one that was read last, whose memory serves again.
    func next(from first: Int, inPlaceOf last: LentStretch) -> LentStretch? {
        guard threads.start() > 0 else { return nil }
        order(from: first)
        while true {
            switch step(towards: first, last) {
            case .read(let stretch): return stretch
            case .make(let stretch): make(stretch)
            case .none: return nil
            }
        }
    }

    private func order(from first: Int) {
        let most = Self.stretchesOfEach * (1 + threads.start())
        let ordered = state.use { state in
            state.stretches.removeAll { $0.places.upperBound <= first }
            let before = state.stretches.count
            while state.stretches.count < most {
                let first = state.stretches.last?.places.upperBound ?? first
                guard first < count else { break }
                let places = first..<min(first + state.size, count)
                state.stretches.append(Stretch(places: places))
                state.size = min(2 * state.size, Self.largestSize)
            }
            return state.stretches.count - before
        }
        for _ in 0..<ordered {
            threads.perform { [weak self] in self?.makeOpen() }
        }
    }

    private enum Step {
        case read(LentStretch)
        case make(Stretch)
        case none
    }

    /// The values from a place on, or what there is to do until they are made.
    private func step(towards first: Int, _ last: LentStretch) -> Step {
        state.wait { state in
            guard let stretch = state.stretches.first, stretch.places.lowerBound == first else {
                return .some(.none)
            }
            if case .made(let made) = stretch.progress {
                state.stretches.removeFirst()
                state.spare.append(last)
                return .read(made)
            }
            return Self.beginOpen(in: &state).map { .make($0) }
        }
    }

    /// Makes a stretch that nobody has begun, if there is one still.
    private func makeOpen() {
        if let stretch = state.use({ Self.beginOpen(in: &$0) }) { make(stretch) }
    }

    private static func beginOpen(in state: inout State) -> Stretch? {
        let open = state.stretches.firstIndex {
            if case .open = $0.progress { true } else { false }
        }
        guard let open else { return nil }
        state.stretches[open].progress = .begun
        return state.stretches[open]
    }

    private func make(_ stretch: Stretch) {
        let made = state.use { $0.spare.popLast() } ?? LentStretch()
        made.fill(stretch.places, by: make)
        state.change { state in
            let place = state.stretches.firstIndex { $0.places == stretch.places }
            if let place {
                state.stretches[place].progress = .made(made)
            } else {
                state.spare.append(made)
            }
        }
    }
}
