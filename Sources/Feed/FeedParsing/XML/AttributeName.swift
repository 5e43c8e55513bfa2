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
}
