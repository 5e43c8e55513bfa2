package import FeedPluginAPI
import Glibc
import LinuxSandbox
import LinuxSystem
package import PluginFinding
package import PluginReading
import SystemInterface

/// A loaded plugin whose entry function has returned a factory.
///
/// Libraries are never unloaded: some runtimes, such as Swift's, can't unregister an image. The
/// process has to end instead.
@safe package final class PluginLibrary {
    /// A plugin's entry function.
    package typealias Entry = (
        UnsafePointer<feed_entry>, UnsafeMutablePointer<UnsafePointer<feed_plugin>?>,
        UnsafeMutablePointer<feed_error>
    ) -> feed_status

    /// The parsed note.
    package let manifest: PluginManifest
    let factory: UnsafePointer<feed_factory>
    private let plugin: UnsafePointer<feed_plugin>
    let code: RunningPlugin

    /// Loads the plugin at `path` from a sealed copy.
    package convenience init(opening path: String) throws(PluginFault) {
        try self.init(loading: try SealedFile(copying: path), into: "feedhost")
    }

    /// Loads the file at `path` itself, so that debuggers find its symbols. The file must not
    /// change while it is in use.
    ///
    /// - Parameters:
    ///   - manifest: the file's parsed note.
    ///   - hostName: the host's name and version, passed to the entry.
    package convenience init(
        inPlace path: String, _ manifest: PluginManifest, into hostName: String
    ) throws(PluginFault) {
        try self.init(
            manifest, at: path, from: FilePath.hasFolder(path) ? path : "./" + path, into: hostName
        ) { () throws(PluginFault) in }
    }

    /// Loads a sealed copy; runs the plugin's constructors and its entry.
    ///
    /// - Parameters:
    ///   - hostName: the host's name and version, passed to the entry.
    ///   - afterLoading: called between the constructors and the entry.
    package convenience init(
        loading sealed: consuming SealedFile, into hostName: String,
        afterLoading: () throws(PluginFault) -> Void = { () throws(PluginFault) in }
    ) throws(PluginFault) {
        var file = sealed
        try self.init(
            file.manifest, at: file.path, from: Self.location(of: file.descriptor), into: hostName
        ) { () throws(PluginFault) in
            // The descriptor has to stay open from here on, even if loading fails.
            file.keep()
            try afterLoading()
        }
    }

    /// Returns a path to a sealed copy that other processes, such as debuggers, can open, too.
    /// `/proc/self` would refer to their own descriptors.
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
                let handle = unsafe location.withSystemPath({
                    unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE)
                })
            else {
                throw .cannotLoad(Self.loaderMessage(naming: path, insteadOf: location))
            }
            linux_hold_printed()
            // The library's runtime may have replaced signal handlers.
            _ = sandbox_take_signals()
            try afterLoading()
            guard let symbol = unsafe dlsym(handle, FEED_PLUGIN_ENTRY_NAME) else { throw .noEntry }
            let entry = unsafe unsafeBitCast(symbol, to: feed_plugin_entry_function.self)
            return try unsafe Self.plugin(of: { unsafe entry($0, $1, $2) }, at: path, hostName)
        }
        unsafe factory = try unsafe PluginTables.factory(of: plugin, manifest: manifest)
        unsafe self.plugin = unsafe plugin
        self.manifest = manifest
    }

    /// Creates a plugin that is linked into this program, as in the kit's tests.
    package init(
        linked entry: Entry, manifest: PluginManifest
    ) throws(PluginFault) {
        unsafe plugin = try unsafe Self.plugin(of: entry, at: "", "feedhost")
        unsafe factory = try unsafe PluginTables.factory(of: plugin, manifest: manifest)
        self.manifest = manifest
        code = RunningPlugin(id: manifest.id)
    }

    private static func plugin(
        of entry: Entry, at path: String, _ hostName: String
    ) throws(PluginFault) -> UnsafePointer<feed_plugin> {
        let arena = Arena()
        var host = unsafe sized(feed_entry())
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

    private static func loaderMessage(naming path: String, insteadOf location: String) -> String {
        guard let words = unsafe dlerror() else { return "the loader gives no reason" }
        let message = unsafe String(cString: words)
        if message.hasPrefix(location) { return path + message.dropFirst(location.count) }
        // Messages name libraries beside the plugin by the folder of the copy, which means nothing
        // to users.
        guard message.hasPrefix(FilePath.folder(of: location) + "/"),
            let end = message.firstIndex(of: ":"),
            let slash = message[..<end].lastIndex(of: "/")
        else { return message }
        return String(message[message.index(after: slash)...])
    }
}
