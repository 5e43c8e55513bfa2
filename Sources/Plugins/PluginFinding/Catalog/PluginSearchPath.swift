/// The directories where plugins are looked for, the first winning.
package struct PluginSearchPath: Sendable, Hashable {
    /// The directories, each once, in order. They need not exist.
    package let directories: [String]

    /// Where the plugins are that came with FeedHost; `nil` where the executable's place is not
    /// known.
    package let installed: String?

    /// True where that directory is for nothing else, and not just the executable's own.
    package let installedIsForPlugins: Bool

    /// Puts directories in order: those of `--plugin-path`, those of `$FEEDHOST_PLUGIN_PATH`,
    /// `$XDG_DATA_HOME/feedhost/plugins`, `<prefix>/lib/feedhost/plugins`, and in a build tree
    /// the executable's own directory.
    ///
    /// - Parameters:
    ///   - explicit: what the person named, in that order.
    ///   - variable: the value of an environment variable.
    ///   - executable: the absolute path of the running executable; `nil` where not known.
    package init(
        explicit: [String] = [], variable: (String) -> String?, executable: String?
    ) {
        var directories: [String] = []
        func add(_ directory: String) {
            let trimmed = Self.withoutTrailingSlashes(directory)
            if !trimmed.isEmpty && !directories.contains(trimmed) {
                directories.append(trimmed)
            }
        }
        explicit.forEach(add)
        variable("FEEDHOST_PLUGIN_PATH")?.split(separator: ":").map(String.init).forEach(add)
        if let data = Self.dataHome(variable) {
            add(data + "/feedhost/plugins")
        }
        var installed: String?
        var installedIsForPlugins = false
        if let executable, let slash = executable.lastIndex(of: "/") {
            let directory = String(executable[..<slash])
            if directory.hasSuffix("/bin") {
                installed = directory.dropLast("bin".count) + "lib/feedhost/plugins"
                installedIsForPlugins = true
            } else {
                installed = directory
            }
            installed.map(add)
        }
        self.installed = installed
        self.installedIsForPlugins = installedIsForPlugins
        self.directories = directories
    }

    /// `$XDG_DATA_HOME`, or `~/.local/share` where it is not set or not absolute, as the XDG
    /// Base Directory Specification asks.
    private static func dataHome(_ variable: (String) -> String?) -> String? {
        if let data = variable("XDG_DATA_HOME"), data.hasPrefix("/") {
            return withoutTrailingSlashes(data)
        }
        guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
        return withoutTrailingSlashes(home) + "/.local/share"
    }

    private static func withoutTrailingSlashes(_ path: String) -> String {
        var path = Substring(path)
        while path.count > 1, path.last == "/" {
            path.removeLast()
        }
        return String(path)
    }
}
