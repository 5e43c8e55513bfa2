import FeedPluginAPI
import FeedViews

/// The items and sources of a feed that the host lends, read from it as they are asked for.
///
/// The host lends them until the next feed has been displayed or the renderer ends. Later questions
/// are answered with empty items.
///
/// `@unchecked Sendable`: a collection of view models must be Sendable; this one is only of use
/// on the thread it was lent to, and the host refuses others.
@safe final class LentItems: @unchecked Sendable {
    private var model: UnsafePointer<feed_view_model>?
    let count: Int
    let sourceCount: Int

    init(_ model: UnsafePointer<feed_view_model>) {
        unsafe self.model = unsafe model
        count = unsafe Int(clamping: model.pointee.item_count)
        sourceCount = unsafe Int(clamping: model.pointee.source_count)
    }

    /// Forgets the host's feed.
    func invalidate() {
        unsafe model = nil
    }

    func item(at index: Int) -> FeedItemViewModel {
        guard let model = unsafe model,
            let item = unsafe model.pointee.item(model, UInt64(index))
        else { return FeedItemViewModel(id: "", title: "") }
        return unsafe FeedItemViewModel(item)
    }

    /// Makes `line` what one line shows of the item: nothing else is copied.
    func set(_ line: inout FeedItemLine, at index: Int) {
        guard let model = unsafe model,
            let item = unsafe model.pointee.item(model, UInt64(index))
        else {
            line = FeedItemLine()
            return
        }
        unsafe line.set(item)
    }

    /// Makes `bytes` say what the item says.
    func copy(at index: Int, to bytes: inout FeedItemBytes) {
        guard let model = unsafe model,
            let item = unsafe model.pointee.item(model, UInt64(index))
        else {
            bytes.removeAll()
            return
        }
        unsafe bytes.copy(item)
    }

    func detail(at index: Int) -> FeedItemDetailViewModel {
        guard let lent = unsafe lentDetail(at: index, .all) else {
            return FeedItemDetailViewModel()
        }
        return unsafe FeedItemDetailViewModel(
            lent, texts: FeedItemTexts { self.text($0, at: index) })
    }

    /// Makes `bytes` say `parts` of the detail of the item.
    func copyDetail(
        at index: Int, parts: FeedDetailParts, to bytes: inout FeedItemDetailBytes
    ) {
        guard let lent = unsafe lentDetail(at: index, parts) else {
            bytes.removeAll()
            return
        }
        unsafe bytes.copy(lent)
    }

    /// The own picture of the item, without anything else of its detail.
    func image(at index: Int) -> ImageViewModel? {
        unsafe lentDetail(at: index, .files).flatMap { unsafe ImageViewModel(of: $0) }
    }

    private func lentDetail(
        at index: Int, _ parts: FeedDetailParts
    ) -> UnsafePointer<feed_item_detail>? {
        guard let model = unsafe model else { return nil }
        return unsafe model.pointee.item_detail(model, UInt64(index), parts.rawValue)
    }

    /// The source, with the counts of now.
    func source(at index: Int) -> FeedSourceViewModel {
        guard let model = unsafe model,
            let lent = unsafe model.pointee.source(model, UInt64(index))
        else { return FeedSourceViewModel(title: "") }
        return unsafe FeedSourceViewModel(lent)
    }

    /// Appends a text to `bytes`, in UTF-8; false where there is none.
    func append(_ text: FeedItemText, at index: Int, to bytes: inout [UInt8]) -> Bool {
        guard let model = unsafe model else { return false }
        let lent = unsafe model.pointee.item_text(model, UInt64(index), feed_text(text))
        return unsafe bytes.append(lent)
    }

    func text(_ text: FeedItemText, at index: Int) -> String? {
        guard let model = unsafe model else { return nil }
        return unsafe model.pointee.item_text(model, UInt64(index), feed_text(text)).text
    }
}

extension feed_text {
    fileprivate init(_ text: FeedItemText) {
        switch text {
        case .excerpt: self = feed_text(FEED_TEXT_EXCERPT)
        case .contentHTML: self = feed_text(FEED_TEXT_CONTENT_HTML)
        case .contentText: self = feed_text(FEED_TEXT_CONTENT_TEXT)
        case .summary: self = feed_text(FEED_TEXT_SUMMARY)
        case .summaryHTML: self = feed_text(FEED_TEXT_SUMMARY_HTML)
        }
    }
}
