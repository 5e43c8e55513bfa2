internal import FeedMarkup
internal import FeedModel

/// The elements that say something of an item.
extension XMLFeedParser {
    mutating func beginInItem(
        _ name: ElementName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        if isThorough { notePresence(of: name, token, in: bytes) }
        switch name.namespace {
        case .core: return beginCoreInItem(name.local, token, frame, in: bytes)
        case .content where name.local == .encoded:
            offerContent(token, frame, rank: 0, fallback: .html, in: bytes)
        case .xhtml where name.local == .body || name.local == .div:
            offerContent(token, frame, rank: 1, fallback: .xhtml, in: bytes)
        case .dublinCore, .dublinCoreTerms: readDublinCore(name.local, token, frame, in: bytes)
        case .itunes: return beginITunesInItem(name.local, token, frame, in: bytes)
        case .media: return beginInMedia(name, token, frame, in: bytes)
        case .podcast where name.local != .location && name.local != .person:
            return beginPodcastInItem(name.local, token, frame, in: bytes)
        case .geoRSS, .geo, .gml, .podcast:
            return beginPlace(name, token, frame, in: bytes)
        case .slash, .wellFormedWeb, .threading:
            return beginDiscussion(name, token, frame, in: bytes)
        case .creativeCommons where name.local == .license:
            let resource = attributes[.resource]
            let value = captureValue(of: token, in: bytes)
            setRights(
                line(value, in: bytes)
                    ?? resource.flatMap { line(XMLValue(range: $0), as: .plain, in: bytes) })
        default: break
        }
        return .ignored
    }

    private mutating func beginCoreInItem(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch name {
        case .title:
            let value = captureValue(of: token, in: bytes)
            offerTitle(value, language: frame.language, in: bytes)
        case .link:
            return readItemLink(token, frame, in: bytes)
        case .description, .abstract:
            offerContent(token, frame, rank: 2, fallback: .html, in: bytes)
        case .summary:
            offerContent(token, frame, rank: 2, fallback: defaultTextType, in: bytes)
        case .content:
            // Content that lies elsewhere (RFC 4287, section 4.1.3.2).
            if attributes[.src] != nil {
                addAttachment(fileURL(.src, base: frame.base, in: bytes), in: bytes)
            }
            offerContent(token, frame, rank: 1, fallback: defaultTextType, in: bytes)
        case .encoded:
            offerContent(token, frame, rank: 0, fallback: .html, in: bytes)
        case .body:
            offerContent(token, frame, rank: 1, fallback: .html, in: bytes)
        case .guid, .id:
            readIdentifier(name, token, frame, in: bytes)
        case .pubdate, .published, .issued, .created:
            let value = captureValue(of: token, in: bytes)
            if isThorough { checkDate(value, of: name, in: bytes) }
            offerDate(value, of: name, in: bytes)
        case .updated, .modified, .lastbuilddate:
            let value = captureValue(of: token, in: bytes)
            if isThorough { checkDate(value, of: name, in: bytes) }
            offerDate(value, of: name, in: bytes)
        case .date:
            let value = captureValue(of: token, in: bytes)
            offerDate(value, of: name, in: bytes)
        case .author, .creator, .contributor:
            let value = captureValue(of: token, isContent: true, in: bytes)
            let people = people(value, base: frame.base, in: bytes)
            if isThorough, name == .author { checkAddress(of: people.first, value) }
            for person in people {
                if name == .contributor { addContributor(person) } else { addAuthor(person) }
            }
        case .category:
            addTag(category(token, in: bytes))
        case .keywords:
            let value = captureValue(of: token, in: bytes)
            addTags(list(value, in: bytes))
        case .enclosure:
            if isThorough, attributes[.href] == nil {
                checkEnclosure(at: token.range.lowerBound, in: bytes)
            }
            if isThorough {
                checkNumbers([.length], in: bytes)
                if let address = attributes[.url] {
                    checkIsWhole(XMLValue(range: address), base: frame.base, in: bytes)
                }
            }
            addAttachment(
                fileURL(.url, base: frame.base, in: bytes)
                    .or(fileURL(.href, base: frame.base, in: bytes)), in: bytes)
            return .item
        case .comments:
            let value = captureValue(of: token, in: bytes)
            item.rest.comments.offer(url(value, base: frame.base, in: bytes), rank: 1)
        case .copyright, .rights:
            let value = captureValue(of: token, isContent: true, in: bytes)
            let type = textType(of: value, fallback: defaultTextType, in: bytes)
            setRights(line(value, as: type, in: bytes))
        case .source:
            readSource(token, frame, in: bytes)
        case .image:
            readItemImage(token, frame, in: bytes)
        case .language:
            let value = captureValue(of: token, in: bytes)
            setLanguage(language(bytes.trimmingWhiteSpace(value.range), in: bytes))
        case .location:
            let value = captureValue(of: token, in: bytes)
            item.rest.location.offer(line(value, in: bytes), rank: 2)
        case .a where feed.format == .cdf:
            return readItemLink(token, frame, in: bytes)
        default:
            break
        }
        return .ignored
    }

