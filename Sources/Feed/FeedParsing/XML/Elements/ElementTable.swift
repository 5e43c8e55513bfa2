/// The meaning of each element by namespace and name, and which pass reads it: the first pass over
/// an item, or the second one for its details.
///
/// To add an element, add a row here, a case of ``ItemElement`` or ``FeedElement``, and its
/// handling in `XMLFeedParser+Item` or `XMLFeedParser+Feed`.
struct ElementTable: Sendable {
    /// Elements of one namespace with the same meaning.
    private struct Row {
        let namespace: XMLNamespace
        let names: [LocalName]
        let rule: ElementRule

        init(
            _ namespace: XMLNamespace, _ names: LocalName..., item: ItemElement = .nothing,
            feed: FeedElement = .nothing, markup: Bool = false, _ uses: ElementRule.Uses = []
        ) {
            self.namespace = namespace
            self.names = names
            // Elements of Dublin Core may hold lists.
            rule = ElementRule(
                inItem: item, inFeed: feed, holdsMarkup: markup || namespace == .dublinCore,
                uses: uses)
        }
    }

    private static let core: [Row] = [
        Row(.core, .channel, .feed, .rss, .rdf, feed: .structure),
        Row(.core, .title, item: .title, feed: .title(rank: 1), .list),
        Row(.core, .link, item: .link, feed: .link, .list),
        Row(.core, .a, item: .anchor, feed: .anchor),
        Row(
            .core, .description, .abstract, item: .content(rank: 2, .html),
            feed: .summary(rank: 3), markup: true, .list),
        Row(.core, .summary, item: .content(rank: 2, nil), markup: true, .list),
        Row(.core, .content, item: .content(rank: 1, nil), markup: true, .list),
        Row(.core, .encoded, item: .content(rank: 0, .html), markup: true, .list),
        Row(.core, .body, item: .content(rank: 1, .html), markup: true, .list),
        Row(.core, .subtitle, feed: .summary(rank: 1), markup: true),
        Row(.core, .tagline, feed: .summary(rank: 2), markup: true),
        Row(.core, .info, feed: .summary(rank: 4), markup: true),
        Row(.core, .guid, item: .permalink, feed: .identifier, .list),
        Row(.core, .id, item: .identifier, feed: .identifier, .list),
        Row(
            .core, .pubdate, .published, .issued, item: .published(rank: 1),
            feed: .published(rank: 1), .list),
        Row(.core, .created, item: .published(rank: 4), feed: .published(rank: 2), .list),
        Row(.core, .date, item: .published(rank: 2), .list),
        Row(.core, .updated, .modified, item: .updated(rank: 1), feed: .updated(rank: 1), .list),
        Row(.core, .lastbuilddate, item: .updated(rank: 1), feed: .updated(rank: 2), .list),
        Row(.core, .author, item: .author, feed: .author, markup: true, .list),
        Row(.core, .creator, item: .author, markup: true, .list),
        Row(.core, .contributor, item: .contributor, markup: true),
        Row(.core, .managingeditor, feed: .author, markup: true),
        Row(.core, .webmaster, feed: .otherAuthor, markup: true),
        Row(.core, .category, item: .category, feed: .category, .details),
        Row(.core, .keywords, item: .keywords, feed: .keywords, .details),
        Row(.core, .enclosure, item: .enclosure, [.deferrable, .files]),
        Row(.core, .comments, item: .comments),
        Row(
            .core, .copyright, .rights, item: .rights, feed: .rights, markup: true, .details),
        Row(.core, .source, item: .source, markup: true),
        Row(.core, .image, item: .image, feed: .image, markup: true, .files),
        Row(.core, .thumbnail, item: .image, markup: true, .files),
        Row(.core, .language, item: .language, feed: .language, .details),
        Row(.core, .location, item: .location(rank: 2)),
        Row(.core, .generator, feed: .generator),
        Row(.core, .logo, feed: .icon(rank: 2)),
        Row(.core, .icon, feed: .icon(rank: 3)),
        Row(.core, .ttl, feed: .minutesToLive),
    ]

    /// Dublin Core, in either of its namespaces; the terms mean the same.
    private static let dublinCore: [Row] = [
        // The default for elements of this namespace without a row.
        Row(.dublinCore, .unknown, item: .dropped, feed: .dropped, .details),
        Row(.dublinCore, .title, item: .moduleTitle(rank: 2), feed: .title(rank: 2), .list),
        Row(
            .dublinCore, .description, .abstract, item: .content(rank: 3, .html),
            feed: .summary(rank: 5), .list),
        Row(.dublinCore, .date, item: .published(rank: 3), feed: .updated(rank: 4), .list),
        Row(
            .dublinCore, .issued, .available, item: .published(rank: 2),
            feed: .published(rank: 3), .list),
        Row(.dublinCore, .created, item: .published(rank: 4), feed: .published(rank: 3), .list),
        Row(.dublinCore, .modified, item: .updated(rank: 2), feed: .updated(rank: 3), .list),
        Row(.dublinCore, .creator, .author, item: .author, feed: .author, .list),
        Row(.dublinCore, .publisher, item: .otherAuthor, feed: .otherAuthor, .list),
        Row(.dublinCore, .contributor, item: .contributor, feed: .dropped),
        Row(.dublinCore, .subject, item: .subject, feed: .subject, .details),
        Row(.dublinCore, .rights, item: .rights, feed: .rights, .details),
        Row(.dublinCore, .language, item: .language, feed: .otherLanguage, .details),
        Row(.dublinCore, .identifier, item: .otherIdentifier, feed: .identifier),
    ]

