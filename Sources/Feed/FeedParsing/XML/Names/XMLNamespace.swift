internal import FeedMarkup

/// The XML namespaces that are distinguished.
enum XMLNamespace: UInt8, Sendable {
    /// All versions of RSS and Atom, whose elements are distinguished by name.
    case core
    case rdf
    case xml
    case xhtml
    case content
    case dublinCore
    case dublinCoreTerms
    case media
    case itunes
    case podcast
    case geoRSS
    case geo
    case gml
    case slash
    case wellFormedWeb
    case creativeCommons
    case syndication
    case threading
    case prism
    /// An unknown namespace.
    case other

    /// Looks up a namespace by URI.
    ///
    /// Ignores case, `http` or `https`, and trailing separators, since feeds get them wrong.
    init?(uri: Range<Int>, in bytes: Span<UInt8>) {
        var range = bytes.trimmingWhiteSpace(uri)
        while let last = range.last,
            bytes[last] == UInt8(ascii: "/") || bytes[last] == UInt8(ascii: "#")
        {
            range = range.dropLast()
        }
        for scheme in ["https://", "http://"] as [StaticString]
        where bytes.hasCaseInsensitivePrefix(
            scheme, at: range.lowerBound, before: range.upperBound)
        {
            range = range.dropFirst(scheme.utf8CodeUnitCount)
        }
        guard let known = Self.uris.first(where: { bytes.equalsIgnoringCase(range, $0.0) }) else {
            return nil
        }
        self = known.1
    }

    /// Looks up a namespace by its conventional prefix, for prefixes that are undeclared or bound
    /// to an unknown URI.
    init?(conventionalPrefix prefix: Range<Int>, in bytes: Span<UInt8>) {
        let known = Self.prefixes.first { bytes.equalsIgnoringCase(prefix, $0.0) }
        guard let known else { return nil }
        self = known.1
    }

    private static let uris: [(StaticString, XMLNamespace)] = [
        ("www.w3.org/2005/atom", .core),
        ("purl.org/atom/ns", .core),
        ("example.com/newformat", .core),
        ("example.com/necho", .core),
        ("purl.org/echo", .core),
        ("uri/of/echo/namespace", .core),
        ("purl.org/pie", .core),
        ("purl.org/rss/1.0", .core),
        ("my.netscape.com/rdf/simple/0.9", .core),
        ("channel.netscape.com/rdf/simple/0.9", .core),
        ("my.netscape.com/publish/formats/rss-0.91.dtd", .core),
        ("backend.userland.com/rss", .core),
        ("backend.userland.com/rss091", .core),
        ("backend.userland.com/rss2", .core),
        ("blogs.law.harvard.edu/tech/rss", .core),
        ("cyber.law.harvard.edu/rss/rss.html", .core),
        ("www.w3.org/1999/02/22-rdf-syntax-ns", .rdf),
        ("www.w3.org/xml/1998/namespace", .xml),
        ("www.w3.org/1999/xhtml", .xhtml),
        ("purl.org/rss/1.0/modules/content", .content),
        ("purl.org/dc/elements/1.0", .dublinCore),
        ("purl.org/dc/elements/1.1", .dublinCore),
        ("purl.org/rss/1.0/modules/dc", .dublinCore),
        ("purl.org/dc/terms", .dublinCoreTerms),
        ("purl.org/rss/1.0/modules/dcterms", .dublinCoreTerms),
        ("search.yahoo.com/mrss", .media),
        ("video.search.yahoo.com/mrss", .media),
        ("www.rssboard.org/media-rss", .media),
        ("www.itunes.com/dtds/podcast-1.0.dtd", .itunes),
        ("example.com/dtds/podcast-1.0.dtd", .itunes),
        ("www.google.com/schemas/play-podcasts/1.0", .itunes),
        ("www.google.com/schemas/play-podcasts/1.0/play-podcasts.xsd", .itunes),
        ("podcastindex.org/namespace/1.0", .podcast),
        ("github.com/podcastindex-org/podcast-namespace/blob/main/docs/1.0.md", .podcast),
        ("www.georss.org/georss", .geoRSS),
        ("www.w3.org/2003/01/geo/wgs84_pos", .geo),
        ("www.opengis.net/gml", .gml),
        ("www.opengis.net/gml/3.2", .gml),
        ("purl.org/rss/1.0/modules/slash", .slash),
        ("wellformedweb.org/commentapi", .wellFormedWeb),
        ("backend.userland.com/creativecommonsrssmodule", .creativeCommons),
        ("cyber.law.harvard.edu/rss/creativecommonsrssmodule.html", .creativeCommons),
        ("creativecommons.org/ns", .creativeCommons),
        ("web.resource.org/cc", .creativeCommons),
        ("purl.org/rss/1.0/modules/syndication", .syndication),
        ("purl.org/syndication/thread/1.0", .threading),
        ("prismstandard.org/namespaces/basic/1.0", .prism),
        ("prismstandard.org/namespaces/1.0/basic", .prism),
        ("prismstandard.org/namespaces/1.2/basic", .prism),
        ("prismstandard.org/namespaces/basic/2.0", .prism),
        ("prismstandard.org/namespaces/2.0/basic", .prism),
        ("prismstandard.org/namespaces/basic/2.1", .prism),
        ("prismstandard.org/namespaces/basic/3.0", .prism),
        ("prismstandard.org/namespaces/3.0/basic", .prism),
    ]

    private static let prefixes: [(StaticString, XMLNamespace)] = [
        ("atom", .core), ("atom03", .core), ("atom10", .core), ("rss", .core), ("a10", .core),
        ("rdf", .rdf), ("xml", .xml), ("xhtml", .xhtml), ("content", .content),
        ("dc", .dublinCore), ("dcterms", .dublinCoreTerms), ("media", .media),
        ("itunes", .itunes), ("googleplay", .itunes), ("podcast", .podcast),
        ("georss", .geoRSS), ("geo", .geo), ("gml", .gml), ("slash", .slash),
        ("wfw", .wellFormedWeb),
        ("cc", .creativeCommons), ("creativecommons", .creativeCommons), ("sy", .syndication),
        ("thr", .threading), ("prism", .prism),
    ]
}
