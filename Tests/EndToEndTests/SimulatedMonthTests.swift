import Foundation
import Testing

/// A month of reading, twice a day: no unread item is ever lost, and no mark is wrong.
///
/// With `FEEDHOST_WHOLE_MONTH` it has thirty days of a hundred feeds; else a few of some.
@Suite struct SimulatedMonthTests {
    private static let isWhole =
        ProcessInfo.processInfo.environment["FEEDHOST_WHOLE_MONTH"] != nil

    private let person: Subscriber
    private let dayCount = isWhole ? 30 : 6
    private let feedCount = isWhole ? 100 : 40

    init() throws { person = try Subscriber() }

    @Test func `no unread item is ever lost, and no mark is wrong`() throws {
        var month = SimulatedMonth(feeds: feedCount, seed: 34)
        try person.subscribe(to: month.places.map { person.server.url("daily/\($0)") })
        try serve(month)
        let session = try person.openReader(options: "--version")
        for day in 1...dayCount {
            // In the morning a list is drawn, and it is the evening when the terminal is sat down at.
            if day > 1 { try goOn(&month) }
            let unread = try person.titles("--timeout", "2", "--unread")
            month.deliver()
            try compare(unread, month.unreadTitles, "unread in the morning of day \(day)")
            try goOn(&month)
            month.deliver()
            try readInTerminal(&month, session, day)
            try compare(
                try person.titles("--offline"), month.titles, "all in the evening of day \(day)")
            try compare(
                try person.titles("--offline", "--unread"), month.unreadTitles,
                "unread in the evening of day \(day)")
            try compare(
                try person.titles("--offline", "--starred"), month.starredTitles,
                "starred in the evening of day \(day)")
            if day == dayCount / 2 {
                // What has moved is listed at its new address from now on.
                _ = try person.run(["check", "--write", "--timeout", "2"])
            }
        }
    }

    private func goOn(_ month: inout SimulatedMonth) throws {
        month.goOn()
        try serve(month)
    }

    private func serve(_ month: SimulatedMonth) throws {
        for (place, bytes) in month.answers { try person.server.add(bytes, named: place) }
    }

    private func compare(_ titles: [String], _ expected: Set<String>, _ what: String) throws {
        #expect(Set(titles).count == titles.count, "twice: \(what)")
        let lost = expected.subtracting(titles).sorted()
        let surplus = Set(titles).subtracting(expected).sorted()
        try #require(lost.isEmpty && surplus.isEmpty, "\(what): lost \(lost), and \(surplus)")
    }

    /// Reads a few articles, and marks all as read now and then.
    private func readInTerminal(
        _ month: inout SimulatedMonth, _ session: TerminalSession, _ day: Int
    ) throws {
        try person.read(in: session, options: "--timeout 2")
        // All has come.
        let total = month.titles.count
        let count = total.formatted(.number.locale(Locale(identifier: "en_US")))
        let isThere = try session.screen { screen in
            screen.contains(" \(count) items")
                && !["Loading…", "waiting for"].contains(where: screen.contains)
        }
        _ = try #require(isThere, "\(total) items on day \(day)")
        try session.press("g", "Enter")
        var last = ""
        for step in 0..<3 {
            if step > 0 { try session.press("J") }
            let screen = try #require(
                session.screen { Self.item(on: $0).map { $0 != last } ?? false })
            last = try #require(Self.item(on: screen))
            month.read(last)
        }
        try session.press("s")
        month.star(last)
        try session.press("q")
        if day % 4 == 2 {
            try session.press("A")
            _ = try #require(session.screen { $0.contains("all are marked as read") })
            if day % 8 == 2 {
                try session.press("A")
                _ = try #require(session.screen { $0.contains("all are as before") })
            } else {
                month.readAll()
            }
        }
        try session.press("Q")
        _ = try #require(session.screen { $0.contains("status=") })
    }

    /// The item whose article is on the screen.
    private static func item(on screen: String) -> String? {
        screen.firstMatch(of: #/Words of (F\d+I\d+) end/#).map { String($0.output.1) }
    }
}
