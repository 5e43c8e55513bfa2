/// An open list.
struct OpenList {
    private enum Numbering {
        case none
        case decimal
        case letters
        case roman
    }

    /// Larger numbers mean nothing to a reader.
    private static let numbers = -99_999...99_999

    private let numbering: Numbering
    private var isCapital = false
    private let step: Int
    private var next: Int
    var hasItems = false

    var isOrdered: Bool { numbering != .none }

    /// A list with bullets.
    static let unordered = OpenList(numbering: .none, step: 0, next: 0)

    /// Returns the label of the next item; `nil` for bullets.
    ///
    /// - Parameter value: the item's own number.
    mutating func nextLabel(value: Int?) -> String? {
        let number = OpenList.bounded(value ?? next)
        next = OpenList.bounded(number + step)
        let label: String?
        switch numbering {
        case .none: return nil
        case .decimal: label = nil
        case .letters: label = OpenList.letters(number)
        case .roman: label = OpenList.roman(number)
        }
        return (label.map { isCapital ? $0.uppercased() : $0 } ?? "\(number)") + "."
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
        let numbering: Numbering =
            switch type {
            case "a", "A": .letters
            case "i", "I": .roman
            default: .decimal
            }
        self.init(
            numbering: numbering, isCapital: type == "A" || type == "I",
            step: isReversed ? -1 : 1, next: OpenList.bounded(start))
    }
}
