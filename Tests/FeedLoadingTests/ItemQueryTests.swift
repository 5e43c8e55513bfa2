import Testing

@testable import FeedModel

/// The language of queries.
struct ItemQueryTests {
    /// An item of fields.
    private struct Item: QueriedItem {
        let query: ItemQuery
        var fields: [QueryField: String] = [
            .title: "Tide tables", .text: "All of the harbour", .author: "Ada Bot",
            .tag: "Space", .folder: "News/Sea", .feed: "Quay https://quay.example/feed",
            .link: "https://quay.example/1",
        ]
        var states: FeedItemStates = []
        var date: Int64?
        var feed: String? { "web:quay.example/feed" }

        func has(_ number: Int, in field: QueryField) -> Bool {
            let texts = field == .any ? [.title, .text, .author, .tag] : [field]
            return texts.contains { isIn(fields[$0] ?? "", query.nodes[number]) }
        }

        private func isIn(_ text: String, _ node: ItemQuery.Node) -> Bool {
            switch node {
            case .words(let words, in: _):
                text.lowercased().firstRange(of: words.lowercased()) != nil
            case .expression(let expression, in: _): expression.isIn(text)
            default: false
            }
        }
    }

    private static let now: Int64 = 1_700_000_000

    private func matches(_ text: String, isTyped: Bool = false) throws -> Bool {
        let query = try ItemQuery(text, isTyped: isTyped)
        let item = Item(query: query, states: .starred, date: Self.now - 3 * 86_400)
        return query.matches(item, at: FeedClock(now: Self.now))
    }

    @Test(arguments: [
        "title:tide -author:cod tag:space in:News from:\"Quay\" age<7d unread", "", "tide", "TIDE",
        "tide tables", "\"tide\" harbour", "title:\"tide tables\"", "title:tables harbour",
        "fish or tide", "fish OR unread tide", "starred", "-read", "-fish", "-\"harbour tide\"",
        "(fish or tide) starred", "-(fish or boats)", "-(read or -starred)", "/t.de/", "/^tide/",
        "title:/tables$/", "(/e t/)", "-/^able/", "age>1h", "since:4d", "before:2d",
        "since:2023-11-11", "before:2023-11-12", "TITLE:tide", "link:quay.example/1",
        "from:https://quay", "in:/^news\\/sea$/", "text:\"harbour\"", "tide tables unread",
        "( tide )", "unread tide or fish", "()", "author:\"ada \" bot",
    ])
    func `Matches`(query: String) throws {
        #expect(try matches(query))
    }

    @Test(arguments: [
        "title:harbour", "tide harbour", "read", "-starred", "-unread", "fish", "fish or boats",
        "-tide", "-title:tide", "-(tide or fish)", "tide -starred", "(fish or tide) read",
        "/^able/", "text:/^harbour/", "age<2d", "age>1w", "since:2023-11-12", "before:2023-11-11",
        "unread fish or boats", "\"or\"", "\"unread\"", "tag:tide", "\"tide \\\" tables\"",
        "https://quay.example", "Re: tide", "12:30", "a:b", "std::vector", "-", "tide - tables",
        "age:", "foo<3",
    ])
    func `Does not match`(query: String) throws {
        #expect(try !matches(query))
    }

    @Test(arguments: [
        ("title:", 6, QueryError.Expectation.text), ("tide title: unread", 11, .text),
        ("\"\"", 0, .text), ("a //", 2, .text), ("tide \"tables", 5, .endOfQuotes),
        ("-title:\"x", 7, .endOfQuotes),
        ("/a", 0, .endOfExpression), ("/etc/passwd", 0, .endOfExpression),
        ("é (tide or x", 2, .endOfGroup), ("or tide", 0, .condition), ("tide or", 7, .condition),
        ("tide or or x", 8, .condition), ("-or", 1, .condition), ("titel:tide", 0, .field),
        ("tide -titel:x", 6, .field), ("age<", 4, .age), ("x age>7", 6, .age),
        ("age<2023-01-01", 4, .age), ("since:now", 6, .date), ("before:2023-02-29", 7, .date),
        ("/[a-/", 1, .expressionClass), ("title:/a{2/", 10, .repetition), ("/a(b/", 2, .endOfGroup),
        ("/*a/", 1, .expression), ("/a\\1/", 3, .expression), ("/a)/", 2, .expression),
        ("/[z-a]/", 5, .expressionClass), ("/(?=a)/", 3, .expression), ("/a{5,2}/", 6, .repetition),
    ])
    func `Says where it can't be read, and what was expected`(
        query: String, place: Int, expected: QueryError.Expectation
    ) {
        let error = QueryError(place: place, expected: expected)
        #expect(throws: error) { try ItemQuery(query) }
    }

    @Test(arguments: [
        "title:", "tide or", "or tide", "\"tide", "tide (fish or tables", "/ti", "-title:", "age<",
        "age<7", "since:2023-1", "-\"", "/", "title:/", "\"", "tide title: starred", "(",
        "-", "tide -", "(tide -", "(tide -) starred",
    ])
    func `Reads what is typed so far as closed`(query: String) throws {
        #expect(try matches(query, isTyped: true))
    }

    @Test(arguments: [
        "age<x starred", "age<x", "tide since:foo", "age<3x", "since:2026-13-01", "/[a/ tide",
        "titel:x", "/a(/ b",
    ])
    func `What goes on after an error is wrong while it is typed, too`(query: String) {
        #expect(throws: QueryError.self) { try ItemQuery(query, isTyped: true) }
    }

    @Test func `Refuses what is too deep or too long`() throws {
        func deep(_ count: Int) -> String {
            String(repeating: "(", count: count) + "tide" + String(repeating: ")", count: count)
        }
        #expect(try matches(deep(30)))
        #expect(throws: QueryError(place: 30, expected: .less)) { try ItemQuery(deep(10_000)) }
        let long = { Array(repeating: "-fish", count: $0).joined(separator: " ") }
        #expect(try matches(long(200)))
        #expect(throws: QueryError(place: 1_200, expected: .less)) { try ItemQuery(long(201)) }
    }

    @Test func `Looks at texts last, and at none that does not matter`() throws {
        struct Untouchable: QueriedItem {
            let states: FeedItemStates = .read
            let date: Int64? = nil
            let feed: String? = nil

            func has(_ number: Int, in field: QueryField) -> Bool {
                Issue.record("a text was read")
                return true
            }
        }
        let clock = FeedClock(now: Self.now)
        for text in ["text:tide unread", "(tide or fish) starred", "read or tide", "tide age<1d"] {
            let query = try ItemQuery(text)
            #expect(query.matches(Untouchable(), at: clock) == (text == "read or tide"))
        }
    }

    @Test func `Days begin by the reader's clock`() throws {
        let midnight: Int64 = 1_699_660_800  // 2023-11-11
        let query = try ItemQuery("since:2023-11-11")
        let item = Item(query: query, date: midnight - 3_600)
        #expect(!query.matches(item, at: FeedClock(now: Self.now)))
        #expect(query.matches(item, at: FeedClock(now: Self.now) { _ in 3_600 }))
        #expect(!query.matches(item, at: FeedClock(now: Self.now) { _ in 3_599 }))
        let undated = Item(query: query)
        #expect(try !ItemQuery("before:2100-01-01").matches(undated, at: FeedClock(now: 0)))
    }
}
