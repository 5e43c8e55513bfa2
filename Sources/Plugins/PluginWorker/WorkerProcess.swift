import Glibc
import LinuxSandbox
import PluginFinding
import PluginHosting
import WorkerProtocol

/// A worker: the process that runs one plugin.
///
/// The host starts its own executable with arguments that no user passes, one end of a channel, and
/// a sealed copy of the plugin.
package enum WorkerProcess {
    static let library = Int32(SANDBOX_LIBRARY_DESCRIPTOR)
    static let libraryPath = PluginLibrary.location(of: library)

    /// Runs the worker until the host closes the channel. Call this first in `main`.
    ///
    /// - Parameters:
    ///   - arguments: the arguments without the program's name.
    ///   - plainText: converts HTML to text, if the host offers that to plugins.
    package static func run(_ arguments: [String], plainText: @escaping (String) -> String) -> Never
    {
        guard arguments.count == 2, let parent = pid_t(arguments[1]),
            sandbox_isolate(parent, Int32(SANDBOX_FIRST_FREE_DESCRIPTOR)) == 0
        else { _exit(64) }
        let channel = WorkerChannel(descriptor: Int32(SANDBOX_CHANNEL_DESCRIPTOR))
        guard case .start(let start) = channel.next().message else { _exit(64) }
        guard start.version == WorkerProtocol.version else {
            channel.send(.refused(WorkerRefusal(kind: .workerFailed, detail: "another version")))
            _exit(0)
        }
        let options = receiveOptions(start.optionCount, over: channel)
        if start.grants.contains(.terminal) {
            _ = sandbox_leave_interrupts()
        }
        // glibc loads this library lazily to cancel threads and walk stacks, which would be too
        // late. If it is missing, those calls report it.
        _ = unsafe dlopen("libgcc_s.so.1", RTLD_LAZY)
        guard unsafe sandbox_watch(channel.descriptor, strdup(libraryPath)) == 0 else { _exit(71) }
        let libraries = NeededLibraries(of: library, at: start.pluginPath)
        let confinement = WorkerConfinement.enter(start, handing: libraries)
        channel.send(
            .confined(version: WorkerProtocol.version, confinement.report),
            with: confinement.threads)
        if confinement.threads >= 0 {
            // Only the host may hold it, since its holder decides.
            close(confinement.threads)
        }
        if !confinement.report.absences.isEmpty && !start.acceptsMissingParts {
            channel.send(.refused(WorkerRefusal(kind: .notConfined)))
            _exit(0)
        }
        let session = WorkerSession(
            WorkerServices(over: channel, start: start, options: options, plainText: plainText))
        session.begin {
            confinement.finishLoading(of: libraries)
        }
        session.serve()
    }

    private static func receiveOptions(
        _ count: UInt32, over channel: WorkerChannel
    ) -> PluginOptions {
        var options: [WorkerStart.Option] = []
        var value: [UInt8] = []
        while options.count < Int(count) {
            guard case .option(let key, let part, let isLast) = channel.next().message else {
                _exit(64)
            }
            value += part
            guard isLast else { continue }
            options.append(
                WorkerStart.Option(key: key, value: String(decoding: value, as: UTF8.self)))
            value = []
        }
        return PluginOptions(checked: options)
    }
}
