/// What the formats say about an element in one place.
struct LintRule {
    /// Where elements stand, and which rules apply to their children.
    enum Place: Sendable {
        case document, feed, item, image, textInput, hours, days, person, owner, group, source
        /// Nothing in it is checked.
        case other
    }

    typealias Attribute = (name: StaticString, value: LintValue)

    let name: StaticString
    let places: [Place]
    let value: LintValue
    /// The attributes that it may have.
    let attributes: [Attribute]
    /// Those that it must have.
    let needed: [StaticString]
    /// The elements that it must contain.
    let children: [StaticString]
    let inside: Place

    init(
        _ name: StaticString, _ places: [Place], _ value: LintValue = .any,
        _ attributes: [Attribute] = [], needs needed: [StaticString] = [],
        children: [StaticString] = [], inside: Place = .other
    ) {
        self.name = name
        self.places = places
        self.value = value
        self.attributes = attributes
        self.needed = needed
        self.children = children
        self.inside = inside
    }

    /// The rules of a vocabulary by its namespace: `nil` for RSS, which has none, and
    /// ``XMLNamespace/core`` for Atom. There are none for a vocabulary that is not checked.
    static func rules(of vocabulary: XMLNamespace?) -> [LintRule] {
        switch vocabulary {
        case nil: rss
        case .core: atom
        case .itunes: itunes
        case .media: media
        case .dublinCore: dublinCore
        case .syndication: syndication
        case .slash: slash
        case .geo: geo
        case .geoRSS: geoRSS
        case .threading: threading
        case .wellFormedWeb: wellFormedWeb
        case .creativeCommons: [LintRule("license", both, .address)]
        case .podcast: podcast
        case .content: content
        default: []
        }
    }

    private static let both: [Place] = [.feed, .item]
    private static let positive = LintValue.integer(1 ... .max)
    private static let natural = LintValue.integer(0 ... .max)
    private static let truth = LintValue.word(["true", "false"])

    /// RSS 2.0 (rssboard.org/rss-specification).
    private static let rss: [LintRule] = [
        LintRule("rss", [.document], needs: ["version"], inside: .document),
        LintRule("channel", [.document], inside: .feed),
        LintRule("item", [.feed, .document], inside: .item),
        LintRule("title", [.feed, .item, .image, .textInput]),
        // Atom's link without its namespace, which readers take.
        LintRule(
            "link", [.feed, .item], .any,
            [("href", .any), ("rel", .any), ("type", .any), ("length", .any), ("title", .any)]),
        LintRule("link", [.image, .textInput], .address),
        LintRule("description", [.feed, .item, .image, .textInput]),
        LintRule("language", [.feed], .language), LintRule("copyright", [.feed]),
        LintRule("managingEditor", [.feed], .text), LintRule("webMaster", [.feed], .text),
        LintRule("pubDate", both), LintRule("lastBuildDate", [.feed]),
        LintRule("category", both, .text, [("domain", .any)]),
        LintRule("generator", [.feed], .text), LintRule("docs", [.feed], .address),
        LintRule(
            "cloud", [.feed], .any,
            [
                ("domain", .text), ("port", .integer(1...65_535)), ("path", .text),
                ("registerProcedure", .any),
                ("protocol", .word(["xml-rpc", "soap", "http-post", "https-post"])),
            ], needs: ["domain", "port", "path", "registerProcedure", "protocol"]),
        LintRule("ttl", [.feed], positive),
        LintRule("image", [.feed], children: ["url", "title", "link"], inside: .image),
        LintRule("url", [.image], .address), LintRule("width", [.image], .integer(1...144)),
        LintRule("height", [.image], .integer(1...400)), LintRule("rating", [.feed], .text),
        LintRule("textInput", [.feed], children: partsOfInput, inside: .textInput),
        // As RSS 0.91 writes it.
        LintRule("textinput", [.feed], children: partsOfInput, inside: .textInput),
        LintRule("name", [.textInput], .text), LintRule("skipHours", [.feed], inside: .hours),
        LintRule("skipDays", [.feed], inside: .days),
        LintRule("hour", [.hours], .integer(0...24)),
        LintRule(
            "day", [.days],
            .word([
                "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
            ])),
        LintRule("author", [.item], .text), LintRule("comments", [.item], .address),
        LintRule(
            "enclosure", [.item], .any,
            [("url", .any), ("length", .any), ("type", .mediaType)]),
        LintRule("guid", [.item], .text, [("isPermaLink", truth)]),
        LintRule("source", [.item], .text, [("url", .address)], needs: ["url"]),
    ]

