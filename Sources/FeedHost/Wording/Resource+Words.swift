import FeedNetwork

extension Resource {
    /// Says what was loaded, and how.
    var words: String {
        let size = ByteWording.words(Int64(body.count))
        return switch way {
        case .kept: "\(address): kept from before, \(size)"
        case .confirmed: "\(address): not changed (HTTP 304), \(size)"
        case .sent(let status): "\(address): loaded (HTTP \(status)), \(size)"
        }
    }
}
