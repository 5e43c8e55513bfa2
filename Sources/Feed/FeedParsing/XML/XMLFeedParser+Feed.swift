internal import FeedMarkup
internal import FeedModel

/// The elements that say something of the feed.
extension XMLFeedParser {
    mutating func beginInFeed(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        if isThorough { notePresence(of: name, token, in: bytes) }
        return switch name.namespace {
        case .core: beginCoreInFeed(name.local, token, frame, in: bytes)
        case .dublinCore, .dublinCoreTerms: beginDublinCoreInFeed(name, token, frame, in: bytes)
        case .itunes: beginITunesInFeed(name.local, token, frame, in: bytes)
        case .rdf where name.local == .rdf: .feed
        case .syndication: beginSchedule(name.local, token, in: bytes)
        case .media, .creativeCommons, .podcast:
            beginModuleInFeed(name, token, frame, in: bytes)
        default: .ignored
        }
    }

    private mutating func beginCoreInFeed(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch name {
        case .channel, .feed, .rss, .rdf:
            if name == .channel {
                readChannelAttributes(frame, in: bytes)
                if !frame.language.isEmpty, feed.language == nil {
                    feed.language = language(frame.language, in: bytes)
                }
            }
            return .feed
        case .title:
            let value = captureValue(of: token, in: bytes)
            let type = textType(of: value, fallback: defaultTextType, in: bytes)
            feed.title.offer(line(value, as: type, in: bytes), rank: 1)
        case .link:
            return readFeedLink(token, frame, in: bytes)
        case .a where feed.format == .cdf:
            return readFeedLink(token, frame, in: bytes)
        case .subtitle, .tagline, .description, .abstract, .info:
            let rank =
                switch name {
                case .subtitle: 1
                case .tagline: 2
                case .info: 4
                default: 3
                }
            let value = captureValue(of: token, isContent: true, in: bytes)
            let type = textType(of: value, fallback: defaultTextType, in: bytes)
            feed.summary.offer(line(value, as: type, in: bytes), rank: rank)
        case .id, .guid:
            let value = captureValue(of: token, in: bytes)
            if feed.id == nil { feed.id = identifier(value, in: bytes) }
        case .updated, .modified:
            let value = captureValue(of: token, in: bytes)
            if isThorough { checkDate(value, of: name, in: bytes) }
            feed.updated.offer(date(value, in: bytes), rank: 1)
        case .lastbuilddate:
            let value = captureValue(of: token, in: bytes)
            if isThorough { checkDate(value, of: name, in: bytes) }
            feed.updated.offer(date(value, in: bytes), rank: 2)
        case .pubdate, .published, .issued, .created:
            let value = captureValue(of: token, in: bytes)
            if isThorough { checkDate(value, of: name, in: bytes) }
            feed.published.offer(date(value, in: bytes), rank: name == .created ? 2 : 1)
        case .copyright, .rights:
            let value = captureValue(of: token, isContent: true, in: bytes)
            let type = textType(of: value, fallback: defaultTextType, in: bytes)
            if feed.rights == nil { feed.rights = line(value, as: type, in: bytes) }
        case .language:
            let value = captureValue(of: token, in: bytes)
            if let language = language(bytes.trimmingWhiteSpace(value.range), in: bytes) {
                feed.language = language
            }
        case .generator:
            let value = captureValue(of: token, in: bytes)
            if feed.generator == nil { feed.generator = line(value, in: bytes) }
        case .image:
            return .image
        case .logo, .icon:
            let rank = name == .logo ? 2 : 3
            let value = captureValue(of: token, in: bytes)
            let picture =
                url(.href, for: .resource, base: frame.base, in: bytes)
                ?? url(value, for: .resource, base: frame.base, in: bytes)
            feed.icon.offer(picture, rank: rank)
        case .author, .managingeditor:
            let value = captureValue(of: token, isContent: true, in: bytes)
            let people = people(value, base: frame.base, in: bytes)
            if isThorough { checkAddress(of: people.first, value) }
            for person in people { addFeedAuthor(person) }
        case .webmaster:
            let value = captureValue(of: token, isContent: true, in: bytes)
            let person = person(value, base: frame.base, in: bytes)
            if isThorough { checkAddress(of: person, value) }
            addFallbackFeedAuthor(person, in: bytes)
        case .category:
            addFeedCategories([category(token, in: bytes)].compactMap { $0 })
        case .keywords:
            let value = captureValue(of: token, in: bytes)
            addFeedCategories(list(value, in: bytes))
        case .ttl:
            return beginSchedule(name, token, in: bytes)
        default:
            return .ignored
        }
        return .ignored
    }

