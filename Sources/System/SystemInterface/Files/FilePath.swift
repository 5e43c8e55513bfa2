import Glibc

/// Operations on file paths, by bytes: a slash and a combining mark after it are one `Character`.
package enum FilePath {
    /// The links to follow at most, as in Linux.
    private static let linkLimit = 40

    private static let slash = UInt8(ascii: "/")

    package static func isAbsolute(_ path: String) -> Bool {
        path.utf8.first == slash
    }

    /// Returns true if the path names a file by more than its name.
    package static func hasFolder(_ path: String) -> Bool {
        path.utf8.contains(slash)
    }

    /// Returns the names between slashes.
    package static func names(in path: String) -> [String] {
        path.utf8.split(separator: slash).map { String(Substring($0)) }
    }

    package static func folder(of path: String) -> String {
        guard let slash = path.utf8.lastIndex(of: slash) else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func withoutTrailingSlashes(_ path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.last == "/" {
            path.removeLast()
        }
        return String(path)
    }

    /// Makes `path` absolute; `nil` if there is no working folder.
    package static func absolute(_ path: String) -> String? {
        guard !isAbsolute(path) else { return path }
        guard let folder = unsafe getcwd(nil, 0) else { return nil }
        defer { unsafe free(folder) }
        let name = unsafe SystemText.text(at: folder)
        return name.hasSuffix("/") ? name + path : "\(name)/\(path)"
    }

    /// Resolves links, even if the file doesn't exist yet.
    package static func resolved(_ path: String) -> String {
        var path = path
        for _ in 0..<linkLimit {
            if let real = real(path) { return real }
            guard let target = target(ofLinkAt: path) else { return path }
            path = isAbsolute(target) ? target : "\(folder(of: path))/\(target)"
        }
        return path
    }

    /// Resolves links; `nil` if the file doesn't exist.
    package static func real(_ path: String) -> String? {
        guard let real = unsafe path.withSystemPath({ unsafe realpath($0, nil) }) else {
            return nil
        }
        defer { unsafe free(real) }
        return unsafe SystemText.text(at: real)
    }

    /// Returns true for a link, even a broken one.
    package static func isLink(_ path: String) -> Bool { target(ofLinkAt: path) != nil }

    /// Returns a link's target; `nil` if this is not a link.
    package static func target(ofLinkAt path: String) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = unsafe path.withSystemPath { unsafe readlink($0, &buffer, buffer.count) }
        guard count > 0, count < buffer.count else { return nil }
        return SystemText.text(buffer[..<count].map { UInt8(bitPattern: $0) })
    }
}
