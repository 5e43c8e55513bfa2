import SystemInterface

/// The page's files, as built by `make browser`.
struct BrowserSite {
    /// The largest file, in bytes.
    private static let sizeLimit = 32 << 20

    struct File {
        let bytes: [UInt8]
        let mediaType: String
    }

    /// With links resolved.
    private let folder: String

    /// Finds the page in the installation, or in the build folder.
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

    /// `.build/browser`, if the program runs from that build.
    private static var builtFolder: String? {
        guard let program = ProcessExecutable.path else { return nil }
        var folder = FilePath.folder(of: program)
        for _ in 0..<3 where !folder.hasSuffix("/.build") { folder = FilePath.folder(of: folder) }
        return folder.hasSuffix("/.build") ? folder + "/browser" : nil
    }

    /// Returns a file by the names along its path, or `nil`.
    ///
    /// Untrusted names: nothing outside of the folder is read, even through links.
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
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "wasm": "application/wasm"
        case "svg": "image/svg+xml"
        default: "application/octet-stream"
        }
    }
}
