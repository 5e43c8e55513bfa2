import FeedPluginAPI
import FeedPresentation

/// The items of the feed that is being displayed, read from the host as they are asked for.
///
/// The host lends them for the call of display. Later questions are answered with empty items.
///
/// `@unchecked Sendable`: a collection of view models must be Sendable; this one is only of use
/// on the thread it was lent to, and the host refuses others.
@safe final class BorrowedFeed: @unchecked Sendable {
    private var model: UnsafePointer<feed_view_model>?
    let count: Int

    init(_ model: UnsafePointer<feed_view_model>) {
        unsafe self.model = unsafe model
        count = unsafe Int(clamping: model.pointee.item_count)
    }

    /// Forgets the host's feed.
    func invalidate() {
        unsafe model = nil
    }

    func item(at index: Int) -> FeedItemViewModel {
        guard let model = unsafe model,
            let item = unsafe model.pointee.item(model, UInt64(index))
        else { return FeedItemViewModel(id: "", title: "") }
        return unsafe FeedItemViewModel(item.pointee)
    }

    func detail(at index: Int) -> FeedItemDetailViewModel {
        guard let model = unsafe model,
            let detail = unsafe model.pointee.item_detail(model, UInt64(index))
        else { return FeedItemDetailViewModel() }
        return unsafe FeedItemDetailViewModel(lent: detail)
    }
}
