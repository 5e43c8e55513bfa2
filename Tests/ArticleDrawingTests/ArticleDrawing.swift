import FeedPresentation
import FeedRendering
import HTMLRendering
import JSONRendering
import PresentationTestSupport
import TextRendering
import WindowRendering

@testable import TerminalRendering

/// A drawing that shows articles.
enum ArticleDrawing: CaseIterable {
    case text
    case terminal
    case html
    case window
    case page
    case json

    /// Returns what it shows of the first item of `feed`, with all markup.
    func drawn(_ feed: FeedViewModel) -> String {
        let words = EnglishPhrases().words
        let article = feed.items.article(at: 0)
        switch self {
        case .text:
            return written {
                TextFeedView(
                    output: $0, environment: RenderingEnvironment(), words: words,
                    options: TextRenderingOptions(style: .full), now: 0
                ).display(feed)
            }
        case .terminal:
            var open = OpenArticle(
                key: "1", revision: feed.revision, index: 0, item: feed.items[0], article: article,
                words: words,
                width: 80, isStyled: true, showsPictures: true)
            let pictures = open.pictures
            open.compose(height: 100, version: 0) {
                OpenArticle.Extent(rows: 0, words: "picture \(pictures[$0].url ?? "above")")
            }
            return open.lines.indices.map { open.text(ofLine: $0) }.joined(separator: "\n")
        case .html:
            let page = written {
                HTMLPageRenderer(words: words, options: HTMLPageOptions(content: .whole))
                    .render(feed, to: $0)
            }
            // The feed's own facts are above.
            return page.split(separator: "<main").last.map { String($0) } ?? ""
        case .window: return "\(ArticleParts.parts(of: article))"
        case .page:
            return written {
                var writer = JSONWriter(output: $0, layout: .compact)
                writer.object {
                    PageItem.writeArticle(
                        0, of: feed.items, language: feed.language, to: &$0)
                }
                writer.finish()
            }
        case .json: return written { JSONFeedRenderer(layout: .compact).render(feed, to: $0) }
        }
    }
}
