import FeedPluginAPI
import WorkerProtocol

/// The extension for the terminal, as it is offered to a plugin that was granted it.
@safe final class HostTerminal {
    private let table = UnsafeMutablePointer<feed_terminal_extension>.allocate(capacity: 1)
    /// Lends its surface.
    private let surface: HostEnvironment

    /// - Parameter loans: where the surface is lent in; `nil` for memory like any other.
    init(in loans: (any LoanMemory)?) {
        surface = HostEnvironment(in: loans)
        var functions = feed_terminal_extension()
        functions.size = MemoryLayout<feed_terminal_extension>.size
        unsafe functions.surface = { host in
            let instance = unsafe HostTable.from(host)?
                .instance(for: "feed_terminal_extension.surface")
            guard let instance, let terminal = instance.loans.terminal else {
                return unsafe HostTable.nowhere.pointee.output
            }
            return unsafe terminal.surface.lend(
                instance.services.environment().terminal ?? .init())
        }
        unsafe functions.descriptor = { host in
            let instance = unsafe HostTable.from(host)?
                .instance(for: "feed_terminal_extension.descriptor")
            return Int(instance?.services.environment().terminalDescriptor ?? -1)
        }
        unsafe functions.suspend = { host in
            unsafe HostFunctions.answer(host, "feed_terminal_extension.suspend") { $0.suspend() }
        }
        unsafe table.initialize(to: functions)
    }

    deinit {
        unsafe table.deallocate()
    }

    var pointer: UnsafeRawPointer { unsafe UnsafeRawPointer(table) }
}
