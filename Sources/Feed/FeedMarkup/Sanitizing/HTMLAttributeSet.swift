/// A set of attributes.
struct HTMLAttributeSet {
    private var bits: UInt64 = 0

    var isEmpty: Bool { bits == 0 }

    func contains(_ attribute: HTMLAttribute) -> Bool {
        bits & (1 << UInt64(attribute.rawValue)) != 0
    }

    mutating func insert(_ attribute: HTMLAttribute) {
        bits |= 1 << UInt64(attribute.rawValue)
    }
}
