/// Paths of nested folders, separated by slashes.
public enum FolderPath {
    /// Returns true if `folder` is `outer` or inside it.
    public static func holds(_ outer: String, _ folder: String) -> Bool {
        let (own, other) = (folder.utf8, outer.utf8)
        guard own.starts(with: other) else { return false }
        let rest = own.dropFirst(other.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
}
