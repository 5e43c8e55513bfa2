/// The open folders while a list is read. O(1) memory at any depth.
struct OpenFolders {
    /// The separator of folder names in a path.
    static let separator: Character = "/"
    /// The maximum depth of a path; folders below it count as the last one.
    static let depthLimit = 8

    /// The path of each open folder, the outermost first.
    private var paths: [String] = []
    /// For each open element, whether it is a folder with a path.
    private var isFolder: [Bool] = []

    /// The path of the innermost folder; `nil` at the top level.
    var path: String? { paths.last }

    /// Enters an element; one with a name is a folder.
    mutating func enter(_ name: String?) {
        guard let name, paths.count < Self.depthLimit else {
            isFolder.append(false)
            return
        }
        paths.append(path.map { "\($0)\(Self.separator)\(name)" } ?? name)
        isFolder.append(true)
    }

    /// Leaves the element entered last, if any.
    mutating func leave() {
        if isFolder.popLast() == true { paths.removeLast() }
    }
}
