import PluginReading

/// The plugin files found, each with a verdict. None of their code has run.
package struct PluginCatalog: Sendable {
    /// All files, by directory and then by name; after a successful search for an id only files
    /// with that id.
    package let candidates: [PluginCandidate]
    /// The searched directories, in order.
    package let directories: [PluginDirectory]

    /// Reads all files `*.so` in the directories of `path`.
    package init(searching path: PluginSearchPath) {
        self.init(searching: path, onlyFor: nil) { _ in false }
    }

    /// Searches for an id, and reads as little as possible.
    ///
    /// Stops at the first directory that has the id, and skips notes with another one. If the id is
    /// not found, reads all files, to report the alternatives.
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
        var claims: [(candidate: Int, directory: Int)] = []
        for path in searchPath.directories {
            var (directory, files) = PluginDirectory.read(path) { descriptor, names in
                Self.candidates(names, in: descriptor, at: path, for: id)
            }
            Self.reserve(searchPath.shipped, among: &files)
            directories.append(directory)
            for file in files {
                if file.verdict == .usable {
                    claims.append((candidates.count, directories.count))
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

    /// Refuses the ids of shipped renderers to all other files.
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

    /// Reads the files of an open directory, with four system calls each: a user may have a
    /// thousand plugins.
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

    /// True for FeedHost's own libraries, which lie among plugins in a build tree.
    private static func isOwnLibrary(_ name: PluginDirectory.FileName) -> Bool {
        ownLibraries.contains { name.bytes.elementsEqual($0) }
    }

    private static let ownLibraries = [
        "libFeedHostNetwork.so", "libFeedHostPictures.so", "libFeedHostServer.so",
    ]
    .map { Array($0.utf8CString) }

    /// Resolves duplicate ids: earlier directories win, then higher versions, then names in order.
    ///
    /// - Parameter claims: the indexes of usable files and their directories.
    private static func settle(
        _ claims: inout [(candidate: Int, directory: Int)],
        among candidates: inout [PluginCandidate]
    ) {
        // Sorting beats a dictionary, whose metadata takes longer to set up.
        claims.sort { left, right in
            guard let one = candidates[left.candidate].manifest,
                let other = candidates[right.candidate].manifest
            else { return left.candidate < right.candidate }
            if one.id != other.id { return one.id < other.id }
            if left.directory != right.directory { return left.directory < right.directory }
            if one.version != other.version { return one.version > other.version }
            return left.candidate < right.candidate
        }
        var winner: Int?
        for (claim, _) in claims {
            if let winner, candidates[winner].manifest?.id == candidates[claim].manifest?.id {
                candidates[claim].verdict = .shadowed(by: candidates[winner].path)
            } else {
                winner = claim
            }
        }
    }

    package var usable: [PluginCandidate] { candidates.filter { $0.verdict == .usable } }

    /// Returns the file to load for an id.
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
