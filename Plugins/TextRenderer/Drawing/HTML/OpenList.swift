/// A list that items are being drawn of.
struct OpenList {
    /// How the items of a list are told apart.
    private enum Numbering {
        case none
        case decimal
        case letters(capital: Bool)
        case roman(capital: Bool)
    }

    /// Beyond these, numbers say nothing to a reader.
    private static let numbers = -99_999...99_999

    private let numbering: Numbering
    private let step: Int
    private var next: Int
    var hasItems = false

    var isOrdered: Bool {
        if case .none = numbering { false } else { true }
    }

    /// A list whose items have marks.
    static let unordered = OpenList(numbering: .none, step: 0, next: 0)

    /// Creates a list with numbers, by the attributes of its tag.
    ///
    /// - Parameters:
    ///   - type: The value of `type`: `1`, `a`, `A`, `i` or `I`.
    ///   - start: The number of the first item.
    ///   - isReversed: Whether numbers go down.
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

    /// The label before the next item; `nil` in a list without numbers.
    ///
    /// - Parameter value: The number that the item says it has.
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

    /// `a` to `z`, then `aa`; `nil` for what has no such form.
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

    /// The number in Roman numerals; `nil` for what has no such form.
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
