internal import FeedMarkup

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

    /// The cases' names, each at the place of its raw value.
    static let table = NameTable(allCases.map { "\($0)" })
}
