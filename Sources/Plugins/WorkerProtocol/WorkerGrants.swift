/// The resources that a person lets a plugin use beyond drawing.
package struct WorkerGrants: OptionSet, Sendable, Hashable, MessageMember {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Nothing beyond drawing.
    package init() {
        rawValue = 0
    }

    /// The terminal: its keys and its modes.
    package static let terminal = WorkerGrants(rawValue: 1)
    /// The desktop: its sockets, fonts and themes.
    package static let display = WorkerGrants(rawValue: 2)
    /// The network.
    package static let network = WorkerGrants(rawValue: 4)
}
