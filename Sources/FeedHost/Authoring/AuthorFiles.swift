import SystemInterface

/// Files for plugin authors: templates, and the Swift kit as a package.
enum AuthorFiles {
    /// The folder: beside the program in a build tree, else in the installation; `nil` if missing.
    static var folder: String? {
        let beside = ProgramLibrary.programFolder
        return [beside, FilePath.folder(of: beside)].map { $0 + "/share/feedhost" }
            .first { (try? FileStatus.of($0))?.isDirectory == true }
    }
}
