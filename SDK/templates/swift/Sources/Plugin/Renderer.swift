import FeedPluginKit

/// @TITLE@: shows what each item begins with, and where to read on.
final class Renderer: FeedRenderer, FeedView {
    private let output: RenderingOutput
    private let showsExcerpts: Bool

    var feedView: (any FeedView)? { self }

    init(host: RendererHost, options: RendererOptions) {
        output = host.output
        showsExcerpts = options.boolean("excerpts")
    }

    func display(_ feed: FeedViewModel) {
        output.write("\(feed.title)\n")
        for (index, item) in feed.items.enumerated() {
            output.write("\n* \(item.title)")
            if let date = item.published {
                output.write(" (\(date.words))")
            }
            output.write("\n")
            if showsExcerpts, !item.isTitleDerived,
                let excerpt = feed.items.text(.excerpt, at: index)
            {
                output.write("  \(excerpt)\n")
            }
            if let url = item.url {
                output.write("  \(url)\n")
            }
        }
    }
}
