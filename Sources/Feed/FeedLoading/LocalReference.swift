import SystemInterface

/// Files that a document names which is a file itself.
enum LocalReference {
    /// The file that `reference` names: a path, from the folder of the naming file, or a `file`
    /// address. Where no file is written like that, its percent-encoded characters are read as what
    /// they stand for, and what an address has after its path is left away.
    ///
    /// - Parameter file: the path of the file that names it; `nil` where no file does, and then
    ///   nothing is looked for.
    static func source(_ reference: String, in file: String?) -> FeedLocation {
        guard let file else { return .file(path: reference) }
        if reference.prefix(5).lowercased() == "file:" {
            return FeedLocation(argument: reference)
        }
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
        guard !reference.hasPrefix("/"), let slash = file.lastIndex(of: "/") else {
            return reference
        }
        return file[...slash] + reference
    }
}
