internal import FeedMarkup
internal import FeedModel

/// Passing over what only an item's details are made of.
///
/// A list of titles needs none of it, and in feeds of media it is most of the document. What is
/// passed over is in order: its end is where a whole reading finds it, and that would note no
/// problem. Everything else is read at once, so that nothing can differ but when it is read.
extension XMLFeedParser {
    /// Elements that lie deeper in one that is passed over are read.
    static let passingDepth = 4
    /// Longer tags are read.
    static let passingTagLength = 2_048

    /// Passes over the element that `token` opens, if it may be: it is left unread up to its end tag.
    mutating func passOver(
        _ token: MarkupToken, _ key: NameKey, in bytes: Span<UInt8>
    ) -> Bool {
        guard token.isTerminated, open.count < limits.depth - Self.passingDepth - 1 else {
            return false
        }
        let name = namespaces.element(token.name, key, in: bytes)
        guard !name.isUndeclared, let element = DetailElement(name),
            item.isPartial || element.isWorthIt || element == .unknown,
            let end = end(of: element, token, depth: 0, in: bytes)
        else {
            if scanner.position != token.range.upperBound {
                scanner.move(to: token.range.upperBound)
            }
            return false
        }
        scanner.move(to: end)
        // Of what is unknown nothing is read later, either.
        if element != .unknown { item.isPartial = true }
        return true
    }

    /// Passes over the element that `token` opens where it was read before, and nothing of it is left
    /// for the details: what lists show, written as it mostly is.
    mutating func passOverShown(
        _ token: MarkupToken, _ key: NameKey, in bytes: Span<UInt8>
    ) -> Bool {
        guard token.isTerminated, !token.isSelfClosing else { return false }
        let name = namespaces.element(token.name, key, in: bytes)
        guard !name.isUndeclared, name.isShown,
            token.content.isEmpty || (name.local != .link && namesNothing(token, in: bytes))
        else { return false }
        return captureSimpleValue(of: token, in: bytes) != nil
    }

    /// No attribute of `token` changes a scope, or names a file.
    private mutating func namesNothing(_ token: MarkupToken, in bytes: Span<UInt8>) -> Bool {
        guard token.content.count <= Self.passingTagLength else { return false }
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        while let attribute = attributes.next(in: bytes) {
            let name = attribute.name
            if bytes.hasCaseInsensitivePrefix("xml", at: name.lowerBound, before: name.upperBound)
                || bytes.equalsIgnoringCase(name, "src")
            {
                return false
            }
        }
        return true
    }

    /// Where the element ends that `token` opens; `nil` where it has to be read.
    private mutating func end(
        of element: DetailElement, _ token: MarkupToken, depth: Int, in bytes: Span<UInt8>
    ) -> Int? {
        var hasAddress = false
        guard
            token.content.isEmpty
                || isOrdinary(token, of: element, hasAddress: &hasAddress, in: bytes),
            element != .picture || hasAddress
        else { return nil }
        var position = token.range.upperBound
        if token.isSelfClosing { return position }
        while let mark = bytes.firstIndex(of: UInt8(ascii: "<"), in: position..<scanner.end),
            mark &+ 1 < scanner.end
        {
            guard isOrdinary(position..<mark, inside: element, in: bytes) else { return nil }
            switch bytes[mark &+ 1] {
            case UInt8(ascii: "/"):
                return endTagEnd(at: mark, of: token.name, in: bytes)
            case UInt8(ascii: "!"):
                guard element.mayHoldSections, let end = sectionEnd(at: mark, in: bytes) else {
                    return nil
                }
                position = end
            default:
                guard depth < Self.passingDepth,
                    let end = end(ofElementAt: mark, inside: element, depth: depth, in: bytes)
                else { return nil }
                position = end
            }
        }
        return nil
    }

    private mutating func end(
        ofElementAt mark: Int, inside element: DetailElement, depth: Int, in bytes: Span<UInt8>
    ) -> Int? {
        guard element == .media || element == .unknown else { return nil }
        scanner.move(to: mark)
        guard let token = scanner.next(in: bytes), token.kind == .startTag, token.isTerminated
        else {
            return nil
        }
        let key = NameKey(token.name, in: bytes)
        let name = namespaces.element(token.name, key, in: bytes)
        guard let inner = element.inside(name) else { return nil }
        return end(of: inner, token, depth: depth + 1, in: bytes)
    }

    /// The end of the end tag at `mark` if it is that of `name`, as it is written there.
    @inline(__always)
    mutating func endTagEnd(
        at mark: Int, of name: Range<Int>, in bytes: Span<UInt8>
    ) -> Int? {
        let end = mark &+ 2 &+ name.count
        guard end < scanner.end, bytes[mark &+ 1] == UInt8(ascii: "/"),
            bytes[end] == UInt8(ascii: ">"),
            bytes.equals(mark &+ 2..<end, name)
        else { return nil }
        return end &+ 1
    }

    /// The end of the CDATA section at `mark`.
    private mutating func sectionEnd(at mark: Int, in bytes: Span<UInt8>) -> Int? {
        scanner.move(to: mark)
        guard let token = scanner.next(in: bytes), token.kind == .rawText, token.isTerminated else {
            return nil
        }
        return token.range.upperBound
    }

