/// A request of a plugin to the host beside pictures.
package enum WorkerRequest: UInt8, Sendable, CaseIterable, MessageMember {
    /// The feed, again.
    case refresh = 1
    /// That the program stops until the person wants it again.
    case suspension = 30
}
