import FeedPluginAPI
import FeedViews

/// The C tables of a renderer, for the host's calls.
///
/// The context of each call is the tables object, which owns the renderer.
@safe final class RendererTables {
    private let instance: RendererInstance
    private let renderer = unsafe UnsafeMutablePointer.allocate(sized: feed_renderer())
    private let feed = unsafe UnsafeMutablePointer.allocate(sized: feed_view())
    private let loading = unsafe UnsafeMutablePointer.allocate(sized: feed_loading_view())
    private let error = unsafe UnsafeMutablePointer.allocate(sized: feed_error_view())
    private let image = unsafe UnsafeMutablePointer.allocate(sized: feed_image_view())
    private let reader = unsafe UnsafeMutablePointer.allocate(sized: feed_reader_views())
    private let transformer = unsafe UnsafeMutablePointer.allocate(sized: feed_image_transformer())

    private init(_ instance: RendererInstance) {
        self.instance = instance
        unsafe renderer.pointee.environment_changed = { context, failure in
            unsafe RendererTables.instance(context)?.environmentChanged(failure)
                ?? feed_status(FEED_STATUS_FAILED)
        }
        unsafe renderer.pointee.finish = { context, failure in
            unsafe RendererTables.instance(context)?.finish(failure)
                ?? feed_status(FEED_STATUS_FAILED)
        }
        unsafe renderer.pointee.destroy = { context in
            guard let context = unsafe context else { return }
            let tables = unsafe Unmanaged<RendererTables>.fromOpaque(context)
            unsafe tables.takeUnretainedValue().instance.close()
            unsafe tables.release()
        }
        unsafe feed.pointee.display = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe loading.pointee.display = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe error.pointee.display = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe image.pointee.display = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe transformer.pointee.make_image = { context, bytes, length, type, image, failure in
            unsafe RendererTables.instance(context, image) { instance, image in
                let bytes = unsafe [UInt8](UnsafeRawBufferPointer(start: bytes, count: length))
                let data = unsafe FeedImageData(bytes: bytes, mediaType: String(feedString: type))
                return unsafe instance.makeImage(data, image, failure)
            }
        }
        unsafe transformer.pointee.make_image_from_pixels = { context, pixels, image, failure in
            guard let image = unsafe image else { return feed_status(FEED_STATUS_FAILED) }
            return unsafe RendererTables.instance(context, pixels) { instance, pixels in
                unsafe instance.makeImage(.pixels(FeedImagePixels(pixels)), image, failure)
            }
        }
        unsafe transformer.pointee.release_image = { _, image in
            guard let image = unsafe image else { return }
            unsafe Unmanaged<AnyObject>.fromOpaque(image).release()
        }
        // All four: the host's article says which feeds are still lent, whatever is shown of it.
        unsafe reader.pointee.display_sources = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe reader.pointee.display_items = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe reader.pointee.display_article = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
        unsafe reader.pointee.display_notice = { context, model, failure in
            unsafe RendererTables.instance(context, model) { unsafe $0.display($1, failure) }
        }
    }

    deinit {
        unsafe renderer.deallocate()
        unsafe feed.deallocate()
        unsafe loading.deallocate()
        unsafe error.deallocate()
        unsafe image.deallocate()
        unsafe transformer.deallocate()
        unsafe reader.deallocate()
    }

    /// Creates the tables of `instance`. Both live until destroy.
    static func make(for instance: RendererInstance) -> UnsafePointer<feed_renderer> {
        let tables = RendererTables(instance)
        let context = unsafe Unmanaged.passRetained(tables).toOpaque()
        let renderer = unsafe tables.renderer
        let calls = instance.calls
        unsafe renderer.pointee.context = unsafe context
        if calls.feedView != nil { unsafe renderer.pointee.feed = UnsafePointer(tables.feed) }
        if calls.loadingView != nil {
            unsafe renderer.pointee.loading = UnsafePointer(tables.loading)
        }
        if calls.errorView != nil { unsafe renderer.pointee.error = UnsafePointer(tables.error) }
        if unsafe calls.displayImage != nil {
            unsafe renderer.pointee.image = UnsafePointer(tables.image)
            unsafe renderer.pointee.transformer = UnsafePointer(tables.transformer)
        }
        if calls.run != nil {
            unsafe renderer.pointee.run = { context, failure in
                unsafe RendererTables.instance(context)?.runLoop(failure)
                    ?? feed_status(FEED_STATUS_FAILED)
            }
        }
        if calls.showsReader {
            unsafe renderer.pointee.get_extension = { context, name in
                guard let context = unsafe context, let name = unsafe name,
                    unsafe String(cString: name).utf8.elementsEqual(FEED_EXTENSION_READER.utf8)
                else { return nil }
                let tables = unsafe Unmanaged<RendererTables>.fromOpaque(context)
                return unsafe UnsafeRawPointer(tables.takeUnretainedValue().reader)
            }
        }
        return unsafe UnsafePointer(renderer)
    }

    private static func instance(_ context: UnsafeMutableRawPointer?) -> RendererInstance? {
        unsafe context.map {
            unsafe Unmanaged<RendererTables>.fromOpaque($0).takeUnretainedValue().instance
        }
    }

    /// Calls `body` if neither renderer nor argument is null.
    private static func instance<Argument>(
        _ context: UnsafeMutableRawPointer?, _ argument: Argument?,
        _ body: (RendererInstance, Argument) -> feed_status
    ) -> feed_status {
        guard let instance = unsafe instance(context), let argument else {
            return feed_status(FEED_STATUS_FAILED)
        }
        return body(instance, argument)
    }
}
