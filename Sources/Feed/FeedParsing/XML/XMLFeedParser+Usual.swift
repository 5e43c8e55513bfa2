internal import FeedMarkup
internal import FeedModel

/// Reading what is written as it mostly is: items one after the other, and in them elements that hold text,
/// or one CDATA section, and nothing else.
///
/// Whatever is written otherwise is left where it stands to the reader of all elements, which goes on from
/// there. What an element says is found by the same functions for both: they can't differ but in how they
/// find the end of an element, which here is the next tag.
extension XMLFeedParser {
    /// How much deeper elements may lie than where this reads, at least.
    private static let spareDepth = 8

    /// Reads elements that are usual, up to the first that is not, or that begins at `limit` or after.
    ///
    /// Not where a document is read whole: the reader of all elements is what this one is held against.
    @inline(__always)
    mutating func readUsual(upTo limit: Int, in bytes: Span<UInt8>) {
        guard isOutline || secondReading != .none, overflow == 0,
            open.count < limits.depth - Self.spareDepth
        else { return }
        if open.container == .feed, !isInItem {
            if isOutline {
                readUsualItems(upTo: limit, in: bytes)
            } else {
                openUsualItem(in: bytes)
            }
        }
        readOpenElements(upTo: limit, in: bytes)
    }

    private mutating func readUsualItems(upTo limit: Int, in bytes: Span<UInt8>) {
        guard isScopeNoted(namespaces.count), let (last, key) = usualItemName(in: bytes) else {
            return
        }
        // The next item is another part's where it begins at the limit, whatever stands before it.
        while items.count < limits.items, let (start, name) = usualItemStart(last, in: bytes),
            start < limit
        {
            isInItem = true
            item.reset(start: start)
            scanner.move(to: name.upperBound &+ 1)
            readUsualElements(upTo: limit, in: bytes)
            guard usualGroup == nil, let end = endTagEnd(at: scanner.position, of: name, in: bytes)
            else {
                // The rest of the item is for those who open elements.
                open.append(usualFrame(.item, name, key))
                openUsualGroup()
                return
            }
            finishItem(in: bytes)
            scanner.move(to: end)
        }
    }

    /// Opens the item that stands next, if its tag is as that of the one before.
    private mutating func openUsualItem(in bytes: Span<UInt8>) {
        guard let (last, key) = usualItemName(in: bytes),
            let (start, name) = usualItemStart(last, in: bytes)
        else { return }
        isInItem = true
        item.reset(start: start)
        scanner.move(to: name.upperBound &+ 1)
        open.append(usualFrame(.item, name, key))
    }

    /// The name of the last item's element, if that is one of an item here, too.
    @inline(__always)
    private mutating func usualItemName(in bytes: Span<UInt8>) -> (Range<Int>, NameKey)? {
        guard let last = lastItemName, feed.format != .cdf else { return nil }
        let key = NameKey(last, in: bytes)
        return namespaces.element(last, key, in: bytes).isItem ? (last, key) : nil
    }

    /// Where the next item begins, and its name, which is that at `last`; `nil` where something else
    /// stands there, or the tag has attributes.
    @inline(__always)
    private mutating func usualItemStart(
        _ last: Range<Int>, in bytes: Span<UInt8>
    ) -> (start: Int, name: Range<Int>)? {
        let start = bytes.skippingWhiteSpace(from: scanner.position, to: scanner.end)
        let name = start &+ 1..<start &+ 1 &+ last.count
        guard name.upperBound < scanner.end, bytes[start] == UInt8(ascii: "<"),
            bytes[name.upperBound] == UInt8(ascii: ">"), bytes.equals(name, last)
        else { return nil }
        return (start, name)
    }

    /// Reads elements of the item that is open, and stops before the markup that is something else.
    private mutating func readUsualElements(upTo limit: Int, in bytes: Span<UInt8>) {
        var position = bytes.skippingWhiteSpace(from: scanner.position, to: scanner.end)
        while position < limit, let end = usualElement(at: position, isInGroup: false, in: bytes) {
            position = bytes.skippingWhiteSpace(from: end, to: scanner.end)
        }
        if usualGroup == nil { scanner.move(to: position) }
    }

