import FeedModel

/// A text that is searched for, whatever its case; white space stands for any white space.
struct TextPattern: Sendable {
    private let lowercase: String
    /// Its bytes, where it is ASCII, as nearly all are.
    private let bytes: [UInt8]?

    /// Creates a pattern.
    init(_ text: String) {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        lowercase = words.lowercased()
        bytes = lowercase.utf8.allSatisfy { $0 < 0x80 } ? Array(lowercase.utf8) : nil
    }

    /// Looks in the item's title, its text, the names of its authors, and its tags.
    func isIn(_ item: FeedItem) -> Bool {
        if item.title.map(isIn) ?? false { return true }
        let details = item.details
        if details.tags.contains(where: isIn) { return true }
        for author in details.authors
        where (author.name.map(isIn) ?? false) || (author.email.map(isIn) ?? false) {
            return true
        }
        return (item.summary.map { isIn($0.plainText) } ?? false)
            || (item.content.map { isIn($0.plainText) } ?? false)
    }

    /// O(*n*) for all but made-up texts.
    func isIn(_ text: String) -> Bool {
        guard let bytes else {
            return isAmongCharacters(
                of: text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased())
        }
        var text = text
        return text.withUTF8 { unsafe Self.find(bytes, in: $0) }
    }

    /// Looks at characters: an accent may be one with its letter, or follow it.
    private func isAmongCharacters(of text: String) -> Bool {
        text.indices.contains { text[$0...].starts(with: lowercase) }
    }

    /// Looks at bytes: one of ASCII is always a character of its own.
    private static func find(_ pattern: [UInt8], in text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = pattern.first else { return true }
        var start = 0
        while start < text.count {
            if unsafe folded(text[start]) == first,
                unsafe isAt(start, pattern, in: text)
            {
                return true
            }
            start += 1
        }
        return false
    }

    private static func isAt(
        _ start: Int, _ pattern: [UInt8], in text: UnsafeBufferPointer<UInt8>
    ) -> Bool {
        var position = start
        for byte in pattern {
            guard position < text.count, unsafe folded(text[position]) == byte else { return false }
            position += 1
            guard byte == 0x20 else { continue }
            // Any number of white space is one space.
            while position < text.count, unsafe folded(text[position]) == 0x20 { position += 1 }
        }
        return true
    }

    /// A byte in lower case, white space as a space.
    private static func folded(_ byte: UInt8) -> UInt8 {
        switch byte {
        case 0x41...0x5A: byte | 0x20
        case 0x09...0x0D: 0x20
        default: byte
        }
    }
}
