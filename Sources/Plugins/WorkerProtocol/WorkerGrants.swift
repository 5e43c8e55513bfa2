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
    /// The desktop: its display, fonts and themes.
    package static let display = WorkerGrants(rawValue: 2)
    /// The network.
    package static let network = WorkerGrants(rawValue: 4)
    /// A server on this machine, for this machine.
    package static let listen = WorkerGrants(rawValue: 8)
    /// The files of the system, to read.
    package static let files = WorkerGrants(rawValue: 16)
    /// Those with which somebody may be in front of a main loop, or at its other end.
    package static let attended: WorkerGrants = [.terminal, .display, .network, .listen]
}
