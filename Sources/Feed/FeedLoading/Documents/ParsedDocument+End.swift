import FeedModel
package import FeedParsing

extension ParsedDocument {
    /// True if the document ends before its root does.
    package var isCutShort: Bool {
        let problems =
            switch self {
            case .feed(let feed): feed.problems
            case .subscriptions(_, searches: _, title: _, let problems): problems
            }
        return problems.contains { $0.code == "truncated-document" }
    }
}
