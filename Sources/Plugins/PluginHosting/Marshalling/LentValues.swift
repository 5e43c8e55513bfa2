/// Values of one kind that an in-process plugin queries, each made on request and lent until the
/// next.
@safe final class LentValues {
    /// Lays out the value of an index in the arena. Returns its address, and how many it laid out.
    typealias Maker = (Arena, Int) -> (address: UInt64, count: Int)

    private let count: Int
    private var make: Maker
    /// Created by the first query, since most kinds are never asked for.
    private lazy var arena = Arena()

    /// Creates values.
    ///
    /// - Parameters:
    ///   - count: the number of values.
    ///   - make: lays out values.
    init(count: Int, make: @escaping Maker) {
        self.count = count
        self.make = make
    }

    /// Makes values by `make` from the next query on. The last value stays valid until then.
    func replace(_ make: @escaping Maker) {
        self.make = make
    }

    /// Returns the value at `index`, valid until the next query; `nil` if out of range.
    func pointer<Value>(at index: Int, as type: Value.Type) -> UnsafePointer<Value>? {
        guard 0..<count ~= index else { return nil }
        arena.reset()
        return unsafe UnsafePointer<Value>(bitPattern: UInt(make(arena, index).address))
    }
}
