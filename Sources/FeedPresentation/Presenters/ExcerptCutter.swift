/// Takes the beginning of a text, with its white space collapsed.
///
/// Looks at no more of the text than it gives out, whatever its length.
struct ExcerptCutter {
    private let length: Int
    private var taken = ""
    private var count = 0
    private var lastSpace: (index: String.Index, count: Int)?
    private var spaceIsDue = false

    /// Creates a cutter that takes at most `length` characters.
    init(length: Int) {
        self.length = length
    }

    /// What was taken; `nil` where there was nothing but white space.
    var result: String? { taken.isEmpty ? nil : taken }

    /// Takes the beginning of `text`. A cut falls between words where one is near.
    ///
    /// - Returns: Whether there was more than could be taken.
    mutating func cut(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        var index = text.startIndex
        while index < text.endIndex {
            let scalar = scalars[index]
            var next = scalars.index(after: index)
            let isWhole =
                Self.standsAlone(scalar)
                && (next == text.endIndex || Self.standsAlone(scalars[next]))
            if !isWhole { next = text.index(after: index) }
            if isWhole ? Self.isWhiteSpace(scalar) : text[index].isWhitespace {
                spaceIsDue = count > 0
                index = next
                continue
            }
            if count >= length {
                endAtWord()
                return true
            }
            if spaceIsDue {
                lastSpace = (taken.endIndex, count)
                taken.append(" ")
                count += 1
                spaceIsDue = false
            }
            // A character may be made of any number of scalars; one of a thousand is an attack.
            if isWhole {
                taken.unicodeScalars.append(scalar)
            } else {
                let character = scalars[index..<next]
                taken.append(character.count > 32 ? "\u{FFFD}" : String(character))
            }
            count += 1
            index = next
        }
        return false
    }

    private mutating func endAtWord() {
        if let lastSpace, lastSpace.count * 3 >= count * 2 {
            var end = taken[..<lastSpace.index]
            while let last = end.last, last == "," || last == ";" || last == ":" || last == "–" {
                end.removeLast()
            }
            taken = String(end)
        }
        taken.append("…")
    }

    /// Whether `scalar` is a character by itself wherever its neighbours are of this kind, too:
    /// what most texts are written in. To find out of any scalar takes ten times as long.
    private static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x2010..<0x2028, 0x3001..<0x302A,
            0x3041..<0x3097, 0x30A1..<0x30FB, 0x4E00..<0xA000, 0xAC00..<0xD7A4, 0xFF01..<0xFF5F,
            0x09, 0x0A:
            true
        default: false
        }
    }

    /// Whether `scalar`, which stands alone, is white space.
    private static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x20, 0x85, 0xA0: true
        default: false
        }
    }
}
