// The commands that the user has configured.
extension ReaderPresenter {
    /// Hands the item to a command, by the beginning of its name; without one, asks where there are several.
    func run(_ given: String?) -> FeedRequestOutcome {
        guard let commands, !commands.names.isEmpty else { return refuse(words[.readerNoCommand]) }
        // An answer is about the item of the question, wherever a reload has led meanwhile.
        guard let item = (given == nil ? nil : askedItem) ?? handedItem else {
            return refuse(words[.noItems])
        }
        askedItem = nil
        let names = commands.names
        let start = (given ?? "").utf8
        let name =
            names.first { $0.utf8.elementsEqual(start) }
            ?? names.first { $0.utf8.starts(with: start) }
        guard let name, !start.isEmpty || names.count == 1 else {
            askedItem = item
            show(names.joined(separator: ", "), .question, action: .run)
            return .done
        }
        let outcome = commands.run(name, with: item)
        if outcome == .done { show(words[phrase: .readerHandedTo].around(name)) }
        return outcome
    }

    private var handedItem: HandedItem? {
        let shown = gone?.feed ?? feed
        guard let shown, let index = gone?.index ?? selectedItem else { return nil }
        let item = shown.feed.items[index]
        let source = shown.source(at: item.sourceIndex)
        let article = shown.feed.items.article(at: index)
        var handed = HandedItem(title: item.title, of: source?.title ?? shown.feed.title)
        handed.url = item.openURL
        handed.recording = article.recording?.url
        handed.author = item.byline
        handed.date = item.date?.rfc3339
        handed.html = article.bodyHTML
        handed.text = article.bodyText
        return handed
    }
}
