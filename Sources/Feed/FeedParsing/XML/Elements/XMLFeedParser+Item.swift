internal import FeedMarkup
internal import FeedModel

/// Elements of an item.
extension XMLFeedParser {
    /// Reads an element in an item or its media, and returns the container of its children.
    mutating func readInItem(in bytes: Span<UInt8>) -> ParserFrame.Container {
        check(.element, in: bytes)
        switch element.rule.inItem {
        case .nothing: return .ignored
        case .transparent: return .item
        // Atom 0.3: the same text in several types.
        case .content where attribute(.type, is: "multipart/alternative", in: bytes): return .item
        case .anchor where state.feed.format != .cdf: return .ignored
        case .link, .anchor: return readItemLink(in: bytes)
        case .artworkLink:
            if attribute(.rel, is: "image", in: bytes) {
                offerPicture(fileURL(.href, in: bytes), rank: 4, in: bytes)
            }
            return .ignored
        case .enclosure:
            readEnclosure(in: bytes)
            return .item
        case .attributeCategory:
            addTag(line(.text, in: bytes))
            return .item
        case .reference:
            readReference(in: bytes)
            // All values are in attributes, and the end tag may be missing.
            return frame.container
        case .transcript, .chapters:
            readTranscript(in: bytes)
            return .ignored
        case .mediaGroup, .media, .thumbnail, .player, .mediaLocation:
            return beginMedia(in: bytes)
        default:
            let value = captureValue(in: bytes)
            use(value, in: bytes)
            return .ignored
        }
    }

    /// Stores the value of the current element of the item.
    private mutating func use(_ value: XMLValue, in bytes: Span<UInt8>) {
        switch element.rule.inItem {
        case .title: offerTitle(value, language: frame.language, in: bytes)
        case .moduleTitle(let rank):
            if item.title.wants(Int(rank)) {
                item.title.offer(lineRange(value, in: bytes), rank: Int(rank))
            }
        case .content(let rank, let type):
            // External content (RFC 4287, section 4.1.3.2).
            if element.name.isCore(.content), attributes[.src] != nil {
                addAttachment(fileURL(.src, in: bytes), in: bytes)
            }
            offerContent(value, rank: Int(rank), fallback: type ?? defaultTextType, in: bytes)
        case .permalink:
            let isPermaLink = !["false", "no", "0"].contains {
                attribute(.isPermaLink, is: $0, in: bytes)
            }
            if isPermaLink { check(.permalink(value), in: bytes) }
            useIdentifier(value, isPermaLink: isPermaLink, in: bytes)
        case .identifier: useIdentifier(value, isPermaLink: false, in: bytes)
        case .otherIdentifier:
            if item.id.isNone { item.id = lineRange(value, as: .plain, in: bytes) ?? .none }
        case .published(let rank):
            item.published.offer(elementDate(value, in: bytes), rank: Int(rank))
        case .updated(let rank):
            item.updated.offer(elementDate(value, in: bytes), rank: Int(rank))
        case .author, .otherAuthor, .contributor, .person, .credit:
            usePerson(value, in: bytes)
        case .category: addTag(category(value, in: bytes))
        case .keywords: for term in list(value, in: bytes) { addTag(term) }
        case .subject:
            for member in members(of: value, in: bytes) { addTag(line(member, in: bytes)) }
        case .comments: item.comments.offer(url(value, in: bytes), rank: 1)
        case .rights, .license: setRights(rights(value, in: bytes))
        case .source: useSource(value, in: bytes)
        case .image: useImage(value, in: bytes)
        case .artwork:
            let picture = fileURL(.href, in: bytes)
                .or(fileURL(.url, in: bytes))
            offerPicture(picture.or(fileURL(value, in: bytes)), rank: 4, in: bytes)
        case .language:
            let language = language(bytes.trimmingWhiteSpace(value.range), in: bytes)
            item.details.language = item.details.language ?? language
        case .duration:
            check(.duration(value), in: bytes)
            item.duration = duration(value.range, in: bytes)
        case .mediaTitle, .mediaDescription:
            useMediaText(value, in: bytes)
        case .location(let rank): item.location.offer(line(value, in: bytes), rank: Int(rank))
        case .latitude:
            item.latitude = coordinates(
                value, like: "a latitude of -90 to 90", in: bytes, where: Coordinates.isLatitude)
        case .longitude:
            item.longitude = coordinates(
                value, like: "a longitude of -180 to 180", in: bytes,
                where: Coordinates.isLongitude)
        case .point:
            let mayHaveHeight = element.name.namespace == .gml
            let point = coordinates(
                value, like: "a latitude and a longitude, as in “48.2 16.3”", in: bytes
            ) { Coordinates.isPoint($0, mayHaveHeight: mayHaveHeight) }
            // A name takes precedence.
            item.location.offer(point, rank: 4)
        case .commentCount: item.commentCount.offer(commentCount(value, in: bytes), rank: 1)
        case .commentFeed: setCommentFeed(url(value, in: bytes))
        case .section: item.details.section = item.details.section ?? line(value, in: bytes)
        case .department:
            item.details.department = item.details.department ?? line(value, in: bytes)
        case .season:
            let number = line(value, in: bytes).flatMap { WholeNumber.parse($0.utf8Span.span) }
                .map { Int(clamping: $0) }
            let name = line(.name, in: bytes)
            if number == nil { check(.season(value), in: bytes) }
            describeEpisode {
                $0.season = $0.season ?? number
                $0.seasonName = $0.seasonName ?? name
            }
        case .episode:
            let number = line(value, in: bytes).map { String($0.prefix(64)) }
            let display = line(.display, in: bytes)
            describeEpisode { $0.number = display ?? $0.number ?? number }
        case .episodeKind:
            let kind = line(value, in: bytes).map { String($0.prefix(64)).lowercased() }
            describeEpisode { $0.kind = $0.kind ?? kind }
        case .alternate: useAlternate(value, in: bytes)
        case .nothing, .dropped, .transparent, .link, .anchor, .attributeCategory, .enclosure,
            .artworkLink, .reference, .transcript, .chapters, .mediaGroup, .media, .mediaLocation,
            .thumbnail, .player:
            // Without a value; see `readInItem`.
            break
        }
    }

