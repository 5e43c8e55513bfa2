import FeedPluginAPI
import PluginFinding
import PluginReading

/// Validates tables from plugins before anything in them is used.
///
/// A table has at least its size in version 1. It may be larger than the host's struct, or smaller
/// if the host is newer; so use ``copy(_:over:minimum:else:)`` to copy one.
package enum PluginTables {
    /// The words of the fault that has a cure of its own.
    package static let differentVersions = "the entry and the note tell different ABI versions"

    /// Returns the factory, or throws the fault in what the entry returned.
    static func factory(
        of plugin: UnsafePointer<feed_plugin>, manifest: PluginManifest
    ) throws(PluginFault) -> UnsafePointer<feed_factory> {
        try unsafe check(plugin.pointee.size, of: "feed_plugin", FEED_PLUGIN_SIZE_1)
        let abi = unsafe ABIRange(
            minimum: plugin.pointee.abi_minimum_version, current: plugin.pointee.abi_version)
        // The note's versions were compared with the host's.
        guard abi == manifest.abi else {
            throw .contractBroken(differentVersions)
        }
        guard let factory = unsafe plugin.pointee.factory else {
            throw .contractBroken("feed_plugin.factory is null")
        }
        try unsafe check(factory.pointee.size, of: "feed_factory", FEED_FACTORY_SIZE_1)
        try unsafe check(factory.pointee.create != nil, "feed_factory.create")
        return unsafe factory
    }

    /// Validates a renderer and all its views.
    static func check(_ renderer: UnsafePointer<feed_renderer>) throws(PluginFault) {
        try unsafe check(renderer.pointee.size, of: "feed_renderer", FEED_RENDERER_SIZE_1)
        try unsafe check(renderer.pointee.destroy != nil, "feed_renderer.destroy")
        if let view = unsafe renderer.pointee.feed {
            try unsafe check(view.pointee.size, of: "feed_view", FEED_VIEW_SIZE_1)
            try unsafe check(view.pointee.display != nil, "feed_view.display")
        }
        if let view = unsafe renderer.pointee.loading {
            try unsafe check(view.pointee.size, of: "feed_loading_view", FEED_LOADING_VIEW_SIZE_1)
            try unsafe check(view.pointee.display != nil, "feed_loading_view.display")
        }
        if let view = unsafe renderer.pointee.error {
            try unsafe check(view.pointee.size, of: "feed_error_view", FEED_ERROR_VIEW_SIZE_1)
            try unsafe check(view.pointee.display != nil, "feed_error_view.display")
        }
        if let view = unsafe renderer.pointee.image {
            try unsafe check(view.pointee.size, of: "feed_image_view", FEED_IMAGE_VIEW_SIZE_1)
            try unsafe check(view.pointee.display != nil, "feed_image_view.display")
            try unsafe check(
                renderer.pointee.transformer != nil,
                "feed_renderer.transformer, beside an image view,"
            )
        }
        if let transformer = unsafe renderer.pointee.transformer {
            try unsafe check(transformer)
        }
    }

    /// Returns true if the views of a reader have all members of version 1.
    static func isWhole(_ views: UnsafePointer<feed_reader_views>) -> Bool {
        unsafe UInt(bitPattern: views.pointee.size) >= UInt(FEED_READER_VIEWS_SIZE_1)
    }

    private static func check(
        _ transformer: UnsafePointer<feed_image_transformer>
    ) throws(PluginFault) {
        try unsafe check(
            transformer.pointee.size, of: "feed_image_transformer", FEED_IMAGE_TRANSFORMER_SIZE_1)
        try unsafe check(
            transformer.pointee.make_image != nil
                || transformer.pointee.make_image_from_pixels != nil,
            "feed_image_transformer.make_image, and so is make_image_from_pixels: one of them")
        try unsafe check(
            transformer.pointee.release_image != nil, "feed_image_transformer.release_image")
    }

    private static func check(
        _ size: Int, of table: StaticString, _ minimum: some BinaryInteger
    ) throws(PluginFault) {
        // C reads the size as unsigned.
        guard UInt(bitPattern: size) >= UInt(minimum) else {
            throw .contractBroken("\(table) has size \(size); version 1 has \(minimum)")
        }
    }

    private static func check(_ isThere: Bool, _ name: String) throws(PluginFault) {
        guard isThere else { throw .contractBroken("\(name) is null") }
    }

    /// Copies the members that host and plugin share over `empty`. Refuses the plugin's request, in
    /// the words of `refusal`, if there is no struct or it is smaller than in version 1.
    ///
    /// - Parameter size: the struct's first member, as set by the plugin.
    static func copy<Value>(
        _ lent: UnsafePointer<Value>?, over empty: Value, minimum: some BinaryInteger,
        else refusal: @autoclosure () -> String
    ) throws(RequestRefusal) -> Value {
        guard let lent = unsafe lent else { throw .refused(refusal()) }
        let size = unsafe UInt(
            bitPattern: UnsafeRawPointer(lent).loadUnaligned(as: Int.self))
        guard size >= UInt(minimum) else { throw .refused(refusal()) }
        var copy = empty
        unsafe withUnsafeMutableBytes(of: &copy) { copy in
            unsafe copy.copyMemory(
                from: UnsafeRawBufferPointer(
                    start: lent, count: Int(min(size, UInt(MemoryLayout<Value>.size)))))
        }
        return copy
    }
}
