import FeedModel
import SystemInterface

extension FeedLocation {
    /// The source that a feed which came from here is, with the identity by which it is remembered.
    ///
    /// An address counts without its scheme, its fragment, and the name and password in it; a file by
    /// the path that links lead to. What has no such name, as standard input or a pipe, is remembered
    /// by what the document says of itself.
    func source(of feed: Feed, folder: String?) -> FeedSource {
        FeedSource(of: feed, identity: identity, folder: folder)
    }

    /// The same for two sources that are one feed; `nil` where only the document could tell.
    package var identity: String? {
        switch self {
        case .remote(let url): "web:" + Self.withoutSecrets(url)
        case .file(let path): Self.resolved(path).map { "file:" + $0 }
        case .sample: "sample:"
        case .standardInput: nil
        }
    }

    /// The identity that it had when it could be loaded last, as far as its name tells: a file that is gone had
    /// that of its whole path, unless that led over links.
    var lastIdentity: String? {
        guard case .file = self else { return identity }
        return identity ?? listedAddress.map { "file:" + $0 }
    }

    private static func withoutSecrets(_ url: String) -> String {
        let address = url.prefix { $0 != "#" }
        guard let start = address.firstRange(ofText: "://")?.upperBound else {
            return String(address)
        }
        let authority = address[start...].prefix { !"/?".contains($0) }
        let host = authority[
            (authority.lastIndex(of: "@").map(authority.index(after:))
                ?? authority.startIndex)...]
        var name = host.lowercased()
        let port = address.lowercased().hasPrefix("https:") ? ":443" : ":80"
        if name.hasSuffix(port) { name.removeLast(port.count) }
        let rest = address[authority.endIndex...]
        return name + (rest.isEmpty ? "/" : String(rest))
    }

    /// The path of a regular file that links lead to; `nil` where it is none.
    private static func resolved(_ path: String) -> String? {
        guard (try? FileStatus.of(path))?.kind == .regular else { return nil }
        return FilePath.real(path)
    }
}
