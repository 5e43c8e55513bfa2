/// How an element inside an item may be passed over, of which a list shows nothing: what it says
/// stands in the item's details, and is read when somebody asks for those.
///
/// What may hold a title, a date, a person, a place or a content is none of these, nor is what a
/// problem may be noted with that these rules do not look for.
enum DetailElement {
    /// Text, or a CDATA section.
    case text
    /// A number in digits.
    case number
    /// An address.
    case address
    /// Nothing inside; what it says stands in its attributes.
    case attributes
    /// As ``attributes``, and of these there has to be an address.
    case picture
    /// A file of Media RSS, with what describes it.
    case media
    /// As ``text``; it names a person, who may turn out to be the author.
    case credit
    /// Something that is not read, with whatever elements inside.
    case unknown

    /// The rule for an element directly in an item or in a group of media; `nil` where it has to be
    /// read at once.
    init?(_ name: ElementName) {
        switch name.namespace {
        case .core: self.init(core: name.local)
        case .dublinCore, .dublinCoreTerms: self.init(dublinCore: name.local)
        case .itunes: self.init(itunes: name.local)
        case .media: self.init(media: name.local)
        case .slash, .wellFormedWeb, .threading: self.init(discussion: name)
        case .creativeCommons: self = name.local == .license ? .text : .unknown
        case .podcast:
            switch name.local {
            case .season, .episode: self = .text
            case .transcript, .chapters: self = .attributes
            case .unknown: self = .unknown
            default: return nil
            }
        case .syndication, .feedBurner, .other: self = .unknown
        case .rdf, .xml, .xhtml, .content, .geoRSS, .geo, .gml: return nil
        }
    }

    private init?(core local: LocalName) {
        switch local {
        case .category, .keywords, .copyright, .rights, .language: self = .text
        case .enclosure: self = .attributes
        case .comments: self = .address
        case .unknown: self = .unknown
        default: return nil
        }
    }

    private init?(dublinCore local: LocalName) {
        switch local {
        case .subject, .rights, .language, .unknown: self = .text
        default: return nil
        }
    }

    private init?(itunes local: LocalName) {
        switch local {
        case .duration, .keywords, .season, .episode, .episodetype: self = .text
        case .category: self = .attributes
        case .image: self = .picture
        case .unknown: self = .unknown
        default: return nil
        }
    }

    private init?(media local: LocalName) {
        switch local {
        case .content: self = .media
        case .thumbnail, .player: self = .attributes
        case .category, .keywords, .copyright: self = .text
        case .credit: self = .credit
        case .rating, .unknown: self = .unknown
        default: return nil
        }
    }

    private init?(discussion name: ElementName) {
        switch (name.namespace, name.local) {
        case (.slash, .comments), (.threading, .total): self = .number
        case (.slash, .section), (.slash, .department): self = .text
        case (.wellFormedWeb, .commentrss): self = .address
        case (_, .unknown), (.wellFormedWeb, .comment): self = .unknown
        default: return nil
        }
    }

    /// The rule for an element inside one that is passed over by this rule.
    func inside(_ name: ElementName) -> DetailElement? {
        switch self {
        case .unknown: return name.isItem || name.isUndeclared ? nil : .unknown
        case .media:
            guard name.namespace == .media else { return nil }
            switch name.local {
            case .title, .description: return .text
            case .content: return nil
            default: return DetailElement(media: name.local)
            }
        case .text, .number, .address, .attributes, .picture, .credit: return nil
        }
    }
}
