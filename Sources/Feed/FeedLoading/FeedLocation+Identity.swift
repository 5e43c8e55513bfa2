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

    /// Returns the resolved path of a regular file, else `nil`.
    private static func resolved(_ path: String) -> String? {
        guard (try? FileStatus.of(path))?.kind == .regular else { return nil }
        return FilePath.real(path)
    }
}
