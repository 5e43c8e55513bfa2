import FeedPluginAPI
import FeedViews

/// The items and sources of a feed, read from the host on request.
///
/// The host lends them until the next feed has been displayed or the renderer ends. Later queries
/// return empty items.
///
/// `@unchecked Sendable`: a collection of view models must be Sendable, but works only on the
/// renderer's thread; the host rejects others.
@safe final class LentItems: FeedItemSource, @unchecked Sendable {
    private var model: UnsafePointer<feed_view_model>?
    let count: Int
    let sourceCount: Int
    let revision: UInt64

    init(_ model: UnsafePointer<feed_view_model>) {
        unsafe self.model = unsafe model
        count = unsafe Int(clamping: model.pointee.item_count)
        sourceCount = unsafe Int(clamping: model.pointee.source_count)
        revision = unsafe model.pointee.revision
    }

    /// Returns true if these are the items of `model`.
    func isLent(by model: UnsafePointer<feed_view_model>?) -> Bool {
        unsafe self.model != nil && self.model == model
    }

    /// Clears the pointer to the host's feed.
    func invalidate() {
        unsafe model = nil
    }

    func item(at index: Int) -> FeedItemViewModel { item(at: index, position: .none) }

    func item(at index: Int, position: FeedItemPosition) -> FeedItemViewModel {
        guard let model = unsafe model,
            let item = unsafe model.pointee.item(model, UInt64(index))
        else { return FeedItemViewModel(identifier: "", title: "") }
        return unsafe FeedItemViewModel(item, at: position)
    }

    func detail(at index: Int, parts: FeedDetailParts) -> FeedItemDetailViewModel {
        guard let model = unsafe model,
            let detail = unsafe model.pointee.item_detail(model, UInt64(index), parts.rawValue)
        else { return FeedItemDetailViewModel() }
        return unsafe FeedItemDetailViewModel(detail)
    }

    func article(at index: Int, parts: FeedArticleParts) -> FeedArticleViewModel {
        guard let model = unsafe model,
            let article = unsafe model.pointee.article(model, UInt64(index), parts.rawValue)
        else { return FeedArticleViewModel(title: "") }
        return unsafe FeedArticleViewModel(article)
    }

    func text(_ text: FeedItemText, at index: Int) -> FeedText? {
        guard let model = unsafe model else { return nil }
        let lent = unsafe model.pointee.item_text(model, UInt64(index), text.rawValue)
        var texts = unsafe FeedTextWriter(capacity: lent.length)
        return unsafe texts.add(lent)
    }

    /// Returns a source with its current counts.
    func source(at index: Int) -> FeedSourceViewModel {
        guard let model = unsafe model,
            let lent = unsafe model.pointee.source(model, UInt64(index))
        else { return FeedSourceViewModel(title: "") }
        return unsafe FeedSourceViewModel(lent)
    }
}