    /// Nothing in the attributes of `token` is to be noted, changes a scope, or names an author.
    private mutating func isOrdinary(
        _ token: MarkupToken, of element: DetailElement, hasAddress: inout Bool,
        in bytes: Span<UInt8>
    ) -> Bool {
        guard token.content.count <= Self.passingTagLength else { return false }
        var attributes = MarkupAttributeScanner(token, syntax: .xml)
        var count = 0
        while let attribute = attributes.next(in: bytes) {
            count += 1
            let name = attribute.name
            guard count <= limits.attributes,
                !bytes.hasCaseInsensitivePrefix(
                    "xml", at: name.lowerBound, before: name.upperBound),
                isOrdinary(attribute.value, in: bytes)
            else { return false }
            switch name.count {
            case 3 where bytes.equalsIgnoringCase(name, "url"),
                4 where bytes.equalsIgnoringCase(name, "href"):
                guard isOrdinaryAddress(attribute.value, in: bytes) else { return false }
                hasAddress = true
            case 4 where element == .credit && bytes.equalsIgnoringCase(name, "role"):
                if bytes.equalsIgnoringCase(bytes.trimmingWhiteSpace(attribute.value), "author") {
                    return false
                }
            default:
                // With a prefix it is the same attribute, and may be one of these.
                if bytes.firstIndex(of: UInt8(ascii: ":"), in: name) != nil { return false }
            }
        }
        return true
    }

    mutating func isOrdinary(
        _ text: Range<Int>, inside element: DetailElement, in bytes: Span<UInt8>
    ) -> Bool {
        if text.isEmpty { return element != .number && element != .address }
        switch element {
        case .text, .credit, .unknown: return isOrdinary(text, in: bytes)
        case .attributes, .picture, .media:
            return bytes.skippingWhiteSpace(from: text.lowerBound, to: text.upperBound)
                == text.upperBound
        case .number:
            let digits = bytes.trimmingWhiteSpace(text)
            return !digits.isEmpty && digits.count <= 9
                && digits.allSatisfy { bytes[$0].isASCIIDigit }
        case .address: return isOrdinaryAddress(bytes.trimmingWhiteSpace(text), in: bytes)
        }
    }

    /// Nothing is to be noted of a text or the value of an attribute: no character in it stands for
    /// itself that may not (``check(_:in:)``).
    mutating func isOrdinary(_ text: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        if !bytes.hasAmpersand(text) {
            return bytes.firstMark(from: text.lowerBound, to: text.upperBound) == nil
        }
        var search = text.lowerBound
        while let mark = bytes.firstIndex(
            of: UInt8(ascii: "&"), or: UInt8(ascii: "<"), in: search..<text.upperBound)
        {
            guard bytes[mark] == UInt8(ascii: "&"),
                let length = referenceLength(at: mark, before: text.upperBound, in: bytes)
            else { return false }
            search = mark + length
        }
        return true
    }

    /// The length of the reference at `mark` to one of the characters that XML itself names.
    private mutating func referenceLength(
        at mark: Int, before end: Int, in bytes: Span<UInt8>
    ) -> Int? {
        for (name, length) in [
            ("&amp;", 5), ("&lt;", 4), ("&gt;", 4), ("&quot;", 6), ("&apos;", 6),
        ]
            as [(StaticString, Int)] where bytes.hasPrefix(name, at: mark, before: end)
        {
            return length
        }
        return nil
    }

    /// The address can be used as it is written.
    mutating func isOrdinaryAddress(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
        guard range.count <= Self.passingTagLength, URLReference.isPlain(bytes.extracting(range))
        else { return false }
        var search = range.lowerBound
        while let mark = bytes.firstIndex(of: UInt8(ascii: "&"), in: search..<range.upperBound) {
            guard bytes.hasPrefix("&amp;", at: mark, before: range.upperBound) else { return false }
            search = mark + 5
        }
        return true
    }
}

extension ElementName {
    /// Directly in an item it says what lists show, and nothing else of it is in the details, but for the
    /// files that attributes of links and of content name.
    var isShown: Bool {
        switch (namespace, local) {
        case (.core, .title), (.core, .link), (.core, .guid), (.core, .id), (.core, .pubdate),
            (.core, .published), (.core, .issued), (.core, .created), (.core, .updated),
            (.core, .modified), (.core, .lastbuilddate), (.core, .date), (.core, .description),
            (.core, .abstract), (.core, .summary), (.core, .content), (.core, .encoded),
            (.core, .body), (.core, .author), (.core, .creator), (.content, .encoded),
            (.dublinCore, .title), (.dublinCore, .date), (.dublinCore, .creator),
            (.dublinCore, .description), (.itunes, .author), (.itunes, .title),
            (.itunes, .summary), (.itunes, .subtitle), (.itunes, .description):
            true
        default: false
        }
    }
}

extension ElementName {
    /// In an item, or in a group of media, it says nothing of the picture and the files.
    var isNoFile: Bool {
        switch DetailElement(self) {
        case .number, .address, .credit, .unknown: true
        // How long a file plays.
        case .text: (namespace, local) != (.itunes, .duration)
        case .attributes, .picture, .media: false
        case nil: namespace == .media && (local == .title || local == .description)
        }
    }
}

extension DetailElement {
    /// A CDATA section may stand inside: what is made of its text can't be a problem.
    fileprivate var mayHoldSections: Bool {
        switch self {
        case .text, .credit, .unknown: true
        case .number, .address, .attributes, .picture, .media: false
        }
    }

    /// Passing over it saves more than it takes to read an item twice, which is what views do that
    /// show details. Nearly all items have a category; what is told of a file is long.
    var isWorthIt: Bool {
        switch self {
        case .media, .attributes, .picture, .credit: true
        case .text, .number, .address, .unknown: false
        }
    }
}
