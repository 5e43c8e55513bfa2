/// What `validate` runs a plugin for, in this order.
package enum ValidationStage: String, Sendable, CaseIterable {
    case made, views, feeds, output, pictures, leaks, seats
    case mainLoop = "main-loop"
    case random

    /// True if it takes a process of its own.
    var needsWorker: Bool {
        switch self {
        case .views, .leaks, .seats, .mainLoop: true
        default: false
        }
    }
}
