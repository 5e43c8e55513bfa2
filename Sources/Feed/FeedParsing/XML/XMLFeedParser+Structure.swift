internal import FeedMarkup
internal import FeedModel

/// Roots, channels and items.
extension XMLFeedParser {
    /// Reads the current element and returns the container of its children.
    @inline(__always)
    mutating func begin(in bytes: Span<UInt8>) throws(FeedParsingError) -> ParserFrame.Container {
        let name = element.name
        if name.isItem, state.root.isMet {
            return beginItem(in: bytes)
        }
        switch frame.container {
        case .document:
            return try beginRoot(name, in: bytes)
        case .feed:
            return readInFeed(in: bytes)
        case .item:
            return readInItem(in: bytes)
        case .image:
            readImage(name, in: bytes)
            return .ignored
        case .mediaGroup, .mediaContent:
            return readInMedia(in: bytes)
        case .ignored:
            return .ignored
        }
    }

    private mutating func beginRoot(
        _ name: ElementName, in bytes: Span<UInt8>
    ) throws(FeedParsingError) -> ParserFrame.Container {
        guard !state.root.isMet else {
            // A channel after the end of the root, such as RSS 1.0 written like RSS 2.0.
            return name.local == .channel ? .feed : .ignored
        }
        switch name.local {
        case .rss, .rdf, .feed, .channel: break
        case .entry where declaresNamespace("www.w3.org/2005/atom", in: bytes):
            // An entry may be a document (RFC 4287, section 2).
            state.root.isMet = true
            state.defersDetails = false
            state.feed = Feed(format: .atom10)
            presence.isOfEntry = true
            return beginItem(in: bytes)
        case .opml:
            state.root.isList = true
            return .ignored
        case .html:
            // A web page is no feed, whatever it embeds.
            throw .notAFeed(.webPage)
        default:
            // A list with a misspelt root, or without one.
            if name.local == .outline, !token.content.isEmpty {
                state.root.isList = true
                return .ignored
            }
            // Other elements may precede a feed, such as a server's warnings.
            if state.root.foreign == nil { state.root.foreign = token.name }
            return .document
        }
        if name.namespace != .core {
            state.namespaces.adopt(NamespaceScope.prefix(of: token.name, in: bytes), in: bytes)
        }
        state.root.isMet = true
        state.feed = Feed(format: format(name.local, in: bytes))
        if name.local == .feed { check(.root, in: bytes) }
        if !frame.language.isEmpty { state.feed.language = language(frame.language, in: bytes) }
        if name.local == .channel { readChannelAttributes(in: bytes) }
        return .feed
    }

    private mutating func format(_ root: LocalName, in bytes: Span<UInt8>) -> FeedFormat {
        let version = attributes[.version].map { bytes.trimmingWhiteSpace($0) } ?? 0..<0
        func isVersion(_ text: StaticString) -> Bool {
            bytes.hasPrefix(text, at: version.lowerBound, before: version.upperBound)
        }
        func declares(_ text: StaticString) -> Bool {
            declaresNamespace(text, in: bytes)
        }
        switch root {
        case .rdf:
            return declares("my.netscape.com/rdf/simple/0.9")
                || declares("channel.netscape.com/rdf/simple/0.9") ? .rss090 : .rss10
        case .feed:
            return isVersion("0.") || declares("purl.org/atom/ns") ? .atom03 : .atom10
        case .channel:
            // RSS 1.1 is RSS 1.0 with another root element.
            return declares("purl.org/net/rss1.1") ? .rss10 : .cdf
        default:
            let versions: [(StaticString, FeedFormat)] = [
                ("0.90", .rss090), ("0.91", .rss091), ("0.92", .rss092), ("0.93", .rss093),
                ("0.94", .rss094), ("1.0", .rss10),
            ]
            return versions.first { isVersion($0.0) }?.1 ?? .rss20
        }
    }

    private mutating func declaresNamespace(_ text: StaticString, in bytes: Span<UInt8>) -> Bool {
        var reader = MarkupAttributeScanner(token, syntax: .xml)
        var count = 0
        while let attribute = reader.next(in: bytes), count < limits.attributes {
            count += 1
            guard
                bytes.hasCaseInsensitivePrefix(
                    "xmlns", at: attribute.name.lowerBound, before: attribute.name.upperBound)
            else { continue }
            for index in attribute.value.prefix(64)
            where bytes.hasCaseInsensitivePrefix(
                text, at: index, before: attribute.value.upperBound)
            {
                return true
            }
        }
        return false
    }

    /// Reads the attributes of a channel in CDF, RDF's `about`, and the language.
    mutating func readChannelAttributes(in bytes: Span<UInt8>) {
        if state.feed.id == nil { state.feed.id = line(.about, in: bytes) }
        if !frame.language.isEmpty, state.feed.language == nil {
            state.feed.language = language(frame.language, in: bytes)
        }
        guard state.feed.format == .cdf else { return }
        let link = url(.href, in: bytes)
        state.candidates.homePage.offer(link, rank: 1)
        recordFallbackBase(link, isOwn: false)
        state.candidates.updated.offer(date(.lastmod, in: bytes), rank: 1)
    }

    /// A well-formed language tag.
    mutating func language(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        guard range.count <= 64 else { return nil }
        return line(XMLValue(range: range), as: .plain, in: bytes)
    }
}

// MARK: - Items