    /// Reads the element that begins at `start`, and says where it ends; `nil` where it is not a usual one.
    @inline(__always)
    private mutating func usualElement(
        at start: Int, isInGroup: Bool, in bytes: Span<UInt8>
    ) -> Int? {
        guard let (spelling, usual) = usualName(at: start, in: bytes) else { return nil }
        return usualElement(usual, spelling, at: start, isInGroup: isInGroup, in: bytes)
    }

    /// How the name of the tag that begins at `start` is written, and what is done with such an element.
    @inline(__always)
    mutating func usualName(
        at start: Int, in bytes: Span<UInt8>
    ) -> (UsualName.Spelling, UsualName)? {
        guard start &+ 1 < scanner.end, bytes[start] == UInt8(ascii: "<"),
            let spelling = UsualName.Spelling(at: start &+ 1, in: bytes), spelling.count > 0,
            start &+ 1 &+ spelling.count < scanner.end,
            let usual = usualName(spelling, at: start &+ 1, in: bytes)
        else { return nil }
        return (spelling, usual)
    }

    mutating func usualElement(
        _ usual: UsualName, _ spelling: UsualName.Spelling, at start: Int, isInGroup: Bool,
        in bytes: Span<UInt8>
    ) -> Int? {
        let nameEnd = start &+ 1 &+ spelling.count
        switch usual.rule {
        case .text: break
        case .textOrPassed where !item.isPartial: break
        case .passed(let element), .textOrPassed(let element),
            .otherOrPassed(let element) where item.isPartial:
            guard let end = usualEnd(of: element, spelling, at: start, depth: 0, in: bytes) else {
                return nil
            }
            if element != .unknown { item.isPartial = true }
            return end
        case .group where !isInGroup && bytes[nameEnd] == UInt8(ascii: ">"):
            return readUsualGroup(spelling, at: start, in: bytes)
        case .group, .other, .otherOrPassed: return nil
        }
        guard !isInGroup || usual.name.namespace == .media,
            let inside = usualInside(of: usual.name, from: nameEnd, in: bytes),
            let (value, end) = usualValue(spelling, at: start, from: inside, in: bytes)
        else { return nil }
        use(value, of: usual.name, in: bytes)
        return end
    }

    /// What is done with elements whose name is written as the one at `start`.
    @inline(__always)
    private mutating func usualName(
        _ spelling: UsualName.Spelling, at start: Int, in bytes: Span<UInt8>
    ) -> UsualName? {
        if let known = usualNames.name(spelling, version: namespaces.version) { return known }
        return newUsualName(spelling, at: start, in: bytes)
    }

    private mutating func newUsualName(
        _ spelling: UsualName.Spelling, at start: Int, in bytes: Span<UInt8>
    ) -> UsualName? {
        let range = start..<start &+ spelling.count
        // What else may stand in a name, or may end one, is for others.
        guard bytes[start].isASCIILetter,
            range.allSatisfy({ bytes[$0].isASCIIAlphanumeric || bytes[$0] == UInt8(ascii: ":") })
        else { return nil }
        let key = NameKey(range, in: bytes)
        let name = UsualName(spelling, key, namespaces.element(range, key, in: bytes))
        usualNames.keep(name, version: namespaces.version)
        return name
    }

    /// Where the inside begins of an element whose name ends at `nameEnd`, and whose attributes are read.
    @inline(__always)
    private mutating func usualInside(
        of name: ElementName, from nameEnd: Int, in bytes: Span<UInt8>
    ) -> Int? {
        attributes.removeAll()
        if bytes[nameEnd] == UInt8(ascii: ">") { return nameEnd &+ 1 }
        guard name.isCore(.guid) else { return nil }
        return usualInside(after: " isPermaLink=\"false\">", at: nameEnd, in: bytes)
            ?? usualInside(after: " isPermaLink=\"true\">", at: nameEnd, in: bytes)
    }

