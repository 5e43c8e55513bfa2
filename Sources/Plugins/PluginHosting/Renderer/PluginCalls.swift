/// The calls of a plugin that are on the stack, and whether it waits for its host in dispatch.
struct PluginCalls {
    /// Innermost last.
    private var stack: [PluginCall] = []
    /// A main loop waits in dispatch.
    private(set) var isDispatching = false

    /// The plugin is in none of its calls.
    var isEmpty: Bool { stack.isEmpty }

    /// The call that the plugin is in, innermost.
    var current: PluginCall { stack.last ?? .create }

    /// The plugin is in its main loop, whatever else it is in.
    var isRunning: Bool { stack.first == .run }

    /// The plugin is in its main loop, and in nothing else.
    var isInMainLoop: Bool { stack == [.run] }

    /// The plugin is in none of its calls, or waits in dispatch.
    var isCallable: Bool { stack.count == (isDispatching ? 1 : 0) }

    /// Enters a call.
    mutating func enter(_ call: PluginCall) {
        stack.append(call)
    }

    /// Leaves the call that was entered last.
    mutating func leave() {
        stack.removeLast()
    }

    /// The main loop waits, or goes on.
    mutating func setDispatching(_ isDispatching: Bool) {
        self.isDispatching = isDispatching
    }
}
