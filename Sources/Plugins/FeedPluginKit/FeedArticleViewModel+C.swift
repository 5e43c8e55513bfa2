import FeedPluginAPI
import FeedViews

extension FeedArticleViewModel {
    /// Copies an article; parts that were not requested are absent. Copies each member, since an
    /// older host's structs are smaller.
    init(_ article: UnsafePointer<feed_article>) {
        var texts = FeedTextWriter()
        self.init(unsafe texts.add(article.pointee.title) ?? .empty)
        showsTitle = unsafe article.pointee.shows_title != 0
        facts = unsafe texts.entries(article.pointee.facts)
        $factsLine = unsafe texts.add(article.pointee.facts_line) ?? .empty
        picture = unsafe texts.picture(of: article)
        $language = unsafe texts.add(article.pointee.language)
        $bodyHTML = unsafe texts.add(article.pointee.body_html)
        $bodyText = unsafe texts.add(article.pointee.body_text)
        $caption = unsafe texts.add(article.pointee.caption)
        links = unsafe texts.entries(article.pointee.links)
        $subjects = unsafe texts.list(article.pointee.subjects)
        $tags = unsafe texts.list(article.pointee.tags)
        if let url = unsafe texts.add(article.pointee.recording_url) {
            recording = unsafe ArticleRecordingViewModel(
                url: "", kind: FileKind(article.pointee.recording_kind))
            recording?.$url = url
        }
    }
}

extension FeedTextWriter {
    fileprivate mutating func entries(_ entries: feed_list) -> [ArticleEntryViewModel] {
        unsafe entries.map(of: feed_article_entry.self) {
            unsafe ArticleEntryViewModel(
                ArticleEntryKind(rawValue: $0.pointee.kind) ?? .other,
                before: add($0.pointee.before) ?? .empty, value: add($0.pointee.value) ?? .empty,
                after: add($0.pointee.after) ?? .empty, url: add($0.pointee.url))
        }
    }

    fileprivate mutating func picture(
        of article: UnsafePointer<feed_article>
    ) -> ArticlePictureViewModel? {
        guard let url = unsafe add(article.pointee.picture_url) else { return nil }
        let width = unsafe article.pointee.picture_width
        let height = unsafe article.pointee.picture_height
        var picture = unsafe ArticlePictureViewModel(
            url: "", width: width < 0 ? nil : Int(width), height: height < 0 ? nil : Int(height),
            isAboveBody: article.pointee.is_picture_above_body != 0)
        picture.$url = url
        picture.$alternativeText =
            unsafe add(article.pointee.picture_alternative_text) ?? .empty
        return picture
    }

    mutating func list(_ texts: feed_list) -> [FeedText] {
        unsafe texts.map(of: feed_string.self) { unsafe add($0.pointee) ?? .empty }
    }
}
