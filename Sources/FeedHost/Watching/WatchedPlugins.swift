import PluginFinding
import SystemInterface

/// The files of a drawing's plugins, while the person watches: what is in their places now, and will be
/// found there again.
final class WatchedPlugins {
    private let names: [String]
    private let finder: () -> PluginFinder
    private var knownPaths: Set<String> = []
    /// The files as they were when the main loop began that runs.
    private var runningFiles: [String: FileSignature] = [:]

    init(_ command: DrawCommand, environment: ProcessEnvironment) {
        names = [command.renderer, command.loadingView, command.errorView].compactMap(\.self)
        finder = {
            PluginFinder(directories: command.pluginDirectories, environment: environment)
        }
    }

    /// Looks at the files from now on, and where one may be dropped in that goes before.
    func watch(with watch: FileWatch) {
        if knownPaths.isEmpty {
            watch.watch(folders: finder().searchPath.directories) { [weak self] in
                self?.paths ?? []
            }
        }
        // A file that is gone may come back.
        knownPaths.formUnion(paths)
        watch.watch(knownPaths.sorted())
    }

    /// A main loop is about to run.
    func beginLoop() {
        runningFiles = files
    }

    /// The main loop has ended.
    func endLoop() {
        runningFiles = [:]
    }

    /// A file is another than when the main loop began. One that is gone, or can't be used,
    /// replaces nothing.
    var areReplaced: Bool {
        files.contains { runningFiles[$0.key] != $0.value }
    }

    private var paths: [String] {
        let finder = finder()
        return names.compactMap { try? finder.candidate(named: $0).path }
    }

    /// The files of the plugins that can be used.
    private var files: [String: FileSignature] {
        paths.reduce(into: [:]) { $0[$1] = FileSignature(path: $1) }
    }
}