    private mutating func readEnclosure(in bytes: Span<UInt8>) {
        check(.enclosure, in: bytes)
        var url = fileURL(.url, in: bytes).or(fileURL(.href, in: bytes))
        // Some programs write the address as text.
        if url.isNone, !token.isSelfClosing, let leaf = state.scanner.leaf(of: token, in: bytes) {
            url = fileURL(leaf.value, in: bytes)
        }
        addAttachment(url, in: bytes)
    }

    private mutating func usePerson(_ value: XMLValue, in bytes: Span<UInt8>) {
        switch element.rule.inItem {
        case .author, .contributor:
            let people = people(value, in: bytes)
            if element.name.isCore(.author) { check(.person(people.first, value), in: bytes) }
            for person in people {
                if case .contributor = element.rule.inItem {
                    item.details.contributors.add(person, upTo: limits.valuesPerItem)
                } else {
                    item.details.authors.add(
                        person, upTo: limits.valuesPerItem, mayComplete: !value.hasElements)
                }
            }
        case .otherAuthor: addFallbackAuthor(person(value, in: bytes))
        case .credit where attribute(.role, is: "author", in: bytes):
            addFallbackAuthor(person(value, in: bytes))
        default:
            var person = person(value, in: bytes)
            if person?.url == nil { person?.url = url(.href, for: .link, in: bytes) }
            person?.avatar = url(.img, for: .resource, in: bytes)
            item.details.contributors.add(person, upTo: limits.valuesPerItem)
        }
    }

