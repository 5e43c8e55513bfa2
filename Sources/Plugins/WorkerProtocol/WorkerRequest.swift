/// A plugin's request to the host, except for pictures.
package enum WorkerRequest: UInt8, Sendable, CaseIterable, MessageMember {
    case refresh = 1
    /// Suspends the program until it is resumed.
    case suspension = 30
}
