import SystemInterface

/// Files for plugin authors: templates, and the Swift kit as a package.
enum AuthorFiles {
    /// The folder: beside the program in a build tree, else in the installation; `nil` if missing.
    static var folder: String? {
        let executable = ProcessExecutable.path ?? "./feedhost"
        let folder = executable[..<(executable.lastIndex(of: "/") ?? executable.startIndex)]
        let beside = "\(folder)/share/feedhost"
        if (try? FileStatus.of(beside))?.isDirectory == true { return beside }
        guard let slash = folder.lastIndex(of: "/") else { return nil }
        let installed = "\(folder[..<slash])/share/feedhost"
        return (try? FileStatus.of(installed))?.isDirectory == true ? installed : nil
    }
}
