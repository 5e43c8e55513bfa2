import SystemInterface

extension Configuration {
    /// In bytes; no user writes a larger one.
    private static let sizeLimit = 1 << 20

    /// Reads `$XDG_CONFIG_HOME/feedhost/config`; returns the defaults if it is missing.
    static func load(in environment: ProcessEnvironment) throws(ConfigurationError) -> Configuration
    {
        guard let path = path(in: environment) else { return Configuration() }
        func failure(_ fault: ConfigurationError.Fault) -> ConfigurationError {
            ConfigurationError(path: path, line: nil, fault: fault)
        }
        var bytes: [UInt8]?
        var isSafe = false
        do throws(SystemError) {
            // Regular files only: a pipe would block until someone writes to it.
            if let file = try FileDescriptor.open(readingRegularFile: path) {
                // Whoever can write to the folder can replace the file.
                let folder = try FileStatus.of(String(path.dropLast("/config".count)))
                isSafe = try file.status().isSafe && folder.isSafe
                let (read, isOverLimit) = try file.readToEnd(limit: sizeLimit)
                guard !isOverLimit else { throw SystemError.tooLarge }
                bytes = read
            }
        } catch {
            if error.isAbsence { return Configuration() }
            throw failure(error == .isDirectory ? .notAFile : .unreadable(error))
        }
        guard let bytes else { throw failure(.notAFile) }
        guard isSafe else { throw failure(.writableByOthers) }
        guard let text = String(validating: bytes, as: UTF8.self) else { throw failure(.notText) }
        return try ConfigurationParser.parse(text, path: path)
    }

    /// The path of the configuration.
    static func path(in environment: ProcessEnvironment) -> String? {
        UserFolder.configuration(in: environment).map { $0 + "/config" }
    }
}
