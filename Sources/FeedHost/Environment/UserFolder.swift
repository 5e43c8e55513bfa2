import FeedStorage
import SystemInterface

/// The user's files, as in the XDG Base Directory Specification.
enum UserFolder {
    /// The folder of the configuration and the list of feeds; `nil` if the environment names none.
    static func configuration(in environment: ProcessEnvironment) -> String? {
        DatabaseFiles.folder(
            base: "XDG_CONFIG_HOME", fallback: ".config", variable: { environment[$0] })
    }

    /// The user's list of feeds.
    static func feeds(in environment: ProcessEnvironment) -> String? {
        configuration(in: environment).map { $0 + "/feeds.opml" }
    }
}
