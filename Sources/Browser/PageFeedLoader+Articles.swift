import FeedModel
import FeedParsing
import ReaderPresentation

// Whole articles, which the page's own server finds.
extension PageFeedLoader: ArticlePages {
    /// Takes the articles that are sent with a feed.
    func takeArticles(of lines: ArchivedItemLines) {
        for article in articles
        where lines.areAll && !article.isChosen && lines.isOf(article.feed) {
            article.isShown = false
        }
        for item in lines.articles {
            guard let url = item.url, let content = item.content else { continue }
            if let known = article(of: lines.url, url) {
                known.content = content
                if !known.isChosen { known.isShown = true }
            } else {
                articles.append(PageArticle(feed: lines.url, url: url, content))
            }
        }
    }

    /// Gives the items of a feed their articles.
    func applyArticles(to feed: inout Feed, of source: String) {
        var shown: [ExactText<String>: Int] = [:]
        for (number, article) in articles.enumerated()
        where article.isShown && ExactText(article.feed) == ExactText(source) {
            shown[ExactText(article.url)] = number
        }
        for index in feed.items.indices where !shown.isEmpty {
            guard let number = shown[ExactText(feed.items[index].url ?? "")] else { continue }
            feed.items[index] = feed.items[index].withContent(articles[number].content)
        }
    }

    func isShown(_ page: ArticlePage) -> Bool { article(of: page)?.isShown == true }

    func hide(_ page: ArticlePage) { _ = choose(false, page) }

    func show(_ page: ArticlePage, completion: @escaping (ArticlePageOutcome) -> Void) {
        if let articleTask { tasks.cancel(articleTask) }
        if choose(true, page) { return completion(.shown) }
        let task = tasks.begin { [self] outcome in
            switch outcome {
            case .success(let loaded):
                for lines in ArchivedItemLines.read(loaded.bytes) { takeArticles(of: lines) }
                completion(choose(true, page) ? .shown : .nothingMore)
            case .failure(let failure):
                completion(.refused(failure.failure(at: page.url, in: language).message))
            }
        }
        articleTask = task
        let feed = source(of: page)
        unsafe page.url.lend { url, count in
            unsafe feed.lend { unsafe page_load_article(task, url, count, $0, $1) }
        }
    }

    /// Shows the article or the feed's text; returns false without an article.
    private func choose(_ isShown: Bool, _ page: ArticlePage) -> Bool {
        guard let article = article(of: page) else { return false }
        article.isShown = isShown
        article.isChosen = true
        unsafe article.url.lend { url, count in
            unsafe article.feed.lend {
                unsafe page_choose_article(isShown ? 1 : 0, url, count, $0, $1)
            }
        }
        showAgain()
        // At once, however long other feeds take.
        showPart()
        return true
    }

    private func article(of page: ArticlePage) -> PageArticle? {
        article(of: source(of: page), page.url)
    }

    private func article(of feed: String, _ url: String) -> PageArticle? {
        articles.first { $0.isOf(feed, url) }
    }

    /// The address of the feed of a page's item.
    private func source(of page: ArticlePage) -> String {
        sources.first { $0.isShown(as: page.feed) }?.url ?? ""
    }
}
