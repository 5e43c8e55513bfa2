import ReaderPresentation

/// Records which pages are to be shown, and answers when the test says so.
final class PagesSpy: ArticlePages {
    var messages: [String] = []
    var pages: [ArticlePage] = []
    var shown: Set<String> = []
    private var completions: [(ArticlePageOutcome) -> Void] = []

    func isShown(_ page: ArticlePage) -> Bool { shown.contains(page.item) }

    func show(_ page: ArticlePage, completion: @escaping (ArticlePageOutcome) -> Void) {
        messages.append("show \(page.item)")
        pages.append(page)
        completions.append(completion)
    }

    func hide(_ page: ArticlePage) {
        messages.append("hide \(page.item)")
        shown.remove(page.item)
    }

    /// Answers the last request.
    func answer(_ outcome: ArticlePageOutcome) {
        if outcome == .shown, let page = pages.last { shown.insert(page.item) }
        completions.last?(outcome)
    }
}