    /// The end of `text`, the rest of the start tag of an identifier, if it stands at `start`.
    private mutating func usualInside(
        after text: StaticString, at start: Int, in bytes: Span<UInt8>
    ) -> Int? {
        guard bytes.hasPrefix(text, at: start, before: scanner.end) else { return nil }
        let end = start + text.utf8CodeUnitCount
        attributes.add(Int(AttributeName.isPermaLink.rawValue), start + 14..<end - 2)
        return end
    }

    /// The text, or the one CDATA section, from `inside` to the end tag of the element that begins at
    /// `start`, and where that ends.
    @inline(__always)
    mutating func usualValue(
        _ name: UsualName.Spelling, at start: Int, from inside: Int, in bytes: Span<UInt8>
    ) -> (XMLValue, end: Int)? {
        guard let first = bytes.firstAmpersandOrMark(from: inside, to: scanner.end) else {
            return nil
        }
        let hasAmpersand = bytes[first] == UInt8(ascii: "&")
        guard let mark = hasAmpersand ? bytes.firstMark(from: first, to: scanner.end) : first else {
            return nil
        }
        if name.isEnded(at: mark, in: bytes) {
            if hasAmpersand, secondReading == .none { check(inside..<mark, in: bytes) }
            return (XMLValue(range: inside..<mark), mark &+ name.count &+ 3)
        }
        let nameRange = start &+ 1..<start &+ 1 &+ name.count
        scanner.move(to: inside)
        guard
            let value = captureSimpleValue(
                of: MarkupToken(
                    kind: .startTag, range: start..<inside, name: nameRange,
                    content: nameRange.upperBound..<inside &- 1), in: bytes)
        else { return nil }
        return (value, scanner.position)
    }

    // MARK: Groups of media

    /// Reads the group of media whose tag begins at `start`, and says where it ends; `nil` where it was not
    /// read to its end, and is kept in ``usualGroup``.
    private mutating func readUsualGroup(
        _ name: UsualName.Spelling, at start: Int, in bytes: Span<UInt8>
    ) -> Int? {
        beginMediaGroup()
        let range = start &+ 1..<start &+ 1 &+ name.count
        var position = bytes.skippingWhiteSpace(from: range.upperBound &+ 1, to: scanner.end)
        while let end = usualElement(at: position, isInGroup: true, in: bytes) {
            position = bytes.skippingWhiteSpace(from: end, to: scanner.end)
        }
        if position < scanner.end, bytes[position] == UInt8(ascii: "<"),
            name.isEnded(at: position, in: bytes)
        {
            finishMediaGroup()
            return position &+ name.count &+ 3
        }
        usualGroup = usualFrame(.mediaGroup, range, NameKey(range, in: bytes))
        scanner.move(to: position)
        return nil
    }

    /// Opens the group of media that was not read to its end.
    mutating func openUsualGroup() {
        guard let group = usualGroup else { return }
        open.append(group)
        usualGroup = nil
    }

    /// The frame of an element whose attributes, if it has any, change no scope.
    mutating func usualFrame(
        _ container: ParserFrame.Container, _ name: Range<Int>, _ key: NameKey
    ) -> ParserFrame {
        ParserFrame(
            name: name, key: key, container: container, namespaceCount: namespaces.count,
            base: open.base, language: open.language)
    }

    // MARK: Passing over

