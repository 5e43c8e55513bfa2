import Foundation
import Testing

/// Simulates a month of reading, twice a day, and compares each list with a model.
///
/// With `FEEDHOST_WHOLE_MONTH` it simulates thirty days of a hundred feeds, otherwise fewer.
@Suite struct SimulatedMonthTests {
    private static let isWhole =
        ProcessInfo.processInfo.environment["FEEDHOST_WHOLE_MONTH"] != nil

    private let subscriber: Subscriber
    private let dayCount = isWhole ? 30 : 6
    private let feedCount = isWhole ? 100 : 40

    init() throws { subscriber = try Subscriber() }

    @Test func `Loses no unread item and keeps marks right over many days`() throws {
        var month = SimulatedMonth(feeds: feedCount, seed: 34)
        try subscriber.subscribe(to: month.paths.map { subscriber.server.url("daily/\($0)") })
        try subscriber.configure(SimulatedMonth.rules)
        _ = try subscriber.run(["add", "--search", "Found", SimulatedMonth.search])
        try serve(month)
        let session = try subscriber.openReader(options: "--version")
        for day in 1...dayCount {
            // Draws a list in the morning, and reads at the terminal in the evening.
            if day > 1 { try advance(&month) }
            let unread = try subscriber.titles("--timeout", "4", "--unread")
            month.load()
            try compare(unread, month.unreadTitles, "unread in the morning of day \(day)")
            try advance(&month)
            month.load()
            try readInTerminal(&month, session, day)
            try compare(
                try subscriber.titles("--offline"), month.titles, "all in the evening of day \(day)"
            )
            try compare(
                try subscriber.titles("--offline", "--unread"), month.unreadTitles,
                "unread in the evening of day \(day)")
            try compare(
                try subscriber.titles("--offline", "--starred"), month.starredTitles,
                "starred in the evening of day \(day)")
            try compare(
                try subscriber.titles("--offline", "found"), month.foundTitles,
                "found in the evening of day \(day)")
            if day == dayCount / 2 {
                // Updates the list with the new addresses of moved feeds.
                _ = try subscriber.run(["check", "--write", "--timeout", "4"])
            }
        }
    }

    private func advance(_ month: inout SimulatedMonth) throws {
        month.advance()
        try serve(month)
    }

    private func serve(_ month: SimulatedMonth) throws {
        for (path, bytes) in month.responses { try subscriber.server.add(bytes, named: path) }
    }

    private func compare(_ titles: [String], _ expected: Set<String>, _ context: String) throws {
        #expect(Set(titles).count == titles.count, "twice: \(context)")
        let lost = expected.subtracting(titles).sorted()
        let surplus = Set(titles).subtracting(expected).sorted()
        try #require(lost.isEmpty && surplus.isEmpty, "\(context): lost \(lost), and \(surplus)")
    }

    /// Reads a few articles, and marks all as read now and then.
    private func readInTerminal(
        _ month: inout SimulatedMonth, _ session: TerminalSession, _ day: Int
    ) throws {
        try subscriber.read(in: session, options: "--timeout 4")
        // Waits until everything is loaded.
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
            month.markAsRead(last)
        }
        try session.press("s")
        month.toggleStar(of: last)
        try session.press("q")
        if day % 4 == 2 {
            // What arrives after the copies of the cache takes the message away; servers have four seconds.
            Thread.sleep(forTimeInterval: 5)
            try session.press("A")
            _ = try #require(session.screen { $0.contains("marked as read, A undoes it") })
            if day % 8 == 2 {
                try session.press("A")
                _ = try #require(session.screen { $0.contains("all are as before") })
            } else {
                month.markAllAsRead()
            }
        }
        try session.press("q")
        try changeList(&month, session, day)
        // The next reader begins where this one is left: with the list of all items.
        try session.press("g", "Q")
        _ = try #require(session.screen { $0.contains("status=") })
    }

    /// Adds, moves and removes a feed in the reader, on three days.
    private func changeList(
        _ month: inout SimulatedMonth, _ session: TerminalSession, _ day: Int
    ) throws {
        func select(_ feed: String) throws {
            try session.press("g", "/")
            try session.type(feed)
            _ = try #require(session.screen { $0.hasPrefix("\(feed) ") }, "\(feed)")
        }
        switch day {
        case 2:
            month.addLastFeed()
            try serve(month)
            try session.press("a")
            try session.type(subscriber.server.url("daily/\(month.pathToAdd)"))
            try wait { $0.contains("/\(month.pathToAdd)\t") }
            month.load()
        case 3:
            try select("Feed 3")
            try session.press("M")
            try session.type("News/Late")
            try wait { $0.contains("/f3m") && $0.contains("\tNews/Late\n") }
        case 4:
            try select("Feed 5")
            try session.press("D")
            try wait { !$0.contains("/f5m") }
            month.removeFeed(5)
        default: break
        }
    }

    /// Waits for a list of feeds: a notice in the reader may be that of a failing feed by then.
    private func wait(until isThere: (String) -> Bool) throws {
        var list = ""
        let isFound = try Waiting.until {
            list = try subscriber.run(["list"]).text
            return isThere(list)
        }
        #expect(isFound, "\(list)")
    }

    /// Returns the identifier of the item whose article is on the screen.
    private static func item(on screen: String) -> String? {
        screen.firstMatch(of: #/Words of (F\d+I\d+) end/#).map { String($0.output.1) }
    }
}
