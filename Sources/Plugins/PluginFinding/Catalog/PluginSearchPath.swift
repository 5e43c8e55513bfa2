/// The directories where plugins are looked for, the first winning.
package struct PluginSearchPath: Sendable, Hashable {
    /// The directories, each once, in order. They need not exist.
    package let directories: [String]

    /// Which of the plugins there came with FeedHost.
    package let shipped: ShippedPlugins

    /// Puts directories in order: those of `--plugin-path`, those of `$FEEDHOST_PLUGIN_PATH`,
    /// `$XDG_DATA_HOME/feedhost/plugins`, `<prefix>/lib/feedhost/plugins`, and, where the executable is in no folder
    /// `bin`, as in a build tree, its own directory.
    ///
    /// - Parameters:
    ///   - explicit: what the person named, in that order.
    ///   - variable: the value of an environment variable.
    ///   - executable: the absolute path of the running executable; `nil` where not known.
    ///   - shipped: the names of the renderers that FeedHost comes with.
    package init(
        explicit: [String] = [], variable: (String) -> String?, executable: String?,
        shipped: [String] = []
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
        self.shipped = ShippedPlugins(shipped, besides: executable)
        if let folder = self.shipped.folder {
            add(folder)
        } else if let executable, let slash = executable.lastIndex(of: "/") {
            add(String(executable[..<slash]))
        }
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
