package import FeedPluginAPI

/// A plugin's renderer: the choke point of all calls into it, none of which is checked here.
///
/// A member that a later version adds is read only where the table's size covers it; those of version 1
/// always are.
@safe package struct RendererTable {
    private let renderer: UnsafePointer<feed_renderer>

    /// Takes a table that ``PluginTables/check(_:)`` found to be whole.
    init(_ renderer: UnsafePointer<feed_renderer>) {
        unsafe self.renderer = unsafe renderer
    }

    private var context: UnsafeMutableRawPointer? { unsafe renderer.pointee.context }

    /// True where it shows feeds.
    package var hasFeedView: Bool { unsafe renderer.pointee.feed != nil }
    /// True where it shows what is being loaded.
    package var hasLoadingView: Bool { unsafe renderer.pointee.loading != nil }
    /// True where it shows errors.
    package var hasErrorView: Bool { unsafe renderer.pointee.error != nil }
    /// True where it shows pictures.
    package var hasImageView: Bool { unsafe renderer.pointee.image != nil }
    /// True where it has a main loop of its own.
    package var isInteractive: Bool { unsafe renderer.pointee.run != nil }

    /// Has a feed displayed that is lent for the call, at least; what went wrong stands in `failure`.
    package func display(
        _ model: UnsafePointer<feed_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.feed?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// Has what is being loaded displayed that is lent for the call, at least; what went wrong stands in `failure`.
    package func display(
        _ model: UnsafePointer<feed_loading_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.loading?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// Has an error displayed that is lent for the call, at least; what went wrong stands in `failure`.
    package func display(
        _ model: UnsafePointer<feed_error_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.error?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// Has a picture's cell displayed that is lent for the call, at least; what went wrong stands in `failure`.
    package func display(
        _ model: UnsafePointer<feed_image_view_model>, _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.image?.pointee.display(context, model, failure.pointer)
            ?? Self.missing
    }

    /// An image can be made of an encoded picture.
    package var takesEncodedImages: Bool {
        unsafe renderer.pointee.transformer?.pointee.make_image != nil
    }
    /// An image can be made of pixels.
    package var takesPixels: Bool {
        unsafe renderer.pointee.transformer?.pointee.make_image_from_pixels != nil
    }

    /// Has an image made of pixels that are lent for the call.
    package func makeImage(
        from pixels: UnsafePointer<feed_pixels>, _ image: inout UnsafeMutableRawPointer?,
        _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        unsafe renderer.pointee.transformer?.pointee.make_image_from_pixels?(
            context, pixels, &image, failure.pointer) ?? Self.missing
    }

    /// Has an image made of an encoded picture that is lent for the call.
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

    func makeImage(
        _ bytes: [UInt8], mediaType: String, _ image: inout UnsafeMutableRawPointer?,
        _ failure: borrowing ErrorBuffer
    ) -> feed_status {
        let arena = Arena()
        defer { withExtendedLifetime(arena) {} }
        let type = unsafe arena.string(mediaType)
        return unsafe bytes.withUnsafeBytes { bytes in
            unsafe makeImage(of: bytes, mediaType: type, &image, failure)
        }
    }

    func release(_ image: UnsafeMutableRawPointer) {
        unsafe renderer.pointee.transformer?.pointee.release_image(context, image)
    }

    func run(_ failure: borrowing ErrorBuffer) -> feed_status {
        unsafe renderer.pointee.run?(context, failure.pointer) ?? Self.missing
    }

    func finish(_ failure: borrowing ErrorBuffer) -> feed_status {
        unsafe renderer.pointee.finish?(context, failure.pointer) ?? feed_status(FEED_STATUS_OK)
    }

    func environmentChanged(_ failure: borrowing ErrorBuffer) -> feed_status {
        unsafe renderer.pointee.environment_changed?(context, failure.pointer)
            ?? feed_status(FEED_STATUS_OK)
    }

    func destroy() {
        unsafe renderer.pointee.destroy(context)
    }

    private static var missing: feed_status { feed_status(FEED_STATUS_FAILED) }
}
