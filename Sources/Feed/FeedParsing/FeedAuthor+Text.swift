internal import FeedMarkup
internal import FeedModel

extension FeedAuthor {
    /// Moves an e-mail address from the name, as in `name <address>`, to ``email``.
    mutating func splitName() {
        guard let text = name, text.utf8.contains(UInt8(ascii: "@")),
            let person = Self(text: text), let own = person.name, let address = person.email
        else { return }
        name = own
        email = email ?? address
    }

    /// Parses a person on one line: `name`, `address`, `address (name)`, `name (address)`, `name
    /// <address>`, `<address> name`, `name [address]`, `name address` or `address name`.
    init?(text: String) {
        self.init()
        let bytes = Array(text.utf8)
        let span = bytes.span
        let whole = 0..<bytes.count
        guard span.firstIndex(of: UInt8(ascii: "@"), in: whole) != nil else {
            name = Self.name(Self.withoutMark(whole, in: span), in: span)
            if name == nil { return nil }
            return
        }
        for (open, close) in Self.brackets {
            guard let start = span.firstIndex(of: open, in: whole),
                let end = Self.end(of: (open, close), from: start, in: span)
            else { continue }
            if let address = Self.address(start + 1..<end, in: span) {
                email = address
                let rest = (end + 1..<bytes.count)
                    .drop { bytes[$0] < 0x80 && !bytes[$0].isASCIIAlphanumeric }
                    .prefix { !"()<>[]".utf8.contains(bytes[$0]) }
                name =
                    Self.name(0..<start, in: span)
                    ?? Self.name(Self.withoutMark(rest, in: span), in: span)
                return
            }
            if let address = Self.address(0..<start, in: span) {
                email = address
                name = Self.name(start + 1..<end, in: span)
                return
            }
        }
        email = Self.address(whole, in: span)
        if email == nil {
            name = Self.name(whole, in: span)
            let spaces = whole.filter { bytes[$0] == UInt8(ascii: " ") }
            for (space, isFirst) in [(spaces.last, false), (spaces.first, true)] {
                guard let space else { continue }
                let (head, tail) = (Self.withoutMark(0..<space, in: span), space..<bytes.count)
                let (own, other) = isFirst ? (head, tail) : (tail, head)
                guard span.firstIndex(of: UInt8(ascii: "@"), in: other) == nil,
                    let address = Self.address(own, in: span)
                else { continue }
                email = address
                name = Self.name(other, in: span)
            }
        }
        if name == nil, email == nil { return nil }
    }

    private static let brackets: [(UInt8, UInt8)] = [
        (UInt8(ascii: "("), UInt8(ascii: ")")), (UInt8(ascii: "<"), UInt8(ascii: ">")),
        (UInt8(ascii: "["), UInt8(ascii: "]")),
    ]

    /// The index of the bracket that closes the one at `start`.
    private static func end(
        of brackets: (UInt8, UInt8), from start: Int, in bytes: Span<UInt8>
    ) -> Int? {
        var depth = 0
        for index in start..<bytes.count {
            if bytes[index] == brackets.0 { depth += 1 }
            if bytes[index] == brackets.1 { depth -= 1 }
            if depth == 0 { return index }
        }
        // One is missing.
        return bytes.firstIndex(of: brackets.1, in: start..<bytes.count)
    }

    /// Returns `text` as an e-mail address without `mailto:`; `nil` if it is none.
    static func address(in text: String) -> String? {
        let bytes = Array(text.utf8)
        return address(0..<bytes.count, in: bytes.span)
    }

    private static func address(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        var range = trimmed(range, in: bytes)
        if bytes.hasCaseInsensitivePrefix("mailto:", at: range.lowerBound, before: range.upperBound)
        {
            range = range.dropFirst(7)
        }
        guard let at = bytes.firstIndex(of: UInt8(ascii: "@"), in: range),
            at > range.lowerBound, at + 1 < range.upperBound
        else { return nil }
        for index in range {
            switch bytes[index] {
            case 0...0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "("),
                UInt8(ascii: ")"), UInt8(ascii: ":"):
                // A colon shows an account of another kind.
                return nil
            default: continue
            }
        }
        return bytes.string(range)
    }

    /// `range` without the separator between a name and an address.
    private static func withoutMark(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        let marks: [StaticString] = [" ", ",", ";", ":", "-", "–", "—"]
        var end = range.upperBound
        while end > range.lowerBound, !bytes[end - 1].isASCIIAlphanumeric,
            let mark = marks.first(where: {
                end - $0.utf8CodeUnitCount >= range.lowerBound
                    && bytes.hasPrefix($0, at: end - $0.utf8CodeUnitCount, before: end)
            })
        {
            end -= mark.utf8CodeUnitCount
        }
        return range.lowerBound..<end
    }

    private static func name(_ range: Range<Int>, in bytes: Span<UInt8>) -> String? {
        let range = trimmed(range, in: bytes)
        return range.isEmpty ? nil : bytes.string(range)
    }

    /// `range` without surrounding spaces and quotation marks.
    private static func trimmed(_ range: Range<Int>, in bytes: Span<UInt8>) -> Range<Int> {
        func isAround(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\"")
        }
        var range = range.drop { isAround(bytes[$0]) }
        while let last = range.last, isAround(bytes[last]) { range = range.dropLast() }
        return range
    }
}

extension [FeedAuthor] {
    /// Appends `person` unless it is present; completes an entry of the same name that does not
    /// contradict it.
    ///
    /// - Parameter mayComplete: A name alone belongs to the only address, and the reverse.
    mutating func addPerson(_ person: FeedAuthor, mayComplete: Bool = false) {
        for index in indices.prefix(64) {
            let known = self[index]
            if known == person { return }
            let isNamed = known.name != nil && known.name == person.name
            guard
                isNamed || mayComplete && count == 1 && (known.name == nil) != (person.name == nil),
                known.email == nil || person.email == nil
                    || ExactText(known.email) == ExactText(person.email),
                known.url == nil || person.url == nil
                    || ExactText(known.url) == ExactText(person.url)
            else { continue }
            self[index].name = known.name ?? person.name
            self[index].email = known.email ?? person.email
            self[index].url = known.url ?? person.url
            self[index].avatar = known.avatar ?? person.avatar
            return
        }
        append(person)
    }
}
