import FeedMarkup
package import FeedModel
import FeedParsing
import SystemInterface

extension FeedLocation {
    /// The location as it is after a round trip through a list, which normalises addresses;
    /// unchanged if a list can't contain it.
    package var asListed: FeedLocation {
        guard let address = listedAddress else { return self }
        return switch self {
        case .remote: .remote(url: address)
        case .file: .file(path: address)
        case .standardInput, .sample, .program: self
        }
    }

    /// Equal for locations that a list treats as one feed.
    package var listedKey: ExactText<String> {
        if let identity { return ExactText(identity) }
        if case .file(let path) = self { return ExactText(path) }
        return ExactText("")
    }

    /// The address in a list: one with a host, or the absolute path of a file; `nil` if a list
    /// can't contain it.
    package var listedAddress: String? {
        switch self {
        case .standardInput, .sample: return nil
        case .program(let name): return Self.programScheme + name
        case .remote(let url):
            let bytes = Array(url.utf8)
            // With its account, which a link that looks like another host's would lose.
            guard let address = URLReference.resolved(bytes.span, against: nil, for: .feed) else {
                return nil
            }
            let rest = address.drop { $0 != ":" }.dropFirst().drop { $0 == "/" }
            return rest.first.map { !"?#:@".contains($0) } == true ? address : nil
        case .file(let path):
            guard let whole = FilePath.absolute(path) else { return nil }
            // Refuses paths that would be read back differently.
            let bytes = Array(whole.utf8)
            return FileReference.text(bytes.span) == whole ? whole : nil
        }
    }
}