extension XMLFeedParser {
    private mutating func beginItem(in bytes: Span<UInt8>) -> ParserFrame.Container {
        guard results.records.count < limits.items else {
            state.omittedItems += 1
            return .ignored
        }
        state.isInItem = true
        item = ItemBuilder(start: token.range.lowerBound)
        item.hasLanguage = frame.language.lowerBound > item.start
        if state.defersDetails { recordScope(frame) }
        if let about = attributes[.about] {
            item.id = lineRange(XMLValue(range: about), as: .plain, in: bytes) ?? .none
        }
        if state.feed.format == .cdf {
            item.url.offer(urlRange(.href, in: bytes), rank: 1)
            item.updated.offer(date(.lastmod, in: bytes), rank: 1)
        }
        return .item
    }

    /// Makes an item of the collected values.
    mutating func finishItem(in bytes: Span<UInt8>) {
        guard state.isInItem else { return }
        state.isInItem = false
        finishMedia(in: bytes)
        if item.details.authors.isEmpty, !item.fallbackAuthors.isEmpty {
            item.details.authors = item.fallbackAuthors
        }
        if item.location.value == nil, let latitude = item.latitude,
            let longitude = item.longitude
        {
            item.location.offer("\(latitude), \(longitude)", rank: 3)
        }
        if let comments = item.comments.value { item.details.comments = comments }
        if let count = item.commentCount.value { changeDiscussion { $0.commentCount = count } }
        if let location = item.location.value { item.details.location = location }
        repairEscaping(in: bytes)
        let (content, summary) = chooseContent(in: bytes)
        if item.details.language == nil {
            let declared = content?.language ?? summary?.language ?? 0..<0
            let range = declared.isEmpty ? item.titleLanguage : declared
            if !range.isEmpty { item.details.language = language(range, in: bytes) }
        }
        if detailPass.mode != .none {
            detailPass.take(item)
            return
        }
        var record = FeedItemRecord(published: item.published.value, updated: item.updated.value)
        record.id = identifierOfItem(content: content, in: bytes)
        record.url = item.url.value ?? .none
        record.title = item.title.value ?? .none
        results.store(content?.record, summary: summary?.record, in: &record)
        if item.isPartial {
            record.deferDetails(at: results.partials.count)
            keepPartial()
        } else if !item.files.isEmpty {
            item.files.add(to: &item.details, in: bytes)
        }
        check(.item(content: content), in: bytes)
        record.store(item.details, in: &results.itemDetails)
        results.records.append(record)
    }

    /// The text at `range`.
    mutating func text(at range: TextRange, in bytes: Span<UInt8>) -> String {
        range.isMade ? results.textArena.span.string(range.range) : bytes.string(range.range)
    }

    /// Corrects the type of texts that other texts of the item show to be escaped twice.
    private mutating func repairEscaping(in bytes: Span<UInt8>) {
        for index in item.candidates.indices {
            let record = item.candidates[index].record
            check(.text(record.value), in: bytes)
            let isEscapedTwice = record.isEscapedTwice(
                title: item.title.value.map { text(at: $0, in: bytes) },
                others: item.candidates.indices.filter { $0 != index }
                    .map { item.candidates[$0].record }, in: bytes)
            guard isEscapedTwice else { continue }
            item.candidates[index].record.type = .escapedHTML
            results.problems.add(
                .doublyEscaped, at: record.value.range.lowerBound, DoubleEscaping.problem)
        }
    }

    /// Returns the candidates of the lowest ranks; a blank content only if there is no other.
    private mutating func chooseContent(
        in bytes: Span<UInt8>
    ) -> (ItemBuilder.Candidate?, ItemBuilder.Candidate?) {
        while item.candidates.count > 1,
            let first = item.candidates.indices.min(by: {
                item.candidates[$0].order < item.candidates[$1].order
            }), item.candidates[first].record.isBlank(in: bytes)
        {
            item.candidates.remove(at: first)
        }
        let content = item.candidates.min { $0.order < $1.order }
        let rank = content?.rank ?? .max
        let summary = item.candidates.lazy.filter { $0.rank > rank }.min { $0.order < $1.order }
        return (content, summary)
    }

    /// The item's own identifier; else its address; else a hash of its values.
    private mutating func identifierOfItem(
        content: ItemBuilder.Candidate?, in bytes: Span<UInt8>
    ) -> TextRange {
        if !item.id.isNone { return item.id }
        if let url = item.url.value { return url }
        var hash = TextHash()
        if let title = item.title.value { hash.mix(text(at: title, in: bytes)) }
        hash.mix(0)
        if let date = item.published.value ?? item.updated.value {
            for shift in stride(from: 0, to: 64, by: 8) {
                hash.mix(UInt8(truncatingIfNeeded: date.secondsSince1970 >> Int64(shift)))
            }
        }
        if let content { for index in content.record.value.range { hash.mix(bytes[index]) } }
        if let file = addressOfFile(in: bytes) { for index in file { hash.mix(bytes[index]) } }
        return results.textArena.store(hash.identifier)
    }

    /// The address of the item's first enclosure, as written. Read again, since the enclosure may
    /// be left to the second pass.
    private mutating func addressOfFile(in bytes: Span<UInt8>) -> Range<Int>? {
        var outer = ChildReader(item.start..<state.scanner.position)
        guard let item = outer.next(in: bytes) else { return nil }
        var reader = ChildReader(item.value.range)
        while let child = reader.next(in: bytes) {
            if child.name == .enclosure || child.name == .link,
                let address = child.attribute("url", in: bytes)
                    ?? child.attribute("href", in: bytes)
            {
                return address
            }
        }
        return nil
    }
}
