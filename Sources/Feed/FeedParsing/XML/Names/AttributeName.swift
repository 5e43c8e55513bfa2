/// The attributes that are read; names are compared ignoring case.
enum AttributeName: UInt8, CaseIterable, Sendable {
    case href, rel, type, mode, url, src, length, title, text, term, label, version, value
    case isPermaLink
    case about, resource, medium, width, height, duration, role, lastmod, name, img
    case fileSize
    case xmlURL
    case htmlURL
    case base, lang, style, email
    case ref, source, count
    case description
    case isDefault
    case display, language

    /// The cases' names by raw value; a literal for the same reason as ``LocalName/names``.
    static let names = [
        "href", "rel", "type", "mode", "url", "src", "length", "title", "text", "term", "label",
        "version", "value", "isPermaLink", "about", "resource", "medium", "width", "height",
        "duration", "role", "lastmod", "name", "img", "fileSize", "xmlURL", "htmlURL", "base",
        "lang", "style", "email", "ref", "source", "count",
        "description", "isDefault", "display", "language",
    ]

    /// A name of at most sixteen letters packed into two words, in lower case.
    struct Word: Sendable, Equatable {
        var first: UInt64 = 0
        var second: UInt64 = 0

        /// Packs the name in `range`; `nil` if it is too long.
        init?(_ range: Range<Int>, in bytes: Span<UInt8>) {
            guard range.count <= 16 else { return nil }
            for index in range {
                let letter = UInt64(bytes[index] | 0x20)
                let offset = index &- range.lowerBound
                if offset < 8 {
                    first |= letter &<< UInt64(8 &* offset)
                } else {
                    second |= letter &<< UInt64(8 &* (offset &- 8))
                }
            }
        }

        @inline(__always)
        init(first: UInt64 = 0, second: UInt64 = 0) {
            self.first = first
            self.second = second
        }

        /// A slot in a table of 128.
        @inline(__always)
        var slot: Int {
            Int(truncatingIfNeeded: ((first ^ second &<< 1) &* 0x9E37_79B9_7F4A_7C15) >> 57)
        }
    }

    /// A name and its index in ``names``.
    struct Entry: Sendable {
        var word = Word()
        var index: UInt8 = 0
    }

    /// The names as an open-addressing hash table.
    static let table: [Entry] = {
        var table = [Entry](repeating: Entry(), count: 128)
        for index in names.indices {
            let name = names[index].utf8Span.span
            guard let word = Word(0..<name.count, in: name) else { continue }
            var slot = word.slot
            while table[slot].word.first != 0 { slot = (slot + 1) % table.count }
            table[slot] = Entry(word: word, index: UInt8(truncatingIfNeeded: index))
        }
        return table
    }()
}
