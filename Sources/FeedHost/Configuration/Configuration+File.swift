import SystemInterface

extension Configuration {
    /// A configuration beyond this is none that a person wrote.
    private static let sizeLimit = 1 << 20

    /// Reads `$XDG_CONFIG_HOME/feedhost/config`; where there is none, all is as it comes.
    static func load(in environment: ProcessEnvironment) throws(ConfigurationError) -> Configuration
    {
        guard let path = path(in: environment) else { return Configuration() }
        var bytes: [UInt8]?
        var isSafe = false
        do throws(SystemError) {
            // Nothing is waited for: a pipe would have every run stand still until somebody writes to it.
            if let file = try FileDescriptor.open(readingRegularFile: path) {
                // Who may write to the folder may put another file in its place.
                let folder = try FileStatus.of(String(path.dropLast("/config".count)))
                let status = try file.status()
                isSafe = status.isSafe && folder.isSafe
                let (read, isOverLimit) = try file.readToEnd(limit: sizeLimit)
                guard !isOverLimit else { throw SystemError.tooLarge }
                bytes = read
            }
        } catch {
            if error == .notFound {
                return Configuration()
            }
            throw ConfigurationError(
                path: path, line: nil,
                fault: error == .isDirectory ? .notAFile : .unreadable(error))
        }
        guard let bytes else {
            throw ConfigurationError(path: path, line: nil, fault: .notAFile)
        }
        guard isSafe else {
            throw ConfigurationError(path: path, line: nil, fault: .writableByOthers)
        }
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw ConfigurationError(path: path, line: nil, fault: .notText)
        }
        return try ConfigurationParser.parse(text, path: path)
    }

    /// Where the configuration is.
    static func path(in environment: ProcessEnvironment) -> String? {
        PersonFolder.configuration(in: environment).map { $0 + "/config" }
    }
}