    /// Reads the item's own picture: an address, or the structure of an RSS feed's picture.
    private mutating func useImage(_ value: XMLValue, in bytes: Span<UInt8>) {
        let named = fileURL(.href, in: bytes)
            .or(fileURL(.url, in: bytes))
            .or(fileURL(.src, in: bytes))
        offerPicture(named, rank: 3, in: bytes)
        guard value.hasElements else {
            return offerPicture(fileURL(value, in: bytes), rank: 3, in: bytes)
        }
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            guard child.name == .url else { continue }
            offerPicture(fileURL(child.value, in: bytes), rank: 3, in: bytes)
        }
    }

    /// Stores `value` as the identifier, and as the address if there is no other.
    private mutating func useIdentifier(
        _ value: XMLValue, isPermaLink: Bool, in bytes: Span<UInt8>
    ) {
        guard let id = lineRange(value, as: .plain, in: bytes) else { return }
        // An explicit identifier replaces RDF's `about`.
        if item.id.isNone || state.feed.format == .rss10 || state.feed.format == .rss090 {
            item.id = id
        }
        guard isPermaLink, item.url.wants(4),
            ["http://", "https://"].contains(where: { hasPrefix($0, at: id, in: bytes) })
        else { return }
        item.url.offer(urlRange(value, in: bytes), rank: 4)
    }

    private mutating func hasPrefix(
        _ prefix: StaticString, at range: TextRange, in bytes: Span<UInt8>
    ) -> Bool {
        let arena = results.textArena
        let text = range.isMade ? arena.span : bytes
        let range = InvisibleText.trimming(range.range, in: text)
        return text.hasCaseInsensitivePrefix(prefix, at: range.lowerBound, before: range.upperBound)
    }

    /// Offers the item's own title.
    private mutating func offerTitle(
        _ value: XMLValue, language: Range<Int>, in bytes: Span<UInt8>
    ) {
        guard item.title.wants(1) else { return }
        let type = textType(of: value, fallback: defaultTextType, in: bytes)
        check(.text(value), in: bytes)
        guard let title = lineRange(value, as: type, in: bytes) else { return }
        item.title.offer(title, rank: 1)
        item.titleLanguage = ownLanguage(language)
    }

    /// The date in the current element.
    mutating func elementDate(_ value: XMLValue, in bytes: Span<UInt8>) -> FeedDate? {
        check(.date(value), in: bytes)
        return date(value, in: bytes)
    }

    /// Records a candidate for the content, by its range and type.
    mutating func offerContent(
        _ value: XMLValue, rank: Int, fallback: TextType,
        isUsuallyPlain: Bool = false, in bytes: Span<UInt8>
    ) {
        guard !isBlank(value.range, in: bytes) else { return }
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
        // Some are compared with all others.
        guard type != .other, item.candidates.count < ItemBuilder.candidateLimit else { return }
        item.candidates.append(
            ItemBuilder.Candidate(
                record: ContentRecord(value, type: type, base: frame.base),
                language: ownLanguage(frame.language), rank: rank))
    }

    /// Returns true if the text contains an HTML tag. O(n).
    private mutating func holdsMarkup(_ value: XMLValue, in bytes: Span<UInt8>) -> Bool {
        if value.form != .mixed,
            bytes.firstIndex(of: UInt8(ascii: "<"), or: UInt8(ascii: "&"), in: value.range) == nil
        {
            return false
        }
        let text = value.text(in: bytes)
        let span = text.span
        var reader = MarkupScanner(0..<span.count, syntax: .html)
        while let token = reader.next(in: span) {
            if token.kind == .startTag, HTMLNames.isKnown(token.name, in: span) { return true }
        }
        return false
    }

    /// Returns true if the first element inside declares the XHTML namespace.
    private mutating func isXHTML(_ value: XMLValue, in bytes: Span<UInt8>) -> Bool {
        var reader = MarkupScanner(value.range, syntax: .xml)
        while let token = reader.next(in: bytes) {
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

    /// The language if it is declared in the item rather than inherited.
    private mutating func ownLanguage(_ language: Range<Int>) -> Range<Int> {
        language.lowerBound > item.start ? language : 0..<0
    }

    private mutating func useSource(_ value: XMLValue, in bytes: Span<UInt8>) {
        var source = FeedSource(feedURL: url(.url, in: bytes))
        if value.hasElements {
            readSource(inside: value, into: &source, in: bytes)
        } else {
            source.title = line(value, in: bytes)
        }
        guard source != FeedSource(), item.details.source == nil else { return }
        item.details.source = source
    }

    private mutating func readSource(
        inside value: XMLValue, into source: inout FeedSource, in bytes: Span<UInt8>
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
                    .flatMap { url(XMLValue(range: $0), in: bytes) }
                if rel.map({ bytes.equalsIgnoringCase($0, "alternate") }) ?? true {
                    if source.homePageURL == nil { source.homePageURL = href }
                } else if source.feedURL == nil,
                    rel.map({ bytes.equalsIgnoringCase($0, "self") }) ?? false
                {
                    source.feedURL = href
                }
            // It applies to the item without one (RFC 4287, section 4.2.1).
            case .author: addFallbackAuthor(person(child.value, in: bytes))
            default: break
            }
        }
    }
}
