import SystemInterface

/// The values of one kind that a plugin in this process asks for: one at a time where it jumps about, and
/// in stretches that other threads have made ahead while it reads in order.
@safe struct LentStretches: ~Copyable {
    /// So many are asked for in order before the next are made ahead.
    private static let patience = 16

    private let count: Int
    private let threads: BackgroundThreads?
    private let make: LentStretch.Maker
    private lazy var ahead = threads.map {
        StretchesAhead(count: count, threads: $0, make: make)
    }
    private var current: LentStretch?
    /// The values that ``current`` has.
    private var places = 0..<0
    /// Where the first of them lies.
    private var first: UInt64 = 0
    /// The place that is next in order.
    private var next = 0
    /// How many were asked for in order.
    private var run = 0

    /// Creates what makes values when they are asked for.
    ///
    /// - Parameters:
    ///   - count: how many there are.
    ///   - threads: make those that are next; where there are none, each is made when it is asked for.
    ///   - make: lays them out, on any thread.
    init(count: Int, threads: BackgroundThreads?, make: @escaping LentStretch.Maker) {
        self.count = count
        self.threads = threads
        self.make = make
    }

    /// Where the value at `index` lies until the next is asked for; `nil` where there is none.
    @inline(__always)
    mutating func pointer<Value>(at index: Int, as type: Value.Type) -> UnsafePointer<Value>? {
        guard 0..<count ~= index else { return nil }
        if index == next {
            run += 1
        } else {
            if run > Self.patience { ahead?.clear() }
            run = 0
        }
        next = index + 1
        if run <= Self.patience || !places.contains(index) { read(index) }
        return unsafe UnsafePointer<Value>(bitPattern: UInt(first)).map {
            unsafe $0 + (index - places.lowerBound)
        }
    }

    private mutating func read(_ index: Int) {
        let last = current ?? LentStretch()
        if run > Self.patience, let stretch = ahead?.next(from: index, inPlaceOf: last) {
            current = stretch
        } else {
            last.fill(index..<index + 1, by: make)
            current = last
        }
        (places, first) = current.map { ($0.places, $0.first) } ?? (0..<0, 0)
    }
}
