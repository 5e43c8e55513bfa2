/// The use of an address, which determines the allowed schemes.
package enum URLPurpose: Sendable {
    /// A link to follow: `http`, `https` or `mailto`.
    case link
    /// A resource to fetch, such as an enclosure or a picture: `http` or `https`.
    case resource
    /// A feed to load: `http` or `https`, also with `feed:` before it or `feed://` instead.
    case feed
    /// A picture to display: `http`, `https`, or `data:` with a bitmap.
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
