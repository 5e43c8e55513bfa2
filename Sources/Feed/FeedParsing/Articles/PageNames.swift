internal import FeedMarkup

/// What classes and identifiers say, by the words that they are made of: `entry-content`,
/// `article__body`, `shareTools`.
enum PageNames {
    /// The maximum number of words of one name that are looked at.
    private static let wordLimit = 12

    /// The marks of the names in `range`, separated by spaces.
    static func marks(in range: Range<Int>, of bytes: Span<UInt8>) -> PageMarks {
        var marks: PageMarks = []
        bytes.anyToken(in: range) { name in
            marks.formUnion(Self.marks(ofName: name, in: bytes))
            return false
        }
        return marks
    }

    private static func marks(ofName name: Range<Int>, in bytes: Span<UInt8>) -> PageMarks {
        var marks: PageMarks = []
        var last: Range<Int>?
        var position = name.lowerBound
        for _ in 0..<wordLimit {
            guard let word = word(from: position, to: name.upperBound, in: bytes) else { break }
            position = word.upperBound
            // "has-sidebar", "elementor-widget", "no-comments" are no sidebar, widget and comments.
            if asides.index(of: word, in: bytes) != nil { break }
            if let last, textFirst.index(of: last, in: bytes) != nil,
                textSecond.index(of: word, in: bytes) != nil
            {
                marks.insert(.body)
            }
            if let last, isMain(last, word, in: bytes) { marks.insert(.main) }
            if commentWords.index(of: word, in: bytes) != nil { marks.insert(.comments) }
            if foreignWords.index(of: word, in: bytes) != nil { marks.insert(.surroundings) }
            if keptWords.index(of: word, in: bytes) != nil { marks.insert(.kept) }
            if leadWords.index(of: word, in: bytes) != nil { marks.insert(.lead) }
            if pageWords.index(of: word, in: bytes) != nil {
                marks.insert([.pages, .surroundings])
            }
            if hiddenWords.index(of: word, in: bytes) != nil { marks.insert(.hidden) }
            if let last,
                bytes.equalsIgnoringCase(last, "sr") || bytes.equalsIgnoringCase(last, "screen"),
                bytes.equalsIgnoringCase(word, "only") || bytes.equalsIgnoringCase(word, "reader")
            {
                marks.insert(.hidden)
            }
            last = word
        }
        if bytes.equalsIgnoringCase(name, "cooked") { marks.insert(.post) }
        if bytes.equalsIgnoringCase(name, "hentry") || bytes.equalsIgnoringCase(name, "h-entry") {
            marks.insert(.article)
        }
        // "article-body-share" is about sharing.
        if !marks.isDisjoint(with: [.surroundings, .comments]) { marks.subtract([.body, .main]) }
        return marks
    }

    /// The next word: letters of one case, or a capital and the small ones after it, or digits.
    private static func word(
        from start: Int, to end: Int, in bytes: Span<UInt8>
    ) -> Range<Int>? {
        var start = start
        while start < end, !bytes[start].isASCIIAlphanumeric { start += 1 }
        guard start < end else { return nil }
        var position = start + 1
        while position < end, bytes[position].isASCIIAlphanumeric {
            let isCapital = bytes[position] & 0x20 == 0 && bytes[position].isASCIILetter
            let followsSmall = bytes[position - 1] & 0x20 != 0 && bytes[position - 1].isASCIILetter
            if isCapital, followsSmall { break }
            position += 1
        }
        return start..<position
    }

    private static func isMain(
        _ first: Range<Int>, _ second: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        (bytes.equalsIgnoringCase(first, "main") || bytes.equalsIgnoringCase(first, "page"))
            && bytes.equalsIgnoringCase(second, "content")
    }

    private static let textFirst = PackedNameTable([
        "article", "available", "blog", "body", "content", "entry", "e", "full", "gh", "item",
        "markdown", "name", "news", "node", "post", "single", "story",
    ])
    private static let textSecond = PackedNameTable([
        "body", "content", "copy", "description", "markup", "text",
    ])
    private static let asides = PackedNameTable([
        "code", "elementor", "has", "is", "layout", "no", "supports", "theme", "with", "without",
    ])
    private static let commentWords = PackedNameTable([
        "comment", "commentary", "commentlist", "comments", "disqus", "replies", "respond",
        "responses", "webmentions",
    ])
    private static let foreignWords = PackedNameTable([
        "ad", "addtoany", "ads", "adsbygoogle", "advert", "advertisement", "author", "authors",
        "authorbox", "banner", "bio", "breadcrumb", "breadcrumbs", "button", "buttons", "byline",
        "categories", "consent", "cookie", "cookies", "copyright", "cta", "dateline", "donate",
        "donation", "footer", "gdpr", "likes", "login", "masthead", "menu", "meta", "metadata",
        "modal", "nav", "navbar", "navigation", "newsletter", "outbrain", "overlay", "paywall",
        "popular", "popup", "postmetadata", "print", "printfriendly", "promo", "promoted",
        "promotion", "rating", "recirc", "recirculation", "recommendation", "recommendations",
        "recommended", "register", "related", "relatedposts", "reactions", "share", "sharedaddy",
        "sharing", "shares", "sidebar", "signup", "skip", "social", "sponsor", "sponsored",
        "subscribe", "subscription", "suggested", "suggestions", "taboola", "tagcloud", "tags",
        "teaser", "teasers", "timestamp", "toolbar", "topbar", "trending", "upvote", "widget",
        "widgets", "yarpp",
    ])
    private static let keptWords = PackedNameTable([
        "admonition", "blockquote", "callout", "endnotes", "footnote", "footnotes", "pullquote",
    ])
    private static let leadWords = PackedNameTable([
        "dek", "intro", "lead", "lede", "standfirst", "teasertext",
    ])
    private static let pageWords = PackedNameTable([
        "multipage", "pager", "pagination", "paging", "pagelinks",
    ])
    private static let hiddenWords = PackedNameTable([
        "anchorjs", "editsection", "headerlink", "noprint", "visuallyhidden",
    ])
}
