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

    static let table = NameTable(names)

    /// A short name as a word of the machine, in lower case; zero where there is none.
    struct Word: Sendable {
        var word: UInt64 = 0
        var place: UInt8 = 0
    }

    /// The short names, each where it is looked for.
    static let words: [Word] = {
        var words = [Word](repeating: Word(), count: 128)
        for place in names.indices {
            let name = names[place].utf8Span.span
            guard name.count <= 8 else { continue }
            var word: UInt64 = 0
            for index in name.indices { word |= UInt64(name[index] | 0x20) &<< UInt64(8 &* index) }
            var slot = slot(of: word)
            while words[slot].word != 0 { slot = (slot + 1) % words.count }
            words[slot] = Word(word: word, place: UInt8(truncatingIfNeeded: place))
        }
        return words
    }()

    /// A place among 128.
    @inline(__always)
    static func slot(of word: UInt64) -> Int {
        Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 57)
    }
}