    private static let partsOfInput: [StaticString] = ["title", "description", "name", "link"]
    private static let textType: [Attribute] = [("type", .textType)]
    /// Feeds, entries and the feeds that an entry comes from.
    private static let all: [Place] = [.feed, .item, .source]

    /// Atom (RFC 4287). It may stand in RSS, too.
    private static let atom: [LintRule] = [
        LintRule("feed", [.document], inside: .feed),
        LintRule("entry", [.document, .feed], inside: .item),
        LintRule("author", all, children: ["name"], inside: .person),
        LintRule("contributor", all, children: ["name"], inside: .person),
        LintRule("name", [.person], .text), LintRule("uri", [.person], .reference),
        LintRule("email", [.person], .email),
        LintRule(
            "category", all, .any, [("term", .text), ("scheme", .address), ("label", .any)],
            needs: ["term"]),
        LintRule("content", [.item], .any, [("type", .contentType), ("src", .reference)]),
        LintRule(
            "generator", [.feed, .source], .text, [("uri", .reference), ("version", .text)]),
        LintRule("icon", [.feed, .source], .reference), LintRule("id", all, .address),
        LintRule(
            "link", all, .any,
            [
                ("href", .reference), ("rel", .text), ("type", .mediaType),
                ("hreflang", .language), ("title", .any), ("length", natural), ("count", .any),
                ("updated", .any), ("when", .any),
            ], needs: ["href"]),
        LintRule("logo", [.feed, .source], .reference), LintRule("published", [.item]),
        LintRule("rights", all, .any, textType), LintRule("source", [.item], inside: .source),
        LintRule("subtitle", [.feed, .source], .any, textType),
        LintRule("summary", [.item], .any, textType), LintRule("title", all, .any, textType),
        LintRule("updated", all),
    ]

    private static let explicit = LintValue.word([
        "true", "false", "yes", "no", "clean", "explicit",
    ])
    private static let yes = LintValue.word(["yes", "no"])

    /// Podcasts (help.apple.com/itc/podcasts_connect).
    private static let itunes: [LintRule] = [
        LintRule("author", both, .text), LintRule("block", both, yes),
        LintRule(
            "category", [.feed, .group], .any, [("text", .word(categories))], needs: ["text"],
            inside: .group),
        LintRule("image", both, .any, [("href", .address)], needs: ["href"]),
        LintRule("explicit", both, explicit), LintRule("complete", [.feed], yes),
        LintRule("keywords", both), LintRule("new-feed-url", both, .address),
        LintRule("owner", [.feed], children: ["email"], inside: .owner),
        LintRule("name", [.owner], .text), LintRule("email", [.owner], .email),
        LintRule("subtitle", both), LintRule("summary", both), LintRule("title", both, .text),
        LintRule("type", [.feed], .word(["episodic", "serial"])),
        LintRule("duration", [.item]), LintRule("isClosedCaptioned", [.item], yes),
        LintRule("order", [.item], natural), LintRule("episode", [.item], positive),
        LintRule("season", [.item]),
        LintRule("episodeType", [.item], .word(["full", "trailer", "bonus"])),
        LintRule("applepodcastsverify", [.feed]),
    ]

