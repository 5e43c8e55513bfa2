import PluginFinding
import PluginReading
import ShippedRenderers
import SystemInterface

/// Finds the plugins that a command line names.
struct PluginFinder {
    let searchPath: PluginSearchPath

    /// Creates a finder that searches `directories` first.
    init(directories: [String], environment: ProcessEnvironment) {
        searchPath = PluginSearchPath(
            explicit: directories, variable: { environment[$0] },
            executable: ProcessExecutable.path, shipped: Self.shipped)
    }

    /// Returns the file for `name`: a path if it contains a slash, else an id.
    func candidate(named name: String) throws -> PluginCandidate {
        if FilePath.hasFolder(name) {
            return try candidate(at: name)
        }
        if name.hasSuffix(".so"), (try? FileStatus.of(name)) != nil {
            // No id contains a dot.
            return try candidate(at: "./" + name)
        }
        do {
            return try PluginCatalog(searching: searchPath, for: name).plugin(named: name)
        } catch {
            for candidate in error.refused where candidate.manifest?.id == name {
                if case .refused(let fault) = candidate.verdict {
                    throw PluginRefusal(path: candidate.path, fault: fault)
                }
            }
            throw error
        }
    }

    private func candidate(at path: String) throws(PluginRefusal) -> PluginCandidate {
        let candidate = PluginCandidate(reading: path)
        if case .refused(let fault) = candidate.verdict {
            throw PluginRefusal(path: path, fault: fault)
        }
        return candidate
    }

    /// Returns the ids of all plugins, and of those that `names` name by their paths.
    func ids(with names: [String]) -> [String] {
        PluginCatalog(searching: searchPath).candidates.compactMap { $0.manifest?.id }
            + names.compactMap { (try? candidate(named: $0))?.manifest?.id }
    }

    /// Returns true if the file came with FeedHost.
    func isInstalled(_ candidate: PluginCandidate) -> Bool {
        searchPath.shipped.contains(candidate.path)
    }

    /// Returns true for another's file with the id of a shipped renderer.
    func isStrangerNamedAsShipped(_ candidate: PluginCandidate) -> Bool {
        guard let id = candidate.manifest?.id, !isInstalled(candidate) else { return false }
        return Self.shipped.contains { $0.lowercased() == id + "renderer" }
    }

    /// The shipped renderers, such as `TextRenderer`.
    static let shipped =
        unsafe String(cString: shipped_renderers()).split(separator: ",").map(String.init)
}
