import FeedModel

extension FeedViewModelFactory {
    /// A picture may be in the content.
    static func hasDetail(at index: Int, of list: [FeedItem]) -> Bool {
        let item = list[index]
        return item.hasDetails || item.hasContent
    }

    static func text(
        _ text: FeedItemText, at index: Int, of items: [FeedItem]
    ) -> String? {
        let item = items[index]
        guard item.hasContent else { return nil }
        return switch text {
        case .excerpt: Excerpt.paragraph(of: item)
        case .contentHTML: item.content?.html(onPage: item.url)
        case .contentText: item.content.flatMap { $0.isMarkup ? nil : $0.plainText }
        case .summary:
            item.summary.map { $0.plainText }.flatMap { $0.isEmpty ? nil : $0 }
        case .summaryHTML: item.summary?.html(onPage: item.url)
        }
    }

    /// The same in bytes: what is sanitised is handed on as it was made.
    static func append(
        _ text: FeedItemText, at index: Int, of items: [FeedItem], to bytes: inout [UInt8]
    ) -> Bool {
        let item = items[index]
        guard item.hasContent else { return false }
        switch text {
        case .contentHTML: return item.content?.appendHTML(onPage: item.url, to: &bytes) ?? false
        case .summaryHTML: return item.summary?.appendHTML(onPage: item.url, to: &bytes) ?? false
        case .excerpt, .contentText, .summary:
            guard let text = self.text(text, at: index, of: items) else { return false }
            bytes.append(contentsOf: text.utf8)
            return true
        }
    }
}
