/// An open list.
struct OpenList {
    /// Larger numbers mean nothing to a reader.
    private static let numbers = -99_999...99_999

    /// `1`, `a`, `A`, `i` or `I`; `nil` for another value.
    private let type: String?
    let isOrdered: Bool
    private let step: Int
    private var next: Int
    var hasItems = false

    /// A list with bullets.
    static let unordered = OpenList(type: nil, isOrdered: false, step: 0, next: 0)

    /// Returns the label of the next item; `nil` for bullets.
    ///
    /// - Parameter value: the item's own number.
    mutating func nextLabel(value: Int?) -> String? {
        guard isOrdered else { return nil }
        let number = OpenList.bounded(value ?? next)
        next = OpenList.bounded(number + step)
        let label =
            switch type {
            case "a": OpenList.letters(number)
            case "A": OpenList.letters(number)?.uppercased()
            case "i": OpenList.roman(number)
            case "I": OpenList.roman(number)?.uppercased()
            default: String?.none
            }
        return (label ?? "\(number)") + "."
    }

    private static func bounded(_ number: Int) -> Int {
        min(max(number, numbers.lowerBound), numbers.upperBound)
    }

    /// `a` to `z`, then `aa`; `nil` out of range.
    private static func letters(_ number: Int) -> String? {
        guard number > 0 else { return nil }
        var rest = number
        var reversed: [UInt8] = []
        while rest > 0 {
            rest -= 1
            reversed.append(UInt8(ascii: "a") + UInt8(rest % 26))
            rest /= 26
        }
        return String(decoding: reversed.reversed(), as: UTF8.self)
    }

    /// A Roman numeral; `nil` out of range.
    private static func roman(_ number: Int) -> String? {
        guard (1...3_999).contains(number) else { return nil }
        let numerals = [
            (1_000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"),
            (50, "l"), (40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var rest = number
        var result = ""
        for (value, numeral) in numerals {
            while rest >= value {
                result += numeral
                rest -= value
            }
        }
        return result
    }
}

extension OpenList {
    /// Creates a numbered list from its attributes.
    ///
    /// - Parameters:
    ///   - type: `1`, `a`, `A`, `i` or `I`.
    ///   - start: the first number.
    ///   - isReversed: whether numbers decrease.
    init(type: String?, start: Int, isReversed: Bool) {
        self.init(
            type: type, isOrdered: true, step: isReversed ? -1 : 1, next: OpenList.bounded(start))
    }
}
