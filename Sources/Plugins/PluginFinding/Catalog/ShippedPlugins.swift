import PluginReading
import SystemInterface

/// The renderers shipped with FeedHost: their files and reserved ids.
///
/// In a build tree these are the files of that name beside the program. In an installation anyone's
/// plugins may be in the plugin folder, so `<prefix>/lib/feedhost/renderers` lists the shipped ones
/// with their build ids; whoever can change that list can change the program, too. A program copied
/// elsewhere has none.
package struct ShippedPlugins: Sendable, Hashable {
    /// Their folder; `nil` if none are shipped.
    package let folder: String?
    private let names: [String]
    /// The list of an installation; `nil` in a build tree.
    private let list: String?

    /// - Parameters:
    ///   - names: the shipped renderers, such as `TextRenderer`.
    ///   - executable: the absolute path of the running executable, if known.
    package init(_ names: [String], besides executable: String?) {
        self.names = names
        guard let executable, let slash = executable.lastIndex(of: "/") else {
            folder = nil
            list = nil
            return
        }
        let parent = executable[..<slash]
        if parent.hasSuffix("/bin") {
            let library = String(parent.dropLast("bin".count)) + "lib/feedhost"
            folder = library + "/plugins"
            list = library + "/renderers"
        } else {
            folder = parent.split(separator: "/").contains(".build") ? String(parent) : nil
            list = nil
        }
    }

    /// Returns true for the file of a shipped renderer.
    package func contains(_ path: String) -> Bool {
        guard let folder, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")),
            path.utf8[..<slash].elementsEqual(folder.utf8)
        else { return false }
        let file = path[path.utf8.index(after: slash)...]
        guard names.contains(where: { file == "lib\($0).so" }) else { return false }
        guard let list else { return true }
        guard let lines = try? FileDescriptor.open(lookingInto: list),
            let text = try? lines.readAvailable(limit: 65_536),
            let library = try? FileDescriptor.open(lookingInto: path)
        else { return false }
        var bytes = FileBytes(descriptor: library.number)
        guard let id = ELFLibrary.buildID(of: &bytes) else { return false }
        let line = Array("\(id) \(file)".utf8)
        return text.split(separator: UInt8(ascii: "\n")).contains { $0.elementsEqual(line) }
    }

    /// Returns true for an id that is reserved for a shipped renderer.
    package func owns(_ id: String) -> Bool {
        folder != nil && names.contains { $0.lowercased() == id + "renderer" }
    }
}