    /// Apple's categories and what is in them.
    private static let categories: [StaticString] = [
        "Arts", "Books", "Design", "Fashion & Beauty", "Food", "Performing Arts",
        "Visual Arts", "Business", "Careers", "Entrepreneurship", "Investing", "Management",
        "Marketing", "Non-Profit", "Comedy", "Comedy Interviews", "Improv", "Stand-Up",
        "Education", "Courses", "How To", "Language Learning", "Self-Improvement", "Fiction",
        "Comedy Fiction", "Drama", "Science Fiction", "Government", "History",
        "Health & Fitness", "Alternative Health", "Fitness", "Medicine", "Mental Health",
        "Nutrition", "Sexuality", "Kids & Family", "Education for Kids", "Parenting",
        "Pets & Animals", "Stories for Kids", "Leisure", "Animation & Manga", "Automotive",
        "Aviation", "Crafts", "Games", "Hobbies", "Home & Garden", "Video Games", "Music",
        "Music Commentary", "Music History", "Music Interviews", "News", "Business News",
        "Daily News", "Entertainment News", "News Commentary", "Politics", "Sports News",
        "Tech News", "Religion & Spirituality", "Buddhism", "Christianity", "Hinduism",
        "Islam", "Judaism", "Religion", "Spirituality", "Science", "Astronomy", "Chemistry",
        "Earth Sciences", "Life Sciences", "Mathematics", "Natural Sciences", "Nature", "Physics",
        "Social Sciences", "Society & Culture", "Documentary", "Personal Journals",
        "Philosophy", "Places & Travel", "Relationships", "Sports", "Baseball", "Basketball",
        "Cricket", "Fantasy Sports", "Football", "Golf", "Hockey", "Rugby", "Running", "Soccer",
        "Swimming", "Tennis", "Volleyball", "Wilderness", "Wrestling", "Technology", "True Crime",
        "TV & Film", "After Shows", "Film History", "Film Interviews", "Film Reviews",
        "TV Reviews",
    ]

    private static let everywhere: [Place] = [.feed, .item, .group]

    /// Media RSS (rssboard.org/media-rss).
    private static let media: [LintRule] = [
        LintRule("group", [.item], inside: .group),
        LintRule(
            "content", [.item, .group], .any,
            [
                ("url", .any), ("fileSize", .any), ("type", .mediaType),
                ("medium", .word(["image", "audio", "video", "document", "executable"])),
                ("isDefault", truth), ("expression", .word(["full", "sample", "nonstop"])),
                ("bitrate", .decimal(0...1e12)), ("framerate", .decimal(0...1e6)),
                ("samplingrate", .decimal(0...1e9)), ("channels", natural),
                ("duration", .any), ("height", .any), ("width", .any),
                ("lang", .language), ("bytes", natural),
            ], inside: .group),
        LintRule("adult", everywhere, truth),
        LintRule("rating", everywhere, .text, [("scheme", .any)]),
        LintRule("title", everywhere, .any, [("type", .word(["plain", "html"]))]),
        LintRule("description", everywhere, .any, [("type", .word(["plain", "html"]))]),
        LintRule("keywords", everywhere),
        LintRule(
            "thumbnail", everywhere, .any,
            [("url", .address), ("width", .any), ("height", .any), ("time", .text)],
            needs: ["url"]),
        LintRule("category", everywhere, .text, [("scheme", .any), ("label", .any)]),
        LintRule("hash", everywhere, .text, [("algo", .word(["md5", "sha-1"]))]),
        LintRule(
            "player", everywhere, .any,
            [("url", .address), ("width", natural), ("height", natural)], needs: ["url"]),
        LintRule("credit", everywhere, .text, [("role", .text), ("scheme", .any)]),
        LintRule("copyright", everywhere, .any, [("url", .address)]),
        LintRule(
            "text", everywhere, .any,
            [
                ("type", .word(["plain", "html"])), ("lang", .language), ("start", .text),
                ("end", .text),
            ]),
        LintRule(
            "restriction", everywhere, .any,
            [
                ("relationship", .word(["allow", "deny"])),
                ("type", .word(["country", "uri", "sharing"])),
            ], needs: ["relationship"]),
        LintRule("community", everywhere), LintRule("comments", everywhere),
        LintRule("embed", everywhere), LintRule("responses", everywhere),
        LintRule("backLinks", everywhere), LintRule("status", everywhere),
        LintRule("price", everywhere), LintRule("license", everywhere),
        LintRule("subTitle", everywhere), LintRule("peerLink", everywhere),
        LintRule("location", everywhere), LintRule("rights", everywhere),
        LintRule("scenes", everywhere),
    ]

