import SystemInterface

/// The files of a new project, with placeholders.
struct ProjectTemplate {
    struct File {
        /// Relative to the project's folder.
        let path: String
        /// The content, with placeholders.
        let bytes: [UInt8]
        let isExecutable: Bool
    }

    private static let largestFile = 1 << 20

    /// Sorted by path.
    let files: [File]

    /// Reads the template for `command`: common files, then those of its language, then those of
    /// its language and kind. Later files replace earlier ones.
    init(_ command: NewCommand, in templates: String) throws(SystemError) {
        var files: [String: File] = [:]
        let language = command.language.rawValue
        let parts =
            command.kind == .plain
            ? ["common", "common-plain", language]
            : ["common", "common-interactive", language, "\(language)-\(command.kind.rawValue)"]
        for part in parts {
            let folder = "\(templates)/\(part)"
            for path in try FolderFiles.paths(in: folder) {
                let file = "\(folder)/\(path)"
                let bytes = try FileDescriptor.open(readingFrom: file)
                    .readToEnd(limit: Self.largestFile).bytes
                files[path] = File(
                    path: path, bytes: bytes,
                    isExecutable: try FileStatus.of(file).permissions & 0o100 != 0)
            }
        }
        self.files = files.values.sorted { $0.path < $1.path }
    }
}
