import FeedPluginKit

/// The plugin of `Tests/abi/growth-drill` in Swift: see `plugin.c`; without pictures.
final class Growth: FeedRenderer, FeedView {
    private let host: RendererHost
    private let output: RenderingOutput
    private let mark: String

    var feedView: (any FeedView)? { self }

    init(host: RendererHost, options: RendererOptions) {
        self.host = host
        output = host.output
        mark = options.text("mark")
    }

    func display(_ feed: FeedViewModel) {
        output.write("title \(feed.title)\n")
        for source in feed.sources {
            output.write("from \(source.title) \(source.itemCount)\n")
        }
        output.write("retry \(host.words[.retry])\n")
        for (index, item) in feed.items.enumerated() {
            output.write("\(mark) \(item.title)\nopen \(item.openURL ?? "")\n")
            output.write("date \(item.date?.rfc3339 ?? "")\n")
            let detail = feed.items.detail(at: index)
            for person in detail.authors {
                output.write("author \(person.name ?? "")\n")
            }
            for file in detail.attachments {
                output.write("file \(file.url) \(file.sizeInBytes ?? -1)\n")
            }
            for tag in detail.tags {
                output.write("tag \(tag)\n")
            }
            output.write("excerpt \(feed.items.text(.excerpt, at: index)?.string ?? "")\n")
            output.write("html \(feed.items.text(.contentHTML, at: index)?.string ?? "")\n")
        }
    }
}
