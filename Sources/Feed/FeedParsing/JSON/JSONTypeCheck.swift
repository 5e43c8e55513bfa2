internal import FeedModel

/// Checks the types of members against JSON Feed 1.1: a reader may take no other. Numbers are
/// checked where they are read.
struct JSONTypeCheck {
    /// A member, its type, and the members of the objects in it. The latter are no payload of the
    /// type: Swift 6.3 writes a bad constant for that on WebAssembly, and ends.
    private struct Member {
        let name: StaticString
        let kind: JSONCursor.Kind
        let members: [Member]

        init(_ name: StaticString, _ kind: JSONCursor.Kind, of members: [Member] = []) {
            self.name = name
            self.kind = kind
            self.members = members
        }
    }

    private static let person = [
        Member("name", .string), Member("url", .string), Member("avatar", .string),
    ]
    private static let item = [
        Member("id", .string), Member("url", .string), Member("external_url", .string),
        Member("title", .string), Member("tags", .array),
        Member("content_html", .string), Member("content_text", .string),
        Member("summary", .string), Member("image", .string), Member("banner_image", .string),
        Member("date_published", .string), Member("date_modified", .string),
        Member("language", .string), Member("author", .object, of: person),
        Member("authors", .array, of: person),
        Member(
            "attachments", .array,
            of: [Member("url", .string), Member("mime_type", .string), Member("title", .string)]),
    ]
    private static let feed = [
        Member("version", .string), Member("title", .string), Member("home_page_url", .string),
        Member("feed_url", .string), Member("description", .string),
        Member("user_comment", .string), Member("next_url", .string), Member("icon", .string),
        Member("favicon", .string), Member("language", .string),
        Member("author", .object, of: person), Member("authors", .array, of: person),
        Member("expired", .boolean),
        Member("hubs", .array, of: [Member("type", .string), Member("url", .string)]),
        Member("items", .array, of: item),
    ]

    /// Adds the faults of the document in `range`, whose grammar is right.
    static func check(
        _ range: Range<Int>, depthLimit: Int, in bytes: Span<UInt8>,
        into problems: inout ProblemLog
    ) {
        var cursor = JSONCursor(range, depthLimit: depthLimit)
        // Nothing is thrown: the document was read before.
        try? check(&cursor, feed, in: bytes, into: &problems)
    }

    /// Checks an object, and skips anything else.
    private static func check(
        _ cursor: inout JSONCursor, _ members: [Member], in bytes: Span<UInt8>,
        into problems: inout ProblemLog
    ) throws(FeedParsingError) {
        try cursor.forEachMember(in: bytes) { name, cursor throws(FeedParsingError) in
            let kind = try cursor.peek(in: bytes)
            guard let known = members.first(where: { name.equals($0.name, in: bytes) }),
                kind != .null
            else { return try cursor.skip(in: bytes) }
            let offset = cursor.position
            guard kind == known.kind else {
                try cursor.skip(in: bytes)
                return problems.add(
                    .wrongType, at: offset,
                    "“\(known.name.description)” must be \(words(for: known.kind)); some readers take no other."
                )
            }
            try cursor.forEachElement(in: bytes) { cursor throws(FeedParsingError) in
                try check(&cursor, known.members, in: bytes, into: &problems)
            }
        }
    }

    private static func words(for kind: JSONCursor.Kind) -> String {
        switch kind {
        case .string: "a string"
        case .boolean: "true or false"
        case .object: "an object"
        default: "an array"
        }
    }
}
