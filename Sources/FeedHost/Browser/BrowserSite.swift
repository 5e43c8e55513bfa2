import SystemInterface

/// The files of the page, as `make browser` leaves them.
struct BrowserSite {
    /// No file of the page is larger.
    private static let sizeLimit = 32 << 20

    /// A file, as it is served.
    struct File {
        let bytes: [UInt8]
        let mediaType: String
    }

    /// The folder, links followed.
    private let folder: String

    /// Finds the page: with the program's other files, or, in a build tree, in the build's folder.
    init() throws(BrowserUnavailable) {
        let candidates = [AuthorFiles.folder.map { $0 + "/browser" }, Self.builtFolder]
        for candidate in candidates.compactMap(\.self)
        where (try? FileStatus.of(candidate + "/index.html")) != nil {
            guard let real = FilePath.real(candidate) else { continue }
            folder = real
            return
        }
        throw .noSite
    }

    /// `.build/browser`, where the program lies in a folder of that build.
    private static var builtFolder: String? {
        guard let program = ProcessExecutable.path else { return nil }
        var folder = FilePath.folder(of: program)
        for _ in 0..<3 where !folder.hasSuffix("/.build") { folder = FilePath.folder(of: folder) }
        return folder.hasSuffix("/.build") ? folder + "/browser" : nil
    }

    /// The file of these names, one in the other, or `nil` where there is none.
    ///
    /// The names come from a client. Whatever they are, and wherever links lead, nothing outside the folder is read.
    func file(_ names: [String]) -> File? {
        guard let name = names.last,
            names.allSatisfy({
                !$0.isEmpty && !$0.hasPrefix(".") && !$0.utf8.contains(UInt8(ascii: "/"))
            }),
            let path = FilePath.real(([folder] + names).joined(separator: "/")),
            path.utf8.starts(with: (folder + "/").utf8),
            let file = try? FileDescriptor.open(readingRegularFile: path),
            let (bytes, isOverLimit) = try? file.readToEnd(limit: Self.sizeLimit), !isOverLimit
        else { return nil }
        return File(bytes: bytes, mediaType: Self.mediaType(of: name))
    }

    private static func mediaType(of name: String) -> String {
        let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...] } ?? ""
        return switch ending {
        case "html": "text/html; charset=utf-8"
        case "js", "mjs": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "wasm": "application/wasm"
        case "json": "application/json"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "ico": "image/vnd.microsoft.icon"
        case "txt": "text/plain; charset=utf-8"
        case "webmanifest": "application/manifest+json"
        default: "application/octet-stream"
        }
    }
}
