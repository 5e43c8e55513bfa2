import FeedParsing
import SystemInterface

/// References from one local file to another.
enum LocalReference {
    /// Returns the source that an entry of a list names.
    ///
    /// - Parameter file: the path of the list; `nil` if it may not refer to files.
    static func source(of entry: FeedSubscription, in file: String?) -> FeedLocation {
        entry.isLocal ? source(entry.feedURL, in: file) : .remote(url: entry.feedURL)
    }

    /// Resolves `reference`: a path relative to the referring file, or a `file` address. If there
    /// is no such file, tries again percent-decoded and without query and fragment.
    ///
    /// - Parameter file: the path of the referring file; `nil` if it may not refer to files.
    static func source(_ reference: String, in file: String?) -> FeedLocation {
        guard let file else { return .file(path: reference) }
        let location = FeedLocation(argument: reference)
        if case .program = location { return location }
        if reference.prefix(5).lowercased() == "file:" { return location }
        let path = path(reference, in: file)
        if (try? FileStatus.of(path)) == nil {
            let plain = reference.prefix { $0 != "?" && $0 != "#" }
            let bytes = AddressText.percentDecoded(plain)
            let decoded = self.path(SystemText.text(bytes), in: file)
            if !bytes.contains(0), (try? FileStatus.of(decoded)) != nil {
                return .file(path: decoded)
            }
        }
        return .file(path: path)
    }

    private static func path(_ reference: String, in file: String) -> String {
        guard !FilePath.isAbsolute(reference),
            let slash = file.utf8.lastIndex(of: UInt8(ascii: "/"))
        else { return reference }
        return String(Substring(file.utf8[...slash])) + reference
    }
}
