package import FeedPluginAPI
package import WorkerProtocol

/// A plugin's renderer. All calls into it pass through here, unchecked.
///
/// Members added after version 1 are read only if the table's size covers them.
@safe package struct RendererTable {
    private let renderer: UnsafePointer<feed_renderer>

    /// The views of a reader; `nil` without one.
    var readerViews: UnsafePointer<feed_reader_views>?

    /// Wraps a table that ``PluginTables/check(_:)`` has validated.
    init(_ renderer: UnsafePointer<feed_renderer>) {
        unsafe self.renderer = unsafe renderer
        unsafe readerViews = nil
    }

    private var context: UnsafeMutableRawPointer? { unsafe renderer.pointee.context }

    /// What the renderer has.
    package var features: WorkerFeatures {
        var features = WorkerFeatures(rawValue: 0)
        if unsafe renderer.pointee.feed != nil { features.insert(.feedView) }
        if unsafe renderer.pointee.loading != nil { features.insert(.loadingView) }
        if unsafe renderer.pointee.error != nil { features.insert(.errorView) }
        if unsafe renderer.pointee.image != nil { features.insert(.imageView) }
        if isInteractive { features.insert(.mainLoop) }
        let transformer = unsafe renderer.pointee.transformer
        if unsafe transformer?.pointee.make_image != nil { features.insert(.encodedImages) }
        if unsafe transformer?.pointee.make_image_from_pixels != nil { features.insert(.pixels) }
        if hasReader { features.insert(.reader) }
        return features
    }

    /// True if the renderer has a main loop.
    var isInteractive: Bool { unsafe renderer.pointee.run != nil }

    /// True if the renderer has views of a reader.
    package var hasReader: Bool { unsafe readerViews != nil }

    /// Displays a feed that is lent at least for this call.
    package func display(
        _ model: UnsafePointer<feed_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.feed?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// Displays loading progress that is lent for this call.
    package func display(
        _ model: UnsafePointer<feed_loading_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.loading?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// Displays an error that is lent for this call.
    package func display(
        _ model: UnsafePointer<feed_error_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.error?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// Displays the cell of a picture that is lent for this call.
    package func display(
        _ model: UnsafePointer<feed_image_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.image?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    // MARK: A reader's views, each of which may be missing

    /// Displays sources that are lent at least for this call.
    func display(
        _ model: UnsafePointer<feed_source_list>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe readerViews?.pointee.display_sources?(context, model, failure.pointer) ?? Self.done
    }

    /// Displays items that are lent at least for this call.
    func display(
        _ model: UnsafePointer<feed_item_list>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe readerViews?.pointee.display_items?(context, model, failure.pointer) ?? Self.done
    }

    /// Displays an article that is lent at least for this call.
    package func display(
        _ model: UnsafePointer<feed_open_article>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe readerViews?.pointee.display_article?(context, model, failure.pointer) ?? Self.done
    }

    /// Displays a notice that is lent at least for this call.
    package func display(
        _ model: UnsafePointer<feed_notice>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe readerViews?.pointee.display_notice?(context, model, failure.pointer) ?? Self.done
    }

    // MARK: Pictures

    /// Makes an image from pixels that are lent for this call.
    package func makeImage(
        from pixels: UnsafePointer<feed_pixels>, _ image: inout UnsafeMutableRawPointer?,
        _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.transformer?.pointee.make_image_from_pixels?(
            context, pixels, &image, failure.pointer) ?? Self.missing
    }

    /// Makes an image from an encoded picture that is lent for this call.
    package func makeImage(
        of bytes: UnsafeRawBufferPointer, mediaType: feed_string,
        _ image: inout UnsafeMutableRawPointer?, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        guard let make = unsafe renderer.pointee.transformer?.pointee.make_image else {
            return Self.missing
        }
        return unsafe make(
            context, bytes.baseAddress, bytes.count, mediaType, &image, failure.pointer)
    }

    func release(_ image: UnsafeMutableRawPointer) {
        unsafe renderer.pointee.transformer?.pointee.release_image(context, image)
    }

    func run(_ failure: borrowing ErrorBuffer) -> feed_status {
        unsafe renderer.pointee.run?(context, failure.pointer) ?? Self.missing
    }

    func finish(_ failure: borrowing ErrorBuffer) -> feed_status {
        unsafe renderer.pointee.finish?(context, failure.pointer) ?? Self.done
    }

    func environmentChanged(_ failure: borrowing ErrorBuffer) -> feed_status {
        unsafe renderer.pointee.environment_changed?(context, failure.pointer) ?? Self.done
    }

    /// Returns a table of the renderer by name and revision, or `nil`.
    func pluginExtension(named name: String) -> UnsafeRawPointer? {
        unsafe renderer.pointee.get_extension.flatMap { unsafe $0(context, name) }
    }

    func destroy() {
        unsafe renderer.pointee.destroy(context)
    }

    private static var done: feed_status { feed_status(FEED_STATUS_OK) }
    private static var missing: feed_status { feed_status(FEED_STATUS_FAILED) }
}
