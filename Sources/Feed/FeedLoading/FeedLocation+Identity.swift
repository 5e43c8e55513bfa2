import FeedModel
import SystemInterface

extension FeedLocation {
    /// The identity of a feed loaded from here, equal for locations of the same feed: the address
    /// without scheme, fragment and credentials, or the resolved path of a file. `nil` for standard
    /// input and pipes; theirs comes from the document.
    package var identity: String? {
        switch self {
        case .remote(let url): "web:" + Self.withoutSecrets(url)
        case .file(let path): Self.resolved(path).map { "file:" + $0 }
        case .program(let name): Self.programScheme + name
        case .sample: "sample:"
        case .standardInput: nil
        }
    }

    /// Returns the source of a feed that isn't there, as its list describes it.
    func missingSource(titled title: String?, folder: String?) -> FeedSource {
        var source = FeedSource(identity: lastIdentity, title: title, folder: folder)
        switch self {
        case .remote(let url): source.feedURL = AddressText.withoutCredentials(url)
        case .file(let path):
            source.title = title ?? FilePath.names(in: path).last
        case .program(let name): source.title = title ?? name
        case .sample, .standardInput: break
        }
        return source
    }

    /// The identity of a file that is gone, from its path; differs from the former one if that
    /// contained symbolic links.
    package var lastIdentity: String? {
        guard case .file = self else { return identity }
        return identity ?? listedAddress.map { "file:" + $0 }
    }

    private static func withoutSecrets(_ url: String) -> String {
        // Bytes, not characters: a combining mark would merge with the delimiter before it, and the
        // host would be another than the one that is asked.
        let address = AddressText.withoutCredentials(url).utf8.prefix { $0 != UInt8(ascii: "#") }
        guard let start = Substring(address).firstRange(ofText: "://")?.upperBound else {
            return String(Substring(address))
        }
        let host = address[start...].prefix { !"/\\?".utf8.contains($0) }
        var name = Substring(host).lowercased()
        let port = Substring(address).lowercased().hasPrefix("https:") ? ":443" : ":80"
        if name.hasSuffix(port) { name.removeLast(port.count) }
        let rest = address[host.endIndex...]
        return name + (rest.isEmpty ? "/" : String(Substring(rest)))
    }

    /// Returns the resolved path of a regular file, else `nil`.
    private static func resolved(_ path: String) -> String? {
        guard (try? FileStatus.of(path))?.kind == .regular else { return nil }
        return FilePath.real(path)
    }
}
