import FeedPluginKit

/// @TITLE@: shows the beginning of each item, and where to read on.
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
            if let date = item.date {
                output.write(" (\(date.words))")
            }
            output.write("\n")
            if showsExcerpts, item.titleOrigin != .text,
                let excerpt = feed.items.text(.excerpt, at: index)?.string
            {
                output.write("  \(excerpt)\n")
            }
            if let url = item.openURL {
                output.write("  \(url)\n")
            }
        }
    }
}
