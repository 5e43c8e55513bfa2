import FeedPluginAPI
import WorkerProtocol

/// The host's terminal extension (`feed_terminal_extension`), for plugins with that grant.
@safe final class HostTerminal: HostExtension<feed_terminal_extension> {
    private let surface: HostEnvironment

    /// - Parameter protected: protected memory for the surface; `nil` for the heap.
    init(in protected: (any ProtectedMemory)?) {
        surface = HostEnvironment(in: protected)
        var functions = sized(feed_terminal_extension())
        unsafe functions.surface = { host in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_terminal_extension.surface")
            guard let instance, let terminal = instance.interfaces.terminal else {
                return unsafe HostTable.nowhere.pointee.output
            }
            return unsafe terminal.surface.lend(
                instance.services.environment().terminal ?? .init())
        }
        unsafe functions.descriptor = { host in
            let instance = unsafe HostTable.instance(
                of: host, for: "feed_terminal_extension.descriptor")
            return Int(instance?.services.environment().terminalDescriptor ?? -1)
        }
        unsafe functions.suspend = { host in
            unsafe HostFunctions.answer(host, "feed_terminal_extension.suspend") { $0.suspend() }
        }
        super.init(functions)
    }
}
