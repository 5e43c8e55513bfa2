import FeedViews
import WindowRendering
import WindowWidgets

/// The pane that shows an article.
final class ArticlePane {
    /// The maximum line width in pixels.
    static let lineWidth = 700

    let header = HeaderBar()
    let widget: Box
    let area: ScrolledArea
    let back: Button
    private let star: Button
    private let read: Button
    private let buttons: [Button]
    private let content = Box(down: true, spacing: 12)
    private let nothing = StatusPage(icon: "text-x-generic-symbolic")
    private let pages: Pages
    private unowned let reader: WindowReader
    /// Creates the parts of the article; has the slots and labels of those created so far.
    private var maker: PartMaker?
    private var slots: [ArticlePicture] { maker?.slots ?? [] }
    private var labels: [Label] { maker?.labels ?? [] }
    /// The index of the text that was found last.
    private var found: Int?
    private var parts: [ArticlePart] = []
    private var madeParts = 0

    init(_ reader: WindowReader) {
        self.reader = reader
        content.margins(start: 18, end: 18, top: 18, bottom: 36)
        area = ScrolledArea(Clamp(content, width: Self.lineWidth)).asksForNoWidth().takesFocus()
        pages = Pages([nothing, area])
        pages.expand(across: true, down: true)
        func button(_ icon: String, _ word: FeedWord, _ action: ReaderAction) -> Button {
            Button(icon: icon, reader.words[word]) { [unowned reader] in
                reader.requestOfArticle(action)
            }
        }
        back = Button(icon: "go-previous-symbolic", reader.words[.readerBack]) {
            [unowned reader] in reader.request(.back)
        }
        star = button("non-starred-symbolic", .readerToggleStar, .star)
        read = button("mail-unread-symbolic", .readerToggleRead, .unread)
        let copy = button("edit-copy-symbolic", .readerCopyAddress, .copy)
        let open = button("web-browser-symbolic", .readerOpenPage, .open)
        buttons = [star, read, copy, open]
        header.add(start: [back, star, read], end: [open, copy])
        widget = Box(down: true, [header, pages])
        widget.expand(across: true).size(width: 350)
        showNothing("")
    }

    func showNothing(_ words: String) {
        clear()
        nothing.show(words)
        pages.show(nothing)
        for button in buttons { button.isVisible = false }
    }

    private func clear() {
        maker = nil
        parts = []
        madeParts = 0
        found = nil
        content.removeAll()
    }

    /// Updates the buttons for the item's states; one that is gone has none.
    func show(_ states: FeedItemStates, isGone: Bool, canOpen: Bool) {
        star.icon = states.contains(.starred) ? "starred-symbolic" : "non-starred-symbolic"
        read.icon = states.contains(.read) ? "mail-read-symbolic" : "mail-unread-symbolic"
        for button in buttons { button.isVisible = true }
        for button in buttons.prefix(2) { button.isVisible = !isGone }
        for button in buttons.suffix(2) { button.isSensitive = canOpen }
    }

    /// Shows an article; only its first parts are created immediately.
    ///
    /// - Parameter isSame: true for the item of the last article, which stays where it is if nothing
    ///   has changed in it.
    func show(
        _ parts: [ArticlePart], title: String, language: String?, isSame: Bool
    ) {
        if isSame, parts == self.parts {
            for slot in slots { slot.request = reader.pictureRequest(slot.request.url) }
            return
        }
        clear()
        self.parts = parts
        area.scroll(to: 0)
        pages.show(area)
        let isRightToLeft = BaseDirection.isRightToLeft(title, language: language)
        let maker = PartMaker(
            reader, isRightToLeft: isRightToLeft, follow: { [unowned self] in follow($0) })
        self.maker = maker
        add(by: maker)
    }

    private func add(by maker: PartMaker) {
        guard maker === self.maker, madeParts < parts.count else { return }
        let slotCount = slots.count
        // Not all at once, so that a long article delays no frame.
        for part in ArticleParts.batch(of: parts[madeParts...]) {
            content.append(maker.widget(of: part))
            madeParts += 1
        }
        for slot in slots.dropFirst(slotCount) {
            if let state = reader.pictures.state(of: slot.request) { slot.show(state) }
        }
        reader.updatePictures()
        MainLoop.later { [weak self] in self?.add(by: maker) }
    }

    /// Follows a link, which may lead to another part, as that of a note does.
    private func follow(_ address: String) {
        guard address.utf8.first == UInt8(ascii: "#") else {
            return reader.requestOfArticle(.open, text: address)
        }
        guard let index = parts.firstIndex(where: { $0.isCalled(address.dropFirst()) }),
            let place = content.child(index)?.extent(in: content)
        else { return }
        area.scroll(to: place.top)
    }

    // MARK: Finding

    /// True if all parts are created.
    var isMade: Bool { madeParts == parts.count }

    /// True if all parts are created and have their places.
    var isLaidOut: Bool {
        isMade && labels.last.map { $0.extent(in: content) != nil } ?? true
    }

    /// Begins at the top again.
    func endFinding() {
        if let found { labels[found].setStyle("found", false) }
        found = nil
    }

    /// Scrolls to the next text with a match in a direction, around the ends; `nil` if there is none.
    func find(_ search: SearchText, _ direction: Int) -> FoundPlace? {
        let labels = labels
        let start = found ?? (direction > 0 ? 0 : labels.count - 1)
        let place = FoundPlace(
            in: labels.count, from: start, direction, first: found == nil ? 0 : 1
        ) { search.isIn(labels[$0].words) }
        guard let place else { return nil }
        endFinding()
        found = place.index
        labels[place.index].setStyle("found", true)
        if let extent = labels[place.index].extent(in: content) { area.scroll(to: extent.top) }
        return place
    }

    // MARK: Pictures

    /// Returns the pictures in view, and those within a page of it.
    var pictures: (visible: [FeedImageRequest], near: [FeedImageRequest]) {
        var visible: [FeedImageRequest] = []
        var near: [FeedImageRequest] = []
        let height = area.height
        guard height > 0 else { return ([], []) }
        for slot in slots {
            guard let (top, size) = slot.widget.extent(in: area) else { continue }
            if top + size > 0, top < height {
                visible.append(slot.request)
            } else if top + size > -height, top < 2 * height {
                near.append(slot.request)
            }
        }
        return (visible, near)
    }

    func show(_ state: PictureState<Texture>, of request: FeedImageRequest) {
        for slot in slots where slot.request == request { slot.show(state) }
    }
}
