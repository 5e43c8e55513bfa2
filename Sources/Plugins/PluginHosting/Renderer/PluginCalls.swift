/// The calls of a plugin on the stack, and whether it waits in `dispatch`.
struct PluginCalls {
    /// Innermost last.
    private var stack: [PluginCall] = []
    /// True while the main loop waits in `dispatch`.
    var isDispatching = false

    var isEmpty: Bool { stack.isEmpty }

    /// The innermost call.
    var current: PluginCall { stack.last ?? .create }

    /// True in the main loop, also in calls nested in it.
    var isRunning: Bool { stack.first == .run }

    /// True in the main loop, and in no call nested in it.
    var isInMainLoop: Bool { stack == [.run] }

    /// True outside all calls, or in `dispatch`.
    var isCallable: Bool { stack.count == (isDispatching ? 1 : 0) }

    mutating func enter(_ call: PluginCall) {
        stack.append(call)
    }

    mutating func leave() {
        stack.removeLast()
    }
}
