import FeedLoading
import FeedParsing

extension SubscriptionEntry {
    /// The feed in a message, with name and folder.
    var words: String {
        source.words(titled: title) + (folder.map { " in the folder '\($0)'" } ?? "")
    }

    /// The feed in a line of a list: address, name and folder, separated by tabs.
    ///
    /// - Parameter feedTitle: the feed's own title, if known, for an entry without one.
    func line(feedTitle: String?) -> String {
        var fields = [address, title ?? feedTitle ?? "", folder ?? ""]
        while fields.last?.isEmpty == true { fields.removeLast() }
        return fields.map { Console.clean($0) }.joined(separator: "\t")
    }

    /// The feed as JSON, without unknown members.
    var json: PrintedJSON {
        let written = PrintedJSON.object(settings.map { ($0.name, .string($0.value)) })
        return .object([
            ("url", .string(address)), ("title", .text(title)), ("folder", .text(folder)),
            ("settings", settings.isEmpty ? nil : written),
        ])
    }

    /// The source as 'remove' and drawing take it.
    var address: String {
        if case .remote(let url) = source { url } else { source.name }
    }
}
