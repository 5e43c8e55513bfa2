/// Counts the cells of a terminal that a text takes, character by character.
///
/// Wide and fullwidth characters take two cells (UAX #11, ambiguous ones as one), marks that
/// combine with the character before them take none, and what is drawn as one picture counts as
/// one: emoji joined by U+200D, with a skin tone, or with a variation selector, and flags.
public struct CellWidth {
    private enum Previous {
        case other
        /// A character that U+FE0F would turn into a picture of two cells.
        case narrowEmoji
        /// A picture of two cells that may be joined with another or take a skin tone.
        case picture
        /// A picture and the joiner after it.
        case joiner
        /// The first half of a flag.
        case halfFlag
    }

    /// How many cells the characters added so far take.
    public private(set) var cells = 0
    private var previous = Previous.other

    /// Creates a count of zero.
    public init() {}

    /// Adds the next character of the text.
    public mutating func add(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if value < 0x300 {
            addLatin(value)
        } else if CellWidth.isPlainNarrow(value) {
            cells += 1
            previous = .other
        } else if CellWidth.isPlainWide(value) {
            cells += 2
            previous = .other
        } else {
            addOther(scalar)
        }
    }

    private mutating func addLatin(_ value: UInt32) {
        // A soft hyphen is only seen where a line is broken at it.
        if value >= 0x20, value < 0x7F || value >= 0xA0, value != 0xAD { cells += 1 }
        let isEmoji =
            value == 0xA9 || value == 0xAE || value == 0x23 || value == 0x2A
            || (value >= 0x30 && value <= 0x39)
        previous = isEmoji ? .narrowEmoji : .other
    }

    private mutating func addOther(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x200D:
            previous = previous == .picture ? .joiner : .other
        case 0xFE0F:
            if previous == .narrowEmoji {
                cells += 1
                previous = .picture
            }
        case 0x1F3FB...0x1F3FF where previous == .picture:
            break
        case 0x1F3FB...0x1F3FF where previous == .narrowEmoji:
            cells += 1
            previous = .picture
        case 0x1F1E6...0x1F1FF:
            cells += 1
            previous = previous == .halfFlag ? .picture : .halfFlag
        default:
            addByTable(scalar)
        }
    }

    private mutating func addByTable(_ scalar: Unicode.Scalar) {
        let value = scalar.value
        if CellWidth.contains(value, in: CellWidthTable.zero) {
            // A mark keeps what stands before it: a keycap is a digit, U+FE0F and a mark.
            return
        }
        let isWide = CellWidth.contains(value, in: CellWidthTable.wide)
        if previous == .joiner, isWide || scalar.properties.isEmoji {
            previous = .picture
            return
        }
        cells += isWide ? 2 : 1
        if isWide {
            previous = value >= 0x1F000 || value < 0x2E80 ? .picture : .other
        } else {
            previous = scalar.properties.isEmoji ? .narrowEmoji : .other
        }
    }

    /// True for a letter, a common sign or a line of a box of one cell, known without the tables.
    private static func isPlainNarrow(_ value: UInt32) -> Bool {
        (value >= 0x370 && value < 0x483) || (value >= 0x48A && value < 0x530)
            || (value >= 0x2010 && value < 0x2028) || (value >= 0x2030 && value < 0x203C)
            || (value >= 0x2500 && value < 0x2580)
    }

    /// True for an ideograph, a kana or a syllable of two cells, known without the tables.
    private static func isPlainWide(_ value: UInt32) -> Bool {
        (value >= 0x4E00 && value < 0xA000) || (value >= 0xAC00 && value < 0xD7A4)
            || (value >= 0x3041 && value < 0x3097) || (value >= 0x30A1 && value < 0x30FB)
            || (value >= 0x3001 && value < 0x3021)
    }

    /// Looks for `value` in ranges (first, last, first, last, …, in order). O(log *n*).
    private static func contains(_ value: UInt32, in ranges: [UInt32]) -> Bool {
        var low = 0
        var high = ranges.count / 2
        while low < high {
            let middle = (low + high) / 2
            if value > ranges[2 * middle + 1] {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return 2 * low < ranges.count && value >= ranges[2 * low]
    }
}
