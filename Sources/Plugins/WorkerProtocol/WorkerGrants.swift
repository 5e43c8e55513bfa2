/// The permissions that a user grants to a plugin.
package struct WorkerGrants: OptionSet, Sendable, Hashable, MessageMember {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The terminal: its keys and its modes.
    package static let terminal = WorkerGrants(rawValue: 1)
    /// The desktop: its display, fonts and themes.
    package static let display = WorkerGrants(rawValue: 2)
    package static let network = WorkerGrants(rawValue: 4)
    /// Serving on this machine's loopback addresses.
    package static let listen = WorkerGrants(rawValue: 8)
    /// Reading system files.
    package static let files = WorkerGrants(rawValue: 16)
    /// Trying to handle signals without a word, which is refused all the same. Plugins give it to
    /// themselves, in their notes.
    package static let runtime = WorkerGrants(rawValue: 32)
    /// Having the host change the user's list of feeds.
    package static let feeds = WorkerGrants(rawValue: 64)
    /// Permissions through which a main loop can have a user or a peer.
    package static let attended: WorkerGrants = [.terminal, .display, .network, .listen]
}
