import PluginFinding
import PluginReading
import ShippedRenderers
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
        if name.contains("/") {
            return try candidate(at: name)
        }
        if name.hasSuffix(".so"), (try? FileStatus.of(name)) != nil {
            // No id has a dot.
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

    /// The file came with FeedHost.
    func isInstalled(_ candidate: PluginCandidate) -> Bool {
        guard let installed = searchPath.installed,
            let slash = candidate.path.lastIndex(of: "/")
        else { return false }
        guard candidate.path[..<slash] == installed else { return false }
        // Beside the executable, as in a build tree, anything may lie that was copied there.
        return searchPath.installedIsForPlugins
            || Self.isShipped(candidate.path[slash...].dropFirst())
    }

    /// FeedHost comes with a plugin's file of that name.
    private static func isShipped(_ file: Substring) -> Bool {
        guard file.hasPrefix("lib"), file.hasSuffix(".so") else { return false }
        return unsafe String(cString: shipped_renderers()).split(separator: ",")
            .contains(file.dropFirst(3).dropLast(3))
    }
}