    /// Where the element ends that begins at `start`; `nil` where it is not written as most are, or has to
    /// be read.
    private mutating func usualEnd(
        of element: DetailElement, _ name: UsualName.Spelling, at start: Int, depth: Int,
        in bytes: Span<UInt8>
    ) -> Int? {
        guard let tag = usualTagEnd(of: element, from: start &+ 1 &+ name.count, in: bytes) else {
            return nil
        }
        if tag.isEmpty { return tag.inside }
        var position = tag.inside
        while let mark = bytes.firstMark(from: position, to: scanner.end) {
            guard isOrdinary(position..<mark, inside: element, in: bytes) else { return nil }
            if name.isEnded(at: mark, in: bytes) { return mark &+ name.count &+ 3 }
            guard depth < Self.passingDepth, element == .media || element == .unknown,
                let innerName = UsualName.Spelling(at: mark &+ 1, in: bytes), innerName.count > 0,
                mark &+ 1 &+ innerName.count < scanner.end,
                let usual = usualName(innerName, at: mark &+ 1, in: bytes),
                let inner = element.inside(usual.name),
                let end = usualEnd(of: inner, innerName, at: mark, depth: depth + 1, in: bytes)
            else { return nil }
            position = end
        }
        return nil
    }

    /// Where a start tag ends whose name ends at `start`, and whether that is the end of its element.
    /// Its attributes are in double quotes, and nothing is to be said of them (``isOrdinary(_:of:hasAddress:in:)``).
    private mutating func usualTagEnd(
        of element: DetailElement, from start: Int, in bytes: Span<UInt8>
    ) -> UsualTag? {
        var hasAddress = false
        let tag = usualTag(from: start, in: bytes) { parser, name, value, bytes in
            parser.isUsual(name, value, of: element, hasAddress: &hasAddress, in: bytes)
        }
        return element == .picture && !hasAddress ? nil : tag
    }

    /// The rest of a start tag whose name ends at `start`, and whose attributes are in double quotes, each
    /// of which `isUsual` takes.
    @inline(__always)
    mutating func usualTag(
        from start: Int, in bytes: Span<UInt8>,
        isUsual: (inout XMLFeedParser, Range<Int>, Range<Int>, Span<UInt8>) -> Bool
    ) -> UsualTag? {
        let limit = min(scanner.end, start &+ Self.passingTagLength)
        var index = start
        var count = 0
        while index &+ 1 < limit {
            guard bytes[index].isHTMLWhiteSpace else {
                if bytes[index] == UInt8(ascii: ">") {
                    return UsualTag(inside: index &+ 1, isEmpty: false)
                }
                let isEnd =
                    bytes[index] == UInt8(ascii: "/") && bytes[index &+ 1] == UInt8(ascii: ">")
                return isEnd ? UsualTag(inside: index &+ 2, isEmpty: true) : nil
            }
            index &+= 1
            let nameStart = index
            while index &+ 8 <= bytes.count {
                let letters = bytes.word(at: index).leadingLetters
                index &+= letters
                if letters < 8 { break }
            }
            // Several spaces, or some before the end.
            if index == nameStart { continue }
            let valueStart = index &+ 2
            guard count < limits.attributes, valueStart < limit,
                bytes[index] == UInt8(ascii: "="), bytes[index &+ 1] == UInt8(ascii: "\""),
                let close = usualValueEnd(from: valueStart, to: limit, in: bytes),
                isUsual(&self, nameStart..<index, valueStart..<close, bytes)
            else { return nil }
            count += 1
            index = close &+ 1
        }
        return nil
    }

    /// The place of the quotation mark that ends the value that begins at `start`, if nothing is to be said
    /// of that value.
    @inline(__always)
    private mutating func usualValueEnd(
        from start: Int, to limit: Int, in bytes: Span<UInt8>
    ) -> Int? {
        var index = start
        while index &+ 16 <= bytes.count, index < limit {
            if let place = bytes.vector(at: index).firstQuoteOrMark {
                index &+= place
                if bytes[index] == UInt8(ascii: "\"") { return index < limit ? index : nil }
                // A reference, mostly.
                guard let close = bytes.firstQuote(from: index, to: limit),
                    isOrdinary(start..<close, in: bytes)
                else { return nil }
                return close
            }
            index &+= 16
        }
        return nil
    }

