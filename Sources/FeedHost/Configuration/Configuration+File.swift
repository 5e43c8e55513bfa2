import SystemInterface

extension Configuration {
    /// A configuration beyond this is none that a person wrote.
    private static let sizeLimit = 1 << 20

    /// Reads `$XDG_CONFIG_HOME/feedhost/config`; where there is none, all is as it comes.
    static func load(in environment: ProcessEnvironment) throws(ConfigurationError) -> Configuration
    {
        guard let path = path(in: environment) else { return Configuration() }
        let bytes: [UInt8]
        let isSafe: Bool
        do throws(SystemError) {
            let file = try FileDescriptor.open(readingFrom: path)
            // Who may write to the folder may put another file in its place.
            let folder = try FileStatus.of(String(path.dropLast("/config".count)))
            let status = try file.status()
            isSafe = status.isSafe && folder.isSafe
            bytes = try file.readToEnd(limit: sizeLimit).bytes
        } catch {
            if error == .notFound {
                return Configuration()
            }
            throw ConfigurationError(path: path, line: nil, fault: .unreadable(error))
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
