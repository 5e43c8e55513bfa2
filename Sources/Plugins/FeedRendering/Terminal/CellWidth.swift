/// Counts the terminal cells of a text, character by character.
///
/// Wide and fullwidth characters take two cells (UAX #11, with ambiguous ones as one), combining
/// marks none. Emoji sequences (with U+200D, skin tone, or variation selector) and flags count as
/// one emoji of two cells.
public struct CellWidth {
    private enum Previous {
        case other
        /// A narrow character that U+FE0F would turn into an emoji.
        case narrowEmoji
        /// An emoji that may be joined with another or take a skin tone.
        case picture
        /// An emoji and a joiner.
        case joiner
        /// The first half of a flag.
        case halfFlag
    }

    /// The cells of the characters added so far.
    public private(set) var cells = 0
    private var previous = Previous.other

    /// Creates a count of zero.
    public init() {}

    /// Adds the next character.
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
        // A soft hyphen is visible only at a line break.
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
            // Keeps the state: a keycap is a digit, U+FE0F and a mark.
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

    /// Fast path for letters, common signs and box drawing characters of one cell.
    private static func isPlainNarrow(_ value: UInt32) -> Bool {
        (value >= 0x370 && value < 0x483) || (value >= 0x48A && value < 0x530)
            || (value >= 0x2010 && value < 0x2028) || (value >= 0x2030 && value < 0x203C)
            || (value >= 0x2500 && value < 0x2580)
    }

    /// Fast path for ideographs, kana and syllables of two cells.
    private static func isPlainWide(_ value: UInt32) -> Bool {
        (value >= 0x4E00 && value < 0xA000) || (value >= 0xAC00 && value < 0xD7A4)
            || (value >= 0x3041 && value < 0x3097) || (value >= 0x30A1 && value < 0x30FB)
            || (value >= 0x3001 && value < 0x3021)
    }

    /// Searches ranges (first, last, first, last, …, sorted). O(log *n*).
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
