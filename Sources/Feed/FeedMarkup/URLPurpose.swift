/// The use of an address, which decides the schemes it may have.
public enum URLPurpose: Sendable {
    /// Something to follow: `http`, `https` or `mailto`.
    case link
    /// Something to fetch, such as an enclosure or a picture to be loaded: `http` or `https`.
    case resource
    /// A feed to load: as a resource, also where `feed:` or `feed://` stands before or in place of its scheme.
    case feed
    /// A picture shown in place: as a resource, or `data:` with a picture of a bitmap format.
    case inlineImage

    func allows(_ scheme: URLScheme) -> Bool {
        switch scheme {
        case .http, .https: true
        case .mailto: self == .link
        case .data: self == .inlineImage
        case .ftp, .other: false
        }
    }
}
