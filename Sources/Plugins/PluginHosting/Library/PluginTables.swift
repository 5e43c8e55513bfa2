import FeedPluginAPI
import PluginFinding
import PluginReading

/// Checks of the tables that plugins hand out, before anything in them is used.
enum PluginTables {
    /// The factory of a plugin, or what is wrong with what the entry returned.
    static func factory(
        of plugin: UnsafePointer<feed_plugin>, manifest: PluginManifest
    ) throws(PluginFault) -> UnsafePointer<feed_factory> {
        try unsafe check(plugin.pointee.size, holds: feed_plugin.self)
        guard unsafe plugin.pointee.magic == FEED_PLUGIN_MAGIC else {
            throw .contractBroken("feed_plugin.magic is wrong")
        }
        let abi = unsafe ABIRange(
            minimum: plugin.pointee.abi_minimum_version, current: plugin.pointee.abi_version)
        guard !abi.isTooNew(for: .host) else { throw .abiTooNew(plugin: abi, host: .host) }
        guard !abi.isTooOld(for: .host) else { throw .abiTooOld(plugin: abi, host: .host) }
        guard abi == manifest.abi else {
            throw .contractBroken("the entry and the note tell different ABI versions")
        }
        guard let factory = unsafe plugin.pointee.factory else {
            throw .contractBroken("feed_plugin.factory is null")
        }
        try unsafe check(factory.pointee.size, holds: feed_factory.self)
        try unsafe check(factory.pointee.create != nil, "feed_factory.create")
        return unsafe factory
    }

    /// Checks a renderer and all it hands out.
    static func check(_ renderer: UnsafePointer<feed_renderer>) throws(PluginFault) {
        try unsafe check(renderer.pointee.size, holds: feed_renderer.self)
        try unsafe check(renderer.pointee.destroy != nil, "feed_renderer.destroy")
        if let view = unsafe renderer.pointee.feed {
            try unsafe check(view.pointee.size, holds: feed_view.self)
            try unsafe check(view.pointee.display != nil, "feed_view.display")
        }
        if let view = unsafe renderer.pointee.loading {
            try unsafe check(view.pointee.size, holds: feed_loading_view.self)
            try unsafe check(view.pointee.display != nil, "feed_loading_view.display")
        }
        if let view = unsafe renderer.pointee.error {
            try unsafe check(view.pointee.size, holds: feed_error_view.self)
            try unsafe check(view.pointee.display != nil, "feed_error_view.display")
        }
        if let view = unsafe renderer.pointee.image {
            try unsafe check(view.pointee.size, holds: feed_image_view.self)
            try unsafe check(view.pointee.display != nil, "feed_image_view.display")
            try unsafe check(
                renderer.pointee.transformer != nil,
                "feed_renderer.transformer, beside an image view,"
            )
        }
        if let transformer = unsafe renderer.pointee.transformer {
            try unsafe check(transformer.pointee.size, holds: feed_image_transformer.self)
            try unsafe check(
                transformer.pointee.make_image != nil
                    || transformer.pointee.make_image_from_pixels != nil,
                "feed_image_transformer.make_image, and so is make_image_from_pixels: one of them")
            try unsafe check(
                transformer.pointee.release_image != nil, "feed_image_transformer.release_image")
        }
    }

    private static func check<Table>(
        _ size: Int, holds type: Table.Type
    ) throws(PluginFault) {
        guard size >= MemoryLayout<Table>.size else {
            throw .contractBroken(
                "\(type) has size \(size); version 1 has \(MemoryLayout<Table>.size)")
        }
    }

    private static func check(_ isThere: Bool, _ name: String) throws(PluginFault) {
        guard isThere else { throw .contractBroken("\(name) is null") }
    }
}
