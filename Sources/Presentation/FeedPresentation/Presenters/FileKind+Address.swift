import FeedModel

extension FileKind {
    private static let pictureExtensions: Set<String> = [
        "apng", "avif", "bmp", "gif", "heic", "heif", "ico", "jpe", "jpeg", "jpg", "jxl", "png",
        "svg", "tif", "tiff", "webp",
    ]
    private static let audioExtensions: Set<String> = [
        "aac", "flac", "m4a", "m4b", "mka", "mp3", "oga", "ogg", "opus", "wav", "weba",
    ]
    private static let videoExtensions: Set<String> = [
        "avi", "m4v", "mkv", "mov", "mp4", "mpeg", "mpg", "ogv", "webm", "wmv",
    ]

    /// Creates the kind of a file from its type; else from the media description of the same
    /// address, from being the item's picture, or from the file extension.
    ///
    /// - Parameters:
    ///   - type: its media type.
    ///   - url: its address.
    ///   - imageURL: the address of the item's picture.
    ///   - media: returns the item's media; called only if the type is not enough.
    init(ofType type: FeedText?, at url: FeedText, imageURL: FeedText?, media: () -> [FeedMedia]) {
        if let kind = type.flatMap({ $0.withUTF8 { FileKind(ofType: $0) } }) {
            self = kind
            return
        }
        let entry = media().first { $0.$url == url }
        self =
            entry.flatMap(FileKind.init(of:))
            ?? (imageURL == url ? .picture : FileKind(extensionOf: url.string))
    }

    /// Creates the kind from a media type; `nil` if that is not enough.
    private init?(ofType type: Span<UInt8>) {
        guard let slash = type.indices.first(where: { type[$0] == UInt8(ascii: "/") }) else {
            return nil
        }
        let family = type.extracting(0..<slash)
        let subtype = type.extracting(slash + 1..<type.count)
        if family.saysIgnoringCase("image") {
            self = .picture
        } else if family.saysIgnoringCase("audio") {
            self = .audio
        } else if family.saysIgnoringCase("video") {
            self = .video
        } else if subtype.saysIgnoringCase("octet-stream") {
            return nil
        } else {
            self = .other
        }
    }

    private init?(of media: FeedMedia) {
        switch media.medium {
        case "image": self = .picture
        case "audio": self = .audio
        case "video": self = .video
        case nil:
            guard let kind = media.$mimeType.flatMap({ $0.withUTF8 { FileKind(ofType: $0) } })
            else {
                return nil
            }
            self = kind
        default: self = .other
        }
    }

    private init(extensionOf url: String) {
        let path = url.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let name = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
        guard let name, let dot = name.lastIndex(of: UInt8(ascii: ".")) else {
            self = .other
            return
        }
        let end = Substring(name[name.index(after: dot)...]).lowercased()
        if Self.pictureExtensions.contains(end) {
            self = .picture
        } else if Self.audioExtensions.contains(end) {
            self = .audio
        } else {
            self = Self.videoExtensions.contains(end) ? .video : .other
        }
    }
}

extension Span<UInt8> {
    /// Returns true if the bytes equal `word`, which is in lower case, ignoring ASCII case.
    fileprivate func saysIgnoringCase(_ word: StaticString) -> Bool {
        guard count == word.utf8CodeUnitCount else { return false }
        return word.withUTF8Buffer { word in
            for index in indices {
                let byte = self[index]
                let isCapital = UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
                let wanted = unsafe word[index]
                guard (isCapital ? byte | 0x20 : byte) == wanted else { return false }
            }
            return true
        }
    }
}
