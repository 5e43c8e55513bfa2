import SystemInterface

/// The directories to search for plugins; the first wins.
package struct PluginSearchPath: Sendable, Hashable {
    /// In order and without duplicates. They need not exist.
    package let directories: [String]

    /// The renderers shipped with FeedHost.
    package let shipped: ShippedPlugins

    /// Creates the search path: `--plugin-path`, `$FEEDHOST_PLUGIN_PATH`,
    /// `$XDG_DATA_HOME/feedhost/plugins`, `<prefix>/lib/feedhost/plugins`, and, in a build tree
    /// (not in a folder `bin`), the folder of the executable.
    ///
    /// - Parameters:
    ///   - explicit: the user's directories, in order.
    ///   - variable: returns an environment variable.
    ///   - executable: the absolute path of the running executable, if known.
    ///   - shipped: the names of the shipped renderers.
    package init(
        explicit: [String] = [], variable: (String) -> String?, executable: String?,
        shipped: [String] = []
    ) {
        var directories: [String] = []
        func add(_ directory: String) {
            let trimmed = FilePath.withoutTrailingSlashes(directory)
            let isKnown = directories.contains { $0.utf8.elementsEqual(trimmed.utf8) }
            if !trimmed.isEmpty && !isKnown {
                directories.append(trimmed)
            }
        }
        explicit.forEach(add)
        variable("FEEDHOST_PLUGIN_PATH")?.utf8.split(separator: UInt8(ascii: ":"))
            .map { String(Substring($0)) }.forEach(add)
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

    /// `$XDG_DATA_HOME`, or `~/.local/share` if it is unset or relative, as in the XDG Base
    /// Directory Specification.
    private static func dataHome(_ variable: (String) -> String?) -> String? {
        if let data = variable("XDG_DATA_HOME"), FilePath.isAbsolute(data) {
            return FilePath.withoutTrailingSlashes(data)
        }
        guard let home = variable("HOME"), FilePath.isAbsolute(home) else { return nil }
        return FilePath.withoutTrailingSlashes(home) + "/.local/share"
    }
}
