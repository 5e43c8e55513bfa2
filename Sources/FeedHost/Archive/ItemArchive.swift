import FeedLoading
import FeedModel
import FeedNetwork
import FeedStorage
import SystemInterface

/// The user's archive of items that left their feeds.
enum ItemArchive {
    /// Runs `feedhost archive`: empties the archive, or counts what it holds; returns the text to print.
    static func run(
        clears: Bool, environment: ProcessEnvironment, console: Console
    ) throws -> String {
        guard let archive = make(environment: environment, console: console) else {
            return "no items are kept: neither XDG_DATA_HOME nor HOME names a folder\n"
        }
        guard clears else { return try archive.summary().words }
        try archive.clear()
        return "the archive is empty now\n"
    }

    /// Returns the archive; `nil` if it is off, or the environment names no folder for it.
    ///
    /// - Parameter feeds: returns the feeds whose items it may get.
    static func make(
        _ argument: ArchiveArgument = .standard, states: (any FeedItemStateStore)? = nil,
        environment: ProcessEnvironment, console: Console,
        feeds: @escaping () -> [LoadedFeed] = { [] }
    ) -> SQLiteFeedItemArchive? {
        var limits = ItemArchiveLimits()
        switch argument {
        case .age(let seconds): limits.seconds = seconds
        case .count(let count): limits.itemsPerFeed = count
        case .off: return nil
        }
        return SQLiteFeedItemArchive.files { environment[$0] }.map { files in
            SQLiteFeedItemArchive(
                files: files, limits: limits, states: states,
                now: { SystemClock.secondsSince1970 },
                leftOut: {
                    FeedSettings.identities(in: environment, of: feeds()) { !$0.isArchived }
                },
                didSetAside: { path in
                    console.warning(
                        "'\(path)', where items are kept that left their feeds, is damaged; it is left "
                            + "aside, and another is begun")
                },
                didDrop: { count in
                    console.warning(
                        "\(count) unread or starred item\(count == 1 ? " that has left its feed is" : "s that have left their feeds are") "
                            + "dropped, since more than \(ByteWording.limit(limits.bytes)) would be kept; "
                            + "read some, or keep fewer with 'archive' in the configuration")
                })
        }
    }
}
