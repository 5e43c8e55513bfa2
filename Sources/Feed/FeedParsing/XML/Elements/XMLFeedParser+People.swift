internal import FeedMarkup
internal import FeedModel

/// Authors in all spellings.
extension XMLFeedParser {
    /// The maximum nesting of persons, such as in a list.
    private static let maximumPersonDepth = 4

    /// The persons in `value`: one, or the members of a list (RDF Schema, section 5.1).
    mutating func people(_ value: XMLValue, in bytes: Span<UInt8>) -> [FeedAuthor] {
        guard value.hasElements else {
            return line(value, in: bytes).map(FeedAuthor.readAll) ?? []
        }
        return members(of: value, in: bytes).flatMap { persons($0, in: bytes) }
    }

    /// The members of an RDF list in `value`, as in Dublin Core for RSS 1.0 (“Rich content”);
    /// otherwise `value` itself.
    mutating func members(of value: XMLValue, in bytes: Span<UInt8>) -> [XMLValue] {
        guard value.hasElements else { return [value] }
        var reader = ChildReader(value.range)
        guard let list = reader.next(in: bytes),
            (["bag", "seq", "alt"] as [StaticString]).contains(where: {
                list.isNamed($0, in: bytes)
            })
        else { return [value] }
        var members: [XMLValue] = []
        reader = ChildReader(list.value.range)
        while members.count < limits.valuesPerItem, let member = reader.next(in: bytes) {
            members.append(member.value)
        }
        return members
    }

    /// The person in `value`; the first of several.
    mutating func person(_ value: XMLValue, in bytes: Span<UInt8>) -> FeedAuthor? {
        persons(value, in: bytes).first
    }

    /// The persons in `value`, as elements (Atom), each with a name, or one as text (RSS, Dublin
    /// Core).
    private mutating func persons(
        _ value: XMLValue, depth: Int = 0, in bytes: Span<UInt8>
    ) -> [FeedAuthor] {
        guard !value.range.isEmpty else { return [] }
        guard value.hasElements else {
            return line(value, in: bytes).flatMap(FeedAuthor.init(text:)).map { [$0] } ?? []
        }
        var authors = [FeedAuthor()]
        var only: ChildReader.Child?
        var count = 0
        var reader = ChildReader(value.range)
        while let child = reader.next(in: bytes) {
            count += 1
            only = child
            let last = authors.count - 1
            switch child.name {
            case .name where authors.count < limits.valuesPerItem:
                guard let name = line(child.value, in: bytes) else { continue }
                if authors[last].name == nil {
                    authors[last].name = name
                } else {
                    authors.append(FeedAuthor(name: name))
                }
            case .email where authors[last].email == nil:
                authors[last].email = line(child.value, as: .plain, in: bytes)
                    .flatMap(FeedAuthor.address(in:))
            case .url where authors[last].url == nil, .uri where authors[last].url == nil,
                .homepage where authors[last].url == nil:
                authors[last].url = url(child.value, in: bytes)
            default: break
            }
        }
        guard authors == [FeedAuthor()] else {
            for index in authors.indices { authors[index].splitName() }
            return authors
        }
        // FOAF and others wrap the person in an element.
        if let only, count == 1, only.value.hasElements, depth < Self.maximumPersonDepth,
            only.isAlone(in: value.range, of: bytes)
        {
            return persons(only.value, depth: depth + 1, in: bytes)
        }
        // An address in angle brackets looks like a tag.
        let hasAddress = bytes.firstIndex(of: UInt8(ascii: "@"), in: value.range) != nil
        return line(value, as: hasAddress ? .unknown : .xhtml, in: bytes)
            .flatMap(FeedAuthor.init(text:)).map { [$0] } ?? []
    }
}

extension [FeedAuthor] {
    /// Adds `person`, if any, unless there are `limit` persons.
    mutating func add(_ person: FeedAuthor?, upTo limit: Int, mayComplete: Bool = false) {
        guard let person, count < limit else { return }
        addPerson(person, mayComplete: mayComplete)
    }
}
