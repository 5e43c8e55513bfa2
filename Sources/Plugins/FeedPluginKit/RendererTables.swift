import FeedPluginAPI

/// The C tables over a renderer: what the host calls, from the factory's `create` to `destroy`.
///
/// The context of every call is the tables themselves, which hold the renderer.
@safe final class RendererTables {
    private let instance: RendererInstance
    private let renderer = UnsafeMutablePointer<feed_renderer>.allocate(capacity: 1)
    private let feed = UnsafeMutablePointer<feed_view>.allocate(capacity: 1)
    private let loading = UnsafeMutablePointer<feed_loading_view>.allocate(capacity: 1)
    private let error = UnsafeMutablePointer<feed_error_view>.allocate(capacity: 1)
    private let image = UnsafeMutablePointer<feed_image_view>.allocate(capacity: 1)
    private let transformer = UnsafeMutablePointer<feed_image_transformer>.allocate(capacity: 1)

    private init(_ instance: RendererInstance) {
        self.instance = instance
        unsafe feed.initialize(
            to: feed_view(
                size: MemoryLayout<feed_view>.size,
                display: { context, model, failure in
                    unsafe RendererTables.instance(context, model) {
                        unsafe $0.display($1, failure)
                    }
                }))
        unsafe loading.initialize(
            to: feed_loading_view(
                size: MemoryLayout<feed_loading_view>.size,
                display: { context, model, failure in
                    unsafe RendererTables.instance(context, model) {
                        unsafe $0.display($1, failure)
                    }
                }))
        unsafe error.initialize(
            to: feed_error_view(
                size: MemoryLayout<feed_error_view>.size,
                display: { context, model, failure in
                    unsafe RendererTables.instance(context, model) {
                        unsafe $0.display($1, failure)
                    }
                }))
        unsafe image.initialize(
            to: feed_image_view(
                size: MemoryLayout<feed_image_view>.size,
                display: { context, model, failure in
                    unsafe RendererTables.instance(context, model) {
                        unsafe $0.display($1, failure)
                    }
                }))
        unsafe transformer.initialize(
            to: feed_image_transformer(
                size: MemoryLayout<feed_image_transformer>.size,
                make_image: { context, bytes, length, mediaType, image, failure in
                    unsafe RendererTables.instance(context, image) { instance, image in
                        unsafe instance.makeImage(
                            UnsafeRawBufferPointer(start: bytes, count: length), mediaType, image,
                            failure)
                    }
                },
                make_image_from_pixels: { context, pixels, image, failure in
                    guard let image = unsafe image else {
                        return feed_status(FEED_STATUS_INVALID_ARGUMENT)
                    }
                    return unsafe RendererTables.instance(context, pixels) { instance, pixels in
                        unsafe instance.makeImage(pixels, image, failure)
                    }
                },
                release_image: { _, image in
                    guard let image = unsafe image else { return }
                    unsafe Unmanaged<AnyObject>.fromOpaque(image).release()
                }))
        unsafe renderer.initialize(to: feed_renderer())
    }

    deinit {
        unsafe renderer.deallocate()
        unsafe feed.deallocate()
        unsafe loading.deallocate()
        unsafe error.deallocate()
        unsafe image.deallocate()
        unsafe transformer.deallocate()
    }

    /// Makes the tables of `instance`. They, and with them the renderer, live until destroy.
    static func make(for instance: RendererInstance) -> UnsafePointer<feed_renderer> {
        let tables = RendererTables(instance)
        let showsImages = unsafe instance.calls.displayImage != nil
        let context = unsafe Unmanaged.passRetained(tables).toOpaque()
        unsafe tables.renderer.pointee = unsafe feed_renderer(
            size: MemoryLayout<feed_renderer>.size,
            context: context,
            feed: instance.calls.feedView == nil ? nil : UnsafePointer(tables.feed),
            loading: instance.calls.loadingView == nil ? nil : UnsafePointer(tables.loading),
            error: instance.calls.errorView == nil ? nil : UnsafePointer(tables.error),
            image: showsImages ? UnsafePointer(tables.image) : nil,
            transformer: showsImages ? UnsafePointer(tables.transformer) : nil,
            run: instance.calls.run != nil
                ? { context, failure in
                    unsafe RendererTables.instance(context)?.runLoop(failure)
                        ?? feed_status(FEED_STATUS_INVALID_ARGUMENT)
                } : nil,
            place_changed: { context in
                unsafe RendererTables.instance(context)?.placeChanged()
            },
            finish: { context, failure in
                unsafe RendererTables.instance(context)?.finish(failure)
                    ?? feed_status(FEED_STATUS_INVALID_ARGUMENT)
            },
            destroy: { context in
                guard let context = unsafe context else { return }
                let tables = unsafe Unmanaged<RendererTables>.fromOpaque(context)
                unsafe tables.takeUnretainedValue().instance.close()
                unsafe tables.release()
            })
        return unsafe UnsafePointer(tables.renderer)
    }

    private static func instance(_ context: UnsafeMutableRawPointer?) -> RendererInstance? {
        unsafe context.map {
            unsafe Unmanaged<RendererTables>.fromOpaque($0).takeUnretainedValue().instance
        }
    }

    /// Calls `body` with the renderer and the argument where both are there.
    private static func instance<Argument>(
        _ context: UnsafeMutableRawPointer?, _ argument: Argument?,
        _ body: (RendererInstance, Argument) -> feed_status
    ) -> feed_status {
        guard let instance = unsafe instance(context), let argument else {
            return feed_status(FEED_STATUS_INVALID_ARGUMENT)
        }
        return body(instance, argument)
    }
}
