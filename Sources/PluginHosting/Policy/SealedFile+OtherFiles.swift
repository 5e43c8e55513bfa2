extension SealedFile {
    /// What of a plugin has the loader open files that its digest does not cover, beyond the
    /// libraries of the system; `nil` where nothing does.
    ///
    /// A digest is of one file. Where that names a folder of anybody's for its libraries, whoever
    /// can write there decides what runs.
    package borrowing func reachForOtherFiles() -> String? {
        var file = FileBytes(descriptor: descriptor)
        guard let dynamic = ELFDynamic(reading: &file) else { return nil }
        if dynamic.hasAuditors {
            return "DT_AUDIT, DT_FILTER or DT_AUXILIARY"
        }
        if let path = dynamic.needed.first(where: { $0.contains("/") }) {
            return "it needs '\(path)'"
        }
        return dynamic.searchPath.first { !Self.isOfSystem($0) }
            .map { "it looks for libraries in '\($0)'" }
    }

    private static func isOfSystem(_ folder: String) -> Bool {
        !folder.contains("..") && !folder.contains("$")
            && ["/lib/", "/lib64/", "/usr/lib/", "/usr/lib64/", "/usr/local/lib/"].contains {
                (folder + "/").hasPrefix($0)
            }
    }
}