    private static let media: [Row] = [
        Row(.media, .group, item: .mediaGroup, .files),
        Row(.media, .content, item: .media, [.deferrable, .files]),
        Row(.media, .thumbnail, item: .thumbnail, feed: .thumbnail, [.deferrable, .files]),
        Row(.media, .player, item: .player, [.deferrable, .files]),
        Row(.media, .title, item: .mediaTitle),
        Row(.media, .description, item: .mediaDescription, markup: true),
        Row(.media, .credit, item: .credit, .deferrable),
        Row(.media, .category, item: .category, feed: .category, .details),
        Row(.media, .keywords, item: .keywords, feed: .keywords, .details),
        Row(.media, .copyright, item: .rights, feed: .license, .details),
        Row(.media, .location, item: .mediaLocation),
    ]

    private static let podcasts: [Row] = [
        Row(.itunes, .title, item: .moduleTitle(rank: 3), feed: .title(rank: 3), .list),
        Row(
            .itunes, .summary, .description, item: .content(rank: 4, .html),
            feed: .summary(rank: 7), markup: true, .list),
        Row(
            .itunes, .subtitle, item: .content(rank: 5, .html), feed: .summary(rank: 6),
            markup: true, .list),
        Row(.itunes, .author, item: .otherAuthor, feed: .person, markup: true, .list),
        Row(.itunes, .owner, item: .otherAuthor, feed: .otherAuthor, markup: true, .list),
        Row(.itunes, .image, item: .artwork, feed: .icon(rank: 4), [.deferrable, .files]),
        Row(.itunes, .link, item: .artworkLink, feed: .artworkLink, .files),
        Row(.itunes, .category, item: .attributeCategory, feed: .attributeCategory, .deferrable),
        Row(.itunes, .keywords, item: .keywords, feed: .keywords, .details),
        Row(.itunes, .duration, item: .duration, [.details, .files]),
        Row(.itunes, .season, item: .season, .details),
        Row(.itunes, .episode, item: .episode, .details),
        Row(.itunes, .episodetype, item: .episodeKind, .details),
        Row(.itunes, .newfeedurl, feed: .newAddress),
        Row(.itunes, .complete, feed: .isComplete),
        Row(.podcast, .image, item: .artwork, feed: .icon(rank: 4), [.deferrable, .files]),
        Row(.podcast, .season, item: .season, .details),
        Row(.podcast, .episode, item: .episode, .details),
        Row(.podcast, .episodetype, item: .episodeKind, .details),
        Row(.podcast, .transcript, item: .transcript, .deferrable),
        Row(.podcast, .chapters, item: .chapters, .deferrable),
        Row(.podcast, .alternateenclosure, item: .alternate, markup: true, .files),
        Row(.podcast, .location, item: .location(rank: 1)),
        Row(.podcast, .license, item: .license, feed: .license, .details),
        Row(.podcast, .person, item: .person),
    ]

    private static let others: [Row] = [
        Row(.rdf, .rdf, feed: .structure),
        Row(.content, .encoded, item: .content(rank: 0, .html), markup: true, .list),
        Row(.xhtml, .body, .div, item: .content(rank: 1, .xhtml), markup: true),
        Row(.geoRSS, .featurename, item: .location(rank: 1)),
        Row(.geoRSS, .where, item: .transparent),
        Row(.geoRSS, .point, item: .point),
        Row(.geo, .location, item: .location(rank: 1)),
        Row(.geo, .point, item: .transparent),
        Row(.geo, .lat, item: .latitude),
        Row(.geo, .long, item: .longitude),
        Row(.gml, .point, item: .transparent),
        Row(.gml, .pos, item: .point),
        Row(.slash, .comments, item: .commentCount),
        Row(.slash, .section, item: .section, .details),
        Row(.slash, .department, item: .department, .details),
        Row(.threading, .total, item: .commentCount),
        Row(.threading, .inreplyto, item: .reference),
        Row(.wellFormedWeb, .commentrss, item: .commentFeed),
        Row(.creativeCommons, .license, item: .license, feed: .license, .details),
        Row(.prism, .publicationdate, item: .published(rank: 4), .list),
        Row(.prism, .modificationdate, item: .updated(rank: 3), .list),
        Row(.syndication, .updateperiod, feed: .updatePeriod),
        Row(.syndication, .updatefrequency, feed: .updateFrequency),
        // RSS 2.0's element, sometimes written with this prefix.
        Row(.syndication, .ttl, feed: .minutesToLive),
    ]

    static let standard = ElementTable()

    private var rules = [ElementRule()]
    /// The index of the rule for each namespace and name.
    private var ruleIndices: [UInt8]

    private init() {
        ruleIndices = [UInt8](
            repeating: 0,
            count: (Int(XMLNamespace.other.rawValue) + 1) * LocalName.names.count)
        for rows in [Self.core, Self.dublinCore, Self.media, Self.podcasts, Self.others] {
            for row in rows { add(row) }
        }
        for name in LocalName.allCases {
            let index = ruleIndices[Self.slot(.dublinCore, name)]
            ruleIndices[Self.slot(.dublinCoreTerms, name)] = index
        }
    }

    @inline(__always)
    subscript(name: ElementName) -> ElementRule {
        rules[Int(ruleIndices[Self.slot(name.namespace, name.local)])]
    }

    private mutating func add(_ row: Row) {
        rules.append(row.rule)
        for name in row.names == [.unknown] ? LocalName.allCases : row.names {
            ruleIndices[Self.slot(row.namespace, name)] = UInt8(rules.count - 1)
        }
    }

    @inline(__always)
    private static func slot(_ namespace: XMLNamespace, _ name: LocalName) -> Int {
        Int(namespace.rawValue) &* LocalName.names.count &+ Int(name.rawValue)
    }
}
