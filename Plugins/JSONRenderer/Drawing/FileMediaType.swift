import FeedMarkup

/// The media types of files whose feed gives none; JSON Feed requires one.
enum FileMediaType {
    private static let types: [(name: String, extensions: [String])] = [
        ("audio/mpeg", ["mp3"]), ("audio/mp4", ["m4a", "m4b"]), ("audio/aac", ["aac"]),
        ("audio/ogg", ["oga", "ogg", "opus"]), ("audio/wav", ["wav"]), ("audio/flac", ["flac"]),
        ("video/mp4", ["m4v", "mp4"]), ("video/webm", ["webm"]), ("video/ogg", ["ogv"]),
        ("video/quicktime", ["mov"]), ("video/x-matroska", ["mkv"]),
        ("video/mpeg", ["mpeg", "mpg"]), ("video/x-msvideo", ["avi"]),
        ("image/jpeg", ["jpeg", "jpg"]), ("image/png", ["png"]), ("image/gif", ["gif"]),
        ("image/webp", ["webp"]), ("image/avif", ["avif"]), ("image/svg+xml", ["svg"]),
        ("application/pdf", ["pdf"]), ("application/epub+zip", ["epub"]),
        ("application/zip", ["zip"]), ("application/x-bittorrent", ["torrent"]),
        ("text/plain", ["txt"]), ("text/html", ["htm", "html"]), ("text/vtt", ["vtt"]),
        ("application/json", ["json"]),
    ]

    private static let unknown = "application/octet-stream"

    /// The type of the file at `address`, by the end of its name.
    static func ofFile(at address: String) -> String {
        let path = address.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let name = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).last
        guard let name, let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return unknown }
        let end = name[name.index(after: dot)...].map { $0.asciiLowercased }
        return types.first { $0.extensions.contains { $0.utf8.elementsEqual(end) } }?.name
            ?? unknown
    }
}
