internal import FeedMarkup
internal import FeedModel

/// Checks the types of members against JSON Feed 1.1: a reader may take no other. Numbers are
/// checked where they are read.
struct JSONTypeCheck {
    /// The type of a member.
    private enum Kind {
        case string, boolean
        case object([Member])
        case array([Member])
    }

    private typealias Member = (name: StaticString, kind: Kind)

    private static let person: [Member] = [
        ("name", .string), ("url", .string), ("avatar", .string),
    ]
    private static let item: [Member] = [
        ("url", .string), ("external_url", .string), ("title", .string),
        ("content_html", .string), ("content_text", .string), ("summary", .string),
        ("image", .string), ("banner_image", .string), ("date_published", .string),
        ("date_modified", .string), ("language", .string), ("author", .object(person)),
        ("authors", .array(person)),
        (
            "attachments",
            .array([
                ("url", .string), ("mime_type", .string), ("title", .string),
            ])
        ),
    ]
    private static let feed: [Member] = [
        ("version", .string), ("title", .string), ("home_page_url", .string),
        ("feed_url", .string), ("description", .string), ("user_comment", .string),
        ("next_url", .string), ("icon", .string), ("favicon", .string), ("language", .string),
        ("author", .object(person)), ("authors", .array(person)), ("expired", .boolean),
        ("hubs", .array([("type", .string), ("url", .string)])), ("items", .array(item)),
    ]

    /// Adds the faults of the document in `range`, whose grammar is right.
    static func check(
        _ range: Range<Int>, depthLimit: Int, in bytes: Span<UInt8>,
        into problems: inout ProblemLog
    ) throws(FeedParsingError) {
        var cursor = JSONCursor(range, depthLimit: depthLimit)
        try check(&cursor, feed, in: bytes, into: &problems)
    }

    /// Checks an object, and skips anything else.
    private static func check(
        _ cursor: inout JSONCursor, _ members: [Member], in bytes: Span<UInt8>,
        into problems: inout ProblemLog
    ) throws(FeedParsingError) {
        guard try cursor.peek(in: bytes) == .object else { return try cursor.skip(in: bytes) }
        try cursor.enter(in: bytes)
        while let name = try cursor.nextMember(in: bytes) {
            let kind = try cursor.peek(in: bytes)
            guard let known = members.first(where: { name.equals($0.name, in: bytes) }),
                kind != .null
            else {
                try cursor.skip(in: bytes)
                continue
            }
            let offset = cursor.position
            var wanted: String?
            switch known.kind {
            case .string: wanted = kind == .string ? nil : "a string"
            case .boolean: wanted = kind == .boolean ? nil : "true or false"
            case .object(let members):
                if kind == .object {
                    try check(&cursor, members, in: bytes, into: &problems)
                    continue
                }
                wanted = "an object"
            case .array(let members):
                if kind == .array {
                    try cursor.enter(in: bytes)
                    while try cursor.nextElement(in: bytes) {
                        try check(&cursor, members, in: bytes, into: &problems)
                    }
                    continue
                }
                wanted = "an array"
            }
            try cursor.skip(in: bytes)
            guard let wanted else { continue }
            problems.add(
                .wrongType, at: offset,
                "“\(known.name.description)” must be \(wanted); some readers take no other.")
        }
    }
}
