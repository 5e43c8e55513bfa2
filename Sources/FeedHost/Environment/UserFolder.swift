import SystemInterface

/// The user's files, as in the XDG Base Directory Specification.
enum UserFolder {
    /// The folder of the configuration and the list of feeds; `nil` if the environment names none.
    static func configuration(in environment: ProcessEnvironment) -> String? {
        if let home = environment["XDG_CONFIG_HOME"], FilePath.isAbsolute(home) {
            return home + "/feedhost"
        }
        guard let home = environment["HOME"], FilePath.isAbsolute(home) else { return nil }
        return home + "/.config/feedhost"
    }

    /// The user's list of feeds.
    static func feeds(in environment: ProcessEnvironment) -> String? {
        configuration(in: environment).map { $0 + "/feeds.opml" }
    }
}
