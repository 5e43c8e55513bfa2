internal import FeedMarkup

/// The local names of known elements, in lower case: feeds vary the case, and no two names differ
/// only in it.
enum LocalName: UInt8, CaseIterable, Sendable {
    // Structure.
    case rss, rdf, feed, channel, item, entry, opml, html, body, div
    // Texts.
    case title, description, abstract, subtitle, tagline, info, summary, content, encoded
    case link, a, guid, id, identifier, comments, language, generator
    case copyright, rights, license
    // Dates.
    case pubdate, published, issued, created, date, updated, modified, lastbuilddate, available
    case publicationdate, modificationdate
    // People.
    case author, creator, contributor, publisher, managingeditor, webmaster, owner, person
    case name, email, uri, url, homepage, credit
    // Subjects.
    case category, subject, keywords
    // Media.
    case duration, enclosure, image, logo, icon, source, group, thumbnail, player
    // Locations.
    case location, point, featurename, lat, long, `where`, pos
    // Lists of feeds.
    case outline
    // Discussions.
    case section, department, commentrss, total, inreplyto
    // Update intervals.
    case ttl, updateperiod, updatefrequency
    // Podcasts.
    case season, episode, episodetype, transcript, chapters, newfeedurl, complete
    case unknown
    /// The only name that is too long for the table.
    case alternateenclosure

    /// Looks up the name in `range`.
    init(_ range: Range<Int>, in bytes: Span<UInt8>, table: PackedNameTable = LocalName.table) {
        if let index = table.index(of: range, in: bytes) {
            self = LocalName(rawValue: UInt8(index)) ?? .unknown
        } else {
            self =
                bytes.equalsIgnoringCase(range, "alternateenclosure")
                ? .alternateenclosure : .unknown
        }
    }

    /// The cases' names by raw value. A literal, since reflection takes longer than parsing a small
    /// feed.
    static let names: [StaticString] = [
        "rss", "rdf", "feed", "channel", "item", "entry", "opml", "html", "body", "div", "title",
        "description", "abstract", "subtitle", "tagline", "info", "summary", "content", "encoded",
        "link", "a", "guid", "id", "identifier", "comments", "language", "generator", "copyright",
        "rights", "license", "pubdate", "published", "issued", "created", "date", "updated",
        "modified", "lastbuilddate", "available", "publicationdate", "modificationdate", "author",
        "creator", "contributor", "publisher", "managingeditor", "webmaster", "owner", "person",
        "name", "email", "uri", "url", "homepage", "credit", "category", "subject", "keywords",
        "duration", "enclosure", "image", "logo", "icon", "source", "group", "thumbnail",
        "player", "location", "point", "featurename", "lat", "long", "where", "pos", "outline",
        "section", "department", "commentrss", "total", "in-reply-to", "ttl", "updateperiod",
        "updatefrequency", "season", "episode", "episodetype", "transcript", "chapters",
        "new-feed-url", "complete", "unknown", "alternateenclosure",
    ]

    static let table = PackedNameTable(Array(names.dropLast()))
}
