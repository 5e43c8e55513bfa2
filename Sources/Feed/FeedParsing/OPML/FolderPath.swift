/// Where in the folders of a list its reader is. However deep that is, it costs next to nothing.
struct FolderPath {
    /// Between the names of folders in each other.
    static let separator: Character = "/"
    /// How many folders in each other are told apart; further ones count as the last of them.
    static let depthLimit = 8

    /// The path of each folder that is open, the outermost first.
    private var paths: [String] = []
    /// Of each element that is open, whether it is a folder that has a path.
    private var isFolder: [Bool] = []

    /// The folders' names, apart by slashes; `nil` outside of all.
    var path: String? { paths.last }

    /// Enters an element, which is a folder where it has a name.
    mutating func enter(_ name: String?) {
        guard let name, paths.count < Self.depthLimit else {
            isFolder.append(false)
            return
        }
        paths.append(path.map { "\($0)\(Self.separator)\(name)" } ?? name)
        isFolder.append(true)
    }

    /// Leaves the element that was entered last; where none was, nothing happens.
    mutating func leave() {
        if isFolder.popLast() == true { paths.removeLast() }
    }
}
