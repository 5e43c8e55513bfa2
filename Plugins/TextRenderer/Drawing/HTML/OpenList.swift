/// An open list.
struct OpenList {
    private enum Numbering {
        case none
        case decimal
        case letters(capital: Bool)
        case roman(capital: Bool)
    }

    /// Larger numbers mean nothing to a reader.
    private static let numbers = -99_999...99_999

    private let numbering: Numbering
    private let step: Int
    private var next: Int
    var hasItems = false

    var isOrdered: Bool {
        if case .none = numbering { false } else { true }
    }

    /// A list with bullets.
    static let unordered = OpenList(numbering: .none, step: 0, next: 0)

    /// Creates a numbered list from its attributes.
    ///
    /// - Parameters:
    ///   - type: `1`, `a`, `A`, `i` or `I`.
    ///   - start: the first number.
    ///   - isReversed: whether numbers decrease.
    init(type: String?, start: Int, isReversed: Bool) {
        let numbering: Numbering =
            switch type {
            case "a": .letters(capital: false)
            case "A": .letters(capital: true)
            case "i": .roman(capital: false)
            case "I": .roman(capital: true)
            default: .decimal
            }
        self.init(
            numbering: numbering, step: isReversed ? -1 : 1, next: OpenList.bounded(start))
    }

    private init(numbering: Numbering, step: Int, next: Int) {
        self.numbering = numbering
        self.step = step
        self.next = next
    }

    /// Returns the label of the next item; `nil` for bullets.
    ///
    /// - Parameter value: the item's own number.
    mutating func nextLabel(value: Int?) -> String? {
        let number = OpenList.bounded(value ?? next)
        next = OpenList.bounded(number + step)
        switch numbering {
        case .none: return nil
        case .decimal: return "\(number)."
        case .letters(let capital):
            return OpenList.letters(number, capital: capital).map { $0 + "." } ?? "\(number)."
        case .roman(let capital):
            return OpenList.roman(number, capital: capital).map { $0 + "." } ?? "\(number)."
        }
    }

    private static func bounded(_ number: Int) -> Int {
        min(max(number, numbers.lowerBound), numbers.upperBound)
    }

    /// `a` to `z`, then `aa`; `nil` out of range.
    private static func letters(_ number: Int, capital: Bool) -> String? {
        guard number > 0 else { return nil }
        let first = capital ? UInt8(ascii: "A") : UInt8(ascii: "a")
        var rest = number
        var reversed: [UInt8] = []
        while rest > 0 {
            rest -= 1
            reversed.append(first + UInt8(rest % 26))
            rest /= 26
        }
        return String(decoding: reversed.reversed(), as: UTF8.self)
    }

    /// A Roman numeral; `nil` out of range.
    private static func roman(_ number: Int, capital: Bool) -> String? {
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
        return capital ? result.uppercased() : result
    }
}
