import FeedPluginAPI
package import WorkerProtocol

/// The limits of what a renderer may ask for on behalf of a person who reads; they hold in both seats.
package enum ReadingLimits {
    /// Returns true where a person sits before a renderer, so that it may change states, open pages and copy
    /// texts: it has a main loop, and the terminal or a display.
    package static func isAttended(hasMainLoop: Bool, _ grants: WorkerGrants) -> Bool {
        hasMainLoop && grants.reachPerson
    }

    /// Returns true where a renderer may have the program stopped: its main loop runs on the terminal.
    package static func maySuspend(isRunning: Bool, _ grants: WorkerGrants) -> Bool {
        isRunning && grants.contains(.terminal)
    }

    /// The longest address that is opened, in bytes.
    package static let addressBytes = 8_192
    /// The longest text that is copied, in bytes.
    package static let textBytes = Int(FEED_CLIPBOARD_MAXIMUM_LENGTH)
    /// The beginnings of addresses that are opened.
    package static let schemes = ["http:", "https:", "mailto:"]

    /// Returns true for an address that may be opened.
    package static func isOpenable(_ url: String) -> Bool {
        schemes.contains(where: url.lowercased().hasPrefix)
    }
}

extension WorkerGrants {
    /// True where there is something by which a person may be reached.
    package var reachPerson: Bool { !isDisjoint(with: [.terminal, .display]) }
}
