import FeedPluginAPI

/// The rows of a list of items, read from the host on request.
///
/// The host lends them until the next list has been displayed or the renderer ends. Later queries
/// return the first item.
///
/// `@unchecked Sendable`, as ``LentItems``.
@safe final class LentRows: @unchecked Sendable {
    private var model: UnsafePointer<feed_item_list>?

    init(_ model: UnsafePointer<feed_item_list>) {
        unsafe self.model = unsafe model
    }

    /// Clears the pointer to the host's list.
    func invalidate() {
        unsafe model = nil
    }

    /// Returns the index of the item in a row.
    func index(at row: Int) -> Int {
        guard let model = unsafe model else { return 0 }
        return unsafe Int(exactly: model.pointee.item_index(model, UInt64(row))) ?? 0
    }
}
