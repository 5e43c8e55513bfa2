/// The names of folders within each other, with slashes between them.
public enum FolderPath {
    /// True where `folder` is `outer`, or lies in it.
    public static func holds(_ outer: String, _ folder: String) -> Bool {
        let (own, other) = (folder.utf8, outer.utf8)
        guard own.starts(with: other) else { return false }
        let rest = own.dropFirst(other.count)
        return rest.isEmpty || rest.first == UInt8(ascii: "/")
    }
}
