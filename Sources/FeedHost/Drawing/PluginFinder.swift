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

    /// Loads the file that `name` stands for. Its constructors and its entry run here.
    func library(named name: String) throws -> PluginLibrary {
        let candidate = try candidate(named: name)
        do {
            return try PluginLibrary(opening: candidate.path)
        } catch {
            throw PluginRefusal(path: candidate.path, fault: error)
        }
    }
}
