import Glibc

extension PluginDirectory {
    /// Lists the files `*.so` of a directory, in the order of their names' bytes.
    static func read(_ path: String) -> (directory: PluginDirectory, files: [String]) {
        guard let stream = unsafe opendir(path) else {
            let outcome: Outcome = errno == ENOENT ? .absent : .unreadable(errno)
            return (PluginDirectory(path: path, outcome: outcome), [])
        }
        defer { unsafe closedir(stream) }
        var names: [[UInt8]] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
                unsafe [UInt8](name.prefix { $0 != 0 })
            }
            if name.count > 3 && name.suffix(3).elementsEqual(".so".utf8) {
                names.append(name)
            }
        }
        names.sort { $0.lexicographicallyPrecedes($1) }
        let prefix = path.hasSuffix("/") ? path : path + "/"
        let files = names.map { prefix + String(decoding: $0, as: UTF8.self) }
        return (PluginDirectory(path: path, outcome: .searched), files)
    }
}