    /// The attribute is not one that says something of others, and is an address that can be used where it
    /// is one.
    @inline(__always)
    private mutating func isUsual(
        _ name: Range<Int>, _ value: Range<Int>, of element: DetailElement,
        hasAddress: inout Bool, in bytes: Span<UInt8>
    ) -> Bool {
        // What follows the name are at least two bytes of the tag, and mostly the rest of the document.
        guard name.lowerBound &+ 8 <= bytes.count else { return false }
        let lowerCase = bytes.word(at: name.lowerBound) | 0x2020_2020_2020_2020
        if lowerCase & 0xFF_FFFF == Self.xml { return false }
        switch name.count {
        case 3 where lowerCase & 0xFF_FFFF == 0x6C_7275,  // url
            4 where lowerCase & 0xFFFF_FFFF == 0x6665_7268:  // href
            hasAddress = true
            return bytes.hasAmpersand(value)
                ? isOrdinaryAddress(value, in: bytes)
                : URLReference.isPlain(bytes.extracting(value))
        case 4 where element == .credit && lowerCase & 0xFFFF_FFFF == 0x656C_6F72:  // role
            return !bytes.equalsIgnoringCase(bytes.trimmingWhiteSpace(value), "author")
        default:
            return true
        }
    }
}

// MARK: - Meanings

extension XMLFeedParser {
    /// Uses the inside of the element `name` of an item, whose tag has no attributes.
    private mutating func use(_ value: XMLValue, of name: ElementName, in bytes: Span<UInt8>) {
        switch name.namespace {
        case .core: useCore(value, of: name.local, in: bytes)
        case .content: offer(value, rank: 0, fallback: .html, in: bytes)
        case .dublinCore where name.local == .description:
            offer(value, rank: 3, fallback: .html, in: bytes)
        case .dublinCore: useDublinCore(value, of: name.local, base: open.base, in: bytes)
        case .itunes where name.local == .summary || name.local == .description:
            offer(value, rank: 4, fallback: .html, in: bytes)
        case .itunes where name.local == .subtitle:
            offer(value, rank: 5, fallback: .html, in: bytes)
        case .itunes: useITunes(value, of: name.local, base: open.base, in: bytes)
        case .media:
            if name.local == .title {
                offerMediaTitle(value, in: bytes)
            } else {
                offer(value, rank: 4, fallback: .html, isUsuallyPlain: true, in: bytes)
            }
        default: break
        }
    }

    private mutating func useCore(
        _ value: XMLValue, of name: LocalName, in bytes: Span<UInt8>
    ) {
        switch name {
        case .title: offerTitle(value, language: open.language, in: bytes)
        case .link: offerLink(value, or: nil, base: open.base, in: bytes)
        case .guid:
            let isPermaLink = !attribute(.isPermaLink, is: "false", in: bytes)
            useIdentifier(value, isPermaLink: isPermaLink, base: open.base, in: bytes)
        case .id: useIdentifier(value, isPermaLink: false, base: open.base, in: bytes)
        case .pubdate, .published, .issued, .created, .updated, .modified, .lastbuilddate, .date:
            offerDate(value, of: name, in: bytes)
        case .description, .abstract: offer(value, rank: 2, fallback: .html, in: bytes)
        case .summary: offer(value, rank: 2, fallback: defaultTextType, in: bytes)
        case .content: offer(value, rank: 1, fallback: defaultTextType, in: bytes)
        case .encoded: offer(value, rank: 0, fallback: .html, in: bytes)
        case .author, .creator:
            for person in people(value, base: open.base, in: bytes) { addAuthor(person) }
        case .category: addTag(line(value, in: bytes))
        default: break
        }
    }

    private mutating func offer(
        _ value: XMLValue, rank: Int, fallback: TextType, isUsuallyPlain: Bool = false,
        in bytes: Span<UInt8>
    ) {
        offerContent(
            value, base: open.base, language: open.language, rank: rank, fallback: fallback,
            isUsuallyPlain: isUsuallyPlain, in: bytes)
    }
}
