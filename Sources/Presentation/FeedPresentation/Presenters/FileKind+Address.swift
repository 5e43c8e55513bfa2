import FeedMarkup
import FeedModel

extension FileKind {
    /// Creates the kind of a file from its type; else from the media description of the same
    /// address, from being the item's picture, or from the file extension.
    ///
    /// - Parameters:
    ///   - type: its media type.
    ///   - url: its address.
    ///   - imageURL: the address of the item's picture.
    ///   - media: returns the item's media; called only if the type is not enough.
    init(ofType type: FeedText?, at url: FeedText, imageURL: FeedText?, media: () -> [FeedMedia]) {
        self =
            type.flatMap(Self.kind(ofType:))
            ?? media().first { $0.$url == url }.flatMap(Self.kind(of:))
            ?? (imageURL == url ? .picture : FileKind(extensionOf: url.string))
    }

    /// Returns the kind by a media type; `nil` if that is not enough.
    private static func kind(ofType type: FeedText) -> FileKind? {
        type.withUTF8 { type in
            guard let slash = type.indices.first(where: { type[$0] == UInt8(ascii: "/") }) else {
                return nil
            }
            let family = 0..<slash
            if type.equalsIgnoringCase(family, "image") { return .picture }
            if type.equalsIgnoringCase(family, "audio") { return .audio }
            if type.equalsIgnoringCase(family, "video") { return .video }
            return type.equalsIgnoringCase(slash + 1..<type.count, "octet-stream") ? nil : .other
        }
    }

    private static func kind(of media: FeedMedia) -> FileKind? {
        switch media.medium {
        case "image": .picture
        case "audio": .audio
        case "video": .video
        case nil: media.$mimeType.flatMap(kind(ofType:))
        default: .other
        }
    }

    private init(extensionOf url: String) {
        let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        switch EmbeddedPage.Kind(fileName: Substring(path)) {
        case .picture: self = .picture
        case .audio: self = .audio
        case .video: self = .video
        case .page: self = .other
        }
    }
}
