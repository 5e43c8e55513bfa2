import PluginHosting
import SystemInterface

/// Finds and loads the plugins a command line names.
struct PluginFinder {
    /// Where plugins are looked for.
    let searchPath: PluginSearchPath

    /// Creates a finder that looks into `directories` first.
    init(directories: [String], environment: ProcessEnvironment) {
        searchPath = PluginSearchPath(
            explicit: directories, variable: { environment[$0] },
            executable: ProcessExecutable.path)
    }

    /// The file that `name` stands for: a path where it has a slash, else an id.
    func candidate(named name: String) throws -> PluginCandidate {
        guard name.contains("/") else {
            return try PluginCatalog(searching: searchPath, for: name).plugin(named: name)
        }
        let candidate = PluginCandidate(reading: name)
        if case .refused(let fault) = candidate.verdict {
            throw PluginRefusal(path: name, fault: fault)
        }
        return candidate
    }

    /// Whether a file came with FeedHost.
    func isInstalled(_ candidate: PluginCandidate) -> Bool {
        guard let installed = searchPath.installed,
            let slash = candidate.path.lastIndex(of: "/")
        else { return false }
        return candidate.path[..<slash] == installed
    }
}
