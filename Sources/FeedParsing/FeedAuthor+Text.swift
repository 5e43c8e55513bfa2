internal import FeedModel

extension FeedAuthor {
    /// Reads a person written on one line: `name`, `address`, `address (name)`,
    /// `name (address)`, `name <address>`.
    init?(text: String) {
        self.init()
        guard text.utf8.contains(UInt8(ascii: "@")) else {
            // Nearly all names are these, and need nothing.
            let isPlain =
                text.utf8.first.map { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: " ") } ?? false
            name = isPlain ? text : Self.trimmed(text[...])
            if name == nil { return nil }
            return
        }
        for (open, close) in [("(", ")"), ("<", ">")] as [(Character, Character)] {
            guard let start = text.firstIndex(of: open),
                let end = text[start...].firstIndex(of: close)
            else { continue }
            let inside = text[text.index(after: start)..<end]
            let before = text[..<start]
            if let address = Self.address(in: String(inside)) {
                email = address
                name = Self.trimmed(before)
                return
            }
            if let address = Self.address(in: String(before)) {
                email = address
                name = Self.trimmed(inside)
                return
            }
        }
        if let address = Self.address(in: text) {
            email = address
        } else {
            name = Self.trimmed(text[...])
        }
        if name == nil, email == nil { return nil }
    }

    /// `text` as an e-mail address, without `mailto:`; `nil` where it is none.
    static func address(in text: String) -> String? {
        guard var address = trimmed(text[...]) else { return nil }
        if address.lowercased().hasPrefix("mailto:") { address.removeFirst(7) }
        let bytes = address.utf8
        guard let at = bytes.firstIndex(of: UInt8(ascii: "@")), at != bytes.startIndex,
            bytes.index(after: at) != bytes.endIndex,
            !bytes.contains(where: {
                $0 <= 0x20 || $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">")
                    || $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: ")")
            })
        else { return nil }
        return address
    }

    private static func trimmed(_ text: Substring) -> String? {
        var text = text
        while let first = text.first, first == " " || first == "\"" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\"" { text.removeLast() }
        return text.isEmpty ? nil : String(text)
    }
}

extension [FeedAuthor] {
    /// Adds `person` unless it is there; one that says more of the same name is merged.
    mutating func addPerson(_ person: FeedAuthor) {
        for index in indices.prefix(64) {
            let known = self[index]
            if known == person { return }
            guard known.name == person.name, known.name != nil else { continue }
            guard known.email == nil || person.email == nil || known.email == person.email,
                known.url == nil || person.url == nil || known.url == person.url
            else { continue }
            self[index].email = known.email ?? person.email
            self[index].url = known.url ?? person.url
            self[index].avatar = known.avatar ?? person.avatar
            return
        }
        append(person)
    }
}
