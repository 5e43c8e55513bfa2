/// Where a feed comes from.
package enum FeedSource: Hashable, Sendable {
    /// A file, by its path as written.
    case file(path: String)
    /// What is piped into the program.
    case standardInput
    /// The feed that is built in.
    case sample
    /// An address on the network.
    case remote(url: String)

    /// The source that `text` names on a command line: `-`, an `http` or `https` address, or a
    /// path.
    package init(argument text: String) {
        let scheme = text.prefix { $0 != ":" }.lowercased()
        if text == "-" {
            self = .standardInput
        } else if scheme == "http" || scheme == "https",
            text.dropFirst(scheme.count).hasPrefix("://")
        {
            self = .remote(url: text)
        } else {
            self = .file(path: text)
        }
    }
}
