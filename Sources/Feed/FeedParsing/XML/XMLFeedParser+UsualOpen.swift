internal import FeedMarkup

/// Reading what is written as it mostly is, and is more than text: elements with attributes, in an item or
/// a group of media that is open, and their ends.
///
/// They are found here, and then read by the same functions as all others.
extension XMLFeedParser {
    /// The first letters of the names of attributes that say something of others, as a number.
    static let xml: UInt64 = 0x6C_6D78

    /// Reads elements of the item, or of the group of media, that is open, up to the first that is not
    /// usual, or that begins at `limit` or after.
    mutating func readOpenElements(upTo limit: Int, in bytes: Span<UInt8>) {
        guard isInItem, open.container == .item || open.container == .mediaGroup else { return }
        var position = bytes.skippingWhiteSpace(from: scanner.position, to: scanner.end)
        while position &+ 1 < limit,
            let end = bytes[position &+ 1] == UInt8(ascii: "/")
                ? closeElement(at: position, in: bytes) : openElement(at: position, in: bytes)
        {
            // White space behind what is not within an item any more may be part of a text to be noted.
            position = end
            guard isInItem, open.container == .item || open.container == .mediaGroup else { break }
            position = bytes.skippingWhiteSpace(from: end, to: scanner.end)
        }
        scanner.move(to: position)
    }

    /// Closes the innermost element if its end tag stands at `mark`, and says where that ends.
    private mutating func closeElement(at mark: Int, in bytes: Span<UInt8>) -> Int? {
        guard bytes[mark] == UInt8(ascii: "<"),
            let end = endTagEnd(at: mark, of: open.innermostName, in: bytes)
        else { return nil }
        close(downTo: open.count - 1, at: mark, in: bytes)
        return end
    }

    /// Reads the element that begins at `start`, or opens it, and says where to go on; `nil` where it is
    /// not a usual one.
    private mutating func openElement(at start: Int, in bytes: Span<UInt8>) -> Int? {
        guard let (spelling, usual) = usualName(at: start, in: bytes), usual.mayBeOpened else {
            return nil
        }
        if isOutline {
            let isInGroup = open.container == .mediaGroup
            if let end = usualElement(usual, spelling, at: start, isInGroup: isInGroup, in: bytes) {
                return end
            }
            if usualGroup != nil {
                openUsualGroup()
                return scanner.position
            }
            // What may be passed over is for the reader of all elements to look at.
            if usual.rule.isPassed(isPartial: item.isPartial) { return nil }
        }
        let nameEnd = start &+ 1 &+ spelling.count
        attributes.removeAll()
        guard
            let tag = usualTag(
                from: nameEnd, in: bytes,
                isUsual: { parser, name, value, bytes in
                    parser.keepAttribute(name, value, in: bytes)
                })
        else { return nil }
        if isLeftOut(usual), !tag.isEmpty, attributes[.src] == nil,
            usual.name.local != .link || tag.inside == nameEnd &+ 1
        {
            return usualValue(spelling, at: start, from: tag.inside, in: bytes)?.end
        }
        let name = start &+ 1..<nameEnd
        var token = MarkupToken(
            kind: .startTag, range: start..<tag.inside, name: name,
            content: nameEnd..<tag.inside &- (tag.isEmpty ? 2 : 1))
        token.isSelfClosing = tag.isEmpty
        scanner.move(to: tag.inside)
        // Only what a document begins with can be no feed.
        do {
            try read(usual.name, token, usualFrame(open.container, name, usual.key), in: bytes)
        } catch { return nil }
        return scanner.position
    }

    /// Nothing of the element is wanted, where an item is read once more.
    @inline(__always)
    private func isLeftOut(_ usual: UsualName) -> Bool {
        switch secondReading {
        case .none, .all: false
        case .rest: usual.isShown && open.container == .item
        case .files: usual.isNoFile || usual.isShown && open.container == .item
        }
    }

    /// Keeps the attribute, but for one that says something of others.
    @inline(__always)
    private mutating func keepAttribute(
        _ name: Range<Int>, _ value: Range<Int>, in bytes: Span<UInt8>
    ) -> Bool {
        guard name.lowerBound &+ 8 <= bytes.count else { return false }
        let word = bytes.word(at: name.lowerBound) | 0x2020_2020_2020_2020
        if word & 0xFF_FFFF == Self.xml { return false }
        // Nothing is to be noted of its value (``usualValueEnd(from:to:in:)``).
        if let place = place(ofAttribute: name, word, in: bytes) { attributes.add(place, value) }
        return true
    }

    /// The place of the attribute whose name begins with the letters of `word`; `nil` where it is not read.
    @inline(__always)
    private mutating func place(
        ofAttribute name: Range<Int>, _ word: UInt64, in bytes: Span<UInt8>
    ) -> Int? {
        guard name.count <= 8 else {
            return attributeNames.value(of: name, in: bytes).map(Int.init)
        }
        let word = word & ~0 &>> UInt64(truncatingIfNeeded: 64 &- name.count &* 8)
        var slot = AttributeName.slot(of: word)
        while attributeWords[slot].word != 0 {
            if attributeWords[slot].word == word { return Int(attributeWords[slot].place) }
            slot = (slot &+ 1) & 0x7F
        }
        return nil
    }
}
