import Glibc

/// The files in a folder and its subfolders.
package enum FolderFiles {
    /// Their paths relative to `folder`, sorted.
    package static func paths(in folder: String) throws(SystemError) -> [String] {
        var found: [String] = []
        for name in try names(in: folder) {
            let path = "\(folder)/\(name)"
            if try FileStatus.of(path).isDirectory {
                found += try paths(in: path).map { "\(name)/\($0)" }
            } else {
                found.append(name)
            }
        }
        return found.sorted()
    }

    /// The names in `folder`, those of its subfolders among them.
    package static func names(in folder: String) throws(SystemError) -> [String] {
        guard let stream = unsafe folder.withSystemPath({ unsafe opendir($0) }) else {
            throw .last
        }
        defer { unsafe closedir(stream) }
        var names: [String] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
                unsafe SystemText.text(Array(bytes.prefix { $0 != 0 }))
            }
            if name != ".", name != ".." {
                names.append(name)
            }
        }
        return names
    }
}