    /// Dublin Core (dublincore.org/documents/dces).
    private static let dublinCore: [LintRule] =
        ([
            "title", "creator", "subject", "description", "publisher", "contributor", "type",
            "format", "identifier", "source", "relation", "coverage", "rights",
        ] as [StaticString]).map { LintRule($0, [.feed, .item, .image, .textInput]) } + [
            LintRule("date", both, .date), LintRule("language", both, .language),
        ]

    private static let syndication: [LintRule] = [
        LintRule(
            "updatePeriod", [.feed],
            .word(["hourly", "daily", "weekly", "monthly", "yearly"])),
        LintRule("updateFrequency", [.feed], positive), LintRule("updateBase", [.feed], .date),
    ]

    private static let slash: [LintRule] = [
        LintRule("section", [.item], .text), LintRule("department", [.item], .text),
        LintRule("comments", [.item], natural), LintRule("hit_parade", [.item], .text),
    ]

    private static let geo: [LintRule] = [
        LintRule("lat", [.feed, .item, .group], .decimal(-90...90)),
        LintRule("long", [.feed, .item, .group], .decimal(-180...180)),
        LintRule("alt", [.feed, .item, .group]), LintRule("Point", both, inside: .group),
        LintRule("lat_long", both), LintRule("location", both),
    ]

    private static let geoRSS: [LintRule] = [
        LintRule("point", both, .coordinates), LintRule("line", both, .coordinates),
        LintRule("polygon", both, .coordinates), LintRule("box", both, .coordinates),
        LintRule("circle", both), LintRule("where", both), LintRule("elev", both),
        LintRule("floor", both), LintRule("radius", both), LintRule("featuretypetag", both),
        LintRule("relationshiptag", both), LintRule("featurename", both),
        LintRule("featureTypeTag", both), LintRule("relationshipTag", both),
        LintRule("featureName", both),
    ]

    /// Threads (RFC 4685).
    private static let threading: [LintRule] = [
        LintRule(
            "in-reply-to", [.item], .any,
            [
                ("ref", .address), ("href", .reference), ("type", .mediaType),
                ("source", .reference),
            ], needs: ["ref"]),
        LintRule("total", [.item], natural),
    ]

    private static let wellFormedWeb: [LintRule] = [
        LintRule("comment", [.item], .address), LintRule("commentRss", [.item], .address),
        LintRule("commentRSS", [.item], .address),
    ]

    private static let content: [LintRule] = [
        LintRule("encoded", [.item]), LintRule("items", both),
    ]

    /// Only the values, since the vocabulary grows.
    private static let podcast: [LintRule] = [
        LintRule("locked", [.feed], yes, [("owner", .email)]),
        LintRule("medium", [.feed], .text),
        LintRule("guid", [.feed], .text), LintRule("season", [.item], .any, [("name", .any)]),
        LintRule(
            "episode", [.item], .decimal(0...1e6), [("display", .any)]),
        LintRule(
            "transcript", [.item], .any,
            [
                ("url", .address), ("type", .mediaType), ("language", .language), ("rel", .any),
            ], needs: ["url", "type"]),
        LintRule(
            "chapters", [.item], .any, [("url", .address), ("type", .mediaType)],
            needs: ["url", "type"]),
    ]
}