    /// A picture of the item's own: its address, or what RSS has for a feed's picture.
    private mutating func readItemImage(
        _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) {
        let named = fileURL(.href, base: frame.base, in: bytes)
            .or(fileURL(.url, base: frame.base, in: bytes))
            .or(fileURL(.src, base: frame.base, in: bytes))
        offerPicture(named, rank: 3, in: bytes)
        let value = captureValue(of: token, isContent: true, in: bytes)
        guard value.hasElements else {
            return offerPicture(fileURL(value, base: frame.base, in: bytes), rank: 3, in: bytes)
        }
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            guard child.name == .url else { continue }
            offerPicture(fileURL(child.value, base: frame.base, in: bytes), rank: 3, in: bytes)
        }
    }

    private mutating func readIdentifier(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) {
        let isPermaLink = name == .guid && !attribute(.isPermaLink, is: "false", in: bytes)
        let value = captureValue(of: token, in: bytes)
        if isThorough, isPermaLink { checkPermalink(value, in: bytes) }
        useIdentifier(value, isPermaLink: isPermaLink, base: frame.base, in: bytes)
    }

    /// Takes `value` as the item's identifier; as its address as well where it may be one and there is no
    /// other.
    mutating func useIdentifier(
        _ value: XMLValue, isPermaLink: Bool, base: UInt32, in bytes: Span<UInt8>
    ) {
        guard let id = linePlace(value, as: .plain, in: bytes) else { return }
        // RDF's `about` gives way to the item's own word.
        if item.id.isNone || feed.format == .rss10 || feed.format == .rss090 { item.id = id }
        guard isPermaLink, item.url.wants(4) else { return }
        let isAddress = ["http://", "https://"].contains { hasPrefix($0, at: id, in: bytes) }
        if isAddress {
            item.url.offer(urlPlace(value, base: base, in: bytes), rank: 4)
        }
    }

    private mutating func hasPrefix(
        _ prefix: StaticString, at place: FeedItemPlace, in bytes: Span<UInt8>
    ) -> Bool {
        let made = madeTexts
        let text = place.isMade ? made.span : bytes
        let range = InvisibleText.trimming(place.range, in: text)
        return text.hasCaseInsensitivePrefix(
            prefix, at: range.lowerBound, before: range.upperBound)
    }

    /// Offers the text of the item's own title element.
    mutating func offerTitle(
        _ value: XMLValue, language: Range<Int>, in bytes: Span<UInt8>
    ) {
        guard item.title.wants(1) else { return }
        let type = textType(of: value, fallback: defaultTextType, in: bytes)
        if isThorough { checkSection(value, in: bytes) }
        guard let title = linePlace(value, as: type, in: bytes) else { return }
        item.title.offer(title, rank: 1)
        item.titleLanguage = ownLanguage(language)
    }

    /// Offers a date by the name of its element.
    mutating func offerDate(_ value: XMLValue, of name: LocalName, in bytes: Span<UInt8>) {
        let date = date(value, in: bytes)
        switch name {
        case .updated, .modified, .lastbuilddate: item.updated.offer(date, rank: 1)
        case .date: item.published.offer(date, rank: 2)
        default: item.published.offer(date, rank: name == .created ? 4 : 1)
        }
    }

    private mutating func readDublinCore(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) {
        switch name {
        case .description, .abstract:
            offerContent(token, frame, rank: 3, fallback: .html, in: bytes)
            return
        default: break
        }
        let value = captureValue(of: token, isContent: true, in: bytes)
        switch name {
        case .title, .date, .creator, .author, .subject:
            useDublinCore(value, of: name, base: frame.base, in: bytes)
        case .issued, .available: item.published.offer(date(value, in: bytes), rank: 2)
        case .created: item.published.offer(date(value, in: bytes), rank: 4)
        case .modified: item.updated.offer(date(value, in: bytes), rank: 2)
        case .contributor:
            for person in people(value, base: frame.base, in: bytes) { addContributor(person) }
        case .publisher:
            addFallbackAuthor(person(value, base: frame.base, in: bytes))
        case .rights: setRights(line(value, in: bytes))
        case .language:
            setLanguage(language(bytes.trimmingWhiteSpace(value.range), in: bytes))
        case .identifier:
            if item.id.isNone { item.id = identifierPlace(value, in: bytes) ?? .none }
        default: break
        }
    }

    /// Uses the inside of an element of Dublin Core whose attributes say nothing.
    mutating func useDublinCore(
        _ value: XMLValue, of name: LocalName, base: UInt32, in bytes: Span<UInt8>
    ) {
        switch name {
        case .title:
            item.title.offer(linePlace(value, in: bytes), rank: 2)
        case .date: item.published.offer(date(value, in: bytes), rank: 3)
        case .creator, .author:
            for person in people(value, base: base, in: bytes) { addAuthor(person) }
        case .subject:
            if value.hasElements {
                for member in members(of: value, in: bytes) { addTag(line(member, in: bytes)) }
            } else {
                addTag(line(value, in: bytes))
            }
        default: break
        }
    }

    private mutating func beginITunesInItem(
        _ name: LocalName, _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) -> ParserFrame.Container {
        switch name {
        case .category:
            addTag(line(.text, in: bytes))
            return .item
        case .image:
            let picture = fileURL(.href, base: frame.base, in: bytes)
                .or(fileURL(.url, base: frame.base, in: bytes))
            let value = captureValue(of: token, in: bytes)
            offerPicture(
                picture.or(fileURL(value, base: frame.base, in: bytes)), rank: 4, in: bytes)
        case .link where attribute(.rel, is: "image", in: bytes):
            // As it was written before there was an element for it.
            offerPicture(fileURL(.href, base: frame.base, in: bytes), rank: 4, in: bytes)
        case .keywords:
            let value = captureValue(of: token, in: bytes)
            addTags(list(value, in: bytes))
        case .author, .owner:
            let value = captureValue(of: token, isContent: true, in: bytes)
            useITunes(value, of: name, base: frame.base, in: bytes)
        case .summary, .description:
            offerContent(token, frame, rank: 4, fallback: .html, in: bytes)
        case .subtitle:
            offerContent(token, frame, rank: 5, fallback: .html, in: bytes)
        case .title:
            let value = captureValue(of: token, in: bytes)
            useITunes(value, of: name, base: frame.base, in: bytes)
        case .duration:
            let value = captureValue(of: token, in: bytes)
            if isThorough { checkDuration(value.range, of: "<itunes:duration>", in: bytes) }
            useITunes(value, of: name, base: frame.base, in: bytes)
        case .season, .episode, .episodetype:
            return beginPodcastInItem(name, token, frame, in: bytes)
        default: break
        }
        return .ignored
    }

    /// Uses the inside of an element of iTunes that holds no content.
    mutating func useITunes(
        _ value: XMLValue, of name: LocalName, base: UInt32, in bytes: Span<UInt8>
    ) {
        switch name {
        case .author, .owner: addFallbackAuthor(person(value, base: base, in: bytes))
        case .title: item.title.offer(linePlace(value, in: bytes), rank: 3)
        case .duration: item.duration = duration(value.range, in: bytes)
        default: break
        }
    }

    /// Keeps the place of a text that may become the content.
    mutating func offerContent(
        _ token: MarkupToken, _ frame: ParserFrame, rank: Int, fallback: TextType,
        isUsuallyPlain: Bool = false, in bytes: Span<UInt8>
    ) {
        let value = captureValue(of: token, isContent: true, in: bytes)
        offerContent(
            value, base: frame.base, language: frame.language, rank: rank, fallback: fallback,
            isUsuallyPlain: isUsuallyPlain, in: bytes)
    }

    /// Keeps the place of a text that may become the content, by the attributes of its tag.
    mutating func offerContent(
        _ value: XMLValue, base: UInt32, language: Range<Int>, rank: Int, fallback: TextType,
        isUsuallyPlain: Bool, in bytes: Span<UInt8>
    ) {
        guard
            bytes.skippingWhiteSpace(from: value.range.lowerBound, to: value.range.upperBound)
                < value.range.upperBound
        else { return }
        var type = textType(of: value, fallback: fallback, in: bytes)
        if fallback == .xhtml { type = .xhtml }
        if type == .html, fallback == .html, attributes[.type] == nil, value.hasElements,
            isXHTML(value, in: bytes)
        {
            type = .xhtml
        }
        if type == .unknown { type = .html }
        if isUsuallyPlain, type == .html, attributes[.type] == nil, !holdsMarkup(value, in: bytes) {
            type = .plain
        }
        guard type != .other else { return }
        item.candidates.append(
            ItemBuilder.Candidate(
                record: ContentRecord(value, type: type, base: base),
                language: ownLanguage(language), rank: rank))
    }

    /// True where a tag of HTML stands in the text that `value` is. O(n).
    private mutating func holdsMarkup(_ value: XMLValue, in bytes: Span<UInt8>) -> Bool {
        if value.form != .mixed,
            bytes.firstIndex(of: UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: value.range) == nil
        {
            return false
        }
        let text = value.text(in: bytes)
        let span = text.span
        var scanner = MarkupScanner(0..<span.count, syntax: .html)
        while let token = scanner.next(in: span) {
            if token.kind == .startTag, HTMLNames.isKnown(token.name, in: span) { return true }
        }
        return false
    }

    /// True where the first element inside is declared to be XHTML.
    private mutating func isXHTML(_ value: XMLValue, in bytes: Span<UInt8>) -> Bool {
        var scanner = MarkupScanner(value.range, syntax: .xml)
        while let token = scanner.next(in: bytes) {
            guard token.kind == .startTag else { continue }
            var attributes = MarkupAttributeScanner(token, syntax: .xml)
            while let attribute = attributes.next(in: bytes) {
                let name = attribute.name
                if bytes.hasPrefix("xmlns", at: name.lowerBound, before: name.upperBound),
                    XMLNamespace(uri: attribute.value, in: bytes) == .xhtml
                {
                    return true
                }
            }
            return false
        }
        return false
    }

    /// The language declared in the item, not around it.
    private mutating func ownLanguage(_ language: Range<Int>) -> Range<Int> {
        guard language.lowerBound > item.start else { return 0..<0 }
        return language
    }

    private mutating func readSource(
        _ token: MarkupToken, _ frame: ParserFrame, in bytes: Span<UInt8>
    ) {
        let address = url(.url, base: frame.base, in: bytes)
        let value = captureValue(of: token, isContent: true, in: bytes)
        var source = FeedSource(feedURL: address)
        if value.hasElements {
            readSource(inside: value, base: frame.base, into: &source, in: bytes)
        } else {
            source.title = line(value, in: bytes)
        }
        guard source != FeedSource(), item.details.source == nil else { return }
        item.details.source = source
        item.hasDetails = true
    }

    private mutating func readSource(
        inside value: XMLValue, base: UInt32, into source: inout FeedSource, in bytes: Span<UInt8>
    ) {
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            switch child.name {
            case .title where source.title == nil:
                let type = TextType(
                    type: child.attribute("type", in: bytes),
                    mode: child.attribute("mode", in: bytes), of: child.value,
                    fallback: .plain, in: bytes)
                source.title = line(child.value, as: type, in: bytes)
            case .link:
                let rel = child.attribute("rel", in: bytes)
                let href = child.attribute("href", in: bytes)
                    .flatMap { url(XMLValue(range: $0), base: base, in: bytes) }
                if rel.map({ bytes.equalsIgnoringCase($0, "alternate") }) ?? true {
                    if source.homePageURL == nil { source.homePageURL = href }
                } else if source.feedURL == nil,
                    rel.map({ bytes.equalsIgnoringCase($0, "self") }) ?? false
                {
                    source.feedURL = href
                }
            default: break
            }
        }
    }
}
