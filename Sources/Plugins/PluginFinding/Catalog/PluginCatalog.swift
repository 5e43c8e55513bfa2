import PluginReading

/// The plugin files that were found, each with a verdict. Nothing of any of them has run.
package struct PluginCatalog: Sendable {
    /// Every file, in the order of directories, and within one of file names.
    package let candidates: [PluginCandidate]
    /// The directories that were looked into, in order.
    package let directories: [PluginDirectory]

    /// Looks at every file `*.so` in the directories of `path`.
    package init(searching path: PluginSearchPath) {
        self.init(searching: path) { _ in false }
    }

    /// Looks for the plugin with an id, and no further than it has to.
    ///
    /// Where the id is found, later directories are not looked into.
    package init(searching path: PluginSearchPath, for id: String) {
        self.init(searching: path) { candidates in
            candidates.contains { $0.manifest?.id == id && $0.verdict == .usable }
        }
    }

    private init(searching path: PluginSearchPath, until isEnough: ([PluginCandidate]) -> Bool) {
        var candidates: [PluginCandidate] = []
        var directories: [PluginDirectory] = []
        /// The path of the file that has an id.
        var winners: [String: String] = [:]
        for path in path.directories {
            let (directory, files) = PluginDirectory.read(path) { descriptor, names in
                Self.candidates(names, in: descriptor, at: path)
            }
            directories.append(directory)
            var found = files
            Self.settle(&found, winners: &winners)
            candidates += found
            if isEnough(found) {
                break
            }
        }
        self.candidates = candidates
        self.directories = directories
    }

    /// Looks at the files of an open directory. Four system calls for each: a thousand plugins
    /// are looked at where a person wants one.
    private static func candidates(
        _ names: [PluginDirectory.FileName], in directory: Int32, at path: String
    ) -> [PluginCandidate] {
        guard !names.isEmpty else { return [] }
        let risk = PluginRisk.ofFolder(directory, at: path)
        let prefix = path.hasSuffix("/") ? path : path + "/"
        return names.filter { !isOwnLibrary($0) }.map { name in
            PluginCandidate(
                reading: name, in: directory, at: prefix + name.text, folderRisk: risk)
        }
    }

    /// True for the libraries of FeedHost, which lie among the plugins in a build tree.
    private static func isOwnLibrary(_ name: PluginDirectory.FileName) -> Bool {
        ownLibraries.contains { name.bytes.elementsEqual($0) }
    }

    private static let ownLibraries = [
        "libFeedHostNetwork.so", "libFeedHostPictures.so", "libFeedHostStorage.so",
        "libFeedHostUnpacking.so",
    ].map { Array($0.utf8CString) }

    /// Decides among files of one id: earlier directories win, within one the higher version,
    /// and of equal versions the first by name.
    private static func settle(
        _ found: inout [PluginCandidate], winners: inout [String: String]
    ) {
        var best: [String: Int] = [:]
        for (index, candidate) in found.enumerated() where candidate.verdict == .usable {
            guard let manifest = candidate.manifest, winners[manifest.id] == nil else { continue }
            if let other = best[manifest.id], let rival = found[other].manifest,
                manifest.version <= rival.version
            {
                continue
            }
            best[manifest.id] = index
        }
        for (id, index) in best {
            winners[id] = found[index].path
        }
        for index in found.indices where found[index].verdict == .usable {
            guard let id = found[index].manifest?.id, let winner = winners[id],
                winner != found[index].path
            else { continue }
            found[index].verdict = .shadowed(by: winner)
        }
    }

    /// The usable plugins, in order.
    package var usable: [PluginCandidate] { candidates.filter { $0.verdict == .usable } }

    /// The file to load for an id.
    package func plugin(named id: String) throws(PluginLookupError) -> PluginCandidate {
        let known = usable
        if let candidate = known.first(where: { $0.manifest?.id == id }) {
            return candidate
        }
        let ids = known.compactMap { $0.manifest?.id }.sorted()
        throw PluginLookupError(
            id: id, suggestion: EditDistance.nearest(to: id, among: ids), available: ids,
            directories: directories,
            refused: candidates.filter { candidate in
                if case .refused = candidate.verdict { true } else { false }
            })
    }
}
