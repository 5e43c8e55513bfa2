import PluginFinding
import SystemInterface

/// The current and expected files of a drawing's plugins while watching.
final class WatchedPlugins {
    private let names: [String]
    private let finder: () -> PluginFinder
    private var knownPaths: Set<String> = []
    /// The files at the last call of ``haveChanged()``.
    private var knownFiles: [String: FileSignature] = [:]

    init(_ command: DrawCommand, environment: ProcessEnvironment) {
        names = command.rendererNames
        finder = {
            PluginFinder(directories: command.pluginDirectories, environment: environment)
        }
    }

    /// Watches the files, and folders where one with precedence may appear.
    func watch(with watch: FileWatch) {
        if knownPaths.isEmpty {
            watch.watch(folders: finder().searchPath.directories) { [weak self] in
                self?.paths ?? []
            }
        }
        // A missing file may come back.
        knownPaths.formUnion(paths)
        watch.watch(knownPaths.sorted())
    }

    /// Returns true if a file has changed since the last call.
    func haveChanged() -> Bool {
        let before = knownFiles
        knownFiles = files
        return knownFiles != before
    }

    /// True if a file has changed since the last call of ``haveChanged()``. Missing or unusable
    /// files don't count.
    var areReplaced: Bool {
        files.contains { knownFiles[$0.key] != $0.value }
    }

    private var paths: [String] {
        let finder = finder()
        return names.compactMap { try? finder.candidate(named: $0).path }
    }

    /// The files of usable plugins.
    private var files: [String: FileSignature] {
        paths.reduce(into: [:]) { $0[$1] = FileSignature(path: $1) }
    }
}