    private mutating func beginDublinCoreInFeed(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        let value = captureValue(of: token, isContent: true, in: bytes)
        switch name.local {
        case .title: feed.title.offer(line(value, in: bytes), rank: 2)
        case .description, .abstract: feed.summary.offer(line(value, in: bytes), rank: 5)
        case .date:
            let date = date(value, in: bytes)
            feed.updated.offer(date, rank: 4)
        case .modified: feed.updated.offer(date(value, in: bytes), rank: 3)
        case .issued, .created, .available:
            feed.published.offer(date(value, in: bytes), rank: 3)
        case .creator, .author:
            for person in people(value, base: frame.base, in: bytes) { addFeedAuthor(person) }
        case .publisher:
            addFallbackFeedAuthor(person(value, base: frame.base, in: bytes), in: bytes)
        case .rights:
            if feed.rights == nil { feed.rights = line(value, in: bytes) }
        case .language:
            if feed.language == nil {
                feed.language = language(bytes.trimmingWhiteSpace(value.range), in: bytes)
            }
        case .subject:
            addFeedCategories(
                members(of: value, in: bytes).compactMap { line($0, in: bytes) })
        case .identifier:
            if feed.id == nil { feed.id = identifier(value, in: bytes) }
        default: break
        }
        return .ignored
    }

    private mutating func beginITunesInFeed(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch name {
        case .category:
            addFeedCategories([line(.text, in: bytes)].compactMap { $0 })
            return .feed
        case .image:
            let picture =
                url(.href, for: .resource, base: frame.base, in: bytes)
                ?? url(.url, for: .resource, base: frame.base, in: bytes)
            let value = captureValue(of: token, in: bytes)
            feed.icon.offer(
                picture ?? url(value, for: .resource, base: frame.base, in: bytes), rank: 4)
        case .link where attribute(.rel, is: "image", in: bytes):
            // As it was written before there was an element for it.
            feed.icon.offer(url(.href, for: .resource, base: frame.base, in: bytes), rank: 4)
        case .newfeedurl:
            let value = captureValue(of: token, in: bytes)
            let url = url(value, for: .resource, base: frame.base, in: bytes)
            feed.newFeedURL = feed.newFeedURL ?? url
        case .complete:
            let value = captureValue(of: token, in: bytes)
            let text = bytes.trimmingWhiteSpace(value.range)
            feed.isExpired = feed.isExpired || bytes.equalsIgnoringCase(text, "yes")
        case .keywords:
            let value = captureValue(of: token, in: bytes)
            addFeedCategories(list(value, in: bytes))
        case .author:
            let value = captureValue(of: token, in: bytes)
            addFeedAuthor(person(value, base: frame.base, in: bytes))
        case .owner:
            let value = captureValue(of: token, isContent: true, in: bytes)
            addFallbackFeedAuthor(person(value, base: frame.base, in: bytes), in: bytes)
        case .subtitle, .summary, .description:
            let value = captureValue(of: token, isContent: true, in: bytes)
            feed.summary.offer(line(value, in: bytes), rank: name == .subtitle ? 6 : 7)
        case .title:
            let value = captureValue(of: token, in: bytes)
            feed.title.offer(line(value, in: bytes), rank: 3)
        default: break
        }
        return .ignored
    }

    private mutating func beginModuleInFeed(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch (name.namespace, name.local) {
        case (.media, .thumbnail):
            feed.icon.offer(url(.url, for: .resource, base: frame.base, in: bytes), rank: 5)
        case (.media, .category):
            addFeedCategories([category(token, in: bytes)].compactMap { $0 })
        case (.media, .keywords):
            let value = captureValue(of: token, in: bytes)
            addFeedCategories(list(value, in: bytes))
        case (.media, .copyright), (.creativeCommons, .license):
            let resource = attributes[.resource]
            let value = captureValue(of: token, in: bytes)
            if feed.rights == nil {
                feed.rights =
                    line(value, in: bytes)
                    ?? resource.flatMap { line(XMLValue(range: $0), as: .plain, in: bytes) }
            }
        default: break
        }
        return .ignored
    }

    /// RSS's picture: its title, address and the page it leads to.
    mutating func readImage(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) {
        guard name.local == .url, name.namespace == .core else { return }
        let value = captureValue(of: token, in: bytes)
        if isInItem {
            offerPicture(fileURL(value, base: frame.base, in: bytes), rank: 3, in: bytes)
        } else {
            feed.icon.offer(url(value, for: .resource, base: frame.base, in: bytes), rank: 1)
        }
    }

    private mutating func addFeedAuthor(_ author: FeedAuthor?) {
        guard let author else { return }
        if feed.authors.count < limits.valuesPerItem { feed.authors.addPerson(author) }
    }

    private mutating func addFallbackFeedAuthor(_ author: FeedAuthor?, in bytes: Span<UInt8>) {
        guard let author, feed.fallbackAuthors.count < 8 else { return }
        feed.fallbackAuthors.addPerson(author)
    }

    private mutating func addFeedCategories(_ terms: [String]) {
        for term in terms
        where feed.categories.count < limits.valuesPerItem
            && feed.knownCategories.insert(term).inserted
        {
            feed.categories.append(term)
        }
    }
}
