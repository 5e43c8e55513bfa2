package import FeedPluginAPI
import Glibc
import LinuxSystem
package import PluginFinding
package import PluginReading
import SystemInterface

/// A plugin whose library is loaded and whose entry has answered.
///
/// Libraries are never unloaded: the Swift runtime, among others, does not forget an image. To
/// unload is to end the process.
@safe package final class PluginLibrary {
    /// A plugin's entry.
    package typealias Entry = (
        UnsafePointer<feed_entry>, UnsafeMutablePointer<UnsafePointer<feed_plugin>?>,
        UnsafeMutablePointer<feed_error>
    ) -> feed_status

    /// The content of the note.
    package let manifest: PluginManifest
    /// Where the plugin was found.
    package let path: String
    let factory: UnsafePointer<feed_factory>
    private let plugin: UnsafePointer<feed_plugin>
    /// Runs its code.
    let code: RunningPlugin

    /// Loads the plugin at `path` from a sealed copy.
    package convenience init(opening path: String) throws(PluginFault) {
        try self.init(loading: try SealedFile(copying: path), into: "feedhost")
    }

    /// Loads a sealed copy. The plugin's constructors and its entry run here.
    ///
    /// - Parameter hostName: the host's name and version, which the entry is told.
    package convenience init(
        loading sealed: consuming SealedFile, into hostName: String
    ) throws(PluginFault) {
        try self.init(loading: sealed, into: hostName) { () throws(PluginFault) in }
    }

    /// Loads the file at `path` where it is, which a debugger and the like know by that and find all in that is not
    /// loaded. It is not to be written to while it is in use.
    ///
    /// - Parameters:
    ///   - manifest: what the file's note says.
    ///   - hostName: the host's name and version, which the entry is told.
    package convenience init(
        inPlace path: String, _ manifest: PluginManifest, into hostName: String
    ) throws(PluginFault) {
        try self.init(
            manifest, at: path, from: path.contains("/") ? path : "./" + path, into: hostName
        ) { () throws(PluginFault) in }
    }

    /// Loads a sealed copy; between the constructors and the entry runs `afterLoading`.
    package convenience init(
        loading sealed: consuming SealedFile, into hostName: String,
        afterLoading: () throws(PluginFault) -> Void
    ) throws(PluginFault) {
        var file = sealed
        try self.init(
            file.manifest, at: file.path, from: Self.location(of: file.descriptor), into: hostName
        ) { () throws(PluginFault) in
            // From here on the descriptor stays open, whatever becomes of the plugin.
            file.keep()
            try afterLoading()
        }
    }

    /// Where the loader finds a sealed copy. Another process that looks, as a debugger does, finds the
    /// same by it; by `/proc/self` it would open a descriptor of its own.
    package static func location(of descriptor: Int32) -> String {
        "/proc/\(getpid())/fd/\(descriptor)"
    }

    private init(
        _ manifest: PluginManifest, at path: String, from location: String, into hostName: String,
        _ afterLoading: () throws(PluginFault) -> Void
    ) throws(PluginFault) {
        code = RunningPlugin(id: manifest.id)
        let plugin = try unsafe code.run {
            () throws(PluginFault) -> UnsafePointer<feed_plugin> in
            guard
                let handle = unsafe SystemText.withPath(
                    location, { unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) })
            else {
                throw .cannotLoad(Self.loaderMessage(naming: path, insteadOf: location))
            }
            linux_hold_printed()
            SharedProcess.takeSignalsAgain()
            try afterLoading()
            guard let symbol = unsafe dlsym(handle, FEED_PLUGIN_ENTRY_NAME) else { throw .noEntry }
            let entry = unsafe unsafeBitCast(symbol, to: feed_plugin_entry_function.self)
            return try unsafe Self.plugin(of: { unsafe entry($0, $1, $2) }, at: path, hostName)
        }
        unsafe factory = try unsafe PluginTables.factory(of: plugin, manifest: manifest)
        unsafe self.plugin = unsafe plugin
        self.manifest = manifest
        self.path = path
    }

    /// A plugin that is linked into this program, as the tests of the kit have it.
    package init(
        linked entry: Entry, manifest: PluginManifest
    ) throws(PluginFault) {
        unsafe plugin = try unsafe Self.plugin(of: entry, at: "", "feedhost")
        unsafe factory = try unsafe PluginTables.factory(of: plugin, manifest: manifest)
        self.manifest = manifest
        path = ""
        code = RunningPlugin(id: manifest.id)
    }

    private static func plugin(
        of entry: Entry, at path: String, _ hostName: String
    ) throws(PluginFault) -> UnsafePointer<feed_plugin> {
        let arena = Arena()
        var host = unsafe feed_entry()
        unsafe host.size = MemoryLayout<feed_entry>.size
        unsafe host.abi_version = ABIRange.host.current
        unsafe host.abi_minimum_version = ABIRange.host.minimum
        unsafe host.host_name = arena.string(hostName)
        unsafe host.plugin_path = arena.string(path)
        let failure = ErrorBuffer(in: nil)
        var plugin: UnsafePointer<feed_plugin>?
        let status = unsafe entry(&host, &plugin, failure.pointer)
        withExtendedLifetime(arena) {}
        guard status >= 0 else { throw .entryFailed(failure.message ?? "") }
        guard let plugin = unsafe plugin else {
            throw .contractBroken("the entry says that all is well, and gives no plugin")
        }
        return unsafe plugin
    }

    /// A table that the plugin offers by its name and revision; `nil` where it offers none of that name.
    package func pluginExtension(named name: String) -> UnsafeRawPointer? {
        guard let find = unsafe plugin.pointee.get_extension else { return nil }
        return unsafe code.run { unsafe find(plugin, name) }
    }

    private static func loaderMessage(naming path: String, insteadOf location: String) -> String {
        guard let words = unsafe dlerror() else { return "the loader gives no reason" }
        let message = unsafe String(cString: words)
        if message.hasPrefix(location) { return path + message.dropFirst(location.count) }
        // What it has found beside the plugin it names by the folder of the copy, which is none for people.
        guard message.hasPrefix(FilePath.folder(of: location) + "/"),
            let end = message.firstIndex(of: ":"),
            let slash = message[..<end].lastIndex(of: "/")
        else { return message }
        return String(message[message.index(after: slash)...])
    }
}
