import SystemInterface

/// The files a new project begins with, with places for its name.
struct ProjectTemplate {
    /// A file of a project.
    struct File {
        /// Its path in the project's folder.
        let path: String
        /// Its content, with places.
        let bytes: [UInt8]
        let isExecutable: Bool
    }

    private static let largestFile = 1 << 20

    /// The files, in the order of their paths.
    let files: [File]

    /// Reads the template for `command` from `templates`: what is for all languages, what is for its
    /// language, and what is for its language and kind. What comes later takes the place of what came
    /// before.
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
                let place = "\(folder)/\(path)"
                let bytes = try FileDescriptor.open(readingFrom: place)
                    .readToEnd(limit: Self.largestFile).bytes
                files[path] = File(
                    path: path, bytes: bytes,
                    isExecutable: try FileStatus.of(place).permissions & 0o100 != 0)
            }
        }
        self.files = files.values.sorted { $0.path < $1.path }
    }
}
