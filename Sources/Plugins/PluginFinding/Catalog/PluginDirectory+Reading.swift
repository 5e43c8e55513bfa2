import Glibc
import SystemInterface

extension PluginDirectory {
    /// A file's name, NUL-terminated; need not be UTF-8.
    struct FileName {
        let bytes: [CChar]
        /// True also if the system doesn't say.
        let isLink: Bool

        /// The name as ``SystemText`` writes bytes.
        var text: String {
            SystemText.text(bytes.dropLast().map { UInt8(bitPattern: $0) })
        }
    }

    /// Calls `look` with each file `*.so` of a directory, in byte order of names, and the
    /// directory's descriptor.
    ///
    /// - Returns: the directory, and the results of `look`; none if it can't be read.
    static func read<Found>(
        _ path: String, _ look: (_ descriptor: Int32, _ names: [FileName]) -> [Found]
    ) -> (directory: PluginDirectory, found: [Found]) {
        guard let stream = unsafe path.withSystemPath({ unsafe opendir($0) }) else {
            let outcome: Outcome = errno == ENOENT ? .absent : .unreadable(errno)
            return (PluginDirectory(path: path, outcome: outcome), [])
        }
        defer { unsafe closedir(stream) }
        var names: [FileName] = []
        while let entry = unsafe readdir(stream) {
            let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { name in
                unsafe name.prefix { $0 != 0 }.map { CChar(bitPattern: $0) }
            }
            if name.count > 3 && name.suffix(3).elementsEqual(Self.suffix) {
                let kind = unsafe Int(entry.pointee.d_type)
                names.append(
                    FileName(
                        bytes: name + [0], isLink: kind == Int(DT_LNK) || kind == Int(DT_UNKNOWN)))
            }
        }
        names.sort { left, right in
            left.bytes.lexicographicallyPrecedes(right.bytes) {
                UInt8(bitPattern: $0) < UInt8(bitPattern: $1)
            }
        }
        let found = unsafe look(dirfd(stream), names)
        return (PluginDirectory(path: path, outcome: .searched), found)
    }

    private static let suffix = Array(".so".utf8CString.dropLast())
}
