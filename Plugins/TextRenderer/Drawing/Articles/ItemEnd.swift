import FeedViews

/// Draws what follows an article's text: links and subjects.
struct ItemEnd {
    let page: TextPage
    let words: FeedWords

    /// - Parameters:
    ///   - picture: a picture to draw as a link.
    ///   - drawLink: draws an address under a label.
    func draw(
        _ article: FeedArticleViewModel, picture: ArticlePictureViewModel?,
        drawLink: (_ url: String, _ label: String) -> Void
    ) {
        if let picture {
            let description = picture.alternativeText
            drawLink(
                picture.url,
                description.isEmpty
                    ? words[.picture] : words[.picture] + words[.separator] + description)
        }
        for link in article.links {
            if let url = link.url {
                drawLink(url, link.words)
            } else {
                page.writeParagraph(link.words, style: .dim)
            }
        }
        for line in article.subjects { page.writeParagraph(line, style: .dim) }
    }
}
