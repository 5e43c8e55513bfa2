internal import FeedMarkup

/// The attributes that are read; names are compared ignoring case.
enum AttributeName: UInt8, CaseIterable, Sendable {
    case href, rel, type, mode, url, src, length, title, text, term, label, version, value
    case isPermaLink
    case about, resource, medium, width, height, duration, role, lastmod, name, img
    case fileSize
    case base, lang, style, email
    case ref, source, count
    case description
    case isDefault
    case display, language

    /// The cases' names by raw value; see ``LocalName/names``.
    static let names: [StaticString] = [
        "href", "rel", "type", "mode", "url", "src", "length", "title", "text", "term", "label",
        "version", "value", "isPermaLink", "about", "resource", "medium", "width", "height",
        "duration", "role", "lastmod", "name", "img", "fileSize", "base",
        "lang", "style", "email", "ref", "source", "count",
        "description", "isDefault", "display", "language",
    ]

    static let table = PackedNameTable(names)
}
