import PluginReading

/// The plugin files that were found, each with a verdict. Nothing of any of them has run.
package struct PluginCatalog: Sendable {
    /// Every file, in the order of directories, and within one of file names. Where one id was looked for and
    /// found, only the files whose notes give it.
    package let candidates: [PluginCandidate]
    /// The directories that were looked into, in order.
    package let directories: [PluginDirectory]

    /// Looks at every file `*.so` in the directories of `path`.
    package init(searching path: PluginSearchPath) {
        self.init(searching: path, onlyFor: nil) { _ in false }
    }

    /// Looks for the plugin with an id, and no further than it has to.
    ///
    /// Where the id is found, later directories are not looked into, and notes that give another one are not
    /// parsed. Where it is not, every file is looked at once more, to tell what there is.
    package init(searching path: PluginSearchPath, for id: String) {
        func isFound(_ candidates: [PluginCandidate]) -> Bool {
            candidates.contains { $0.manifest?.id == id && $0.verdict == .usable }
        }
        self.init(searching: path, onlyFor: id, until: isFound)
        if !isFound(candidates) { self.init(searching: path, onlyFor: nil, until: isFound) }
    }

    private init(
        searching searchPath: PluginSearchPath, onlyFor id: String?,
        until isEnough: ([PluginCandidate]) -> Bool
    ) {
        var candidates: [PluginCandidate] = []
        var directories: [PluginDirectory] = []
        var claims: [Claim] = []
        for path in searchPath.directories {
            var (directory, files) = PluginDirectory.read(path) { descriptor, names in
                Self.candidates(names, in: descriptor, at: path, for: id)
            }
            Self.reserve(searchPath.shipped, among: &files)
            directories.append(directory)
            for file in files {
                if file.verdict == .usable {
                    claims.append(Claim(candidate: candidates.count, directory: directories.count))
                }
                candidates.append(file)
            }
            if isEnough(files) {
                break
            }
        }
        Self.settle(&claims, among: &candidates)
        self.candidates = candidates
        self.directories = directories
    }

    /// Takes the ids of the renderers that came with FeedHost from all others.
    private static func reserve(
        _ shipped: ShippedPlugins, among files: inout [PluginCandidate]
    ) {
        for index in files.indices where files[index].verdict == .usable {
            if let id = files[index].manifest?.id, shipped.owns(id),
                !shipped.contains(files[index].path)
            {
                files[index].verdict = .nameOfShipped
            }
        }
    }

    /// Looks at the files of an open directory. Four system calls for each: a thousand plugins
    /// are looked at where a person wants one.
    private static func candidates(
        _ names: [PluginDirectory.FileName], in directory: Int32, at path: String, for id: String?
    ) -> [PluginCandidate] {
        guard !names.isEmpty else { return [] }
        let risk = PluginRisk.ofFolder(directory, at: path)
        let prefix = path.hasSuffix("/") ? path : path + "/"
        return names.filter { !isOwnLibrary($0) }.compactMap { name in
            PluginCandidate(
                reading: name, in: directory, at: prefix + name.text, folderRisk: risk, for: id)
        }
    }

    /// True for the libraries of FeedHost, which lie among the plugins in a build tree.
    private static func isOwnLibrary(_ name: PluginDirectory.FileName) -> Bool {
        ownLibraries.contains { name.bytes.elementsEqual($0) }
    }

    private static let ownLibraries = [
        "libFeedHostNetwork.so", "libFeedHostPictures.so", "libFeedHostServer.so",
    ]
    .map { Array($0.utf8CString) }

    /// A usable file, and the directory it is in, by their places.
    private struct Claim {
        let candidate: Int
        let directory: Int
    }

    /// Decides among files of one id: earlier directories win, within one the higher version,
    /// and of equal versions the first by name.
    private static func settle(_ claims: inout [Claim], among candidates: inout [PluginCandidate]) {
        // Sorted, not looked up: to make the runtime ready for a table takes longer than a person's plugins.
        claims.sort { left, right in
            guard let one = candidates[left.candidate].manifest,
                let other = candidates[right.candidate].manifest
            else { return left.candidate < right.candidate }
            if one.id != other.id { return one.id < other.id }
            if left.directory != right.directory { return left.directory < right.directory }
            if one.version > other.version { return true }
            if one.version < other.version { return false }
            return left.candidate < right.candidate
        }
        var winner: Int?
        for claim in claims.map(\.candidate) {
            if let winner, candidates[winner].manifest?.id == candidates[claim].manifest?.id {
                candidates[claim].verdict = .shadowed(by: candidates[winner].path)
            } else {
                winner = claim
            }
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
            id: id, suggestion: EditDistance.nearest(to: id.lowercased(), among: ids),
            available: ids,
            directories: directories,
            refused: candidates.filter { candidate in
                if case .refused = candidate.verdict { true } else { false }
            })
    }
}
