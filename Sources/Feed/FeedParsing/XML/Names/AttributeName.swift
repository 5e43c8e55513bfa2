/// The names of attributes that are read, in any case.
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

    /// The cases' names, each at the place of its raw value; written out as ``LocalName/names`` are.
    static let names = [
        "href", "rel", "type", "mode", "url", "src", "length", "title", "text", "term", "label",
        "version", "value", "isPermaLink", "about", "resource", "medium", "width", "height",
        "duration", "role", "lastmod", "name", "img", "fileSize", "xmlURL", "htmlURL", "base",
        "lang", "style", "email", "ref", "source", "count",
        "description", "isDefault", "display", "language",
    ]

    /// A name of at most sixteen letters as two words of the machine, in lower case.
    struct Word: Sendable, Equatable {
        var first: UInt64 = 0
        var second: UInt64 = 0

        /// Makes the word of the name in `range`; `nil` where that is longer.
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

        /// A place among 128.
        @inline(__always)
        var slot: Int {
            Int(truncatingIfNeeded: ((first ^ second &<< 1) &* 0x9E37_79B9_7F4A_7C15) >> 57)
        }
    }

    /// A name, and its place among ``names``.
    struct Entry: Sendable {
        var word = Word()
        var place: UInt8 = 0
    }

    /// The names, each where it is looked for.
    static let table: [Entry] = {
        var table = [Entry](repeating: Entry(), count: 128)
        for place in names.indices {
            let name = names[place].utf8Span.span
            guard let word = Word(0..<name.count, in: name) else { continue }
            var slot = word.slot
            while table[slot].word.first != 0 { slot = (slot + 1) % table.count }
            table[slot] = Entry(word: word, place: UInt8(truncatingIfNeeded: place))
        }
        return table
    }()
}
