import FeedPluginAPI
package import FeedViews

// Articles as C structs, whose strings and arrays lie in the arena.

extension Arena {
    /// Lends `parts` of the articles of items from an index on: at most `count`, fewer if they are
    /// large. The last item need not be made again.
    package func articles(
        of items: FeedItemViewModels, after last: LastItem? = nil, parts: FeedArticleParts,
        from first: Int, upTo count: Int = 1
    ) -> (address: UInt64, count: Int) {
        unsafe list(upTo: count, bound: Self.bound) {
            let index = first + $0
            let model =
                last?.withItem(at: index) { items.article(of: $0, at: index, parts: parts) }
                ?? items.article(at: index, parts: parts)
            return unsafe article(model)
        }.lent
    }

    private func article(_ article: FeedArticleViewModel) -> feed_article {
        var lent = unsafe sized(feed_article())
        unsafe lent.title = string(article.$title)
        unsafe lent.shows_title = article.showsTitle ? 1 : 0
        unsafe lent.facts = list(article.facts) { unsafe entry($0) }
        unsafe lent.facts_line = string(article.$factsLine)
        // A copy for all members, since each access makes one.
        let picture = article.picture
        unsafe lent.is_picture_above_body = picture?.isAboveBody == true ? 1 : 0
        unsafe lent.picture_url = string(picture?.$url)
        unsafe lent.picture_alternative_text = string(picture?.$alternativeText)
        unsafe lent.picture_width = Int64(picture?.width ?? -1)
        unsafe lent.picture_height = Int64(picture?.height ?? -1)
        unsafe lent.language = string(article.$language)
        unsafe lent.body_html = string(article.$bodyHTML)
        unsafe lent.body_text = string(article.$bodyText)
        unsafe lent.caption = string(article.$caption)
        unsafe lent.links = list(article.links) { unsafe entry($0) }
        unsafe lent.subjects = list(article.$subjects) { unsafe string($0) }
        unsafe lent.tags = list(article.$tags) { unsafe string($0) }
        unsafe lent.recording_url = string(article.recording?.$url)
        unsafe lent.recording_kind = (article.recording?.kind ?? .other).rawValue
        return unsafe lent
    }

    private func entry(_ entry: ArticleEntryViewModel) -> feed_article_entry {
        var lent = unsafe sized(feed_article_entry())
        unsafe lent.kind = entry.kind.rawValue
        unsafe lent.before = string(entry.$before)
        unsafe lent.value = string(entry.$value)
        unsafe lent.after = string(entry.$after)
        unsafe lent.url = string(entry.$url)
        return unsafe lent
    }
}
