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

    /// The cases' names, each at the place of its raw value; written out as ``LocalName/names`` are.
    static let names = [
        "href", "rel", "type", "mode", "url", "src", "length", "title", "text", "term", "label",
        "version", "value", "isPermaLink", "about", "resource", "medium", "width", "height",
        "duration", "role", "lastmod", "name", "img", "fileSize", "xmlURL", "htmlURL", "base",
        "lang", "style", "email", "ref", "source", "count",
    ]

    static let table = NameTable(names)

    /// The short names as words of the machine, and where each is looked for.
    static let words: [(word: UInt64, place: UInt8)] = {
        var words = [(word: UInt64, place: UInt8)](repeating: (0, 0), count: 128)
        for (place, name) in names.enumerated() where name.utf8.count <= 8 {
            let word = name.utf8.reversed().reduce(0 as UInt64) { $0 << 8 | UInt64($1 | 0x20) }
            var slot = slot(of: word)
            while words[slot].word != 0 { slot = (slot + 1) % words.count }
            words[slot] = (word, UInt8(truncatingIfNeeded: place))
        }
        return words
    }()

    /// A place among 128.
    @inline(__always)
    static func slot(of word: UInt64) -> Int {
        Int(truncatingIfNeeded: (word &* 0x9E37_79B9_7F4A_7C15) >> 57)
    }
}
