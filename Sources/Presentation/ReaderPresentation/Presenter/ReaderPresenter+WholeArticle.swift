import FeedMarkup

// Whole articles.
extension ReaderPresenter {
    /// Shows the whole article of the item, or what its feed gives again.
    func toggleWholeArticle() -> FeedRequestOutcome {
        guard let pages else { return refuse(words[.readerNoPages]) }
        guard gone == nil else { return refuse(words[.readerItemGone]) }
        guard let feed, let index = selectedItem else { return refuse(words[.noItems]) }
        let item = feed.feed.items[index]
        guard let url = item.url, url.hasPrefix("http") else {
            return refuse(words[.readerNoAddress])
        }
        let article = feed.feed.items.article(at: index)
        let text = article.bodyText ?? article.bodyHTML.map { HTMLText.lines($0.utf8Span.span) }
        let page = ArticlePage(
            feed: feed.source(at: item.sourceIndex)?.identity ?? "", item: item.identifier,
            url: url, text: text ?? "")
        if pages.isShown(page) {
            pages.hide(page)
            show(words[.readerFeedTextShown])
            return .done
        }
        show(words[.readerLoadingArticle], .progress)
        pages.show(page) { [self] outcome in
            changing {
                switch outcome {
                case .shown: show(words[.readerArticleShown])
                case .nothingMore: show(words[.readerNoMoreArticle], .nothing)
                case .refused(let reason): show(reason, .nothing)
                }
            }
        }
        return .done
    }
}
