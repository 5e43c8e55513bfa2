import FeedPluginAPI
import Glibc

/// A plugin whose library is loaded and whose entry has answered.
///
/// Libraries are never unloaded: the Swift runtime, among others, does not forget an image. To
/// unload is to end the process.
@safe package final class PluginLibrary {
    /// What the note says.
    package let manifest: PluginManifest
    /// Where the plugin was found.
    package let path: String
    let factory: UnsafePointer<feed_factory>

    /// Loads the plugin at `path` from a sealed copy.
    package convenience init(opening path: String) throws(PluginFault) {
        try self.init(loading: try SealedFile(copying: path))
    }

    /// Loads a sealed copy. The plugin's constructors and its entry run here.
    package convenience init(loading sealed: consuming SealedFile) throws(PluginFault) {
        try self.init(loading: sealed) { () throws(PluginFault) in }
    }

    /// Loads a sealed copy; between the constructors and the entry runs `afterLoading`.
    init(
        loading sealed: consuming SealedFile, afterLoading: () throws(PluginFault) -> Void
    ) throws(PluginFault) {
        var file = sealed
        let manifest = file.manifest
        let path = file.path
        let location = "/proc/self/fd/\(file.descriptor)"
        guard let handle = unsafe dlopen(location, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else {
            throw .cannotLoad(Self.loaderMessage(naming: path, insteadOf: location))
        }
        // From here on the descriptor stays open, whatever becomes of the plugin.
        file.keep()
        try afterLoading()
        guard let symbol = unsafe dlsym(handle, FEED_PLUGIN_ENTRY_NAME) else { throw .noEntry }
        let entry = unsafe unsafeBitCast(symbol, to: feed_plugin_entry_function.self)
        let host = ABIRange.host
        guard let plugin = unsafe entry(host.current, host.minimum) else { throw .entryRefused }
        unsafe factory = try unsafe PluginTables.factory(of: plugin, manifest: manifest)
        self.manifest = manifest
        self.path = path
    }

    /// A plugin that is linked into this program, as the tests of the kit have it.
    init(linked plugin: UnsafePointer<feed_plugin>, manifest: PluginManifest) throws(PluginFault) {
        unsafe factory = try unsafe PluginTables.factory(of: plugin, manifest: manifest)
        self.manifest = manifest
        path = ""
    }

    private static func loaderMessage(naming path: String, insteadOf location: String) -> String {
        guard let words = unsafe dlerror() else { return "the loader gives no reason" }
        let message = unsafe String(cString: words)
        return message.hasPrefix(location) ? path + message.dropFirst(location.count) : message
    }
}
