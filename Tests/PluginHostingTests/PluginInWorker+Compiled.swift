import PluginTestSupport
import WorkerHosting

extension PluginInWorker {
    /// Starts a worker for a C file of the package, which is compiled first.
    convenience init(
        compiling source: String, definitions: [String] = [], options: [String: String] = [:],
        settings change: (inout WorkerSettings) -> Void = { _ in }
    ) throws {
        let folder = try TemporaryFolder()
        try self.init(
            path: CompiledPlugin.make(
                source, definitions: definitions, name: "plugin", in: folder),
            in: folder, options: options, settings: change)
    }
}
