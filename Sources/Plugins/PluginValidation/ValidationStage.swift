/// What `validate` runs a plugin for, in this order.
package enum ValidationStage: String, Sendable, CaseIterable {
    case made, views, feeds, output, pictures, reader, leaks, places
    case mainLoop = "main-loop"
    case random

    /// True if it takes a process of its own.
    package var needsWorker: Bool {
        switch self {
        case .views, .leaks, .places, .mainLoop: true
        default: false
        }
    }
}
