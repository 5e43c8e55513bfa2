import FeedMarkup
import FeedParsing
import SystemInterface

extension FeedLocation {
    /// The source as it comes back from a list, which has each address in one way of writing it only; as it
    /// is where it can't stand in one.
    package var asListed: FeedLocation {
        guard let address = listedAddress else { return self }
        return switch self {
        case .remote: .remote(url: address)
        case .file: .file(path: address)
        case .standardInput, .sample: self
        }
    }

    /// The same for two sources that a list names as one feed: reading either would read the other.
    var listedKey: String {
        if let identity { return identity }
        return switch self {
        case .remote(let url): url
        case .file(let path): path
        case .standardInput, .sample: ""
        }
    }

    /// The name of the source in a list: an address with a host, or the whole path of a file; `nil`
    /// where it can have none.
    package var listedAddress: String? {
        switch self {
        case .standardInput, .sample: return nil
        case .remote(let url):
            let bytes = Array(url.utf8)
            guard let address = URLReference.resolved(bytes.span, against: nil, for: .link) else {
                return nil
            }
            let rest = address.drop { $0 != ":" }.dropFirst().drop { $0 == "/" }
            return rest.first.map { !"?#:@".contains($0) } == true ? address : nil
        case .file(let path):
            guard let whole = FilePath.absolute(path) else { return nil }
            // As the list will be read: what would come back as another path is not written.
            let bytes = Array(whole.utf8)
            return FileReference.text(bytes.span) == whole ? whole : nil
        }
    }
}
